import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell" });
const dir = "/work/shared/data/photos/wicht/";
for (const [w, h, scheme, touch, lang] of [[1280, 800, "dark", false, "en"], [740, 360, "light", true, "en"], [360, 740, "light", true, "zh-CN"], [320, 568, "light", true, "en"]]) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, hasTouch: touch, isMobile: touch, deviceScaleFactor: touch ? 2 : 1, locale: lang });
  const page = await context.newPage();
  await page.goto("http://localhost:4190/");
  await page.waitForSelector("nonet-board");
  await page.waitForTimeout(1500);
  const drop = async (file) => {
    const b64 = readFileSync(file).toString("base64");
    await page.evaluate(async (b64) => {
      const bytes = Uint8Array.from(atob(b64), (c) => c.charCodeAt(0));
      const dt = new DataTransfer();
      dt.items.add(new File([bytes], "photo.jpg", { type: "image/jpeg" }));
      for (const type of ["dragenter", "dragover", "drop"]) document.body.dispatchEvent(new DragEvent(type, { dataTransfer: dt, bubbles: true, cancelable: true }));
    }, b64);
    await page.waitForTimeout(4000);
  };
  await page.keyboard.press("Control+k");
  await page.locator('[data-tool="picture"]').click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/shots/p2-${w}-ask.png` });
  await page.keyboard.press("Escape");
  await drop(dir + "image1045.jpg");
  await page.screenshot({ path: `/tmp/shots/p2-${w}-unsure.png` });
  await page.keyboard.press("Escape");
  await drop("/tmp/shots/p2-1280-ask.png");
  await page.screenshot({ path: `/tmp/shots/p2-${w}-none.png` });
  await context.close();
}
await browser.close();

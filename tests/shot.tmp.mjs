import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell" });
const pics = process.argv.slice(2);
for (const [w, h, scheme, touch] of [[1280, 800, "light", false], [360, 740, "dark", true], [820, 1180, "light", true]]) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, hasTouch: touch, isMobile: touch, deviceScaleFactor: touch ? 2 : 1 });
  const page = await context.newPage();
  page.on("console", (m) => m.type() === "error" && console.log("console", m.text()));
  page.on("pageerror", (e) => console.log("pageerror", e.message));
  await page.goto("http://localhost:4190/");
  await page.waitForSelector("nonet-board");
  await page.waitForTimeout(1500);
  for (const [i, p] of pics.entries()) {
    const b64 = readFileSync(p).toString("base64");
    const t0 = Date.now();
    await page.evaluate(async (b64) => {
      const bytes = Uint8Array.from(atob(b64), (c) => c.charCodeAt(0));
      const dt = new DataTransfer();
      dt.items.add(new File([bytes], "photo.jpg", { type: "image/jpeg" }));
      for (const type of ["dragenter", "dragover", "drop"]) document.body.dispatchEvent(new DragEvent(type, { dataTransfer: dt, bubbles: true, cancelable: true }));
    }, b64);
    await page.waitForFunction(() => !document.querySelector(".drop-target") && document.querySelector(".picture-dialog[open] .picture-status:not(.info)"), null, { timeout: 30000 }).catch((e) => console.log(String(e).slice(0, 200)));
    console.log(w, p, Date.now() - t0, (await page.locator(".picture-status").innerText().catch(() => "?")).replaceAll("\n", " | "));
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/shots/pic-${w}-${i}.png` });
    await page.keyboard.press("Escape");
    await page.waitForTimeout(300);
  }
  await context.close();
}
await browser.close();

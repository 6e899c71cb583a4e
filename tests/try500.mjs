import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await (await b.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB", acceptDownloads: true })).newPage();
page.on("console", (m) => m.type() === "error" && console.log(m.text()));
await page.addInitScript(() => { window.longest = 0; new PerformanceObserver((l) => { for (const e of l.getEntries()) window.longest = Math.max(window.longest, e.duration); }).observe({ type: "longtask" }); });
const longest = async (what) => { console.log(what, "longest task", await page.evaluate(() => { const x = window.longest; window.longest = 0; return Math.round(x); })); };
await page.goto("http://localhost:4391/#print");
await page.getByRole("button", { name: "New puzzles" }).click();
for (const level of (process.env.LEVELS ?? "mixed").split(",")) {
  await page.locator(".print-form select").selectOption(level);
  await page.locator("input.number").fill("500"); await page.locator("input.number").press("Tab");
  await longest("before"); const t = Date.now();
  await page.getByRole("button", { name: /Make/ }).click();
  await page.locator("#print-status").getByText(/puzzles are ready|only/i).waitFor({ timeout: 400000 });
  console.log(level, "made in", Date.now() - t); await longest("making + first drawing");
}
for (const [per, boxes] of [["1", true], ["9", true]]) {
  await page.locator(".segment", { hasText: new RegExp(`^${per}$`) }).click(); await page.waitForTimeout(500); await longest(`per ${per}`);
  for (const name of ["With candidates", "With QR codes"]) { await page.getByRole("checkbox", { name }).setChecked(boxes); await page.waitForTimeout(500); await longest(name); }
  const t = Date.now();
  const d = page.waitForEvent("download"); await page.getByRole("button", { name: "Save as PDF" }).click();
  const seen = await page.getByText(/Making the PDF/).textContent({ timeout: 3000 }).catch(() => "none");
  await (await d).saveAs(`/tmp/g2out/500-${per}.pdf`); console.log("pdf", per, Date.now() - t, "ms", seen); await longest("pdf");
}
await b.close();

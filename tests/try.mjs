import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const ctx = await b.newContext({ viewport: { width: 1280, height: 800 }, locale: process.env.LOC ?? "en-GB", acceptDownloads: true });
const page = await ctx.newPage();
page.on("console", (m) => console.log("console", m.type(), m.text()));
page.on("pageerror", (e) => console.log("pageerror", e));
await page.goto("http://localhost:4391/#print");
const zh = (process.env.LOC ?? "").startsWith("zh");
const L = zh ? { n: "新题目", make: "生成题目", pdf: "保存为 PDF", cand: "印出候选数", codes: "附上二维码", title: "标题", count: "题数" } : { n: "New puzzles", make: "Make the puzzles", pdf: "Save as PDF", cand: "With candidates", codes: "With QR codes", title: "Title" };
await page.getByRole("button", { name: L.n }).click();
await page.locator("input.number").fill(process.env.N ?? "10"); await page.locator("input.number").press("Tab");
await page.locator(".print-form select").selectOption(process.env.LEVEL ?? "mixed");
let t = Date.now();
await page.getByRole("button", { name: L.make }).click();
await page.locator(".sheet-paper").first().waitFor({ timeout: 500000 });
console.log("made", Date.now() - t);
await page.getByRole("textbox", { name: L.title }).fill(process.env.TITLE ?? "A book of puzzles");
const runs = JSON.parse(process.env.RUNS ?? '[{"per":4,"paper":"A4","cand":false,"codes":true}]');
for (const r of runs) {
  await page.locator(".segment", { hasText: new RegExp(`^${r.per}$`) }).click();
  await page.locator(".segment", { hasText: new RegExp(`^${r.paper}$`) }).click();
  await page.getByRole("checkbox", { name: L.cand }).setChecked(r.cand);
  await page.getByRole("checkbox", { name: L.codes }).setChecked(r.codes);
  t = Date.now();
  const [d] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: L.pdf }).click()]);
  const f = `/tmp/g2out/${process.env.TAG ?? "en"}-${r.per}-${r.paper}${r.cand ? "-c" : ""}${r.codes ? "-q" : ""}.pdf`;
  await d.saveAs(f); console.log(f, d.suggestedFilename(), Date.now() - t, "ms");
  if (r.print) { await page.pdf({ path: f.replace(".pdf", ".browser.pdf"), preferCSSPageSize: true }); }
}
await page.screenshot({ path: `/tmp/g2out/${process.env.TAG ?? "en"}-desk.png` });
await page.setViewportSize({ width: 360, height: 740 }); await page.screenshot({ path: `/tmp/g2out/${process.env.TAG ?? "en"}-phone.png`, fullPage: false });
await b.close();

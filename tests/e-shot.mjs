import { chromium } from "playwright";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const INK = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const LIB = ":0000:x:" + INK.replace("8..", "8+1+2") + ":912 913 459 549:";
const J = JSON.stringify({ givens: INK, values: "812" + INK.slice(3), corner: Array.from({length:81},(_, c)=> c%7===3?0b1011:0), centre: Array.from({length:81},(_, c)=> c%11===5?0b110000:0), colours: Array.from({length:81},(_, c)=> c%9===4?1<<(c%5):0), details: { title: "<b>Escargot</b> & friends", author: "Arto Inkala", comment: "A long comment that says many things about this puzzle, and how it was made, and where it was first printed.", record: "n2~bad" }, warnings: [{ id: "variant-rules", line: 0, column: 0, count: 1, detail: "killer cages, thermometers" }, { id: "repaired", line: 0, column: 0, count: 2, detail: "" }] });
const LIST = [INK, INK.replace("8", "."), "12345", INK.replace("3", ".")].join("\n");
for (const [size, w, h] of [["phone", 360, 740], ["desktop", 1280, 800]]) for (const scheme of ["light", "dark"]) {
  const p = await b.newPage({ viewport: { width: w, height: h }, colorScheme: scheme, locale: process.env.L ?? "en-GB" });
  p.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log(size, m.text()));
  p.on("pageerror", (e) => console.log(size, String(e)));
  await p.goto("http://localhost:4393/");
  await p.waitForFunction(() => /[1-9]/.test(document.querySelector("#board")?.givens ?? ""));
  if (w < 700) await p.getByRole("banner").getByRole("button").last().click();
  await p.locator("#panel-tools .tool").first().click();
  for (const [n, text] of [["empty", ""], ["lib", LIB], ["json", J], ["list", LIST], ["bad", "12x"]]) {
    await p.locator("dialog textarea").fill(text);
    await p.waitForTimeout(700);
    if (scheme === "light" || n === "json") await p.screenshot({ path: `/tmp/e-${size}-${scheme}-${n}.png` });
  }
  await p.evaluate(() => { const d = new DataTransfer(); d.items.add(new File(["x"], "a.txt")); document.body.dispatchEvent(new DragEvent("dragenter", { dataTransfer: d, bubbles: true, cancelable: true })); });
  await p.waitForTimeout(500);
  await p.screenshot({ path: `/tmp/e-${size}-${scheme}-drop.png` });
  await p.close();
}
await b.close();

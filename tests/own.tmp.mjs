// screenshots of our own page, read by the module
import { chromium } from "@playwright/test";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { loadModule } from "./wasm/load.mjs";
import { mkdirSync, writeFileSync } from "node:fs";
mkdirSync("/tmp/own", { recursive: true });
const picture = await loadModule("nonet-picture");
const read = async (png) => { const image = await loadImage(png); const c = createCanvas(image.width, image.height); const x = c.getContext("2d"); x.drawImage(image, 0, 0); const d = x.getImageData(0, 0, image.width, image.height); return picture.readPicture(d.data, d.width, d.height); };
const text = (a) => Array.from(a, (d) => d || ".").join("");
const C = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell" });
const index = [];
let all = 0, good = 0, marksAll = 0, marksRight = 0, unsure = 0, wrong = 0, wrongMarked = 0;
for (const [w, h, dpr, touch] of [[360, 740, 2, true], [820, 1180, 1, true], [1280, 800, 1, false]]) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, hasTouch: touch, isMobile: touch, deviceScaleFactor: dpr });
  const page = await context.newPage();
  await page.goto("http://localhost:4190/#p=" + C);
  await page.waitForFunction(() => document.querySelector("#board")?.givens?.startsWith("53"));
  await page.waitForTimeout(1200);
  const board = page.locator("#board");
  for (const state of ["plain", "selected", "entries", "notes", "candidates", "colours", "hint1", "hint3"]) {
    await board.evaluate((b, state) => {
      if (state === "plain") b.selection = [];
      if (state === "selected") b.selection = [40];
      if (state === "entries") { b.selection = [2]; b.enter(4); b.selection = [3]; b.enter(6); b.selection = [30]; b.enter(7); b.selection=[]; }
      if (state === "notes") { b.mode = "corner"; for (const [c, ds] of [[5, [2, 6, 8]], [8, [2]], [10, [2, 4, 7]], [25, [3, 4]]]) { b.selection = [c]; for (const d of ds) b.enter(d); } b.mode = "digit"; b.selection = []; }
      if (state === "candidates") { b.marks = "candidates"; }
      if (state === "colours") { b.marks = "notes"; b.mode = "colour"; [[0, 1], [12, 2], [25, 4], [33, 7]].forEach(([c, d]) => { b.selection = [c]; b.enter(d); }); b.mode = "digit"; b.selection = []; }
    }, state);
    if (state === "hint1") { await page.keyboard.press("h"); await page.waitForTimeout(900); }
    if (state === "hint3") { await page.keyboard.press("h"); await page.keyboard.press("h"); await page.waitForTimeout(1200); }
    for (const theme of ["light", "dark", "sepia", "contrast"]) {
      await page.evaluate((t) => { document.documentElement.dataset.theme = t; }, theme);
      await page.waitForTimeout(250);
      const png = await page.screenshot({ animations: "disabled" });
      const want = await board.evaluate((b) => ({ givens: b.givens, value: b.value, candidates: [...b.candidates], marks: b.marks, state: b.state }));
      { const file = `${w}-${state}-${theme}.png`; writeFileSync(`/tmp/own/${file}`, png); const masks = want.marks === 'candidates' ? want.candidates : await board.evaluate((b) => [...(b.notes ?? new Array(81).fill(0))]); index.push([file, want.givens, Array.from(want.value, (v, i) => want.givens[i] !== '.' ? '.' : v).join(''), Array.from({length:81}, (_, i) => want.value[i] !== '.' ? '.' : ([1,2,3,4,5,6,7,8,9].filter((d) => masks[i] & (1 << (d - 1))).join('') || '.')).join(' '), '0 0 1 0 1 1 0 1'].join('\t')); }
      const r = await read(png);
      const b = r.boards[0];
      all++;
      const ok = b && text(b.givens) === want.givens && text(Array.from(b.givens, (g, i) => g || b.entries[i])) === want.value;
      if (ok) good++;
      const name = `${w}-${state}-${theme}`;
      if (b) { unsure += b.uncertain.length; for (let i = 0; i < 81; i++) { const wv = want.value[i], gv = want.givens[i]; const v = String(b.givens[i] || b.entries[i] || "."); if (v !== wv || String(b.givens[i] || ".") !== gv) { wrong++; if (b.uncertain.includes(i)) wrongMarked++; } } }
      if (!ok || (b && b.uncertain.length > 4)) { console.log(name, ok, r.fault, r.boards.length, b && text(b.givens), b && text(b.entries), b && b.uncertain.length, b && b.unique); }
      if (state === "candidates" && b) { let bad = 0; for (let i = 0; i < 81; i++) if (want.value[i] === ".") { marksAll++; if (b.candidates[i] === want.candidates[i]) marksRight++; else bad++; } if (bad) { console.log(name, "candidates wrong in", bad); } }
    }
  }
  await context.close();
}
writeFileSync('/tmp/own/index.tsv', index.join('\n') + '\n');
console.log({ all, good, marksAll, marksRight, unsure, wrong, wrongMarked });
await browser.close();

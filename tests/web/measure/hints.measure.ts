/** How long a press of the hint button takes to be answered, at positions of the hardest puzzles. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { test } from "../support/app.js";
import { quantile, summary } from "../support/figures.js";

/** A file with a puzzle at the start of each line; by default the hardest of the published ones. */
const file = process.env["NONET_PUZZLES"] ?? new URL("../../data/puzzles.txt", import.meta.url);
const puzzles = readFileSync(file, "utf8").match(/^[1-9.0]{81}/gm)!;
const POSITIONS = Number(process.env["NONET_POSITIONS"] ?? 500);
const OF_EACH = 10;

/** Presses the button, and answers when the page says something of a hint. */
const press = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll<HTMLButtonElement>("main button")].find(({ textContent }) => textContent.trim() === "Hint")!;
    const said = document.querySelector(".say")!;
    const start = performance.now();
    const answered = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!said.querySelector(".say-title")) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(said, { childList: true, subtree: true, characterData: true });
    });
    button.click();
    await answered;
    return performance.now() - start;
  });

/** `pause`: how long the player looks at a position before asking. */
async function positions(page: Page, paste: (puzzle: string) => Promise<void>, pause: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; times.length < POSITIONS; n++) {
    await paste(puzzles[n % puzzles.length]!);
    for (let position = 0; position < OF_EACH && times.length < POSITIONS; position++) {
      await page.waitForTimeout(pause);
      times.push(await press(page));
      if (times.length % 100 === 0) console.log(`${summary(times)}; p90 ${quantile(times, 0.9).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)} ms`);
      for (let stage = 2; stage <= 4; stage++) await page.getByRole("button", { name: "Hint", exact: true }).click();
    }
  }
  return times;
}

for (const pause of [0, 1000]) {
  test(`hints, asked ${pause} ms after the last move`, async ({ nonet, page }) => {
    await nonet.open();
    console.log(`Hint, asked ${pause} ms after the last move:`);
    await positions(page, (puzzle) => nonet.paste(puzzle), pause);
  });
}

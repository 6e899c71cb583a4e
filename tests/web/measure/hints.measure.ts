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

/** Presses the button; the times in ms until the page says something of the position, and until the hint is there. */
const press = (page: Page): Promise<{ first: number; hint: number }> =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll<HTMLButtonElement>("main button")].find(
      ({ textContent }) => textContent.trim() === "Hint",
    )!;
    const said = document.querySelector(".say")!;
    const start = performance.now();
    let first = 0;
    const answered = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!first && said.querySelector(".say-title, .say-busy")) first = performance.now() - start;
        if (!said.querySelector(".say-title")) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(said, { childList: true, subtree: true, characterData: true });
    });
    button.click();
    await answered;
    return { first, hint: performance.now() - start };
  });

/** `pause`: how long the player looks at a position before asking. */
async function positions(page: Page, paste: (puzzle: string) => Promise<void>, pause: number): Promise<void> {
  const firsts: number[] = [];
  const hints: number[] = [];
  for (let n = 0; hints.length < POSITIONS; n++) {
    await paste(puzzles[n % puzzles.length]!);
    for (let position = 0; position < OF_EACH && hints.length < POSITIONS; position++) {
      await page.waitForTimeout(pause);
      const { first, hint } = await press(page);
      firsts.push(first);
      hints.push(hint);
      if (hints.length % 100 === 0)
        console.log(
          `First answer ${summary(firsts)}. The hint ${summary(hints)}; p90 ${quantile(hints, 0.9).toFixed(1)}, p95 ${quantile(hints, 0.95).toFixed(1)}.`,
        );
      for (let stage = 2; stage <= 4; stage++) await page.getByRole("button", { name: "Hint", exact: true }).click();
    }
  }
}

for (const pause of [0, 1000]) {
  test(`hints, asked ${pause} ms after the last move`, async ({ nonet, page }) => {
    await nonet.open();
    console.log(`Hint, asked ${pause} ms after the last move:`);
    await positions(page, (puzzle) => nonet.paste(puzzle), pause);
  });
}

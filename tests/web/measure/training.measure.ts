/** How long the next task of the training is waited for, at several paces: by who skips tasks, and by who does them. */
import type { Page } from "@playwright/test";
import { test } from "../support/app.js";
import { quantile, summary } from "../support/figures.js";

const TASKS = Number(process.env["NONET_TASKS"] ?? 80);

/** Presses what leads to the next task; the time in ms until it is drawn. */
const press = (page: Page, name: "Next" | "Once more"): Promise<number> =>
  page.evaluate(async (wanted) => {
    const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>("main button")];
    const isThere = (text: string): boolean => buttons().some(({ textContent }) => textContent.trim() === text);
    const start = performance.now();
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isThere("Show me")) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(resolve));
      });
      observer.observe(document.querySelector("main")!, { childList: true, subtree: true });
    });
    buttons()
      .find(({ textContent }) => textContent.trim() === wanted)!
      .click();
    await shown;
    return performance.now() - start;
  }, name);

/** `pause`: how long the player looks at a task. */
async function series(page: Page, name: string, pause: number): Promise<number[]> {
  const times: number[] = [];
  await page.goto("learn.html#train");
  await page.getByRole("button", { name: `Start: ${name}`, exact: true }).click();
  const over = page.getByRole("button", { name: /^(Next|Summary)$/ });
  while (times.length < TASKS) {
    await page.getByRole("button", { name: "Show me" }).waitFor();
    await page.waitForTimeout(pause);
    await page.getByRole("button", { name: "Show me" }).click();
    if ((await over.textContent()) === "Summary") {
      await over.click();
      times.push(await press(page, "Once more"));
    } else times.push(await press(page, "Next"));
  }
  return times;
}

for (const pause of [0, 1000, 4000])
  for (const name of ["Series", "Find the single", "Find the elimination", "What is it called?", "Finish with singles"])
    test(`the next task of “${name}”, ${pause} ms after the last one was shown`, async ({ page }) => {
      const times = await series(page, name, pause);
      console.log(`${name}, ${pause} ms: ${summary(times)}; p95 ${quantile(times, 0.95).toFixed(1)}.`);
    });

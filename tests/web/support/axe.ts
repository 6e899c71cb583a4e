/** What axe-core has to say of a page, in every theme. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./app.js";

const THEMES = ["light", "dark", "sepia", "contrast"] as const;

/** Finds nothing wrong with what the page shows now. `state` names it in the message. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => `${state}: ${id} ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`).join("; ")}`)).toEqual([]);
}

/** The same in each theme, one after the other, as the settings would put them on. */
export async function expectAccessibleInThemes(page: Page, state: string): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset["theme"]!);
  const put = (theme: string): Promise<void> => page.evaluate((name) => void (document.documentElement.dataset["theme"] = name), theme);
  for (const theme of THEMES) {
    await put(theme);
    await expectAccessible(page, `${state}, ${theme}`);
  }
  await put(before);
}

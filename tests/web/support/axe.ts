/** What axe-core has to say of a page, in each theme. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./app.js";

/** All of them in Chromium's whole suite; in a sample (playwright.config.ts), and where axe takes several times as long, the two that most see. */
const THEMES = (process.env["NONET_BROWSERS"] ?? "").split(",").includes("chromium") ? (["light", "dark", "sepia", "contrast"] as const) : (["light", "dark"] as const);

/** What colours alone decide. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Finds nothing wrong with what the page shows now. `state` names it in the message; of the rules, all or those named; of the page, all or a part. */
export async function expectAccessible(page: Page, state: string, { rules, within }: { rules?: string[] | undefined; within?: string } = {}): Promise<void> {
  const whole = new AxeBuilder({ page }).setLegacyMode(true);
  const axe = within === undefined ? whole : whole.include(within);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${state}: ${id} ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`).join("; ")}`)).toEqual([]);
}

/** The same in each theme, one after the other, as the settings would put them on: by all rules in the first, and by those of colours, which are what themes change, in the others. */
export async function expectAccessibleInThemes(page: Page, state: string): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset["theme"]!);
  const put = (theme: string): Promise<void> => page.evaluate((name) => void (document.documentElement.dataset["theme"] = name), theme);
  for (const theme of THEMES) {
    await put(theme);
    await expectAccessible(page, `${state}, ${theme}`, { rules: theme === THEMES[0] ? undefined : OF_COLOURS });
  }
  await put(before);
}

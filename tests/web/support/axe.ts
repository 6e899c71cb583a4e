/** Findings of axe-core on a page, in each theme. */
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./app.js";

/**
 * All of them in Chromium's whole suite; in a sample (playwright.config.ts), and where axe takes several times as
 * long, the two that most see.
 */
const THEMES = (process.env["NONET_BROWSERS"] ?? "").split(",").includes("chromium")
  ? (["light", "dark", "sepia", "contrast"] as const)
  : (["light", "dark"] as const);

/** Rules that colours alone decide. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Puts axe into each document of the page, once: its text is long, and slow to send. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  }
}

/**
 * Runs in the page. Passes of axe are neither described there nor sent: they are many times its findings, and take most
 * of the time.
 */
async function violationsOf({
  rules,
  within,
}: {
  rules: string[] | undefined;
  within: string | undefined;
}): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await run(within ?? document, {
    resultTypes: ["violations"],
    ...(rules && { runOnly: { type: "rule", values: rules } }),
  });
  return violations.map(
    ({ id, nodes }) =>
      `${id} ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`).join("; ")}`,
  );
}

/**
 * Finds nothing wrong with what the page shows now. `state` names it in the message; of the rules, all or those
 * named; of the page, all or a part.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { rules, within }: { rules?: string[] | undefined; within?: string } = {},
): Promise<void> {
  await bringAxe(page);
  expect((await page.evaluate(violationsOf, { rules, within })).map((violation) => `${state}: ${violation}`)).toEqual(
    [],
  );
}

/**
 * The same in each theme, one after the other, as the settings would put them on: by all rules in the first, and by
 * those of colours, which are what themes change, in the others.
 */
export async function expectAccessibleInThemes(page: Page, state: string): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset["theme"]!);
  const put = (theme: string): Promise<void> =>
    page.evaluate((name) => void (document.documentElement.dataset["theme"] = name), theme);
  for (const theme of THEMES) {
    await put(theme);
    await expectAccessible(page, `${state}, ${theme}`, { rules: theme === THEMES[0] ? undefined : OF_COLOURS });
  }
  await put(before);
}

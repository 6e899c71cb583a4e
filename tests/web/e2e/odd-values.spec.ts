/**
 * The same as `unit/odd-values.test.ts`, in the browser: one stored value is any other, the page starts, and every
 * view is drawn. NONET_BROWSER_ROUNDS says how many are tried, NONET_SEED which.
 */
import { expect, test } from "../support/app.js";
import { ODD, randomBy, withOdd } from "../support/odd-values.js";
import { GAMES, PLACES, STORED } from "../support/whole-storage.js";

const ROUNDS = Number(process.env["NONET_BROWSER_ROUNDS"] ?? 3);
const SEED = Number(process.env["NONET_SEED"] ?? 1);

const SECTIONS = ["New", "Practise", "Daily", "Your own", "Games", "Statistics", "Backup"];
const VIEWS = ["settings", "replay", "print", "collection", "embed", "techniques"];

/** Values that once made every drawing throw, or never end. */
const KNOWN: [key: string, path: (string | number)[], odd: string][] = [
  ["nonet:game:one", ["saved"], "1e300"],
  ["nonet:game:one", ["checkpoints", 0, "made"], "1e300"],
  ["nonet:game:one", ["day"], '"+275761-01-01"'],
  ["nonet:results", [0, "day"], '"garbage"'],
  ["nonet:results", [0, "solved"], "8640000000000000"],
];

test(`one stored value is any other: the page starts and every view is drawn`, { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  test.setTimeout(120_000 + 6000 * ROUNDS);
  const random = randomBy(SEED);
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const drawn = Array.from({ length: ROUNDS }, () => {
    const { key, path } = one(PLACES);
    return [key, [...path], one(ODD)] as const;
  });
  for (const [round, [key, path, odd]] of [...KNOWN, ...drawn].entries()) {
    const texts = {
      ...Object.fromEntries(Object.entries(STORED).map(([name, value]) => [name, JSON.stringify(value)])),
      [key]: withOdd({ ...STORED }[key], path, odd),
      "nonet:current": "one",
      "nonet:previous": "three two",
    };
    await test.step(`round ${round}: ${key} ${path.join(".")} = ${odd.slice(0, 60)}`, async () => {
      await page.goto("./theme.js");
      await page.evaluate((all) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text);
      }, texts);
      await nonet.open();
      await page.evaluate(() => (location.hash = "#library"));
      for (const section of SECTIONS) {
        await page.locator(".library .tabs").getByRole("link", { name: section, exact: true }).click();
        await expect(page.locator(".library")).toBeVisible();
      }
      for (const view of VIEWS) {
        await page.evaluate((hash) => (location.hash = hash), view);
        await expect(page.locator("main:not([hidden])")).toBeVisible();
      }
      await expect(page.locator(".broken")).toHaveCount(0);
      const all = await page.evaluate(() => Object.values({ ...localStorage } as Record<string, string>).join());
      for (const game of GAMES)
        if (key !== `nonet:game:${game.id}` || path[0] !== "record") expect(all).toContain(JSON.stringify(game.record));
    });
  }
});

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { directionOf } from "../../../web/src/i18n/localizer.js";
import { isOnAppleMobile } from "../../../web/src/page/install.js";
import { changed, defaultsOf, FIRST, isHelped, keysOf, MORE } from "../../../web/src/settings/model.js";
import { DEFAULTS, readSettings } from "../../../web/src/shell/settings.js";

const GROUPS = [...FIRST, ...MORE];
const keys = GROUPS.flatMap(keysOf);

test("every setting is among the settings, once", () => {
  // Whether hints show their notation and a legend is chosen in their card.
  expect([...keys, "notation", "legend", "typingAdvances", "typingShows", "challengeName"].sort()).toEqual(
    Object.keys(DEFAULTS).sort(),
  );
});

test("those settings have a line of help that show it, and no others", () => {
  const texts = readFileSync(new URL("../../../web/src/settings/texts/settings.en.ftl", import.meta.url), "utf8");
  const told = [...texts.matchAll(/^setting-(\w+)-help = /gm)].map(([, key]) => key);
  expect(told.sort()).toEqual(keys.filter(isHelped).sort());
});

test("what can be restored is what differs from the first visit", () => {
  const settings = { ...DEFAULTS, theme: "sepia", accent: 0, withoutTechniques: ["x-wing"] } as const;
  expect(changed(settings, keys)).toEqual(["theme", "accent", "withoutTechniques"]);
  expect(changed({ ...settings, ...defaultsOf(keys) }, keys)).toEqual([]);
});

test("an order of hints that this version does not know is Nonet's; the rest stays", () => {
  expect(readSettings({ theme: "dark" }).hintOrder).toBe("nonet");
  expect(readSettings({ hintOrder: "sudokuwiki" }).hintOrder).toBe("sudokuwiki");
  for (const hintOrder of ["sudoku.coach", 3, null, ["hodoku"]])
    expect(readSettings({ theme: "dark", hintOrder })).toEqual({ ...DEFAULTS, theme: "dark" });
});

test("who did without the wave does without motion, which has taken its place", () => {
  expect(readSettings({ celebrate: false }).motion).toBe(false);
  expect(readSettings({ celebrate: true }).motion).toBe(true);
  expect(readSettings({}).motion).toBe(true);
  expect(readSettings({ celebrate: false, motion: true }).motion).toBe(true);
  expect(readSettings({ celebrate: "no" }).motion).toBe(true);
  expect(readSettings({ celebrate: false })).not.toHaveProperty("celebrate");
});

test.each([
  ["en", "ltr"],
  ["zh-CN", "ltr"],
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["az-Arab", "rtl"],
])("%s is written %s", (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});

test.each([
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, true],
  ["an iPad, which says that it is a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, true],
  ["a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0, false],
  ["a phone with Android", "Mozilla/5.0 (Linux; Android 15)", 5, false],
])("how to install by hand is told on %s or not", (_name, userAgent, maxTouchPoints, told) => {
  expect(isOnAppleMobile({ userAgent, maxTouchPoints })).toBe(told);
});

/**
 * Declarations that name left and right and mean the beginning and the end of a line; safe areas are the device's own
 * sides.
 */
const SIDED =
  /(?<![\w-])(?:margin|padding|border|inset)-(?:left|right)(?![\w-])|(?:^|[;{\s])(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/gm;

test("style sheets name sides by the direction of the text, so that they hold from right to left too", () => {
  const web = new URL("../../../web/src/", import.meta.url);
  const names = readdirSync(web, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".css") || name.endsWith("styles.ts"),
  );
  expect(names.length).toBeGreaterThan(4);
  const sided = names.flatMap((name) =>
    (readFileSync(new URL(name, web), "utf8").match(SIDED) ?? []).map((found) => `${name}: ${found.trim()}`),
  );
  expect(sided).toEqual([]);
});

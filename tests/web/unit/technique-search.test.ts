import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { TechniqueId, TechniqueInfo } from "../../../web/src/engine/index.js";
import { familiesOf } from "../../../web/src/hint/families.js";
import { namesElsewhere, namesTogether } from "../../../web/src/hint/names-elsewhere.js";
import { alsoCalled, byBest, fits, folded, foundBy, searched } from "../../../web/src/hint/search.js";
import { createLocalizer } from "../../../web/src/i18n/localizer.js";
import { loadModule } from "../support/logic.js";

const read = (name: string): string =>
  readFileSync(new URL(`../../../web/src/hint/texts/hints.${name}.ftl`, import.meta.url), "utf8");
const en = createLocalizer("en", read("en"));
const zh = createLocalizer("zh-CN", read("zh-CN"));
const nameOf = (id: TechniqueId): string => en(`technique-${id}`);
const nameInChinese = (id: TechniqueId): string => zh(`technique-${id}`);

let table: readonly TechniqueInfo[];
beforeAll(async () => {
  table = (await loadModule()).techniques();
});

const ids = (search: string, name = nameOf): string[] => searched(table, name, search).map(({ id }) => id);
const info = (id: TechniqueId): TechniqueInfo => table.find((one) => one.id === id)!;

describe("names of techniques elsewhere", () => {
  test("every id is there once, and so is every name of the page, in both languages", () => {
    for (const all of [
      table.map(({ id }) => id),
      table.map(({ id }) => folded(nameOf(id))),
      table.map(({ id }) => folded(nameInChinese(id))),
    ])
      expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });

  test("none is another technique's own name, and none is told twice", () => {
    const own = table.flatMap(({ id, title }) =>
      [title, nameOf(id), nameInChinese(id), id].map((name) => ({ id, name: folded(name) })),
    );
    const taken = table.flatMap(({ id }) =>
      namesElsewhere(id)
        .filter((name) => own.some((one) => one.name === folded(name) && one.id !== id))
        .map((name) => `${id}: ${name}`),
    );
    expect(taken).toEqual([]);
    for (const { id } of table) {
      const names = namesElsewhere(id).map(folded);
      expect(new Set(names).size, id).toBe(names.length);
      expect(names.every(Boolean), id).toBe(true);
    }
  });

  test("names of several techniques together belong to two or more, but for the last digit", () => {
    const all = table.flatMap(({ id }) => namesTogether(id));
    expect([...new Set(all)].filter((name) => all.indexOf(name) === all.lastIndexOf(name))).toEqual(["Last Digit"]);
  });

  test("nobody agrees on hyphens, blanks, apostrophes, plurals, accents and colours", () => {
    expect(["xwing", "x wing", "X-Wing", "X‑WINGS", "ｘ－wing", "X-Wíng"].map(folded)).toEqual(Array(6).fill("xwing"));
    expect(["Simple Colouring", "simple-coloring"].map(folded)).toEqual(Array(2).fill("simplecoloring"));
    expect(["Thor's Hammer", "Thor’s hammer", "thors hammer"].map(folded)).toEqual(Array(3).fill("thorhammer"));
    expect(["ALS", "BUG + 1", "Box/Line Reduction", "唯一矩形"].map(folded)).toEqual([
      "als",
      "bug+1",
      "boxlinereduction",
      "唯一矩形",
    ]);
  });
});

describe("the search of techniques", () => {
  test.each([
    ["crane", "turbot-fish"],
    ["box/line reduction", "locked-candidates-2"],
    ["box line reduction", "locked-candidates-2"],
    ["claiming", "locked-candidates-2"],
    ["pointing pair", "locked-candidates-1"],
    ["pointing triples", "locked-candidates-1"],
    ["intersection removal", "locked-candidates-1"],
    ["simple colouring", "simple-colors-trap"],
    ["simple coloring", "simple-colors-trap"],
    ["singles chains", "simple-colors-trap"],
    ["sole candidate", "naked-single"],
    ["lone single", "naked-single"],
    ["last digit", "full-house"],
    ["last free cell", "full-house"],
    ["unique candidate", "hidden-single-box"],
    ["hidden single", "hidden-single-box"],
    ["guardian", "broken-wing"],
    ["trivalue oddagon", "tridagon"],
    ["Thor's hammer", "tridagon"],
    ["domino loop", "sk-loop"],
    ["Y-Wing", "xy-wing"],
    ["bent triple", "xy-wing"],
    ["bent quad", "wxyz-wing"],
    ["nice loop", "continuous-nice-loop"],
    ["inference chain", "aic"],
    ["AIC", "aic"],
    ["CNL", "continuous-nice-loop"],
    ["DNL", "discontinuous-nice-loop"],
    ["MSLS", "multi-sector-locked-set"],
    ["JE", "junior-exocet"],
    ["sdc", "sue-de-coq"],
    ["gordonian", "unique-rectangle-1"],
    ["UR3", "unique-rectangle-3"],
    ["unique rectangle 4", "unique-rectangle-4"],
    ["2 string kite", "two-string-kite"],
    ["two string kite", "two-string-kite"],
    ["xwing", "x-wing"],
    ["x wing", "x-wing"],
    ["X-Wing", "x-wing"],
    ["M-Wing", "m-wing"],
    ["unit forcing chains", "region-forcing-chain"],
    ["ape", "aligned-pair-exclusion"],
    ["pom", "pattern-overlay"],
    ["starfish", "squirmbag"],
    ["唯余", "naked-single"],
    ["二链列", "x-wing"],
    ["鳍三链列", "finned-swordfish"],
    ["守护者", "broken-wing"],
    ["多米诺环", "sk-loop"],
  ])("“%s” finds %s first, in either language", (search, id) => {
    expect(ids(search)[0]).toBe(id);
    expect(ids(search, nameInChinese)[0]).toBe(id);
  });

  test("an abbreviation of several techniques finds all of them before anything else", () => {
    const first = (search: string, count: number): string[] => ids(search).slice(0, count).sort();
    const beginning = (...starts: string[]): string[] =>
      table
        .map(({ id }) => id)
        .filter((id) => starts.some((start) => id.startsWith(start)))
        .sort();
    expect(first("UR", 9)).toEqual(beginning("unique-rectangle", "hidden-rectangle"));
    expect(first("BUG", 6)).toEqual(beginning("bug-"));
    expect(first("ALS", 4)).toEqual(["als-chain", "als-w-wing", "als-xy-wing", "als-xz"]);
    expect(first("唯一矩形", 9)).toEqual(beginning("unique-rectangle", "hidden-rectangle"));
    // Further on is what only has the letters in it.
    expect(ids("UR").indexOf("turbot-fish")).toBeGreaterThan(8);
  });

  test("the whole name is before those that begin with it, these before those that hold it, and words come in any order", () => {
    expect(ids("jellyfish")[0]).toBe("jellyfish");
    const found = ids("aic");
    expect(found.indexOf("m-wing")).toBeGreaterThan(found.indexOf("aic"));
    expect(found.indexOf("als-aic")).toBeLessThan(ids("").length);
    expect(ids("swordfish finned")).toEqual(expect.arrayContaining(["finned-swordfish", "finned-mutant-swordfish"]));
    expect(ids("nothing of the kind")).toEqual([]);
    expect(ids("-")).toEqual([]);
    expect(ids("  ")).toHaveLength(table.length);
    expect(fits(info("turbot-fish"), "Turbot Fish", "crane")).toBe(true);
    expect(fits(info("turbot-fish"), "Turbot Fish", "kite")).toBe(false);
    expect(fits(info("turbot-fish"), "Turbot Fish", "[-]")).toBe(false);
  });

  test("the group of the best is the first group", () => {
    expect(familiesOf(table, nameOf, "als")[0]!.family).toBe("als");
    expect(familiesOf(table, nameOf, "ur")[0]!.family).toBe("uniqueness");
    expect(familiesOf(table, nameOf, "")[0]!.family).toBe("singles");
    expect(byBest([3, 1], [1, 2, 3], (one) => one, "what")).toEqual([3, 1]);
    expect(byBest([3, 1], [1, 2, 3], (one) => one, "")).toEqual([1, 3]);
  });

  test("the name of a family, where it is given, finds its techniques last", () => {
    const found = searched(table, nameOf, "fish", ({ family }) => en(`family-${family}`)).map(({ id }) => id);
    expect(found).toContain("x-wing");
    expect(found.indexOf("x-wing")).toBeGreaterThan(found.indexOf("siamese-fish"));
    expect(ids("fish")).not.toContain("x-wing");
  });
});

test("what others call a technique leaves out what its own name says, and is in the reader's language", () => {
  const english = (id: TechniqueId): string[] => alsoCalled(info(id), nameOf(id), "en");
  const chinese = (id: TechniqueId): string[] => alsoCalled(info(id), nameInChinese(id), "zh-CN");
  expect(english("locked-candidates-2")).toEqual(["Box/Line Reduction", "Intersection Removal", "LC2"]);
  expect(english("tridagon")).toEqual(["Trivalue Oddagon", "Chromatic Pattern"]);
  expect(english("x-wing")).toEqual([]);
  expect(chinese("x-wing")).toEqual(["X-Wing", "二链列"]);
  expect(chinese("locked-candidates-2")).toEqual([
    "Locked Candidates Type 2 (Claiming)",
    "Box/Line Reduction",
    "Intersection Removal",
    "LC2",
  ]);
  expect(chinese("broken-wing")).toEqual(["Broken Wing", "Guardians"]);
  expect(chinese("turbot-fish")).toEqual(["Turbot Fish", "Crane", "Turbot Crane"]);
});

test("a technique that was found by another name says which", () => {
  const by = (id: TechniqueId, search: string): string => foundBy(info(id), nameOf(id), search, "en");
  expect(by("turbot-fish", "cran")).toBe("Crane");
  expect(by("unique-rectangle-2", "UR")).toBe("UR Type 2");
  expect(by("turbot-fish", "turbot")).toBe("");
  expect(by("swordfish", "三链列")).toBe("");
  expect(by("turbot-fish", "")).toBe("");
});

test("wings of three links are shown as the chains that they are", () => {
  expect((["m-wing", "s-wing", "l-wing", "h-wing"] as const).map(nameOf)).toEqual([
    "AIC (M-Wing)",
    "AIC (S-Wing)",
    "AIC (L-Wing)",
    "AIC (H-Wing)",
  ]);
  expect(nameInChinese("m-wing")).toBe("强弱链（M翼）");
});

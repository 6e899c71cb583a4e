import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test, vi } from "vitest";
import { DESTINATIONS } from "../../../web/src/app/nav.js";
import { CONTROLS } from "../../../web/src/board/controls/tokens.js";
import { TOOLS } from "../../../web/src/board/controls/tools.js";
import { HINT_STAGES } from "../../../web/src/board/help.js";
import { CONTROL_SETS, KINDS, SOURCES } from "../../../web/src/builder/model.js";
import { COLUMNS, OUTCOMES, SOLUTIONS, TASKS } from "../../../web/src/collection/model.js";
import { ASSISTS, HINTS } from "../../../web/src/embed/parameters.js";
import type { TechniqueId } from "../../../web/src/engine/index.js";
import { EXPORT_GROUPS, TARGETS } from "../../../web/src/export/formats.js";
import { BACKGROUNDS, PICTURE_FORMATS } from "../../../web/src/export/state.js";
import { ideaOf } from "../../../web/src/hint/ideas.js";
import { OF_HINTS } from "../../../web/src/hint/texts.js";
import { createLocalizer, LANGUAGES, negotiate } from "../../../web/src/i18n/localizer.js";
import { GRID_METHODS, STRATEGIES } from "../../../web/src/lab/engine.js";
import { EXAMPLES } from "../../../web/src/lab/examples.js";
import { BLOCKS } from "../../../web/src/lab/model/matrix.js";
import { MEASURES } from "../../../web/src/lab/model/race.js";
import { LANDMARKS } from "../../../web/src/lab/model/trace.js";
import { FILTERS } from "../../../web/src/library/games.js";
import { SECTIONS, WAYS } from "../../../web/src/library/state.js";
import { LIST_FORMATS } from "../../../web/src/maker/list.js";
import { GROUPS, HUES, keysOf } from "../../../web/src/settings/model.js";
import { GAME_LEVELS } from "../../../web/src/shell/levels.js";
import { THEMES } from "../../../web/src/shell/settings.js";
import { ENTRY_MODES } from "../../../web/src/sudoku/keyboard.js";

const web = new URL("../../../web/src/", import.meta.url);
/** The messages of the page, and those that are fetched with what they are for: the lab, hints, the pages to learn from, dialogs and views. */
const sets = [
  { folder: "i18n/", prefix: "" },
  { folder: "lab/texts/", prefix: "lab." },
  { folder: "hint/texts/", prefix: "hints." },
  { folder: "learn/texts/", prefix: "learn." },
  { folder: "export/texts/", prefix: "export." },
  { folder: "reading/texts/", prefix: "reading." },
  { folder: "collection/texts/", prefix: "collection." },
  { folder: "print/texts/", prefix: "print." },
  { folder: "builder/texts/", prefix: "builder." },
  { folder: "embed/texts/", prefix: "embed." },
  { folder: "board/controls/texts/", prefix: "controls." },
  { folder: "board/assist/texts/", prefix: "assist." },
];
const read = (path: string): string => readFileSync(new URL(path, web), "utf8");

/** The variables of each message, by its id. */
function messages(source: string): Map<string, string> {
  const parts = source.split(/^(?=[a-z#])/m).filter((part) => /^[a-z]/.test(part));
  return new Map(
    parts.map((part) => {
      const variables = [...new Set(Array.from(part.matchAll(/\$(\w+)/g), ([, name]) => name!))].sort();
      return [part.slice(0, part.indexOf(" ")), variables.join(" ")];
    }),
  );
}

test("no message of the page has a name by which it would be looked for among those of hints", () => {
  for (const tag of LANGUAGES)
    expect(
      [...messages(read(`i18n/${tag}.ftl`)).keys()].filter((id) => OF_HINTS.test(id)),
      tag,
    ).toEqual([]);
});

const englishOf = ({ folder, prefix }: (typeof sets)[number]): Map<string, string> =>
  messages(read(`${folder}${prefix}en.ftl`));
const files = sets.flatMap((set) => {
  const names = readdirSync(new URL(set.folder, web)).filter((name) => name.endsWith(".ftl"));
  return names.map((name) => ({
    path: set.folder + name,
    language: name.replace(set.prefix, "").replace(".ftl", ""),
    expected: englishOf(set),
  }));
});
const english = new Map(sets.flatMap((set) => [...englishOf(set)]));

describe.each(files)("$path", ({ path, language, expected }) => {
  const source = read(path);

  test("has exactly the messages and variables of English", () => {
    expect(Object.fromEntries(messages(source))).toEqual(Object.fromEntries(expected));
  });

  test("every message can be written out, for every choice it makes", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const text = createLocalizer(language, source);
    for (const [id, names] of expected) {
      for (const value of [0, 1, 2, 80, "row", "column", "box", "unique", "none"]) {
        const args = Object.fromEntries(
          names
            .split(" ")
            .filter(Boolean)
            .map((name) => [name, value]),
        );
        const written = text(id, args);
        expect(written, id).not.toBe("");
        expect(written, id).not.toMatch(/\{|\}|^[a-z]+(-[a-z0-9]+)+$/);
      }
    }
    expect(warn.mock.calls).toEqual([]);
    warn.mockRestore();
  });

  test("is a language that the page offers", () => {
    expect(LANGUAGES).toContain(language);
  });
});

const code = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(new URL(name, web), "utf8"))
  .join("\n");
const declarations = ["nonet", "generate", "logic", "text"].map((name) =>
  readFileSync(new URL(`../../../wasm/${name}.d.ts`, import.meta.url), "utf8"),
);
const border = declarations.join("\n").replace(/\/\*\*.*?\*\//gs, "");

/** The strings of a union type at the border to the module. */
function union(type: string): string[] {
  const [, body] = new RegExp(`export type ${type} =([^;]+);`).exec(border)!;
  return Array.from(body!.matchAll(/"([\w-]+)"/g), ([, name]) => name!);
}

/** The first name that the page's sources pass to these functions. */
const passed = (functions: string): string[] =>
  Array.from(code.matchAll(new RegExp(`\\b(?:${functions})\\(\\s*app,\\s*"([\\w-]+)"`, "g")), ([, name]) => name!);

const KEYS = GROUPS.flatMap(keysOf);
/** Settings with a few choices name the text of each. */
const choices = GROUPS.flatMap(({ parts }) => parts).flatMap((part) =>
  part.kind === "choice" ? part.values.map((value) => part.prefix + value) : [],
);

const ideas = [...new Set(union("TechniqueId").map((id) => ideaOf(id as TechniqueId)))];

/** Ids that are put together, `prefix-${…}suffix`: what can stand in the middle. */
const families: Record<string, readonly string[]> = {
  "builder-": [
    "kind",
    "source",
    "controls",
    "level",
    "technique",
    "hints",
    "assist",
    "marks",
    "theme",
    "lang",
    "timer",
    "readonly",
    "kept",
  ],
  "builder-kind-": KINDS,
  "builder-source-": SOURCES,
  "builder-controls-": CONTROL_SETS,
  "builder-control-": CONTROLS,
  "builder-hints-": HINTS,
  "builder-assist-": ASSISTS,
  "builder-marks-": ["notes", "candidates"],
  "builder-help-": KINDS,
  "collection-": TASKS, // and "-help" behind them
  "collection-can-": ["lines", "tables", "files"],
  "collection-doing-": TASKS,
  "collection-done-": ["none", "several", "hard", "spare", "stopped"],
  "collection-column-": COLUMNS,
  "collection-solutions-": SOLUTIONS,
  "collection-outcome-": OUTCOMES.filter(Boolean),
  "library-section-": SECTIONS,
  "library-filter-": FILTERS,
  "library-way-": WAYS,
  "library-practice-": union("TechniqueNeed"),
  "library-family-": union("TechniqueFamily"),
  "backup-bad-": ["size", "json", "foreign", "newer"],
  "nav-": DESTINATIONS.map(({ id }) => id),
  "settings-": GROUPS.map(({ id }) => id),
  "setting-": KEYS, // and "-help" behind them
  "hue-": Object.keys(HUES),
  "level-": GAME_LEVELS,
  "theme-": THEMES,
  "symmetry-": union("Symmetry"),
  "need-": union("TechniqueNeed"),
  "missed-": union("MissedPart"),
  "fault-": union("RequestFault"),
  "maker-": passed("choice|range|check"),
  "maker-part-": passed("part"),
  "import-format-": union("FormatId"),
  "import-fault-": union("ReadError").filter((error) => error !== "empty"), // what the board says of an empty text is enough
  "import-warning-": [...union("WarningId"), "encoding"],
  "import-file-": ["empty", "too-large", "unreadable", "binary"],
  "import-found-": ["placed", "removed", "notes", "coloured"],
  "import-detail-": union("DetailKey").filter((key) => key !== "record"), // a record is not for reading
  "maker-number-": ["er", "clues"],
  "maker-format-": LIST_FORMATS,
  "maker-list-": ["complete", "duplicates", "attempts"],
  "technique-": union("TechniqueId"),
  "means-": ideas,
  "why-": ideas.filter((idea) => !idea.startsWith("hidden-single")), // one message for both, and not put together
  "family-": union("TechniqueFamily"),
  "about-": union("TechniqueFamily"),
  "see-": ideas,
  "learn-stage-": ["1", "2", "3", "4"],
  "print-": ["board", "new", "list", "entries", "candidates", "solutions", "codes"],
  "path-": ["first", "previous", "next", "last"],
  "path-from-": ["start", "now"],
  "hint-fault-": union("PositionFault").filter((fault) => fault !== "missing-candidate"), // that one can be brought back
  "parse-": union("ParseError"),
  "loaded-": union("Outcome"),
  "pad-": passed("press|notesTool"),
  "board-mode-": ENTRY_MODES,
  "board-tool-": Object.keys(TOOLS),
  "board-ask-": ["solve", "new", "restart"],
  "board-next-": HINT_STAGES.slice(1),
  "board-colour-": ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
  "tool-": passed("tool"),
  "export-format-": TARGETS.map(({ id }) => id), // and "-help" behind them
  "export-group-": EXPORT_GROUPS,
  "export-lost-": ["entries", "notes", "candidates", "colours", "marked"],
  "export-picture-": ["format", "background", "size", ...PICTURE_FORMATS],
  "export-background-": BACKGROUNDS,
  "storage-": ["full", "blocked"],
  "hint-next-": ["2", "3", "4"],
  "history-": ["checkpoint", "mistake"],
  "mistake-": ["entry", "struck"],
  "unsure-": ["multiple", "none"],
  "unchecked-": ["multiple", "none"],
  "replay-": ["digit", "erased", "marks", "many", "first", "previous", "next", "last"],
  "lab-": ["puzzle", "race", "watch", "matrix", "grids", "making"], // and "-title" or "-lead" behind them
  "lab-example-": EXAMPLES.map(({ id }) => id),
  "lab-strategy-": STRATEGIES,
  "lab-engine-": union("EngineId"),
  "lab-state-": ["idle", "waiting", "running", "cancelled"],
  "lab-ended-": ["complete", "limit", "budget"],
  "lab-order-": ["one", "together"],
  "lab-head-": ["engine", "state", "solutions", "time", "nodes", "guesses", "dead-ends", "memory"],
  "lab-chart-": MEASURES,
  "lab-event-": ["place", "eliminate", "guess", "retract"],
  "lab-kind-": union("TraceKind"),
  "lab-watch-": ["play", "pause", "first", "previous", "next", "last"],
  "lab-watch-next-": LANDMARKS,
  "lab-watch-before-": LANDMARKS,
  "lab-way-": GRID_METHODS,
  "lab-testing-": ["method", "verdict", "speed", "bands", "stacks"],
  "lab-block-": BLOCKS,
  "lab-matrix-copy-": ["done", "failed"],
  "": ["solve-none", "unique-none", "check-no-solution"], // and "-conflict" behind them
};

/** Every id that the sources can ask for. */
function askedIds(): string[] {
  const whole = Array.from(code.matchAll(/\b(?:t|text)\(\s*"([\w-]+)"/g), ([, id]) => id!);
  const composed = Array.from(
    code.matchAll(/(?<=\bt(?:ext)?\([^"()]*)`([a-z-]*)\$\{[^}]*\}([a-z-]*)`/g),
    ([, prefix, suffix]) => {
      expect(Object.keys(families), `ids that begin with ${prefix}`).toContain(prefix);
      return families[prefix!]!.map((middle) => prefix! + middle + suffix!);
    },
  );
  return [...whole, ...composed.flat(), ...choices];
}

test("every message that the sources ask for exists", () => {
  const asked = askedIds();
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !english.has(id))).toEqual([]);
});

test("no message is left that nothing asks for", () => {
  const asked = new Set(askedIds());
  // Some functions are given an id as it is, so a mere mention counts; parts of ids do not.
  expect([...english.keys()].filter((id) => !asked.has(id) && !code.includes(`"${id}"`))).toEqual([]);
});

test.each([
  [["zh-TW", "en"], "en"],
  [["zh"], "zh-CN"],
  [["zh-Hans-SG"], "zh-CN"],
  [["de-CH", "zh-CN"], "zh-CN"],
  [["de-CH"], "en"],
  [["en-AU", "zh-CN"], "en"],
  [["", "not a tag!"], "en"],
])("a reader who wants %j gets %s", (wanted, expected) => {
  expect(negotiate(wanted)).toBe(expected);
});

test("Fluent itself finds no fault in the files", () => {
  const require = createRequire(new URL("../../../web/package.json", import.meta.url));
  const { FluentBundle, FluentResource } =
    require("@fluent/bundle") as typeof import("../../../web/node_modules/@fluent/bundle");
  for (const { path, expected } of files) {
    const bundle = new FluentBundle("en");
    expect(bundle.addResource(new FluentResource(read(path)))).toEqual([]);
    for (const id of expected.keys()) expect(bundle.hasMessage(id), `${path}: ${id}`).toBe(true);
  }
});

test("a title cannot turn round the sentence that it stands in; others stay as they are", () => {
  const text = createLocalizer("en", "loaded = { $title } was loaded by { $author }.");
  expect(text("loaded", { title: "Grid 7", author: "Ann" })).toBe("Grid 7 was loaded by Ann.");
  expect(text("loaded", { title: "a\u202eb", author: "Ann" })).toBe("\u2068ab\u2069 was loaded by Ann.");
  expect(text("loaded", { title: "\u2069\u202e7", author: "דנה" })).toBe(
    "\u20687\u2069 was loaded by \u2068דנה\u2069.",
  );
});

/**
 * An older page keeps what it does not know: unknown fields, values, parts of lists, records and stores are found byte
 * for byte after the page has played, changed settings, saved a backup, restored it, and run beside a second tab.
 */
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Keeper } from "../../../web/src/board/keeper.js";
import { libraryState } from "../../../web/src/library/state.js";
import type { App } from "../../../web/src/page/app.js";
import { takeGame } from "../../../web/src/page/game.js";
import type { ReadyPuzzle } from "../../../web/src/page/shelf.js";
import { rescueText } from "../../../web/src/shell/broken/rescue.js";
import { carried, onto, plainOf } from "../../../web/src/shell/carried.js";
import { withBoth } from "../../../web/src/shell/joined.js";
import { readResults, storedResults } from "../../../web/src/shell/results.js";
import { STORES } from "../../../web/src/shell/storage.js";
import { fieldsOf, listOf, type Shape, untold, words } from "../../../web/src/shell/valid.js";
import { takeSketch } from "../../../web/src/sudoku/game.js";
import { judged } from "../../../web/src/training/course.js";
import { keepRecord, loadRecord } from "../../../web/src/training/record.js";
import { bareApp, standInForBrowser } from "../support/bare-page.js";
import { FakeStorage } from "../support/fake-storage.js";
import { KNOWN_STORES, NEW_STORES, OTHER_SHAPES, type Unknown } from "../support/unknown-values.js";
import { SHELF } from "../support/whole-storage.js";

const saved = vi.hoisted(() => ({ text: "" }));
vi.mock("../../../web/src/shell/save-file.js", () => ({ saveFile: (text: string) => (saved.text = text) }));

const local = new FakeStorage();
const session = new FakeStorage();
beforeAll(() => {
  standInForBrowser(local, session);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterAll(() => void vi.unstubAllGlobals());

/** Of this device alone: a backup does not have it. */
const OWN = ["nonet:shelf"];

function fill(...entries: (readonly Unknown[])[]): void {
  local.room = Infinity;
  local.entries.clear();
  session.entries.clear();
  for (const { key, text } of entries.flat()) local.entries.set(key, text);
  local.entries.set("nonet:current", "one");
  local.entries.set("nonet:previous", "future three a:b two");
}

/** Starts the page as `main.ts` does; each has a session of its own. */
async function start(): Promise<App> {
  session.entries.clear();
  const { readSettings } = await import("../../../web/src/shell/settings.js");
  const { openFirstGame, openLastGame } = await import("../../../web/src/play/games.js");
  const app = await bareApp();
  const settings = readSettings(app.store.settings());
  app.update({ settings, gameLevel: settings.level, drawn: "all" });
  await app.setLanguage(settings.language);
  if (!openLastGame(app)) openFirstGame(app);
  return app;
}

/** Does on a page what writes into every store. */
async function playOn(app: App, drawn = "t0s"): Promise<void> {
  const { rename, setCheckpoint } = await import("../../../web/src/play/history/checkpoints.js");
  const { recordResult } = await import("../../../web/src/shell/results.js");
  const { openGame } = await import("../../../web/src/play/games.js");
  app.model.take(takeSketch(app.model.game, drawn), "draw");
  setCheckpoint(app);
  rename(app, app.game.checkpoints![0]!, `named ${drawn}`);
  app.timer.seconds += 10;
  app.save();
  app.store.mark(app.game.id, { title: `title ${drawn}`, favourite: undefined });
  app.set({ sound: true });
  app.set({ padSide: "left" });
  recordResult(app, { id: drawn, level: "hard", er: 3, seconds: 9, hints: 0, mistakes: 0, solved: 1 });
  const puzzle = (app.shelf.take("easy") ?? SHELF.levels["easy"]![0]) as ReadyPuzzle;
  app.shelf.put("hard", puzzle);
  app.shelf.putDaily("2026-11-30", puzzle);
  const { record } = loadRecord(app.store);
  const plan = { kind: "elimination", technique: "x-wing" } as Parameters<typeof judged>[1];
  keepRecord(app.store, judged(record, plan, "right", new Map(), 1_795_400_000_000));
  expect(openGame(app, "three")).toBe(true);
  app.model.take(takeSketch(app.model.game, drawn), "draw");
  expect(openGame(app, "one")).toBe(true);
}

/** What is not there any more, of what was put in. */
const lost = (entries: readonly Unknown[], all: ReadonlyMap<string, string> = local.entries): string[] =>
  entries.flatMap(({ key, marks }) =>
    marks.filter((mark) => !all.get(key)?.includes(mark)).map((mark) => `${key}: ${mark.slice(0, 40)}`),
  );
const missing = (entries: readonly Unknown[]): string[] => lost(entries.filter(({ key }) => !OWN.includes(key)));

async function backup(app: App): Promise<string> {
  const { exportBackup } = await import("../../../web/src/library/backup.js");
  exportBackup(app);
  return saved.text;
}

/** Reads a backup on a page, and takes it over. */
async function restore(app: App, text: string, how: "add" | "replace"): Promise<void> {
  const { addBackup, importBackup, replaceByBackup } = await import("../../../web/src/library/backup.js");
  await importBackup(app, new File([text], "backup.json"));
  expect(libraryState.of(app)!.note).toBeNull();
  await (how === "add" ? addBackup(app) : replaceByBackup(app));
}

test("every store of the code takes part, and there is no other way into the storage", () => {
  expect(KNOWN_STORES.map(({ key }) => key)).toEqual(
    expect.arrayContaining(["nonet:game:one", "nonet:settings", ...STORES.map((name) => `nonet:${name}`)]),
  );
  expect(OTHER_SHAPES.map(({ key }) => key).sort()).toEqual(STORES.map((name) => `nonet:${name}`).sort());
  const root = new URL("../../../web/src/", import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const touching = files.filter((name) =>
    /\b(localStorage|sessionStorage|indexedDB)\b/.test(
      readFileSync(new URL(name, root), "utf8").replace(/\/\*[^]*?\*\//g, ""),
    ),
  );
  // The page, the pages beside it, the element with a store of its own, and the room that these take, which is only read.
  expect(touching.sort()).toEqual(["board/keeper.ts", "page/app.ts", "settings/room.ts", "shell/side-page.ts"]);
});

test("a page that plays, trains and changes settings keeps all of it, and shows defaults in the place of odd values", async () => {
  fill(KNOWN_STORES, NEW_STORES);
  const app = await start();
  expect(app.state.settings).toMatchObject({ theme: "auto", level: "beginner", hintOrder: "nonet", timer: "shown" });
  expect(app.state.gameLevel).toBe("own");
  await playOn(app);
  expect(lost([...KNOWN_STORES, ...NEW_STORES])).toEqual([]);
  expect(local.entries.get("nonet:previous")).toMatch(/\bfuture\b.*a:b/);
  // What was done is there all the same.
  const again = await start();
  expect(again.game).toMatchObject({ id: "one", title: "title t0s" });
  expect(again.game.checkpoints!.map(({ name }) => name)).toEqual(["named t0s", "", ""]);
  expect(again.state.settings).toMatchObject({ sound: true, padSide: "left" });
  expect(storedResults(again)).toHaveLength(4);
  expect(loadRecord(again.store).record).toMatchObject({ tasks: 13, techniques: { "x-wing": { tasks: 4 } } });
  expect(again.shelf.daily("2026-11-30")).not.toBeNull();
  // Only who chooses another value takes its place, also where it is the one that was shown.
  again.set({ theme: "auto" });
  expect(JSON.parse(local.entries.get("nonet:settings")!)).toMatchObject({ theme: "auto", level: "inhuman" });
});

test("records of another shape stay where they are, and nothing is written in their place", async () => {
  fill(KNOWN_STORES, OTHER_SHAPES, NEW_STORES);
  const app = await start();
  app.set({ sound: true });
  const { recordResult, replaceResults, results } = await import("../../../web/src/shell/results.js");
  recordResult(app, { id: "now", level: "hard", er: 3, seconds: 9, hints: 0, mistakes: 0, solved: 1 });
  expect(results(app).map(({ id }) => id)).toEqual(["now"]);
  expect(replaceResults(app, [])).toBe(false);
  app.shelf.put("easy", SHELF.daily as unknown as ReadyPuzzle);
  expect(keepRecord(app.store, loadRecord(app.store).record)).toBe(false);
  await restore(app, await backup(app), "replace");
  expect(lost([...OTHER_SHAPES, ...NEW_STORES])).toEqual([]);
  // They are named to the player.
  const { refresh } = await import("../../../web/src/library/backup.js");
  await refresh(app);
  expect(
    libraryState
      .of(app)!
      .asides.map(({ of }) => of)
      .sort(),
  ).toEqual(["game:future", "results", "training"]);
});

test.each(["add", "replace"] as const)("a backup has all of it, and brings it back: %s", async (how) => {
  fill(KNOWN_STORES, NEW_STORES);
  const text = await backup(await start());
  const original = new Map([...local.entries].filter(([key]) => key.startsWith("nonet:") && !OWN.includes(key)));
  local.entries.clear();
  const app = await start();
  const own = app.game.id;
  app.set({ sound: true });
  await restore(app, text, how);
  expect(missing([...KNOWN_STORES, ...NEW_STORES])).toEqual([]);
  // What nobody has touched is the same text.
  for (const key of ["nonet:game:two", ...NEW_STORES.map((one) => one.key)])
    expect(local.entries.get(key)).toBe(original.get(key));
  expect(local.entries.has(`nonet:game:${own}`)).toBe(how === "add");
  // The next backup says the same of it; and a second time nothing is new.
  const next = await backup(app);
  const fields = JSON.parse(next) as Record<string, unknown>;
  expect(fields["medals"]).toEqual(JSON.parse(NEW_STORES[1]!.text));
  expect(fields["texts"]).toEqual({
    motto: NEW_STORES[3]!.text,
    spaced: NEW_STORES[4]!.text,
    games: NEW_STORES[5]!.text,
  });
  const before = new Map(local.entries);
  await restore(app, next, "add");
  expect([...local.entries.keys()].sort()).toEqual([...before.keys()].sort());
  await playOn(app);
  expect(missing([...KNOWN_STORES, ...NEW_STORES])).toEqual([]);
});

test("of two stores that only a newer version can join, both are kept", async () => {
  fill(KNOWN_STORES, OTHER_SHAPES, NEW_STORES);
  const text = await backup(await start());
  for (const how of ["add", "replace"] as const) {
    fill(KNOWN_STORES);
    local.entries.set("nonet:medals", '{"other":"here"}');
    const app = await start();
    await restore(app, text, how);
    const all = [...local.entries].filter(([key]) => /medals|training|results/.test(key)).map(([, one]) => one);
    expect(all).toEqual(
      expect.arrayContaining(['{"other":"here"}', NEW_STORES[1]!.text, OTHER_SHAPES[0]!.text, OTHER_SHAPES[1]!.text]),
    );
    // Here are results and a training of this version: with those, too, nothing is lost.
    if (how === "add") expect(lost(KNOWN_STORES.filter(({ key }) => /results|training/.test(key)))).toEqual([]);
  }
});

test("the backup of a page that cannot be drawn has all of it, too", async () => {
  fill(KNOWN_STORES, NEW_STORES);
  const app = await start();
  const text = rescueText(app.store, [], new Date(0));
  local.entries.clear();
  await restore(await start(), text, "replace");
  expect(missing([...KNOWN_STORES, ...NEW_STORES])).toEqual([]);
});

test("a save is written over what is stored now: a newer version in another tab loses nothing", async () => {
  fill(KNOWN_STORES, NEW_STORES);
  const [one, other] = [await start(), await start()];
  await playOn(one);
  const { record } = loadRecord(one.store);
  // The newer version goes on with what is stored.
  const late: Unknown[] = [];
  for (const { key } of KNOWN_STORES) {
    const value = JSON.parse(local.entries.get(key)!) as object;
    const later = Array.isArray(value) ? [...(value as unknown[]), { late: key }] : { ...value, late: key };
    local.entries.set(key, JSON.stringify(later));
    late.push({ key, text: "", marks: [`"late":${JSON.stringify(key)}`] });
  }
  expect(keepRecord(one.store, { ...record, streak: 99 })).toBe(true);
  expect(lost([...KNOWN_STORES, ...NEW_STORES, ...late])).toEqual([]);
  await playOn(one, "t0t");
  other.set({ vibration: true });
  expect(lost([...KNOWN_STORES, ...NEW_STORES, ...late])).toEqual([]);
  expect(JSON.parse(local.entries.get("nonet:settings")!)).toMatchObject({ sound: true, vibration: true });
  expect(loadRecord(other.store).record.streak).toBe(99);
});

/** Of the last there are two that differ: one of them is set aside. */
const ODD_NAMES = ["nonet:über", "nonet:with space", "nonet:v2/games", "nonet:a.b:c"];

for (const how of ["add", "replace"] as const)
  test(`${how}: what a page does not know of its own stores stays beside what comes of a file`, async () => {
    const result = { id: "r1", level: "easy", seconds: 9, hints: 0, mistakes: 0, solved: 5 };
    fill(KNOWN_STORES);
    for (const key of ODD_NAMES) local.entries.set(key, `theirs of ${key}`);
    local.entries.set("nonet:results", JSON.stringify([{ ...result, theirs: "mood" }, { theirs: "kind" }]));
    const text = await backup(await start());

    fill(KNOWN_STORES);
    local.entries.set("nonet:settings", `{"mine":{"a":1},"theme":"dark"}`);
    local.entries.set("nonet:results", JSON.stringify([{ ...result, mine: "mood" }, { mine: "kind" }]));
    local.entries.set("nonet:training", `{"v":9,"mine":1}`);
    local.entries.set("nonet:a.b:c", "mine of another");
    const app = await start();
    await restore(app, text, how);
    const all = [...local.entries.values()].join("\n");
    for (const mark of [`"mine":{"a":1}`, `"mine":"kind"`, `"theirs":"kind"`, `{"v":9,"mine":1}`, "mine of another"])
      expect(all).toContain(mark);
    expect(JSON.parse(local.entries.get("nonet:settings")!)).toMatchObject({ mine: { a: 1 }, level: "inhuman" });
    const [first] = JSON.parse(local.entries.get("nonet:results")!) as object[];
    expect(first).toMatchObject({ theirs: "mood", ...(how === "add" ? { mine: "mood" } : {}) });
    for (const key of ODD_NAMES.slice(0, 3)) expect(local.entries.get(key)).toBe(`theirs of ${key}`);
    // Which of two stores of a name is set aside keeps its name through another backup.
    const again = await backup(app);
    local.entries.clear();
    await restore(await start(), again, "replace");
    const aside = [...local.entries].filter(([key]) => key.startsWith("nonet:aside:a.b:c:"));
    expect(aside.map(([, value]) => value)).toEqual([how === "add" ? "theirs of nonet:a.b:c" : "mine of another"]);
  });

test("what was stored while nothing could be written is written with the next", async () => {
  fill(KNOWN_STORES);
  const app = await start();
  local.full = true;
  app.set({ sound: true });
  app.set({ theme: "dark" });
  local.full = false;
  expect(app.store.settings()).toMatchObject({ sound: true, theme: "dark", level: "inhuman" });
  app.set({ padSide: "left" });
  expect(JSON.parse(local.entries.get("nonet:settings")!)).toMatchObject({
    sound: true,
    theme: "dark",
    padSide: "left",
  });
});

test.each(["add", "replace"] as const)(
  "a game of a newer version outlasts a backup with an older one: %s",
  async (how) => {
    fill(KNOWN_STORES, NEW_STORES);
    const { key, text } = NEW_STORES[0]!;
    const file = JSON.parse(await backup(await start())) as { games: Record<string, unknown>[]; aside: object[] };
    // The older one can be read; neither comes of what was set aside.
    const older = { ...file.games.find(({ id }) => id === "two"), id: "future", title: "older" };
    const whole = JSON.stringify({ ...file, games: [older], aside: [] });
    const app = await start();
    for (const _ of [1, 2]) {
      await restore(app, whole, how);
      const entries = [...local.entries].filter(([, one]) => one === text);
      expect(entries.map(([name]) => name)).toEqual([how === "add" ? key : expect.stringMatching(/^nonet:game:/)]);
      const older = [...local.entries].filter(([, one]) => one.includes('"title":"older"'));
      expect(older.map(([name]) => name)).toEqual([how === "add" ? expect.stringMatching(/^nonet:game:/) : key]);
    }
  },
);

/** None of these can be read, and there is no room to set one aside. */
const NO_ROOM = {
  "nonet:settings": '["of another kind"]',
  "nonet:results": '{"kind":"of another version","list":[1,2]}',
  "nonet:training": '{"v":7,"players":[{"rating":1400}]}',
};

test("what there is no room to set aside is not written over, the page says so, and a backup has it", async () => {
  fill(KNOWN_STORES.filter(({ key }) => key.startsWith("nonet:game:")));
  for (const [key, text] of Object.entries(NO_ROOM)) local.entries.set(key, text);
  local.fill();
  const { t } = await bareApp();
  const app = await start();
  const notice = (): string | undefined => app.state.notices.find(({ id }) => id === "storage")?.text(t);
  app.set({ sound: true });
  expect(notice()).toBe(t("storage-full"));
  const { keepFinished } = await import("../../../web/src/play/history/finish.js");
  takeGame(app, { ...app.game, shown: false });
  keepFinished(app);
  expect(storedResults(app)).toHaveLength(1);
  expect(keepRecord(app.store, loadRecord(app.store).record)).toBe(false);
  const stored = (): object => Object.fromEntries(Object.keys(NO_ROOM).map((key) => [key, local.entries.get(key)]));
  expect(stored()).toEqual(NO_ROOM);
  // A backup that does not fit changes nothing; with room it moves them aside.
  const text = await backup(app);
  for (const one of Object.values(NO_ROOM)) expect(text).toContain(JSON.stringify(one));
  const other = JSON.parse(text) as { games: object[] };
  await restore(app, JSON.stringify({ ...other, games: [{ ...other.games[0], id: "more" }] }), "add");
  expect(stored()).toEqual(NO_ROOM);
  local.room = Infinity;
  await restore(app, JSON.stringify({ ...other, aside: [] }), "add");
  expect([...local.entries.values()]).toEqual(expect.arrayContaining(Object.values(NO_ROOM)));
  expect(JSON.parse(local.entries.get("nonet:settings")!)).toMatchObject({ sound: true });
  app.save();
  expect(notice()).toBeUndefined();
});

test("a result that is in memory alone is told, too", async () => {
  fill(KNOWN_STORES.filter(({ key }) => !key.endsWith("results")));
  local.entries.set("nonet:results", NO_ROOM["nonet:results"]);
  const app = await start();
  app.save();
  local.fill();
  const { keepFinished } = await import("../../../web/src/play/history/finish.js");
  takeGame(app, { ...app.game, shown: false });
  keepFinished(app);
  expect(app.state.notices.map(({ id }) => id)).toContain("storage");
  expect(local.entries.get("nonet:results")).toBe(NO_ROOM["nonet:results"]);
});

test("all that was set aside can be reached", async () => {
  fill(KNOWN_STORES);
  for (let number = 0; number < 130; number++) local.entries.set(`nonet:aside:game:g:${number}`, `text ${number}.`);
  const app = await start();
  const { INITIAL_LIBRARY } = await import("../../../web/src/library/state.js");
  const { refresh } = await import("../../../web/src/library/backup.js");
  const { showMore } = await import("../../../web/src/library/actions.js");
  const { asideSection } = await import("../../../web/src/library/view-backup.js");
  libraryState.set(app, INITIAL_LIBRARY);
  await refresh(app);
  const drawn = (): string => JSON.stringify(asideSection(app, libraryState.of(app)!));
  const { libraryTexts } = await import("../../../web/src/page/room-texts.js");
  const more = libraryTexts.of(app)("library-more", { rest: 106 });
  expect(drawn()).toContain(more);
  for (let pages = 0; pages < 6; pages++) showMore(app);
  for (let number = 0; number < 130; number++) expect(drawn()).toContain(`text ${number}.`);
});

test("statistics that are taken away come back whole", async () => {
  fill(KNOWN_STORES);
  const { resetStatistics } = await import("../../../web/src/library/actions.js");
  const { refresh } = await import("../../../web/src/library/backup.js");
  const { INITIAL_LIBRARY } = await import("../../../web/src/library/state.js");
  const app = await start();
  libraryState.set(app, INITIAL_LIBRARY);
  await refresh(app);
  const before = local.entries.get("nonet:results");
  resetStatistics(app);
  // What is no result to this version stays.
  const { unread } = readResults(JSON.parse(before!) as unknown[]);
  expect(unread).toHaveLength(1);
  expect(local.entries.get("nonet:results")).toBe(JSON.stringify(unread));
  app.state.notices.find(({ id }) => id === "library")!.action!.run();
  expect(local.entries.get("nonet:results")).toBe(before);
});

test("a field that is nested without end is named and left behind; everything else is saved", async () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  fill(KNOWN_STORES);
  for (const key of ["nonet:game:one", "nonet:settings", "nonet:training"])
    local.entries.set(key, local.entries.get(key)!.replace(/^\{/, `{"deep":${deep},`));
  const tea = `{"id":"tea","level":"easy","seconds":9,"solved":5,"mood":"calm","deep":${deep}}`;
  local.entries.set("nonet:results", local.entries.get("nonet:results")!.replace(/^\[/, `[{"deep":${deep}},${tea},`));
  local.entries.set("nonet:deep", deep);
  const app = await start();
  expect(app.store.mark("one", { title: "Tea" })).toBe(true);
  await playOn(app);
  expect(lost(KNOWN_STORES)).toEqual([]);
  expect([...app.store.leftOut]).toEqual(expect.arrayContaining(["game one deep", "deep", "training deep"]));
  expect(storedResults(app)).toContainEqual({ id: "tea", level: "easy", seconds: 9, solved: 5, mood: "calm" });
  const text = await backup(app);
  await restore(app, text, "replace");
  expect(missing(KNOWN_STORES)).toEqual([]);
  expect(local.entries.get("nonet:deep")).toBe(deep);
});

test("of a backup with one record without end, all others come, and that one is named", async () => {
  fill(KNOWN_STORES, NEW_STORES);
  const app = await start();
  const whole = JSON.parse(await backup(app)) as { games: Record<string, unknown>[] };
  const deep = "@deep";
  const zeros = "0".repeat(81);
  const bad = [
    { id: "notes", saved: 1, record: `n2~${zeros}~${zeros}~${".".repeat(3_000_000)}~~n~~~` },
    { id: "deep", saved: 1, record: [[deep]] },
    { ...whole.games[2], id: "times", times: `${"1.".repeat(3_000_000)}1` },
    null,
  ];
  const text = JSON.stringify({ ...whole, games: [...bad, ...whole.games] }).replace(
    `"${deep}"`,
    () => `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
  );
  local.entries.clear();
  const next = await start();
  const { importBackup, replaceByBackup } = await import("../../../web/src/library/backup.js");
  await importBackup(next, new File([text], "backup.json"));
  const { content } = libraryState.of(next)!.backup!;
  expect(content.aside.map(({ of }) => of)).toEqual(["game:notes", "game:entry-4", "game:future"]);
  expect(content.leftOut).toEqual(expect.arrayContaining(["game deep", "game times times", "game 4 id"]));
  await replaceByBackup(next);
  expect(missing([...KNOWN_STORES, ...NEW_STORES])).toEqual([]);
  expect(next.store.load("times")).toHaveProperty("game");
});

test("a backup without one of its parts brings the others, and keeps what stands in its place", async () => {
  fill(KNOWN_STORES, NEW_STORES);
  const app = await start();
  const whole = JSON.parse(await backup(app)) as object;
  for (const part of ["settings", "games", "results"]) {
    fill(KNOWN_STORES.filter(({ key }) => OWN.includes(key)));
    const next = await start();
    next.set({ sound: true });
    await restore(next, JSON.stringify({ ...whole, [part]: `damaged ${part}` }), "replace");
    const others = [...KNOWN_STORES, ...NEW_STORES].filter(
      ({ key }) =>
        key !== `nonet:${part}` && !(part === "games" && /game:[a-z]*[eo]$/.test(key) && !/future/.test(key)),
    );
    expect(missing(others), part).toEqual([]);
    expect(next.store.asides().map(({ of, text }) => `${of} ${text}`)).toContain(`${part} "damaged ${part}"`);
    if (part === "settings") expect(next.state.settings.sound).toBe(true);
  }
});

test("an element that keeps its own game leaves the one that a newer version has gone on with", () => {
  const key = "nonet-board:puzzle";
  const listeners: ((event: object) => void)[] = [];
  const host = {
    storageKey: "puzzle",
    givens: "1".padEnd(81, "."),
    value: "1".padEnd(81, "."),
    record: "n2~record",
    seconds: 9,
    addController: () => undefined,
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
  };
  local.entries.clear();
  const keeper = new Keeper(host as unknown as ConstructorParameters<typeof Keeper>[0], { parts: [] } as never);
  keeper.hostUpdate();
  const play = (): void => listeners.forEach((listener) => listener({ target: host, detail: { kind: "digit" } }));
  play();
  expect(local.entries.get(key)).toBe(host.record);
  const time = local.entries.get(`${key}:time`);
  local.entries.set(key, "n4~of~another~kind");
  host.seconds = 10;
  play();
  keeper.keepTime();
  expect([...local.entries]).toEqual([
    [key, "n4~of~another~kind"],
    [`${key}:time`, time],
  ]);
});

interface Tea {
  sort: string;
  cups: string[];
  pot: { name: string };
}
const POT: Shape<Tea["pot"]> = { name: words(9) };
const TEA: Shape<Tea> = {
  sort: (value) => (typeof value === "string" ? value.slice(0, 9) : undefined),
  cups: listOf(words(9), 2),
  pot: (value, left) => carried(value, { name: "", ...fieldsOf(POT, value, left) }, left),
};
const read = (value: unknown): Tea =>
  carried(value, { sort: "green", cups: [], pot: { name: "" }, ...fieldsOf(TEA, value, untold) }, untold);

const withCup = (tea: Tea): Tea => ({ ...tea, cups: [...tea.cups, "w"] });
const REST = '"pot":{"name":""}';
test.each<[string, string, (tea: Tea) => Tea, string]>([
  ["nothing is changed", '{"z":1,"sort":7,"a":2}', (tea) => ({ ...tea }), '{"z":1,"sort":7,"a":2}'],
  ["another field is", '{"sort":7,"a":2}', withCup, `{"sort":7,"a":2,"cups":["w"],${REST}}`],
  ["a value is chosen", '{"sort":7,"a":2}', (tea) => ({ ...tea, sort: "x" }), `{"sort":"x","a":2,"cups":[],${REST}}`],
  ["a field is taken away", '{"sort":"x","a":2}', ({ sort, ...tea }) => tea as Tea, `{"a":2,"cups":[],${REST}}`],
  [
    "a long text is changed",
    `{"sort":"${"a".repeat(20)}"}`,
    (tea) => ({ ...tea, sort: "b" }),
    `{"sort":"b","cups":[],${REST}}`,
  ],
  ["a list grows", '{"cups":["x",3,"y","z"]}', withCup, `{"cups":["x","y","w",3,"z"],"sort":"green",${REST}}`],
  [
    "a list stays",
    '{"cups":["x",3,"y"],"sort":"a"}',
    (tea) => ({ ...tea, sort: "b" }),
    `{"cups":["x",3,"y"],"sort":"b",${REST}}`,
  ],
  [
    "a part changes",
    '{"pot":{"name":"p","lid":[1]}}',
    (tea) => ({ ...tea, pot: { name: "q" } }),
    '{"pot":{"name":"q","lid":[1]},"sort":"green","cups":[]}',
  ],
  [
    "odd names",
    '{"__proto__":1,"constructor":2,"sort":7}',
    withCup,
    `{"__proto__":1,"constructor":2,"sort":7,"cups":["w"],${REST}}`,
  ],
])("a record is written with what it carries: %s", (_, raw, change, wanted) => {
  expect(JSON.stringify(plainOf(change(read(JSON.parse(raw)))))).toBe(wanted);
});

test("a record is written over what is stored now, and two of the same thing are joined", () => {
  const [mine, theirs] = [read({ sort: "green", mine: 1 }), read({ sort: 8, theirs: { deep: [1] } })];
  expect(plainOf(onto({ ...mine, cups: ["x"] }, theirs))).toMatchObject({
    sort: 8,
    theirs: { deep: [1] },
    cups: ["x"],
  });
  expect(plainOf(onto(mine, null))).toMatchObject({ mine: 1 });
  expect(plainOf(withBoth(mine, theirs))).toMatchObject({ sort: "green", mine: 1, theirs: { deep: [1] } });
  expect(plainOf(withBoth(read({ sort: "green" }), theirs))).toMatchObject({ sort: "green", theirs: { deep: [1] } });
});

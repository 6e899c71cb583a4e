/**
 * Odd values in any one place of the storage, or of a backup: the page starts, every view can be drawn, and all else is
 * as it was. NONET_ROUNDS is the number of places that are tried (a sample without it), NONET_SEED chooses them.
 */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { INITIAL_LIBRARY, type LibraryState, libraryState, SECTIONS } from "../../../web/src/library/state.js";
import type { App } from "../../../web/src/page/app.js";
import { decodeGame, encodeRecord } from "../../../web/src/sudoku/codec.js";
import { readRecord } from "../../../web/src/training/record.js";
import { bareApp, standInForBrowser, textsIn } from "../support/bare-page.js";
import { FakeStorage } from "../support/fake-storage.js";
import { leavesOf, ODD, randomBy, withOdd } from "../support/odd-values.js";
import { CLASSIC } from "../support/sudoku.js";
import { GAMES, PLACES, RESULTS, SETTINGS, SHELF, STORED, TRAINING } from "../support/whole-storage.js";

/** Texts as they are called where no type looks. */
type Said = (id: string, args?: Record<string, unknown>) => string;

const ROUNDS = Number(process.env["NONET_ROUNDS"] ?? 60);
const SEED = Number(process.env["NONET_SEED"] ?? 1);
vi.setConfig({ testTimeout: 60_000 + 60 * ROUNDS });

const local = new FakeStorage();
const session = new FakeStorage();

/** Puts what is whole into the storage, and `texts` in its place. */
function fill(texts: Record<string, string> = {}): void {
  local.entries.clear();
  session.entries.clear();
  for (const [key, value] of Object.entries(STORED)) local.entries.set(key, JSON.stringify(value));
  local.entries.set("nonet:current", "one");
  local.entries.set("nonet:previous", "three two");
  for (const [key, text] of Object.entries(texts)) local.entries.set(key, text);
}

beforeAll(() => {
  standInForBrowser(local, session);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterAll(() => void vi.unstubAllGlobals());

/** Starts the page as `main.ts` does. */
async function start(): Promise<App> {
  const { readSettings } = await import("../../../web/src/shell/settings.js");
  const { openFirstGame, openLastGame } = await import("../../../web/src/play/games.js");
  const app = await bareApp();
  const settings = readSettings(app.store.settings());
  app.update({ settings, gameLevel: settings.level, drawn: "all" });
  await app.setLanguage(settings.language);
  if (!openLastGame(app)) openFirstGame(app);
  return app;
}

/** Sheets that lie over the game's page until they are closed. */
const SHEETS = ["new", "tools", "notes", "history", "about", "levels", "menu"];

/** Everything that the views show of what is stored. */
async function draw(app: App): Promise<string[]> {
  const { page } = await import("../../../web/src/app/page.js");
  const { libraryView } = await import("../../../web/src/library/view.js");
  const { refresh } = await import("../../../web/src/library/backup.js");
  const { settingsView } = await import("../../../web/src/settings/view.js");
  const { replayView } = await import("../../../web/src/replay/replay-view.js");
  const { pathView, stepsView, techniquesView } = await import("../../../web/src/path/views.js");
  const { printView } = await import("../../../web/src/print/view.js");
  const { openSheet } = await import("../../../web/src/shell/sheet.js");
  const { solvedCard } = await import("../../../web/src/play/view/solved.js");
  const texts = textsIn(page(app));
  for (const name of SHEETS) {
    openSheet(app, name);
    textsIn(page(app), texts);
  }
  const { text, foot } = solvedCard(app);
  textsIn([text, foot], texts);
  libraryState.set(app, libraryState.of(app) ?? INITIAL_LIBRARY);
  await refresh(app);
  for (const section of SECTIONS) {
    libraryState.patch(app, { section, shown: 1000 });
    textsIn(libraryView(app), texts);
  }
  for (const view of [settingsView, replayView, pathView, stepsView, techniquesView, printView])
    textsIn(view(app), texts);
  return texts;
}

/** Words that nobody should ever read. */
const WRONG = /Invalid Date|\bNaN\b|undefined|\[object|Infinity/;

function expectShown(texts: readonly string[], odd = ""): void {
  expect(texts.filter((text) => WRONG.test(text) && JSON.stringify(text) !== odd)).toEqual([]);
  // A text of somebody's own is cut; a record as long as a game is no text.
  expect(texts.filter((text) => text.length > 2000 && !text.startsWith("n2~"))).toEqual([]);
}

const libraryOf = (app: App): LibraryState => libraryState.of(app)!;
const gamesShown = (app: App): string[] =>
  libraryOf(app)
    .games!.map(({ id }) => id)
    .sort();

/** All that is on the device, as one text. */
const everything = (): string => [...local.entries].map(([key, text]) => `${key} ${text}`).join("\n");

test("what is whole is shown whole", async () => {
  fill();
  const app = await start();
  const texts = await draw(app);
  expectShown(texts);
  expect(gamesShown(app)).toEqual(["one", "three", "two"]);
  // The sheet of new games leads to those that were left.
  expect(app.kept.map(({ id }) => id)).toEqual(["three", "two"]);
  expect(texts.some((text) => /and one more\b.* in the library/.test(text))).toBe(true);
  expect(app.game).toMatchObject({ title: "Tea", seconds: 75, hints: 1, checkpoints: GAMES[0]!.checkpoints });
  expect(libraryOf(app).results).toEqual(RESULTS);
  expect(app.state.notices).toEqual([]);
});

test(`one stored value is any other, ${ROUNDS} times: the page starts, every view is drawn, nothing else is lost`, async () => {
  const random = randomBy(SEED);
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const found: string[] = [];
  for (let round = 0; round < ROUNDS && found.length < 20; round++) {
    const { key, path } = one(PLACES);
    const odd = one(ODD);
    const damaged = withOdd(STORED[key], path, odd);
    fill({ [key]: damaged });
    try {
      const app = await start();
      expectShown(await draw(app), odd);
      const id = key.startsWith("nonet:game:") ? key.slice("nonet:game:".length) : "";
      // Without its record, there is no game.
      const others = GAMES.map((game) => game.id).filter((game) => !(game === id && path.at(-1) === "record"));
      expect(gamesShown(app)).toEqual(expect.arrayContaining(others));
      for (const game of GAMES)
        if (game.id !== id)
          expect(everything().includes(JSON.stringify(game.record)), `the record of ${game.id}`).toBe(true);
      if (id && path.at(-1) === "record" && !odd.startsWith('"n2~0'))
        expect([...local.entries.values()].includes(damaged), "what cannot be read is still there").toBe(true);
      const readable = key === "nonet:results" ? RESULTS.filter((_, index) => index !== path[0]) : RESULTS;
      expect(libraryOf(app).results).toEqual(expect.arrayContaining(readable));
    } catch (error) {
      found.push(`round ${round}: ${key} ${path.join(".")} = ${odd.slice(0, 60)}: ${String(error).slice(0, 300)}`);
    }
  }
  expect(found, `seed ${SEED}`).toEqual([]);
});

test("a game whose card cannot be made is set aside, the others are shown, and the next start has it again", async () => {
  fill();
  const app = await start();
  await draw(app);
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { t } = app as unknown as { t: Said };
  const broken: Said = (id, args) => {
    if (args?.["name"] === "三") throw new Error("broken on purpose");
    return t(id, args);
  };
  app.t = broken as App["t"];
  app.store.mark("three", { title: "三" });
  for (let time = 0; time < 3; time++) {
    await draw(app);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(errors).toHaveBeenCalled();
  errors.mockRestore();
  expect(app.store.asides().map(({ of }) => of)).toEqual(["game:three"]);
  expect(app.store.ids().sort()).toEqual(["one", "two"]);
  const again = await start();
  expectShown(await draw(again));
  expect(again.store.asides()).toEqual([]);
  expect(gamesShown(again)).toEqual(["one", "three", "two"]);
  expect(again.state.notices.map(({ id }) => id)).toContain("aside");
});

test("a backup saved by the page that cannot be drawn has every game, read or not", async () => {
  const { rescueText } = await import("../../../web/src/shell/broken/rescue.js");
  const { readBackup } = await import("../../../web/src/library/backup-file.js");
  const newer = JSON.stringify({ ...GAMES[0], record: "n4~fields" });
  fill({
    "nonet:game:new": newer,
    "nonet:game:bad": "{",
    "nonet:aside:game:old:1": JSON.stringify(GAMES[1]),
    "nonet:settings": "{",
  });
  const app = await bareApp();
  const text = rescueText(
    app.store,
    [{ ...app.game, id: "memory", record: encodeRecord(decodeGame(GAMES[0]!.record)!) }],
    new Date(1_795_000_000_000),
  );
  const read = readBackup(text, (value, id, left) => app.store.read(value, id, left));
  if ("problem" in read) throw new Error(JSON.stringify(read));
  expect(read.games.map(({ id }) => id).sort()).toEqual(["memory", "old", "one", "three", "two"]);
  expect(read.games.find(({ id }) => id === "one")).toMatchObject({ title: "Tea", seconds: 75 });
  expect([...read.aside].sort((a, b) => (a.of < b.of ? -1 : 1))).toEqual([
    { of: "game:bad", text: "{" },
    { of: "game:new", text: newer },
    { of: "settings", text: "{" },
  ]);
  expect(read).toMatchObject({ made: 1_795_000_000_000, results: RESULTS, settings: {} });
  for (const fault of ["blocked", "full"] as const) {
    local[fault] = true;
    expect(() => rescueText(app.store, [], new Date())).not.toThrow();
    local[fault] = false;
  }
});

test(`one value of a backup is any other, ${ROUNDS} times: it is read and shown, and nothing else is lost`, async () => {
  const { addBackup, importBackup, replaceByBackup } = await import("../../../web/src/library/backup.js");
  const { writeBackup } = await import("../../../web/src/library/backup-file.js");
  const { backupSection } = await import("../../../web/src/library/view-backup.js");
  const { GameStore } = await import("../../../web/src/shell/storage.js");
  const reader = new GameStore({ local: () => local, session: () => session }, (record) => decodeGame(record) !== null);
  const games = GAMES.map((game) => reader.read(game, game.id)!);
  const newer = { of: "game:four", text: JSON.stringify({ ...GAMES[0], id: "four", record: "n4~fields" }) };
  const backup = JSON.parse(
    writeBackup({
      made: 1_795_000_000_000,
      current: "three",
      settings: SETTINGS,
      games,
      results: RESULTS.map((one) => ({ ...one })) as never,
      unread: [],
      training: readRecord(TRAINING),
      aside: [newer],
      others: new Map(),
    }),
  ) as Record<string, unknown>;
  // A file of another kind is refused as a whole.
  const places = leavesOf(backup).filter(([first]) => first !== "format" && first !== "version");
  const random = randomBy(SEED + 1);
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const found: string[] = [];
  for (let round = 0; round < ROUNDS && found.length < 20; round++) {
    const path = one(places);
    const odd = one(ODD);
    local.entries.clear();
    session.entries.clear();
    local.entries.set("nonet:shelf", JSON.stringify(SHELF));
    try {
      const app = await start();
      app.board.load(CLASSIC);
      const mine = app.game.id;
      app.save();
      await importBackup(app, new File([withOdd(backup, path, odd)], "backup.json"));
      const library = libraryOf(app);
      expect(library!.note).toBeNull();
      expectShown(textsIn(backupSection(app, library!)), odd);
      await (round % 2 ? addBackup(app) : replaceByBackup(app));
      expectShown(await draw(app), odd);
      const after = everything();
      for (const [index, game] of games.entries())
        if (!(path[0] === "games" && path[1] === index && path[2] === "record"))
          expect(after.includes(JSON.stringify(game.record)), `the record of ${game.id}`).toBe(true);
      if (!(path[0] === "aside" && path[2] === "text"))
        expect(after.includes("n4~fields"), "the game of a newer version").toBe(true);
      if (round % 2) expect(app.game.id).toBe(mine);
      for (const [index, result] of RESULTS.entries())
        if (!(path[0] === "results" && path[1] === index)) expect(libraryOf(app).results).toContainEqual(result);
      // The stored values are now read without another loss.
      const again = await start();
      expectShown(await draw(again), odd);
      expect(gamesShown(again)).toEqual(expect.arrayContaining(gamesShown(app)));
    } catch (error) {
      found.push(`round ${round}: ${path.join(".")} = ${odd.slice(0, 60)}: ${String(error).slice(0, 300)}`);
    }
  }
  expect(found, `seed ${SEED}`).toEqual([]);
});

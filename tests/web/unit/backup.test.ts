/** Backups: what comes back, what is refused, and what becomes of games that differ. */
import { describe, expect, test } from "vitest";
import {
  type BackupContent,
  mergeBackup,
  type ReadBackup,
  readBackup,
  writeBackup,
} from "../../../web/src/library/backup-file.js";
import { restore } from "../../../web/src/library/restore.js";
import type { Result } from "../../../web/src/shell/results.js";
import { entryText, GameStore, gameKey, plainEntry, type StoredGame } from "../../../web/src/shell/storage.js";
import { EMPTY } from "../../../web/src/training/record.js";
import { FakeStorage } from "../support/fake-storage.js";

const game = (id: string, record = "good", more: Partial<StoredGame> = {}): StoredGame => ({
  id,
  level: "easy",
  record,
  saved: 1,
  ...more,
});
const result = (id: string, solved = 1): Result => ({
  id,
  level: "easy",
  er: 1.5,
  seconds: 60,
  hints: 0,
  mistakes: 0,
  solved,
});

function setUp() {
  const local = new FakeStorage();
  const session = new FakeStorage();
  const store = new GameStore({ local: () => local, session: () => session }, (record) => record.startsWith("good"));
  return { local, store, read: (text: string) => readBackup(text, (value, id, left) => store.read(value, id, left)) };
}

const content: BackupContent = {
  made: Date.UTC(2026, 10, 22, 10),
  current: "b",
  settings: { theme: "dark", level: "hard" },
  games: [
    game("a", "good a", {
      title: "Tea",
      favourite: true,
      day: "2026-11-22",
      seconds: 75,
      times: [3, 9, 75],
      checkpoints: [{ number: 1, made: 5, name: "before", state: "good s" }],
    }),
    game("b", "good b", { solved: true, er: 7.1 }),
  ],
  results: [result("a"), { ...result("b"), day: "2026-11-21", er: null }],
  training: {
    ...EMPTY,
    strength: { rating: 1403.5, deviation: 88.25, volatility: 0.06 },
    tasks: 31,
    right: 20,
    last: Date.UTC(2026, 10, 21),
    streak: 7,
  },
  aside: [
    { of: "game:c", text: "what was stored" },
    { of: "settings", text: "{" },
  ],
  unread: [{ id: "d", kind: "of another version" }],
  others: new Map([
    ["medals", '{"won":[1,2]}'],
    ["motto", "no JSON"],
    ["games", "[]"],
  ]),
};

describe("a backup", () => {
  test("brings back games with times, checkpoints, titles and stars, results, training and settings", () => {
    expect(setUp().read(writeBackup(content))).toEqual({ ...content, leftOut: ["results 3"] });
  });

  const whole = JSON.parse(writeBackup(content)) as Record<string, unknown>;
  const changed = (change: object): string => JSON.stringify({ ...whole, ...change });
  test.each([
    ["not json", { code: "json" }],
    [writeBackup(content).slice(0, -20), { code: "json" }],
    ["[]", { code: "foreign" }],
    [`{"format":"other","version":1}`, { code: "foreign" }],
    [changed({ version: "1" }), { code: "foreign" }],
    [changed({ version: 2 }), { code: "newer" }],
    [changed({ version: 0.5 }), { code: "foreign" }],
    ['{"format":"nonet-backup","version":1}', { code: "foreign" }],
  ])("that is damaged or foreign is refused as a whole: %.60s", (text, problem) => {
    expect(setUp().read(text)).toEqual({ problem });
  });

  test.each<[change: object, leftOut: string[], found: object]>([
    [{ made: "+275761-01-01" }, ["made"], { made: 0 }],
    [{ made: { toString: 1 } }, ["made"], { made: 0 }],
    [{ current: 7 }, ["current"], { current: "" }],
    [{ settings: { theme: "dark", level: "none", accent: 1e300 } }, ["settings accent", "settings level"], {}],
    [{ games: [{ ...game("a"), day: "+275761-01-01" }] }, ["game a day"], { games: [game("a")] }],
    [{ games: [{ ...game("a"), saved: 1e300 }] }, ["game a saved"], { games: [game("a", "good", { saved: 0 })] }],
    [{ games: [game("a"), game("a", "good twice")] }, [], { games: [game("a"), game("entry-2", "good twice")] }],
    [{ games: [game("a key with spaces")] }, ["game 1 id"], { games: [game("entry-1")] }],
    // A name that is given is never that of another game, whether it came before or comes later.
    [
      { games: [game("entry-2", "good 1"), game("odd id!", "good 2"), game("odd id!", "good 3"), game("entry-3")] },
      ["game 2 id", "game 3 id"],
      { games: [game("entry-2", "good 1"), game("entry-2-2", "good 2"), game("entry-3-2", "good 3"), game("entry-3")] },
    ],
    [
      {
        games: [game("aside-1"), game("x", "good x")],
        aside: ["good 1", "good 2"].map((record) => ({ of: "game:x", text: entryText(game("x", record)) })),
      },
      [],
      { games: [game("aside-1"), game("x", "good x"), game("aside-1-2", "good 1"), game("aside-2", "good 2")] },
    ],
    [
      { results: [result("a"), { id: "b" }, { ...result("c"), day: "2026-02-30" }] },
      ["results 2", "results 3: day"],
      { results: [result("a"), result("c")], unread: [{ id: "b" }] },
    ],
    [
      { aside: [{ of: "game:c" }, 3, { of: "../c", text: "x" }] },
      ["aside 1", "aside 2", "aside of"],
      { aside: [{ of: "game:aside", text: "x" }] },
    ],
    [{ texts: ["p"] }, ["texts"], {}],
  ])("of %j only what does not fit is left out, and it is named", (change, names, found) => {
    const read = setUp().read(changed({ results: [], aside: [], ...change }));
    // Copies do not have what the records carry beside what is read of them.
    expect(structuredClone(read)).toMatchObject(found);
    expect([...(read as ReadBackup).leftOut].sort()).toEqual(names);
  });

  test("of before there was a training has none; of a newer version it is kept aside as it is", () => {
    expect(setUp().read(changed({ training: undefined }))).toMatchObject({ training: null, leftOut: ["results 3"] });
    const newer = { version: 2, more: true };
    expect(setUp().read(changed({ training: newer, aside: [] }))).toMatchObject({
      training: null,
      aside: [{ of: "training", text: JSON.stringify(newer) }],
    });
  });

  test("an entry that is no game is kept aside as it is, beside the others", () => {
    const bad = game("b", "bad");
    expect(setUp().read(changed({ games: [game("a"), bad, 3], aside: [] }))).toMatchObject({
      games: [game("a")],
      aside: [
        { of: "game:b", text: JSON.stringify(bad) },
        { of: "game:entry-3", text: "3" },
      ],
    });
  });

  test("what was set aside comes back as a game where it can be read by now", () => {
    const text = entryText(game("c", "good again"));
    expect(
      setUp().read(
        changed({
          aside: [
            { of: "game:c", text },
            { of: "game:a", text },
          ],
        }),
      ),
    ).toMatchObject({
      games: [
        expect.objectContaining({ id: "a" }),
        expect.objectContaining({ id: "b" }),
        game("c", "good again"),
        game("aside-2", "good again"),
      ],
      aside: [],
    });
  });
});

describe("adding a backup", () => {
  let next = 0;
  const newId = (): string => `new${++next}`;
  const of = (games: StoredGame[], results: Result[] = []): BackupContent => ({ ...content, games, results });
  const records = (games: readonly StoredGame[]): string[] => games.map(({ record }) => record).sort();

  test("new games and results come to those that are there, and each result counts once", () => {
    const merged = mergeBackup(
      { games: [game("a")], results: [result("a", 5)], unread: [], training: null },
      of([game("b")], [result("a", 9), result("b", 2)]),
      "",
      newId,
    );
    expect(merged).toMatchObject({ added: 1, copies: 0, same: 0, addedResults: 1 });
    expect(merged.games.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(merged.results).toEqual([result("b", 2), result("a", 5)]);
  });

  test.each([
    [5, 3],
    [3, 5],
  ])("of a game that differs the newer keeps its place, and the other is kept as a copy (%d, %d)", (here, there) => {
    const merged = mergeBackup(
      { games: [game("a", "good here", { saved: here })], results: [], unread: [], training: null },
      of([game("a", "good there", { saved: there })]),
      "",
      newId,
    );
    expect(merged.games.find(({ id }) => id === "a")!.record).toBe(here > there ? "good here" : "good there");
    expect(records(merged.games)).toEqual(["good here", "good there"]);
    expect(merged.copies).toBe(1);
  });

  test("the game on the board keeps its place though the other is newer", () => {
    const merged = mergeBackup(
      { games: [game("a", "good here")], results: [], unread: [], training: null },
      of([game("a", "good there", { saved: 9 })]),
      "a",
      newId,
    );
    expect(merged.games.find(({ id }) => id === "a")!.record).toBe("good here");
  });

  test("a second time it changes nothing", () => {
    const backup = of([game("a", "good there"), game("b")], [result("a")]);
    const once = mergeBackup(
      { games: [game("a", "good here", { saved: 5 })], results: [], unread: [], training: null },
      backup,
      "",
      newId,
    );
    const twice = mergeBackup(once, backup, "", newId);
    expect(twice).toMatchObject({ games: once.games, results: once.results, added: 0, copies: 0, addedResults: 0 });
  });

  test("a record that cannot be read keeps its place, and the backup's game comes once as a copy", () => {
    const isTaken = (id: string): boolean => id === "a";
    const backup = of([game("a", "good there", { saved: 9 })]);
    const none = { games: [], results: [], unread: [], training: null };
    const once = mergeBackup(none, backup, "", newId, isTaken);
    expect(once).toMatchObject({ added: 0, copies: 1, same: 0 });
    expect(once.games).toEqual([game(once.games[0]!.id, "good there", { saved: 9 })]);
    expect(once.games[0]!.id).not.toBe("a");
    expect(mergeBackup(once, backup, "", newId, isTaken)).toMatchObject({ games: once.games, copies: 0, same: 1 });
  });

  const checkpoint = (made: number, name: string, number = 1) => ({ number, made, name, state: `good ${made}` });
  test.each([
    ["x", 1, 9],
    ["x", 9, 1],
    ["y", 1, 9],
    ["y", 9, 1],
  ])(
    "what only the backup has of a game comes to the one of its content, here under %s (%d, %d)",
    (id, here, there) => {
      const { store } = setUp();
      const more = {
        future: { a: 1 },
        checkpoints: [checkpoint(5, "there"), checkpoint(7, "both", 2), { kind: "new" }],
      };
      const marks = { title: "Mine", favourite: true as const, seconds: 75 };
      const theirs = store.read({ ...game("x", "good 2", { saved: there, ...marks }), ...more }, "x")!;
      const mine = store.read(
        { ...game(id, "good 2", { saved: here, checkpoints: [checkpoint(7, "renamed")] }), own: 1 },
        id,
      )!;
      const others = id === "x" ? [] : [game("x", "good 1", { saved: 3 })];
      const present = { games: [...others, mine], results: [], unread: [], training: null };
      const merged = mergeBackup(present, of([theirs]), "", newId);
      expect(merged).toMatchObject({ added: 0, copies: 0, same: 1 });
      expect(merged.games.map((one) => one.id)).toEqual([...others.map((one) => one.id), id]);
      const stored = JSON.parse(entryText(merged.games.at(-1)!)) as StoredGame;
      expect(stored).toMatchObject({
        id,
        record: "good 2",
        title: "Mine",
        favourite: true,
        seconds: 75,
        own: 1,
        future: { a: 1 },
      });
      const names = stored.checkpoints!.map((one) =>
        "name" in one ? `${one.number} ${one.name}` : JSON.stringify(one),
      );
      expect(names.sort()).toEqual(
        here > there ? ["1 renamed", "2 there", '{"kind":"new"}'] : ["1 there", "2 both", '{"kind":"new"}'],
      );
      // A second time it changes nothing.
      const twice = mergeBackup({ ...present, games: merged.games }, of([theirs]), "", newId);
      expect(twice.games.map(plainEntry)).toEqual(merged.games.map(plainEntry));
    },
  );

  test("a game that gave its place to a newer one is found under its new id", () => {
    const present = { games: [game("x", "good 1"), game("y", "good 2")], results: [], unread: [], training: null };
    const backup = of([game("x", "good 3", { saved: 9 }), game("y", "good 1", { saved: 9, title: "Tea" })]);
    const merged = mergeBackup(present, backup, "", newId);
    expect(records(merged.games)).toEqual(["good 1", "good 2", "good 3"]);
    expect(merged.games.find(({ title }) => title === "Tea")).toMatchObject({ record: "good 1" });
  });

  test("what stands in the place of a known field is not taken for a lack of it", () => {
    const { store } = setUp();
    const mine = store.read({ ...game("a"), saved: 5, day: { lunar: 7 }, checkpoints: "of another kind" }, "a")!;
    const theirs = game("a", "good", { day: "2026-11-22", checkpoints: [checkpoint(5, "there")] });
    const merged = mergeBackup({ games: [mine], results: [], unread: [], training: null }, of([theirs]), "", newId);
    const stored = JSON.parse(entryText(merged.games[0]!)) as object;
    expect(stored).toMatchObject({ day: { lunar: 7 }, checkpoints: "of another kind" });
  });

  test("neither a title nor a star is lost", () => {
    const merged = mergeBackup(
      { games: [game("a", "good", { title: "Tea" })], results: [], unread: [], training: null },
      of([game("a", "good", { saved: 9, favourite: true })]),
      "",
      newId,
    );
    expect(merged.games[0]).toMatchObject({ title: "Tea", favourite: true });
  });
});

describe("putting entries in the place of what is stored", () => {
  const entries = (...games: StoredGame[]): Map<string, string> =>
    new Map(games.map((one) => [gameKey(one.id), entryText(one)]));

  test("games that are not among them go, other entries stay", () => {
    const { local, store } = setUp();
    store.save(game("a"));
    local.entries.set("nonet:shelf", "{}");
    local.entries.set("another page", "x");
    expect(restore(store, entries(game("b")))).toEqual({ ok: true });
    expect([...local.entries.keys()].sort()).toEqual(["another page", "nonet:game:b", "nonet:shelf"]);
  });

  test("when they do not fit, everything is as before, and how many would have fitted is told", () => {
    const { local, store } = setUp();
    store.save(game("a", "good old", { title: "Tea" }));
    store.saveSettings({ theme: "dark" });
    const before = new Map(local.entries);
    const setItem = local.setItem.bind(local);
    let room = 2;
    local.setItem = (key, value) => {
      if (key !== "nonet:game:a" && key !== "nonet:settings" && room-- <= 0)
        throw new DOMException("full", "QuotaExceededError");
      setItem(key, value);
    };
    expect(restore(store, entries(game("b"), game("c"), game("d")))).toEqual({ full: 2 });
    expect(local.entries).toEqual(before);
  });

  test("what is blocked is an answer", () => {
    const { local, store } = setUp();
    local.blocked = true;
    expect(restore(store, entries(game("b")))).toEqual({ blocked: true });
  });
});

describe("titles, stars, and how many games are kept", () => {
  test("a game that is saved keeps the title that another tab gave it", () => {
    const { store, local } = setUp();
    const other = new GameStore({ local: () => local, session: () => new FakeStorage() }, () => true);
    store.save(game("a"));
    other.mark("a", { title: "Tea", favourite: true });
    expect(store.save(game("a", "good, later"))).toEqual({ ok: true });
    expect(other.load("a")).toMatchObject({ game: { record: "good, later", title: "Tea", favourite: true } });
    other.mark("a", { title: undefined });
    expect(store.marks("a")).toEqual({ title: undefined, favourite: true });
    expect(store.mark("missing", { title: "Tea" })).toBe(false);
  });

  test("of solved games the oldest go, but no favourite and nothing unfinished", () => {
    const { store } = setUp();
    const solved = (id: string, saved: number, more: Partial<StoredGame> = {}): unknown =>
      store.save(game(id, `good ${id}`, { saved, solved: true, ...more }));
    solved("star", 1, { favourite: true });
    solved("old", 2);
    solved("new", 3);
    store.save(game("open"));
    store.prune(2);
    expect(store.ids().sort()).toEqual(["new", "open", "star"]);
    store.prune(2);
    expect(store.ids()).toHaveLength(3);
  });
});

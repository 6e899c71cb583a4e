import { describe, expect, test } from "vitest";
import { GameStore, type StoredGame } from "../../../web/src/shell/storage.js";
import { FakeStorage } from "../support/fake-storage.js";

const game = (id: string, record = "good"): StoredGame => ({ id, level: "easy", record, saved: 1 });

/** Without what the record carries beside what is read of it: copies do not have that. */
const shown = <T>(value: T): T => structuredClone(value);

function setUp() {
  const local = new FakeStorage();
  const tab = (session = new FakeStorage()): GameStore =>
    new GameStore({ local: () => local, session: () => session }, (record) => record.startsWith("good"));
  return { local, tab };
}

describe("games on this device", () => {
  test("a saved game comes back", () => {
    const { tab } = setUp();
    expect(tab().save(game("a"))).toEqual({ ok: true });
    expect(shown(tab().load("a"))).toEqual({ game: game("a") });
    expect(tab().load("b")).toEqual({ missing: true });
  });

  test("a daily game keeps its day", () => {
    const { tab } = setUp();
    const daily = { ...game("a"), day: "2026-11-22" };
    tab().save(daily);
    expect(shown(tab().load("a"))).toEqual({ game: daily });
  });

  test("each tab finds its own game again, and a new tab the last one", () => {
    const { tab } = setUp();
    const session = new FakeStorage();
    const first = tab(session);
    first.setCurrent("a");
    tab().setCurrent("b");
    expect(tab(session).currentId()).toBe("a");
    expect(tab().currentId()).toBe("b");
  });

  test.each([
    "not json",
    "[]",
    "{}",
    JSON.stringify(game("a", "bad record")),
    JSON.stringify({ ...game("a"), record: 3 }),
  ])("a corrupt entry (%s) is set aside, not lost, and harms no other game", (text) => {
    const { local, tab } = setUp();
    tab().save(game("b"));
    local.entries.set("nonet:game:a", text);
    expect(tab().load("a")).toEqual({ corrupt: true });
    expect(local.entries.has("nonet:game:a")).toBe(false);
    expect(
      [...local.entries].filter(([key, value]) => key.startsWith("nonet:aside:game:a:") && value === text),
    ).toHaveLength(1);
    expect(shown(tab().load("b"))).toEqual({ game: game("b") });
  });

  test("a full storage says so and keeps what it had", () => {
    const { local, tab } = setUp();
    const store = tab();
    store.save(game("a"));
    local.full = true;
    expect(store.save(game("a", "good, later"))).toEqual({ full: true });
    expect(shown(tab().load("a"))).toEqual({ game: game("a") });
  });

  test("a blocked storage is an answer, never an exception", () => {
    const { local, tab } = setUp();
    local.blocked = true;
    const store = tab(local);
    expect(store.save(game("a"))).toEqual({ blocked: true });
    expect(store.load("a")).toEqual({ blocked: true });
    expect(store.currentId()).toBeNull();
    expect(store.settings()).toBeNull();
    expect(store.previousIds()).toEqual([]);
    expect(() => store.saveSettings({})).not.toThrow();
    expect(() => store.setCurrent("a")).not.toThrow();
    expect(() => store.setPrevious(["a"])).not.toThrow();
    expect(() => store.remove("a")).not.toThrow();
  });

  test("storage whose very mention throws is the same as blocked", () => {
    const deny = (): Storage => {
      throw new DOMException("denied", "SecurityError");
    };
    const store = new GameStore({ local: deny, session: deny }, () => true);
    expect(store.load("a")).toEqual({ blocked: true });
    expect(store.save(game("a"))).toEqual({ blocked: true });
    expect(store.currentId()).toBeNull();
  });

  test("of the games to go back to each is one, however often a damaged list names it, and there are not more than anybody goes through", () => {
    const { local, tab } = setUp();
    local.setItem("nonet:previous", "a b a <b> b c ".repeat(100_000));
    expect(tab().previousIds()).toEqual(["a", "b", "c"]);
    local.setItem("nonet:previous", Array.from({ length: 100_000 }, (_, index) => `g${index}`).join(" "));
    expect(tab().previousIds()).toHaveLength(500);
    expect(tab().previousIds().at(-1)).toBe("g99999");
  });

  test("two tabs with the same game do not overwrite each other", () => {
    const { tab } = setUp();
    const [first, second] = [tab(), tab()];
    first.save(game("a"));
    second.load("a");
    first.save(game("a", "good, first tab"));
    const saved = second.save(game("a", "good, second tab"));
    expect(saved).toHaveProperty("forked");
    const fork = (saved as { forked: string }).forked;
    expect(shown(tab().load("a"))).toEqual({ game: game("a", "good, first tab") });
    expect(tab().load(fork)).toEqual({ game: { ...game("a", "good, second tab"), id: fork } });
  });

  test("a tab that lists all games does not take its own for what another tab played", () => {
    const { tab } = setUp();
    const [first, second] = [tab(), tab()];
    first.save(game("a"));
    second.load("a");
    first.save(game("a", "good, first tab"));
    expect(shown(second.look("a"))).toEqual({ game: game("a", "good, first tab") });
    expect(second.isOvertaken("a", "good")).toBe(true);
    expect(second.save(game("a"))).toEqual({ ok: true });
    second.remove("a");
    expect(shown(tab().load("a"))).toEqual({ game: game("a", "good, first tab") });
    expect(second.save(game("a", "good, second tab"))).toHaveProperty("forked");
    expect(shown(tab().load("a"))).toEqual({ game: game("a", "good, first tab") });
  });

  test("a game is removed from a list unless it was saved since", () => {
    const { tab } = setUp();
    const [first, second] = [tab(), tab()];
    first.save({ ...game("a"), saved: 5 });
    second.remove("a", 4);
    expect(tab().load("a")).toHaveProperty("game");
    second.remove("a", 5);
    expect(tab().load("a")).toEqual({ missing: true });
  });

  test("two tabs with the same game, in which nothing was changed, stay with it", () => {
    const { tab } = setUp();
    const [first, second] = [tab(), tab()];
    first.save(game("a"));
    second.load("a");
    expect(second.save({ ...game("a"), saved: 2 })).toEqual({ ok: true });
    expect(first.save(game("a", "good, first tab"))).toEqual({ ok: true });
  });

  test("what belongs to a game comes back with it: time, steps, checkpoints, hints, mistakes", () => {
    const { local, tab } = setUp();
    const checkpoints = [{ number: 1, made: 3, name: "fork", state: "good" }];
    const whole = {
      ...game("a"),
      seconds: 70,
      times: [4, 9, 70],
      checkpoints,
      hints: 2,
      mistakes: 1,
      uncounted: true,
      shown: true,
    };
    tab().save(whole);
    expect(shown(tab().load("a"))).toEqual({ game: whole });
    const entry = JSON.parse(local.entries.get("nonet:game:a")!) as Record<string, unknown>;
    local.entries.set("nonet:game:a", JSON.stringify({ ...entry, times: "?", checkpoints: 4, seconds: "long" }));
    expect(shown(tab().load("a"))).toEqual({
      game: { ...game("a"), hints: 2, mistakes: 1, uncounted: true, shown: true },
    });
  });

  test("time that passes is saved, and two tabs in which only that happens stay with one game", () => {
    const { tab } = setUp();
    const [first, second] = [tab(), tab()];
    first.save(game("a"));
    second.load("a");
    expect(first.save({ ...game("a"), seconds: 30 })).toEqual({ ok: true });
    expect(second.save({ ...game("a"), seconds: 20, hints: 1 })).toEqual({ ok: true });
    expect(shown(tab().load("a"))).toEqual({ game: { ...game("a"), seconds: 30, hints: 1 } });
    expect(first.save({ ...game("a", "good, first tab"), seconds: 40 })).toEqual({ ok: true });
  });

  test("a tab whose clock alone went on never takes the place of what another tab played", () => {
    const { tab } = setUp();
    const [first, second] = [tab(), tab()];
    first.save(game("a"));
    second.load("a");
    first.save({ ...game("a", "good, first tab"), seconds: 5 });
    expect(second.save({ ...game("a"), seconds: 60 })).toEqual({ ok: true });
    expect(shown(tab().load("a"))).toEqual({ game: { ...game("a", "good, first tab"), seconds: 5 } });
    expect(second.save(game("a", "good, second tab"))).toHaveProperty("forked");
  });

  test.each([{ checkpoints: [{ number: 1, made: 3, name: "", state: "good" }] }, { mistakes: 1 }])(
    "%j is a change like any other: no tab overwrites it",
    (change) => {
      const { tab } = setUp();
      const [first, second] = [tab(), tab()];
      first.save(game("a"));
      second.load("a");
      first.save({ ...game("a"), ...change });
      expect(second.save(game("a", "good, second tab"))).toHaveProperty("forked");
      expect(shown(tab().load("a"))).toEqual({ game: { ...game("a"), ...change } });
    },
  );

  test("a tab removes its game only when no other tab has played it since", () => {
    const { tab } = setUp();
    const [first, second] = [tab(), tab()];
    first.save(game("a"));
    first.save(game("b"));
    second.load("a");
    second.save(game("a", "good, second tab"));
    first.remove("a");
    first.remove("b");
    expect(shown(tab().load("a"))).toEqual({ game: game("a", "good, second tab") });
    expect(tab().load("b")).toEqual({ missing: true });
  });

  test("each tab remembers which games it left", () => {
    const { tab } = setUp();
    const session = new FakeStorage();
    tab(session).setPrevious(["a", "b"]);
    tab().setPrevious(["c"]);
    expect(tab(session).previousIds()).toEqual(["a", "b"]);
    expect(tab().previousIds()).toEqual(["c"]);
    tab(session).setPrevious([]);
    expect(tab(session).previousIds()).toEqual([]);
  });

  test("corrupt settings are set aside and the defaults serve", () => {
    const { local, tab } = setUp();
    local.entries.set("nonet:settings", "{");
    expect(tab().settings()).toBeNull();
    expect([...local.entries.keys()].some((key) => key.startsWith("nonet:aside:settings"))).toBe(true);
    tab().saveSettings({ theme: "dark" });
    expect(tab().settings()).toEqual({ theme: "dark" });
  });

  test.each<[change: object, found: object]>([
    [{ level: 3 }, { level: "own" }],
    [{ saved: 1e300 }, { saved: 0 }],
    [{ saved: "now" }, { saved: 0 }],
    [{ day: "garbage" }, {}],
    [{ day: "+275761-01-01" }, {}],
    [{ day: "2026-02-29" }, {}],
    [{ er: 1e300 }, {}],
    [{ seconds: 1e300 }, {}],
    [{ hints: -1 }, {}],
    [{ title: "a".repeat(20_000) }, { title: "a".repeat(80) }],
    [
      {
        checkpoints: [
          { number: 1, made: 1e300, name: "n", state: "good" },
          { number: 1, made: 3, name: [], state: "good" },
          { number: 2, made: 3, name: "", state: "bad" },
        ],
      },
      {
        checkpoints: [
          { number: 1, made: 0, name: "n", state: "good" },
          { number: 2, made: 3, name: "", state: "good" },
        ],
      },
    ],
    [{ id: "another" }, {}],
  ])("of a game with %.60j only that is left out, and the store says so", (change, found) => {
    const { local, tab } = setUp();
    local.entries.set("nonet:game:a", JSON.stringify({ ...game("a"), ...change }));
    const store = tab();
    expect(shown(store.load("a"))).toEqual({ game: { ...game("a"), ...found } });
    expect(store.leftOut.size > 0).toBe(!("id" in change));
  });
});

describe("what this version cannot read or show", () => {
  const newer = JSON.stringify({ ...game("n", "n4~fields~of~another~kind"), title: "From the future" });

  test("a game of a newer version stays where it is: it is neither set aside, listed, saved over nor taken away", () => {
    const { local, tab } = setUp();
    local.entries.set("nonet:game:n", newer);
    const store = tab();
    expect(store.load("n")).toEqual({ newer: true });
    expect(store.heads()).toEqual([]);
    store.remove("n");
    store.prune(0);
    expect([...local.entries]).toEqual([["nonet:game:n", newer]]);
    expect(store.asides()).toEqual([{ key: "nonet:game:n", of: "game:n", text: newer }]);
  });

  test("a tab whose game was played on in a newer version goes on as a copy", () => {
    const { local, tab } = setUp();
    const store = tab();
    store.save(game("n"));
    local.entries.set("nonet:game:n", newer);
    expect(store.save(game("n", "good, later"))).toHaveProperty("forked");
    expect(local.entries.get("nonet:game:n")).toBe(newer);
  });

  test("what was set aside is tried again, and is a game again when it can be read", () => {
    const { local, tab } = setUp();
    local.entries.set("nonet:game:a", JSON.stringify(game("a", "later good")));
    expect(tab().load("a")).toEqual({ corrupt: true });
    expect(tab().retryAsides()).toBe(0);
    const updated = new GameStore({ local: () => local, session: () => local }, (record) => record.includes("good"));
    expect(updated.retryAsides()).toBe(1);
    expect(shown(updated.load("a"))).toEqual({ game: game("a", "later good") });
    expect(updated.asides()).toEqual([]);
  });

  test("a game is set aside on request, and taken up again under another id where its own is taken", () => {
    const { local, tab } = setUp();
    const store = tab();
    store.save(game("a"));
    store.setAside("a");
    expect(store.load("a")).toEqual({ missing: true });
    store.save(game("a", "good, another"));
    const [aside] = store.asides();
    const id = store.takeUp(aside!)!;
    expect(id).not.toBe("a");
    expect(store.load(id)).toEqual({ game: game(id) });
    expect(shown(store.load("a"))).toEqual({ game: game("a", "good, another") });
    expect([...local.entries.keys()].filter((key) => key.includes("aside"))).toEqual([]);
  });

  test.each(["full", "blocked"] as const)("where the storage is %s, nothing is lost by setting aside", (fault) => {
    const { local, tab } = setUp();
    const store = tab();
    store.save(game("a"));
    local[fault] = true;
    expect(() => store.setAside("a")).not.toThrow();
    expect(() => store.retryAsides()).not.toThrow();
    local[fault] = false;
    expect(shown(tab().load("a"))).toEqual({ game: game("a") });
  });

  test("what there is no room to set aside is not written over, and the rest of the session is in memory", () => {
    const { local, tab } = setUp();
    const odd = {
      "nonet:settings": '["of another kind"]',
      "nonet:results": '{"kind":1}',
      "nonet:game:g": '{"record":[]}',
    };
    for (const [key, text] of Object.entries(odd)) local.entries.set(key, text);
    local.fill();
    const store = tab();
    expect(store.look("g")).toEqual({ corrupt: true });
    // A game has a place of its own: nothing that is saved lacks one.
    expect(store.isStuck).toBe(false);
    store.saveSettings({ theme: "dark" });
    expect(store.isStuck).toBe(true);
    expect(store.settings()).toEqual({ theme: "dark" });
    expect(store.kept("results", Array.isArray)).toBeNull();
    expect(store.keep("results", [])).toBe(false);
    expect(store.mark("g", {})).toBe(false);
    expect(Object.fromEntries(local.entries)).toEqual(odd);
    // They are named as what cannot be shown, and part of every backup.
    expect(store.asides().map(({ of, text }) => [`nonet:${of}`, text])).toEqual(Object.entries(odd).sort());
    expect(store.asides().some((aside) => store.isNewer(aside))).toBe(false);
    // With room they are set aside, and all is written.
    local.room = Infinity;
    store.saveSettings({ sound: true });
    expect(JSON.parse(local.entries.get("nonet:settings")!)).toEqual({ theme: "dark", sound: true });
    expect(store.kept("results", Array.isArray)).toBeNull();
    expect(store.keep("results", [])).toBe(true);
    expect(store.isStuck).toBe(false);
    expect([...local.entries.values()]).toEqual(expect.arrayContaining(Object.values(odd)));
  });

  test("of solved games none is removed that cannot be read", () => {
    const { local, tab } = setUp();
    const odd = JSON.stringify({ ...game("a", "of another kind"), solved: true });
    local.entries.set("nonet:game:a", odd);
    for (const id of ["b", "c"]) tab().save({ ...game(id), saved: 5, solved: true });
    tab().prune(1);
    expect([...local.entries.values()]).toContain(odd);
  });

  test("results that are no list are set aside, and what is no text of anything is forgotten", () => {
    const { local, tab } = setUp();
    local.entries.set("nonet:results", "[{");
    expect(tab().kept("results", Array.isArray)).toBeNull();
    expect(
      tab()
        .asides()
        .map(({ of, text }) => ({ of, text })),
    ).toEqual([{ of: "results", text: "[{" }]);
    local.entries.set("nonet:shelf", "[{");
    expect(tab().kept("shelf")).toBeNull();
    expect(tab().asides()).toHaveLength(1);
  });
});

/**
 * Truths of any game, whatever is done in it, tried by fast-check; on a failure it prints the seed and the shortest
 * moves. NONET_PROPERTY_RUNS sets how many of each are tried.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeBackup } from "../../../web/src/library/backup-file.js";
import { GameStore, type StoredGame } from "../../../web/src/shell/storage.js";
import { decodeGame, encodeRecord, encodeState } from "../../../web/src/sudoku/codec.js";
import { toggleColour, toggleMarked } from "../../../web/src/sudoku/colours.js";
import * as model from "../../../web/src/sudoku/game.js";
import { bit } from "../../../web/src/sudoku/geometry.js";
import { clearNotes, fillNotes, toggleCentre, toggleMark } from "../../../web/src/sudoku/notes.js";
import { FakeStorage } from "../support/fake-storage.js";
import { CLASSIC, INKALA } from "../support/sudoku.js";

fc.configureGlobal({ numRuns: Number(process.env["NONET_PROPERTY_RUNS"] ?? 200) });

type Move = (game: model.Game) => model.Game;

const cells = fc.uniqueArray(fc.nat(80), { minLength: 1, maxLength: 5 });
const digit = fc.integer({ min: 1, max: 9 });
/** Named, so that the shortest moves can be read. */
const move = (name: string, run: Move): { run: Move; toString(): string } => ({ run, toString: () => name });
const onCells = (
  name: string,
  run: (game: model.Game, at: number[], digit: number) => model.Game,
): fc.Arbitrary<{ run: Move }> =>
  fc.tuple(cells, digit).map(([at, d]) => move(`${name} ${d} in ${at.join()}`, (game) => run(game, at, d)));

const edits = fc.oneof(
  onCells("enter", model.enterDigit),
  onCells("enter, notes kept,", (game, at, d) => model.enterDigit(game, at, d, false)),
  onCells("note", toggleMark),
  onCells("centre", toggleCentre),
  onCells("colour", toggleColour),
  onCells("mark", (game, [cell], d) => toggleMarked(game, cell! * 9 + d - 1, (d % 5) + 1)),
  onCells("erase", (game, at) => model.erase(game, at)),
  onCells("strike", (game, at, d) =>
    model.eliminate(
      game,
      at.map((cell) => cell * 9 + d - 1),
    ),
  ),
  onCells("place", (game, at, d) =>
    model.place(
      game,
      at.map((cell) => [cell, d]),
    ),
  ),
  fc.constant(move("fill", fillNotes)),
  fc.constant(move("clear", clearNotes)),
  fc.constant(move("reset", model.reset)),
);
const back = fc.constantFrom(move("undo", model.undo), move("redo", model.redo));
const marks = fc.constantFrom<model.Marks>("notes", "candidates");
const start = fc.tuple(fc.constantFrom(CLASSIC, INKALA, ".".repeat(81)), marks).map(([puzzle, kind]) =>
  model.newGame(
    Array.from(puzzle, (c) => Number(c) || 0),
    kind,
  ),
);
const played = fc
  .tuple(start, fc.array(fc.oneof({ weight: 4, arbitrary: edits }, { weight: 1, arbitrary: back }), { maxLength: 40 }))
  .map(([game, moves]) => moves.reduce((now, { run }) => run(now), game));

const undoAll = (game: model.Game): model.Game => (game.at > 0 ? undoAll(model.undo(game)) : game);
const redoAll = (game: model.Game): model.Game => (game.at < game.steps.length ? redoAll(model.redo(game)) : game);

test("undoing everything leads to the puzzle, and redoing everything back to what was", () => {
  fc.assert(
    fc.property(played, (game) => {
      const first = undoAll(game);
      expect(first.cells).toEqual(model.newGame(game.givens, game.marks).cells);
      const last = redoAll(first);
      expect(last).toEqual(redoAll(game));
      expect(model.goTo(last, game.at)).toEqual(game);
    }),
  );
});

test("an edit that changes something is one step: undo takes it back, and what could be redone before is gone", () => {
  fc.assert(
    fc.property(played, edits, (game, { run }) => {
      const after = run(game);
      if (after === game) return;
      expect(after.at).toBe(game.at + 1);
      expect(after.steps).toHaveLength(after.at);
      expect(model.undo(after).cells).toEqual(game.cells);
      expect(model.redo(after)).toBe(after);
    }),
  );
});

test("the givens stay, no digit of theirs is noted in their cells, and notes are of digits 1 to 9", () => {
  fc.assert(
    fc.property(played, (game) => {
      const values = model.valuesOf(game);
      for (const [cell, given] of game.givens.entries())
        if (given) expect([values[cell], game.cells[cell]!.notes, game.cells[cell]!.centre]).toEqual([given, 0, 0]);
      for (const { notes, centre, removed } of game.cells)
        for (const mask of [notes, centre, removed]) expect(mask).toBeLessThan(2 * bit(9));
    }),
  );
});

test("a record brings the whole game back, with all that can be undone and redone; a state what is seen of it", () => {
  fc.assert(
    fc.property(played, (game) => {
      expect(decodeGame(encodeRecord(game))).toEqual(game);
      const seen = decodeGame(encodeState(game))!;
      expect([seen.givens, seen.cells, seen.marks]).toEqual([game.givens, game.cells, game.marks]);
    }),
  );
});

test("any text is a game or none: reading never throws, and what was read is written as what reads the same", () => {
  const damaged = fc.tuple(played, fc.nat(400), fc.string({ maxLength: 3 })).map(([game, at, text]) => {
    const record = encodeRecord(game);
    return record.slice(0, at % record.length) + text + record.slice((at % record.length) + 1);
  });
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 300 }), damaged), (text) => {
      const game = decodeGame(text);
      if (game) expect(decodeGame(encodeRecord(game))).toEqual(game);
    }),
  );
});

const stored = (id: string, record: string): StoredGame => ({ id, level: "easy", record, saved: 1 });

test("two tabs that play on and open one game in any order: what each has played is on the device, or what was played on from it", () => {
  const act = fc.record({
    tab: fc.nat(1),
    what: fc.constantFrom("play", "play", "save", "open", "list"),
    move: fc.stringMatching(/^[a-z]$/),
  });
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 20 }), (acts) => {
      const local = new FakeStorage();
      const tabs = [0, 1].map(() => {
        const session = new FakeStorage();
        return {
          store: new GameStore({ local: () => local, session: () => session }, () => true),
          game: stored("a", "start"),
        };
      });
      tabs[0]!.store.save(tabs[0]!.game);
      for (const { store } of tabs) store.load("a");
      for (const { tab, what, move } of acts) {
        const one = tabs[tab]!;
        if (what === "list") {
          for (const id of one.store.ids()) one.store.look(id);
          continue;
        }
        if (what === "open") {
          const loaded = one.store.load(one.game.id);
          if ("game" in loaded) one.game = loaded.game;
          continue;
        }
        if (what === "play") one.game = { ...one.game, record: `${one.game.record}${move}${tab}` };
        const saved = one.store.save(one.game);
        if ("forked" in saved) one.game = { ...one.game, id: saved.forked };
      }
      const records = [...local.entries]
        .filter(([key]) => key.startsWith("nonet:game:"))
        .map(([, value]) => (JSON.parse(value) as StoredGame).record);
      for (const { game } of tabs)
        expect(
          records.some((record) => record.startsWith(game.record)),
          `${records.join(", ")} for ${game.record}`,
        ).toBe(true);
    }),
  );
});

test("a backup that is added loses no game of either side, and added again changes nothing", () => {
  const games = fc
    .uniqueArray(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.constantFrom("x", "y", "z"), fc.nat(5)), {
      selector: ([id]) => id,
      maxLength: 4,
    })
    .map((all) => all.map(([id, record, saved]) => ({ ...stored(id, record), saved })));
  fc.assert(
    fc.property(games, games, (here, there) => {
      let fresh = 0;
      const merge = (present: StoredGame[]): StoredGame[] => [
        ...mergeBackup(
          { games: present, results: [], unread: [], training: null },
          {
            made: 0,
            current: "",
            settings: {},
            games: there,
            results: [],
            unread: [],
            training: null,
            aside: [],
            others: new Map(),
          },
          "",
          () => `new${fresh++}`,
        ).games,
      ];
      const merged = merge(here);
      for (const { record } of [...here, ...there]) expect(merged.map((one) => one.record)).toContain(record);
      expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
      expect(
        merge(merged)
          .map(({ record }) => record)
          .sort(),
      ).toEqual(merged.map(({ record }) => record).sort());
    }),
  );
});

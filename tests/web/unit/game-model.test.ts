import { expect, test } from "vitest";
import { enterDigit, goTo, newGame, withMarks } from "../../../web/src/sudoku/game.js";
import { type GameChange, GameModel } from "../../../web/src/sudoku/game-model.js";
import { CLASSIC } from "../support/sudoku.js";

const classic = newGame(Array.from(CLASSIC, (c) => Number(c) || 0));

test("a new model is empty, and has loaded nothing", () => {
  const model = new GameModel();
  expect([model.value, model.givens, model.puzzle]).toEqual([".".repeat(81), ".".repeat(81), ""]);
  expect([model.touched, model.solved, model.canUndo, model.canRedo]).toEqual([false, false, false, false]);
});

test("what is taken is told after it is there, with what was before", () => {
  const model = new GameModel();
  const told: [GameChange["kind"], string, boolean][] = [];
  const empty = model.game;
  const end = model.listen(({ kind, before }) => told.push([kind, model.value.slice(0, 3), before === empty]));
  model.take(classic, "load");
  model.take(enterDigit(classic, [2], 4), "digit");
  model.take(goTo(model.game, 0), "undo");
  expect([model.at, model.steps, model.canUndo, model.canRedo, model.touched]).toEqual([0, 1, false, true, true]);
  end();
  model.take(withMarks(model.game, "candidates"), "marks");
  expect(told).toEqual([
    ["load", "53.", true],
    ["digit", "534", false],
    ["undo", "53.", false],
  ]);
  expect([model.marks, model.puzzle, model.givens]).toEqual(["candidates", CLASSIC, CLASSIC]);
});

test("a listener may end another one, and change the game itself", () => {
  const model = new GameModel();
  const told: string[] = [];
  const ends = [
    model.listen(({ kind }) => {
      told.push(`first ${kind}`);
      ends[1]!();
      if (kind === "load") model.take(enterDigit(model.game, [2], 4), "digit");
    }),
    model.listen(({ kind }) => told.push(`second ${kind}`)),
  ];
  model.take(classic, "load");
  expect(told).toEqual(["first load", "first digit", "second load"]);
  expect(model.value[2]).toBe("4");
});

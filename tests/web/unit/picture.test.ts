import { describe, expect, test } from "vitest";
import type { PictureBoard } from "../../../web/src/engine/index.js";
import { draftFrom, draftGame } from "../../../web/src/picture/actions.js";
import {
  boardPart,
  cellPart,
  cornersOf,
  crossingsOf,
  matrixOf,
  type Point,
  upright,
  wholeOf,
} from "../../../web/src/picture/geometry.js";
import { CLASSIC } from "../support/sudoku.js";

const size = { width: 400, height: 300 };

/** The crossings of a board of 200 by 200 pixels that lies in the picture, turned clockwise by so many quarters around its middle. */
function crossingsIn(turned: number): Float32Array {
  const [middleX, middleY] = [220, 140];
  const points = Array.from({ length: 100 }, (_, at): Point => {
    let [x, y] = [(at % 10) * 20 - 90, Math.floor(at / 10) * 20 - 90];
    for (let i = 0; i < turned; i++) [x, y] = [-y, x];
    return [middleX + x, middleY + y];
  });
  return Float32Array.from(points.flat());
}

const apply = ({ a, b, c, d, e, f }: DOMMatrix2DInit, [x, y]: Point): Point => [
  a! * x + c! * y + e!,
  b! * x + d! * y + f!,
];

describe.each([0, 1, 2, 3])("a board that was turned %i quarters", (turned) => {
  const raw = crossingsIn(turned);
  const crossings = crossingsOf(raw, size, turned);

  test("stands upright: its first cell is above on the left, its rows go to the right", () => {
    const [first, second, below] = [crossings[0]!, crossings[1]!, crossings[10]!];
    expect([second[0] - first[0], second[1] - first[1]]).toEqual([20, 0]);
    expect([below[0] - first[0], below[1] - first[1]]).toEqual([0, 20]);
  });

  test("is drawn where its grid is: the picture and the lines over it are turned alike", () => {
    const part = boardPart(crossings);
    const matrix = matrixOf(size, turned, part, 800);
    for (const at of [0, 9, 37, 90, 99]) {
      const [x, y] = apply(matrix, [raw[2 * at]!, raw[2 * at + 1]!]);
      expect(x).toBeCloseTo(((crossings[at]![0] - part.left) / part.side) * 800);
      expect(y).toBeCloseTo(((crossings[at]![1] - part.top) / part.side) * 800);
      for (const place of [x, y]) expect(place >= 0 && place <= 800).toBe(true);
    }
  });

  test("shows a cell with a little around it", () => {
    const part = cellPart(crossings, 40);
    const corners = cornersOf(crossings, 40);
    expect(corners.map(([x, y]) => [x - corners[0]![0], y - corners[0]![1]])).toEqual([
      [0, 0],
      [20, 0],
      [20, 20],
      [0, 20],
    ]);
    expect(part).toEqual({ left: corners[0]![0] - 5, top: corners[0]![1] - 5, side: 30 });
  });
});

test("the whole of a picture is shown in a square, with nothing cut", () => {
  expect(wholeOf(size)).toEqual({ left: 0, top: -50, side: 400 });
  expect(upright([10, 20], size, 0)).toEqual([10, 20]);
});

test("a board that was read is a game: givens, the player's digits, and pencil marks as notes", () => {
  const digits = (text: string): Uint8Array => Uint8Array.from(text, (digit) => Number(digit) || 0);
  const read: PictureBoard = {
    givens: digits(CLASSIC),
    entries: digits(CLASSIC.replaceAll(/./g, (_, at: number) => (at === 2 ? "4" : "."))),
    candidates: Uint16Array.from({ length: 81 }, (_, cell) => (cell === 5 ? 0b10100010 : 0)),
    confidence: new Uint8Array(81).fill(100),
    uncertain: Uint8Array.of(5),
    alternatives: new Uint8Array(81),
    crossings: crossingsIn(0),
    corners: [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    turned: 0,
    unique: true,
  };
  const draft = draftFrom(read, 0);
  expect([...draft.unsure]).toEqual([5]);
  expect([...draft.entered]).toEqual([2]);
  const game = draftGame(draft);
  expect(game.givens).toEqual([...digits(CLASSIC)]);
  expect(game.cells[2]!.value).toBe(4);
  expect(game.cells[5]).toMatchObject({ value: 0, notes: 0b10100010 });
  expect(game.marks).toBe("notes");
});

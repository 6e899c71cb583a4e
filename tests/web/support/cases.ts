/** Positions for techniques on the board of the page. */
import type { Locator } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import type { Position } from "../../../web/src/hint/position.js";

/** Plays from the givens, which are there, to a position, with the candidates that are left in it. */
export const playTo = (board: Locator, { values, candidates }: Position): Promise<void> =>
  board.evaluate(
    (board: NonetBoard, { now, wanted }) => {
      const set = [...now].map((digit, cell) => [cell, Number(digit) || 0] as const);
      board.place(set.filter(([cell, digit]) => digit && board.value[cell] === "."));
      board.marks = "candidates";
      const gone = [...board.candidates].flatMap((mask, cell) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9]
          .filter((digit) => mask & ~wanted[cell]! & (1 << (digit - 1)))
          .map((digit) => cell * 9 + digit - 1),
      );
      board.eliminate(gone);
    },
    { now: values, wanted: Array.from(candidates) },
  );

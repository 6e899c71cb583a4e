/** Screenshots of this very page are read exactly: in every theme and at every size, with entries, notes, candidates, colours and hints. */
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, type NonetPage, test } from "../support/app.js";
import { readScreen } from "../support/picture.js";
import { CLASSIC } from "../support/sudoku.js";
import { THEMES } from "../support/walk.js";

const SIZES = [
  [360, 740],
  [820, 1180],
  [1280, 800],
] as const;

/** States of the board, and the way to each. */
const STATES: Readonly<Record<string, (nonet: NonetPage) => Promise<void>>> = {
  "only givens": async () => {},
  "a cell selected": ({ board }) => board.evaluate((one: NonetBoard) => void (one.selection = [40])),
  entries: ({ board }) =>
    board.evaluate((one: NonetBoard) =>
      one.place([
        [2, 4],
        [3, 6],
        [30, 7],
      ]),
    ),
  notes: async (nonet) => {
    await nonet.board.evaluate((one: NonetBoard) => (one.mode = "corner"));
    for (const [cell, digits] of [
      [5, [2, 6, 8]],
      [8, [2]],
      [25, [3, 4]],
    ] as const)
      await nonet.board.evaluate(
        (one: NonetBoard, [at, all]) => {
          one.selection = [at];
          for (const digit of all) one.enter(digit);
          one.selection = [];
        },
        [cell, digits] as const,
      );
  },
  candidates: ({ board }) => board.evaluate((one: NonetBoard) => void (one.marks = "candidates")),
  colours: ({ board }) =>
    board.evaluate((one: NonetBoard) => {
      one.mode = "colour";
      for (const [cell, colour] of [
        [0, 1],
        [12, 2],
        [25, 4],
        [33, 7],
      ] as const) {
        one.selection = [cell];
        one.enter(colour);
      }
      one.selection = [];
    }),
  "a hint": async (nonet) => {
    for (let stage = 0; stage < 3; stage++) await nonet.page.keyboard.press("h");
    await expect(nonet.page.locator(".stages .on")).toHaveCount(3);
  },
};

const textOf = (digits: ArrayLike<number>): string => Array.from(digits, (digit) => digit || ".").join("");

for (const [name, bring] of Object.entries(STATES))
  test(`a screenshot of this page is read exactly: ${name}`, { tag: "@desktop" }, async ({ nonet, page }) => {
    await nonet.open(`./#p=${CLASSIC}`);
    await expect.poll(() => nonet.givens()).toBe(CLASSIC);
    await page.locator(".say-close").click();
    await bring(nonet);
    const wanted = await nonet.board.evaluate((one: NonetBoard) => ({
      value: one.value,
      // A digit that a hint would place is on the board for whoever sees it.
      drawn: one.highlight?.candidates?.find(({ role }) => role === "place")?.candidate ?? -1,
      candidates: one.marks === "candidates" ? [...one.candidates] : null,
    }));
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const theme of THEMES) {
        await page.evaluate((one) => void (document.documentElement.dataset["theme"] = one), theme);
        const { fault, boards } = await readScreen(await page.screenshot({ animations: "disabled" }));
        const where = `${name}, ${width} by ${height}, ${theme}`;
        expect(fault, where).toBe("none");
        const [board] = boards;
        // A digit that a hint crosses out may look like an entry, but is never taken for one without a mark; the digit
        // that it would place is one.
        const isHint = (digit: number, cell: number): boolean =>
          name === "a hint" && (board!.uncertain.includes(cell) || wanted.drawn === 9 * cell + digit - 1);
        const read = (digits: Uint8Array): Uint8Array =>
          digits.map((digit, cell) => (wanted.value[cell] === "." && isHint(digit, cell) ? 0 : digit));
        const [givens, entries] = [read(board!.givens), read(board!.entries)];
        expect(textOf(givens), where).toBe(CLASSIC);
        expect(textOf(givens.map((digit, cell) => digit || entries[cell]!)), where).toBe(wanted.value);
        if (wanted.candidates)
          expect(
            [...board!.candidates].filter((_, cell) => wanted.value[cell] === "."),
            where,
          ).toEqual(wanted.candidates.filter((_, cell) => wanted.value[cell] === "."));
        expect(board!.unique, where).toBe(true);
      }
    }
  });

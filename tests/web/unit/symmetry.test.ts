import { expect, test } from "vitest";
import { partnersOf, SYMMETRIES, unpairedIn } from "../../../web/src/sudoku/symmetry.js";

test("partners are each other's, and never the cell itself", () => {
  for (const symmetry of SYMMETRIES)
    for (let cell = 0; cell < 81; cell++)
      for (const partner of partnersOf(symmetry, cell)) {
        expect(partner).not.toBe(cell);
        expect(partnersOf(symmetry, partner)).toContain(cell);
      }
});

test.each([
  ["none", []],
  ["rotate180", [79]],
  ["rotate90", [17, 79, 63]],
  ["horizontal", [73]],
  ["vertical", [7]],
  ["diagonal", [9]],
  ["antidiagonal", [71]],
] as const)("the second cell of the first row, by %s", (symmetry, partners) => {
  expect(partnersOf(symmetry, 1)).toEqual(partners);
});

test("the middle has no partner by any", () => {
  for (const symmetry of SYMMETRIES) expect(partnersOf(symmetry, 40)).toEqual([]);
});

test("empty cells with a filled partner are to be filled next", () => {
  const values = `5${".".repeat(80)}`;
  expect(unpairedIn(values, "rotate90")).toEqual([8, 72, 80]);
  expect(unpairedIn(values, "none")).toEqual([]);
  expect(unpairedIn(`5${".".repeat(79)}3`, "rotate180")).toEqual([]);
});

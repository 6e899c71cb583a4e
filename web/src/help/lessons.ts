/** The rules in four small boards: a row, a column, a box, and the first cell that only these three together decide. */
import { HOUSES } from "../sudoku/geometry.js";

export interface Lesson {
  readonly id: "row" | "column" | "box" | "single";
  /** 81 characters, `.` for an empty cell. */
  readonly puzzle: string;
  /** The cell to be filled in, and its digit. */
  readonly target: number;
  readonly digit: number;
  /** The houses that decide it: 0–8 rows, 9–17 columns, 18–26 boxes. */
  readonly houses: readonly number[];
}

const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

function lesson(id: Lesson["id"], target: number, houses: readonly number[], shown: readonly number[]): Lesson {
  const cells = new Set(shown.filter((cell) => cell !== target));
  const puzzle = Array.from(SOLUTION, (digit, cell) => (cells.has(cell) ? digit : ".")).join("");
  return { id, puzzle, target, digit: Number(SOLUTION[target]), houses };
}

const whole = (id: Lesson["id"], target: number, house: number): Lesson => lesson(id, target, [house], HOUSES[house]!);

export const LESSONS: readonly Lesson[] = [
  whole("row", 41, 4),
  whole("column", 56, 11),
  whole("box", 52, 23),
  // Row 5 has 4, 2, 6 and 3, column 5 has 7, 9 and 8, and the box has the 1.
  lesson("single", 40, [4, 13, 22], [36, 37, 38, 41, 4, 13, 76, 32]),
];

/** The house of a lesson in which a wrong digit stands already: 0–26. */
export const houseOf = ({ puzzle, houses }: Lesson, digit: number): number =>
  houses.find((house) => HOUSES[house]!.some((cell) => puzzle[cell] === String(digit)))!;

/** The cell in which it stands there. */
export const placeOf = (lesson: Lesson, digit: number): number =>
  HOUSES[houseOf(lesson, digit)]!.find((cell) => lesson.puzzle[cell] === String(digit))!;

// The pictures of the essays, drawn by the program: node web/scripts/docs/pictures.mjs writes them to web/docs/pictures.
// tests/cli/pictures.test.mjs draws them again, and compares.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { here } from "../../vite.shared.mjs";

export const FOLDER = here("docs/pictures");

const BLUE = 1;
const ORANGE = 2;
const YELLOW = 3;
const GREEN = 6;

/** One puzzle at a single, one at an XY-Wing, and Arto Inkala's of 2012. */
const SINGLE = "...1.4758....5....68.927..324..19......83.4.9..35...8.52.6...34..94.351.3..2..6..";
const WING =
  "..5.+9...+3+861.+3.49.+93.841+5....9.+8...51...2+9.3+4....6...9+7+9+84+1.3+5.+5+1..7.+9.8.2.+9587.+1:714 217 617 218 618 718 738 341 441 147 248 648 752 462 762 364 366 268 383";
const INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

const cellOf = (name) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;
const cells = (names, colour) => names.split(" ").map((name) => [cellOf(name), colour]);

/** Cells in which a digit may stand. */
const placesOf = (candidates, digit) => candidates.flatMap((digits, cell) => (digits.includes(digit) ? [cell] : []));

/** The name of each picture, the text that is drawn, and which cells have which colour. */
const PICTURES = {
  single: {
    text: SINGLE,
    colours: () => [
      ...cells("r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c2", YELLOW),
      ...cells("r3c3", GREEN),
      ...cells("r1c8 r2c5", BLUE),
    ],
  },
  "xy-wing": {
    text: WING,
    candidates: true,
    colours: () => [...cells("r5c3", BLUE), ...cells("r4c1 r3c3", GREEN), ...cells("r1c1 r6c3", ORANGE)],
  },
  hardest: { text: INKALA, candidates: true, colours: () => cells("r1c4", ORANGE) },
  "one-digit": {
    text: SINGLE,
    colours: (candidates) => [
      ...placesOf(candidates, "4").map((cell) => [cell, BLUE]),
      ...[...SINGLE].flatMap((digit, cell) => (digit === "4" ? [[cell, YELLOW]] : [])),
    ],
  },
  seventeen: { text: "000000010400000000020000000000050407008000300001090000300400200050100000000806000" },
  grid: { made: ["grids", "--seed", "essay"] },
  symmetry: { made: ["generate", "--symmetry", "rotate180", "--level", "medium", "--seed", "sym2"] },
  heart: {
    made: [
      "generate",
      "--pattern",
      "...........XX.XX..XXX.X.XXXX.......XXX..X..XX.X.....X...X...X.....X.X.......X....",
      "--seed",
      "heart",
    ],
  },
};

/** Every picture by the name of its file. `run` calls the program with arguments, and returns what it prints. */
export function draw(run) {
  const drawn = Object.entries(PICTURES).map(([name, { text, made, candidates, colours }]) => {
    const game = JSON.parse(run(["convert", "--to", "sudoku-json", text ?? run(made).trim()]));
    const left = run(["convert", "--to", "pencil-marks", text ?? run(made).trim()]);
    const marks = candidatesOf(left, game.grid.flat());
    if (candidates) game.nonet.candidates = marks;
    if (colours) {
      game.nonet.colours = Array(81).fill("");
      for (const [cell, colour] of colours(marks)) game.nonet.colours[cell] = String(colour);
    }
    return [`${name}.svg`, run(["convert", "--to", "svg"], JSON.stringify(game))];
  });
  return Object.fromEntries(drawn);
}

/** The candidates of each open cell, from a grid of pencil marks. */
function candidatesOf(text, grid) {
  const found = text.match(/[1-9]+/g);
  return grid.map(({ value }, cell) => (value ? "" : found[cell]));
}

if (process.argv[1] === here("scripts/docs/pictures.mjs")) {
  const program = process.env["NONET_PROGRAM"] ?? here("../build/release/bin/nonet");
  const run = (args, input = "") => spawnSync(program, args, { input, encoding: "utf8" }).stdout;
  for (const [name, picture] of Object.entries(draw(run))) writeFileSync(`${FOLDER}/${name}`, picture);
}

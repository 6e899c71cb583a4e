/** A text with boards in it, drawn again with other puzzles. */

const isDigit = (c) => c >= "1" && c <= "9";
const BLANKS = [".", "0", "_", "-", "*", "x", "?", "·", "□", "　", " "];

/** The lines of a text, each as its signs. */
const linesOf = (text) => text.split("\n").map((line) => [...line]);

/** Where nine lines have just these signs, label before and behind them or not; from a line on. A place is `[line, sign]`. */
function bySigns(lines, grid, blank, from) {
  const places = [];
  let at = from;
  for (const row of grid.match(/.{9}/g)) {
    const wanted = row.replaceAll(".", blank);
    for (; ; ++at) {
      if (at === lines.length) return null;
      const cells = lines[at].flatMap((c, i) => (isDigit(c) || c === blank ? [i] : []));
      const signs = cells.map((i) => lines[at][i]).join("");
      const first = signs.indexOf(wanted);
      if (first < 0 || signs.indexOf(wanted, first + 1) >= 0) continue;
      places.push(...cells.slice(first, first + 9).map((i) => [at, i]));
      break;
    }
    ++at;
  }
  return places;
}

/** Where nine lines have just the digits of the grid's rows, each column in the same place: the blanks are spaces. */
function byColumns(lines, grid, from) {
  const columns = new Map();
  const found = [];
  let at = from;
  for (const row of grid.match(/.{9}/g)) {
    const wanted = [...row].flatMap((c, column) => (isDigit(c) ? [column] : []));
    for (; ; ++at) {
      if (at === lines.length) return null;
      const cells = lines[at].flatMap((c, i) => (isDigit(c) ? [i] : []));
      if (cells.map((i) => lines[at][i]).join("") !== wanted.map((column) => row[column]).join("")) continue;
      if (!wanted.every((column, i) => (columns.get(column) ?? cells[i]) === cells[i])) continue;
      wanted.forEach((column, i) => {
        columns.set(column, cells[i]);
      });
      found.push(at++);
      break;
    }
  }
  if (columns.size < 9) return null;
  const places = found.flatMap((line) => Array.from({ length: 9 }, (_, column) => [line, columns.get(column)]));
  return places.every(([line, i]) => isDigit(lines[line][i] ?? " ") || (lines[line][i] ?? " ") === " ") ? places : null;
}

/** A grid in one line of 81 signs. */
function inOneLine(lines, grid, blank, from) {
  const wanted = grid.replaceAll(".", blank);
  for (let line = from; line < lines.length; ++line) {
    const at = lines[line].join("").indexOf(wanted);
    if (at >= 0 && lines[line].every((c) => c.length === 1)) return [...wanted].map((_, i) => [line, at + i]);
  }
  return null;
}

function find(lines, grid, from) {
  for (const blank of BLANKS) {
    const places = bySigns(lines, grid, blank, from) ?? inOneLine(lines, grid, blank, from);
    if (places) return { blank, places };
  }
  const places = byColumns(lines, grid, from);
  return places && { blank: " ", places };
}

/** What is a board's own, in place of what stood there. */
function put(lines, { blank, places }, grid) {
  places.forEach(([line, i], cell) => {
    while (lines[line].length < i) lines[line].push(" ");
    lines[line][i] = grid[cell] === "." ? blank : grid[cell];
  });
}

/**
 * The text with other grids in place of its own, in their order, and their solutions where those stand there too; null where the layout does not
 * say where the cells are. `solutions` has the solution of each puzzle, of the text's own and of the others.
 */
export function redrawn(text, puzzles, others, solutions) {
  const lines = linesOf(text);
  const found = [];
  let from = 0;
  for (const [index, puzzle] of puzzles.entries()) {
    const place = find(lines, puzzle, from);
    if (!place) return null;
    found.push([place, others[index % others.length]]);
    const solved = find(lines, solutions.get(puzzle), 0);
    if (solved) found.push([solved, solutions.get(others[index % others.length])]);
    from = place.places.at(-1)[0] + (place.places[0][0] === place.places.at(-1)[0] ? 0 : 1);
  }
  for (const [place, grid] of found) put(lines, place, grid);
  return puzzles.length ? lines.map((line) => line.join("")).join("\n") : null;
}

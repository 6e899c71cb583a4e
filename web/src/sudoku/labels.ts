/** The words of a screen reader for cells and houses. */
import type { ParseError } from "../engine/index.js";
import { ListOf } from "../i18n/formats.js";
import type { Localizer } from "../i18n/localizer.js";
import type { BoardId } from "../i18n/messages.js";
import { markedByColour } from "./colours.js";
import { type Clash, centreOf, clashOf, conflictsOf, type Game, marksOf, valuesOf } from "./game.js";
import { boxOf, type CellNames, cellName, columnOf, DIGITS, digitsOf, HOUSES, rowOf } from "./geometry.js";
import { digitsWith, type HighlightMap } from "./highlight.js";
import type { Question } from "./keyboard.js";
import type { ParseProblem } from "./parse.js";

/** Everything that labels need, computed once for a rendering. */
export interface View {
  game: Game;
  values: readonly number[];
  marks: readonly number[];
  centre: readonly number[];
  /** Null where labels leave them out. */
  conflicts: ReadonlySet<number> | null;
  /** Entries that the page says are wrong. */
  wrong: ReadonlySet<number>;
}

/** Facts about the entries that labels include. */
export interface Told {
  conflicts: boolean;
  wrong: ReadonlySet<number>;
}

export function viewOf(game: Game, { conflicts, wrong }: Told): View {
  const values = valuesOf(game);
  return {
    game,
    values,
    marks: marksOf(game),
    centre: centreOf(game),
    conflicts: conflicts ? conflictsOf(values) : null,
    wrong,
  };
}

export const isConflict = ({ conflicts }: View, cell: number): boolean => conflicts?.has(cell) ?? false;
/** Only entries can be: never what is empty, or given. */
export const isWrong = ({ game, wrong }: View, cell: number): boolean => game.cells[cell]!.value > 0 && wrong.has(cell);

/** Labels already written, for each language: most cells say the same from one rendering to the next. */
const written = new WeakMap<Localizer<BoardId>, Map<string, string>>();
const ENOUGH_LABELS = 4000;

/** For example: "Row 3, column 5, box 2. Empty. Notes 1 4 7." */
export function cellLabel(text: Localizer<BoardId>, view: View, cell: number): string {
  const labels = labelsOf(text);
  const { game, values, marks, centre } = view;
  const { colours, marked } = game.cells[cell]!;
  const key = [
    cell,
    values[cell],
    game.givens[cell],
    marks[cell],
    centre[cell],
    colours,
    marked,
    game.marks,
    isConflict(view, cell),
    isWrong(view, cell),
  ].join();
  const label = labels.get(key) ?? writeCellLabel(text, view, cell);
  labels.set(key, label);
  return label;
}

function labelsOf(text: Localizer<BoardId>): Map<string, string> {
  let labels = written.get(text);
  if (!labels || labels.size > ENOUGH_LABELS) written.set(text, (labels = new Map()));
  return labels;
}

function writeCellLabel(text: Localizer<BoardId>, view: View, cell: number): string {
  const place = text("board-cell", { row: rowOf(cell) + 1, column: columnOf(cell) + 1, box: boxOf(cell) + 1 });
  const parts = [place, contentLabel(text, view, cell), ...colourLabels(text, view, cell)];
  if (isConflict(view, cell)) parts.push(text("board-conflict"));
  if (isWrong(view, cell)) parts.push(text("board-wrong"));
  return parts.join(" ");
}

function contentLabel(text: Localizer<BoardId>, view: View, cell: number): string {
  const digit = view.values[cell]!;
  if (digit) return text(view.game.givens[cell] ? "board-given" : "board-entered", { digit });
  const kind = view.game.marks === "candidates" ? "board-candidates" : "board-notes";
  const notes = (
    [
      [kind, view.marks],
      ["board-centre", view.centre],
    ] as const
  ).filter(([, masks]) => masks[cell]);
  return [
    text("board-empty"),
    ...notes.map(([id, masks]) => text(id, { digits: digitsOf(masks[cell]!).join(" ") })),
  ].join(" ");
}

export const colourName = (text: Localizer<BoardId>, colour: number): string =>
  text(`board-colour-${colour as (typeof DIGITS)[number]}`);

/** The colours of the cell, and of its small digits. */
function colourLabels(text: Localizer<BoardId>, { game, marks, centre }: View, cell: number): string[] {
  const { colours, marked } = game.cells[cell]!;
  const names = new ListOf(
    digitsOf(colours).map((colour) => colourName(text, colour)),
    "narrow",
  );
  const small = markedByColour(marked, marks[cell]! | centre[cell]!);
  return [
    ...(colours ? [text("board-colours", { names })] : []),
    ...small.map(([colour, digits]) =>
      text("board-marked", { digits: digits.join(" "), name: colourName(text, colour) }),
    ),
  ];
}

/** Announcement when a small digit (`cell * 9 + digit - 1`) is picked for colouring, or with -1, let go. */
export function pickedLabel(text: Localizer<BoardId>, candidate: number, colour: number): string {
  if (candidate < 0) return text("board-unpicked");
  const digit = (candidate % 9) + 1;
  return (
    text("board-picked", { digit }) +
    (colour ? ` ${text("board-marked", { digits: String(digit), name: colourName(text, colour) })}` : "")
  );
}

/**
 * A drawing's addition to the label of a cell: "Hint: strike out 5. Part of it: 3 4.", with a space before it; or
 * nothing.
 */
export function drawingLabel(text: Localizer<BoardId>, drawing: HighlightMap, cell: number): string {
  const next = drawing.cells.get(cell) === "next" ? ` ${text("board-drawn-next")}` : "";
  if (drawing.candidates.size === 0) return next;
  const say =
    (id: "board-drawn-place" | "board-drawn-eliminated" | "board-drawn-part") =>
    (digits: string): string =>
      text(id, { digits });
  const parts = [
    { label: say("board-drawn-place"), mask: digitsWith(drawing, cell, (role) => role === "place") },
    {
      label: drawing.struck ?? say("board-drawn-eliminated"),
      mask: digitsWith(drawing, cell, (role) => role === "eliminated"),
    },
    {
      label: drawing.label ?? say("board-drawn-part"),
      mask: digitsWith(drawing, cell, (role) => role !== "place" && role !== "eliminated"),
    },
  ];
  return next + parts.map(({ label, mask }) => (mask ? ` ${label(digitsOf(mask).join(" "), cell)}` : "")).join("");
}

/** The board's answer to a question about a cell. */
export function answer(text: Localizer<BoardId>, view: View, cell: number, question: Question): string {
  const houses = housesOf(cell);
  if (question === "missing") return missingLabel(text, view, Object.values(houses));
  if (question === "summary") return summaryLabel(text, view);
  return houseLabel(text, view, houses[question]);
}

const housesOf = (cell: number) => ({ row: rowOf(cell), column: 9 + columnOf(cell), box: 18 + boxOf(cell) });

/** Reads the nine digits of a house, empty cells included. */
function houseLabel(text: Localizer<BoardId>, view: View, house: number): string {
  const digits = HOUSES[house]!.map((cell) => String(view.values[cell] || text("board-blank")));
  return text("board-house", { ...houseArgs(house), digits: new ListOf(digits, "narrow") });
}

/** The digits that are missing in each of the houses. */
function missingLabel(text: Localizer<BoardId>, view: View, houses: readonly number[]): string {
  return houses
    .map((house) => {
      const present = HOUSES[house]!.map((member) => view.values[member]);
      const digits = DIGITS.filter((digit) => !present.includes(digit)).join(" ");
      return digits ? text("board-missing", { ...houseArgs(house), digits }) : text("board-complete", houseArgs(house));
    })
    .join(" ");
}

/** How far the game is. */
function summaryLabel(text: Localizer<BoardId>, view: View): string {
  const empty = view.values.filter((value) => !value).length;
  const left = DIGITS.map((digit) => 9 - view.values.filter((value) => value === digit).length);
  const open = DIGITS.filter((digit) => left[digit - 1]! > 0).join(" ");
  const parts = [text("board-summary", { empty, conflicts: view.conflicts?.size ?? -1 })];
  if (open) parts.push(text("board-summary-open", { digits: open }));
  return parts.join(" ");
}

/** The arguments that a message about a house takes: `kind` is row, column or box, `number` counts from 1. */
export function houseArgs(house: number): { kind: string; number: number } {
  return { kind: ["row", "column", "box"][Math.floor(house / 9)]!, number: (house % 9) + 1 };
}

/** Why a text is no puzzle, and where. */
export function problemLabel(
  text: Localizer<BoardId>,
  { error, line, column, character, found, row }: Omit<ParseProblem, "error"> & { error: ParseError },
): string {
  return text(`parse-${error}`, { line, column, character, found, row });
}

/** The first clash among 81 characters, `.` for an empty cell; null where there is none. */
export const clashIn = (values: string): Clash | null => clashOf(Array.from(values, (digit) => Number(digit) || 0));

/** Which digit stands twice, in which house and where: the end of a sentence, with its full stop. */
export function clashText(
  t: Localizer<"clash">,
  { digit, house, cells: [first, second] }: Clash,
  names: CellNames = cellName,
): string {
  return t("clash", { digit, ...houseArgs(house), first: names(first, 2), second: names(second, 2) });
}

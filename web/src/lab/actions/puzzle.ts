/** Which puzzle the lab looks at. */

import { bareAddress, ownAddress, ownHash } from "#edition";
import type { ParseResult } from "../../engine/index.js";
import { PATIENCE_MS } from "../../i18n/patience.js";
import { replaceAddress } from "../../shell/address-bar.js";
import { indexOf } from "../../shell/text-place.js";
import { problemLabel } from "../../sudoku/labels.js";
import { puzzleText } from "../address.js";
import { EXAMPLES } from "../examples.js";
import type { Lab } from "../lab.js";
import { reasonOf } from "../lab.js";
import { initialMatrix, type Reading } from "../state.js";
import { chooseLimit, forgetResults } from "./options.js";

/** The puzzle of the address, or the first famous one. */
export async function openAddress(lab: Lab): Promise<void> {
  await read(lab, puzzleText(ownHash()) ?? EXAMPLES.find(({ id }) => id === "inkala")!.puzzle);
}

/** The address was changed. One without a puzzle says nothing about which to look at. */
export async function followAddress(lab: Lab): Promise<void> {
  const text = puzzleText(ownHash());
  if (text !== null && text !== lab.state.puzzle) await read(lab, text);
}

export async function useExample(lab: Lab, id: string): Promise<void> {
  const example = EXAMPLES.find((one) => one.id === id);
  if (example) await read(lab, example.puzzle, example.limit);
}

/**
 * Reads a text; called for every change of the field. Later changes overtake earlier ones. A limit of solutions comes
 * with some examples.
 */
export function read(lab: Lab, text: string, limit?: number): Promise<void> {
  const reading = readText(lab, text, limit).finally(() => {
    if (lab.reading === reading) lab.reading = null;
  });
  lab.reading = reading;
  return reading;
}

async function readText(lab: Lab, text: string, limit?: number): Promise<void> {
  const signal = lab.begin("read");
  const before = lab.state.options.limit;
  lab.patch("reading", { text });
  if (!text.trim()) return adopt(lab, "", { text, tone: "info", status: (t) => t("paste-waiting"), errorAt: -1 });
  const patience = setTimeout(
    () => signal.aborted || lab.patch("reading", { tone: "busy", status: (t) => t("lab-reading"), errorAt: -1 }),
    PATIENCE_MS,
  );
  try {
    const result = await lab.engine("reader").parse(text, { signal });
    const { puzzle, ...reading } = readingOf(text, result);
    // A limit that the reader chose meanwhile stays.
    adopt(lab, puzzle, reading, lab.state.options.limit === before ? limit : undefined);
  } catch (error) {
    const why = reasonOf(error, signal);
    if (why) adopt(lab, "", { text, tone: "bad", status: why, errorAt: -1 });
  } finally {
    clearTimeout(patience);
  }
}

function readingOf(text: string, result: ParseResult): Reading & { puzzle: string } {
  const errorAt = result.error ? indexOf(text, result.line, result.column) : -1;
  const { error } = result;
  if (error) return { puzzle: "", text, tone: "bad", status: (t) => problemLabel(t, { ...result, error }), errorAt };
  const puzzle = result.cells.join("").replaceAll("0", ".");
  const givens = result.cells.filter((digit) => digit > 0).length;
  return { puzzle, text, tone: "good", status: (t) => t("lab-puzzle-read", { givens }), errorAt };
}

/** Everything that was found out about another puzzle goes; its workers stop. */
function adopt(lab: Lab, puzzle: string, reading: Reading, limit?: number): void {
  lab.update({ reading });
  if (limit !== undefined) lendLimit(lab, limit);
  if (puzzle === lab.state.puzzle) return;
  if (limit === undefined) giveLimitBack(lab);
  forgetResults(lab);
  lab.end("matrix");
  lab.update({ puzzle, matrix: initialMatrix });
  replaceAddress(puzzle ? ownAddress(`p=${puzzle}`) : bareAddress());
}

/** Without a limit the empty grid would keep every engine busy for good. */
function lendLimit(lab: Lab, limit: number): void {
  const chosen = lab.state.chosenLimit ?? lab.state.options.limit;
  chooseLimit(lab, limit);
  lab.update({ chosenLimit: chosen });
}

function giveLimitBack(lab: Lab): void {
  if (lab.state.chosenLimit !== null) chooseLimit(lab, lab.state.chosenLimit);
}

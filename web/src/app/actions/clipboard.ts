/** Puzzles coming in and going out as text. */
import { problemLabel } from "../../board/labels.js";
import { parsePuzzle } from "../../board/parse.js";
import type { ParseResult } from "../../engine/index.js";
import type { Localizer } from "../../i18n/localizer.js";
import type { App } from "../app.js";
import { indexOf } from "../place.js";
import { countDigits, type PasteState } from "../state.js";
import { playOwn } from "./games.js";

type Problem = Pick<ParseResult, "error" | "line" | "column" | "character" | "found" | "row">;
type Reading = { puzzle: string } | { problem: Problem };

const waiting: PasteState = { text: "", tone: "info", status: (t) => t("paste-waiting"), puzzle: "", errorAt: -1 };

export function openPaste(app: App, text = ""): void {
  app.update({ paste: { ...waiting, text } });
  if (text) void validate(app, text);
}

export function closePaste(app: App): void {
  app.update({ paste: null });
}

/** Called for every change of the text. Later changes overtake earlier ones. */
export async function validate(app: App, text: string): Promise<void> {
  if (!text.trim()) return app.update({ paste: { ...waiting, text } });
  const current = (): boolean => app.state.paste?.text === text;
  app.update({ paste: { ...(app.state.paste ?? waiting), text } });
  const reading = await read(app, text);
  if (!current()) return;
  if ("problem" in reading) return app.update({ paste: problemState(text, reading.problem) });
  app.update({ paste: goodState(text, reading.puzzle, "checking") });
  const outcome = await outcomeOf(app, reading.puzzle);
  if (current()) app.update({ paste: goodState(text, reading.puzzle, outcome) });
}

/** Ctrl+V on the page: plays the puzzle, or opens the dialog and shows what is wrong with it. */
export async function pasteAnywhere(app: App, text: string): Promise<void> {
  const reading = await read(app, text);
  if ("puzzle" in reading) await playOwn(app, reading.puzzle);
  else openPaste(app, text);
}

export async function playPasted(app: App): Promise<void> {
  const puzzle = app.state.paste?.puzzle;
  if (!puzzle) return;
  closePaste(app);
  await playOwn(app, puzzle);
}

export async function copyPuzzle(app: App): Promise<void> {
  const puzzle = /[1-9]/.test(app.board.givens) ? app.board.givens : app.board.value;
  try {
    await navigator.clipboard.writeText(puzzle);
    app.say({ tone: "good", text: (t) => t("copy-done"), code: puzzle });
  } catch {
    // No permission, or no secure context: the text itself is the answer.
    app.say({ tone: "info", text: (t) => t("copy-failed"), code: puzzle });
  }
}

/** Reads by the engine, which knows more formats; when it cannot be loaded, by the board's own reader. */
async function read(app: App, text: string): Promise<Reading> {
  try {
    const result = await app.answered(app.engine.parse(text));
    return result.error ? { problem: result } : { puzzle: result.cells.join("").replaceAll("0", ".") };
  } catch (error) {
    console.warn(error);
    const parsed = parsePuzzle(text);
    return "problem" in parsed ? parsed : { puzzle: parsed.cells.map((digit) => digit || ".").join("") };
  }
}

async function outcomeOf(app: App, puzzle: string): Promise<string> {
  try {
    return (await app.answered(app.engine.solve(puzzle))).outcome;
  } catch (error) {
    console.warn(error);
    return "unknown"; // The puzzle can be played all the same; the page's own notice tells of the engine.
  }
}

function goodState(text: string, puzzle: string, outcome: string): PasteState {
  const givens = countDigits(puzzle);
  return { text, puzzle, errorAt: -1, tone: outcome === "none" ? "bad" : "good", status: (t) => t("paste-good", { givens, outcome }) };
}

function problemState(text: string, problem: Problem): PasteState {
  const status = (t: Localizer): string => problemLabel(t, problem);
  return { text, puzzle: "", tone: "bad", status, errorAt: indexOf(text, problem.line, problem.column) };
}

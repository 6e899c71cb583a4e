/** Which puzzle the lab looks at. */
import { problemLabel } from "../../board/labels.js";
import { countDigits } from "../../app/state.js";
import { indexOf } from "../../app/place.js";
import { puzzleText } from "../address.js";
import { EXAMPLES } from "../examples.js";
import type { Lab } from "../lab.js";
import { reasonOf } from "../lab.js";
import { idleRuns } from "../model/race.js";
import { initialMatrix, initialSavings, type Reading } from "../state.js";
import { cancelAll } from "./race.js";
import { forget } from "./watch.js";

/** The puzzle of the address, or the first famous one. */
export async function openAddress(lab: Lab): Promise<void> {
  const text = puzzleText(location.hash) ?? EXAMPLES.find(({ id }) => id === "inkala")!.puzzle;
  if (text !== lab.state.puzzle) await read(lab, text);
}

export async function useExample(lab: Lab, id: string): Promise<void> {
  const example = EXAMPLES.find((one) => one.id === id);
  if (!example) return;
  // Without a limit the empty grid would keep every engine busy for good.
  if (example.limit !== undefined) lab.patch("options", { limit: example.limit });
  await read(lab, example.puzzle);
}

/** Reads a text; called for every change of the field. Later changes overtake earlier ones. */
export async function read(lab: Lab, text: string): Promise<void> {
  const signal = lab.begin("read");
  lab.patch("reading", { text });
  if (!text.trim()) return adopt(lab, "", { text, tone: "info", status: (t) => t("paste-waiting"), errorAt: -1 });
  try {
    const result = await lab.engine("reader").parse(text, { signal });
    if (result.error) {
      const errorAt = indexOf(text, result.line, result.column);
      return adopt(lab, "", { text, tone: "bad", status: (t) => problemLabel(t, result), errorAt });
    }
    const puzzle = result.cells.join("").replaceAll("0", ".");
    adopt(lab, puzzle, { text, tone: "good", status: (t) => t("lab-puzzle-read", { givens: countDigits(puzzle) }), errorAt: -1 });
  } catch (error) {
    const why = reasonOf(error, signal);
    if (why) adopt(lab, "", { text, tone: "bad", status: why, errorAt: -1 });
  }
}

/** Everything that was found out about another puzzle goes; its workers stop. */
function adopt(lab: Lab, puzzle: string, reading: Reading): void {
  lab.update({ reading });
  if (puzzle === lab.state.puzzle) return;
  cancelAll(lab);
  lab.end("savings");
  lab.end("matrix");
  forget(lab);
  lab.update({ puzzle, runs: idleRuns(), savings: initialSavings, matrix: initialMatrix });
  if (puzzle) history.replaceState(null, "", `#p=${puzzle}`);
}

/** The solution of the puzzle on the board, asked for once, when it is first needed. */
import type { Outcome } from "../../engine/index.js";
import type { App } from "../../page/app.js";
import { isSetup } from "../../page/state.js";
import { slice } from "../../shell/slice.js";

export interface Known {
  givens: string;
  outcome: Outcome;
  /** 81 digits, where the puzzle has exactly one solution. */
  solution: Uint8Array | null;
}

/** Facts about the puzzle on the board; null while they are not known, or it is still typed in. */
export function knownOf(app: App): Known | null {
  const known = last.of(app);
  return known?.givens === app.model.givens ? known : null;
}

/** The engine's last answer. */
const last = slice<Known | null>(null);

/** The givens of the last request, so that a failure is not repeated at every rendering. */
const asked = slice("");

/** Asks the engine quietly, once. The page is rendered again when the answer is there. */
export function wantSolution(app: App): void {
  const { givens } = app.model;
  if (!app.state.ready || isSetup(app) || knownOf(app) || asked.of(app) === givens) return;
  asked.keep(app, givens);
  void ask(app, givens);
}

async function ask(app: App, givens: string): Promise<void> {
  try {
    const { outcome, solution } = await app.answered(app.engine.solve(givens));
    if (givens === app.model.givens) know(app, { givens, outcome, solution: outcome === "unique" ? solution : null });
  } catch (error) {
    app.failed(error, () => void ask(app, givens));
  }
}

/** Forgets it: the board is another one. */
export const forgetKnown = (app: App): void => last.keep(app, null);

/** Remembers what the engine said of the puzzle on the board. */
export function know(app: App, known: Known): void {
  asked.keep(app, known.givens);
  last.set(app, known);
}

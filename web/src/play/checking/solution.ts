/** The solution of the puzzle on the board, asked for once, when it is first needed. */
import type { Outcome } from "../../engine/index.js";
import type { App } from "../../page/app.js";
import { isSetup } from "../../page/state.js";

export interface Known {
  givens: string;
  outcome: Outcome;
  /** 81 digits, where the puzzle has exactly one solution. */
  solution: Uint8Array | null;
}

/** What is known of the puzzle on the board; null while it is not, or is still typed in. */
export const knownOf = ({ state }: App): Known | null =>
  state.known?.givens === state.board.givens ? state.known : null;

/** The givens that were asked about, so that a failure is not repeated at every rendering. */
const asked = new WeakMap<App, string>();

/** Asks the engine quietly, unless it has been asked. The page is rendered again when the answer is there. */
export function wantSolution(app: App): void {
  const { givens, ready } = app.state.board;
  if (!ready || isSetup(app.state) || knownOf(app) || asked.get(app) === givens) return;
  asked.set(app, givens);
  void ask(app, givens);
}

async function ask(app: App, givens: string): Promise<void> {
  try {
    const { outcome, solution } = await app.answered(app.engine.solve(givens));
    if (givens === app.state.board.givens)
      know(app, { givens, outcome, solution: outcome === "unique" ? solution : null });
  } catch (error) {
    app.failed(error, () => void ask(app, givens));
  }
}

/** Remembers what the engine said of the puzzle on the board. */
export function know(app: App, known: Known): void {
  asked.set(app, known.givens);
  app.update({ known });
}

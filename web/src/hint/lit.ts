/** Which line of an explanation is lit, so that the board shows the reasoning as far as it. */
import type { Step } from "../engine/index.js";

/** Places in the lines of the step's explanation. */
export interface Lit {
  /** The line that was pressed, or walked to; null: the whole drawing is shown. */
  line: number | null;
  /** The line under the mouse, or that has the keyboard. It comes before the other. */
  pointed: number | null;
  /** Whether it was walked to: then it is read out, since it has not the keyboard. */
  walked: boolean;
}

export const UNLIT: Lit = { line: null, pointed: null, walked: false };

export const litLine = ({ line, pointed }: Lit): number | null => pointed ?? line;

/**
 * The lines that can be lit: those that state links, or name what they suppose. `branch`: the one that is shown, or
 * null.
 */
export function linesToLight(step: Step, branch: number | null): number[] {
  return step.explanation.lines.flatMap((line, at) =>
    (line.links.length || line.nodes.length) && (branch === null || line.branch < 0 || line.branch === branch)
      ? [at]
      : [],
  );
}

/** One line on, or with -1 back; from the last on, and from the first back, is the whole drawing. */
export function walkOn(step: Step, branch: number | null, { line }: Lit, by: 1 | -1): Lit {
  const lines = linesToLight(step, branch);
  const here = line === null ? -1 : lines.indexOf(line);
  const stops = lines.length + 1;
  const next = (here + 1 + by + stops) % stops;
  return { line: next ? lines[next - 1]! : null, pointed: null, walked: true };
}

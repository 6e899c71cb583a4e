/** The state of the views of paths, steps and techniques, as plain data. */

import type { Step, TechniqueFamily, TechniqueInfo } from "../engine/index.js";
import type { Lit } from "../hint/lit.js";
import type { Position } from "../hint/position.js";
import type { Text } from "../page/state.js";
import { slice } from "../shell/slice.js";
import type { Highlight } from "../sudoku/highlight.js";

/** Filter of the list of all steps. */
export interface Filter {
  /** A part of a technique's name or of a step's notation. */
  text: string;
  family: "" | TechniqueFamily;
  /** 0 for any. */
  digit: number;
  /** As it was typed, like `r4c7`; "" for any. */
  cell: string;
}

export const NO_FILTER: Filter = { text: "", family: "", digit: 0, cell: "" };

/** Why there are no more steps: `text` says it, and `highlight` shows where. */
export interface Ending {
  tone: "good" | "info" | "bad";
  text: Text;
  highlight?: Highlight | null;
  /** With all techniques there may be more. */
  limited?: boolean;
}

export interface PathState {
  from: "start" | "now";
  /** Also the steps that the rest does without. */
  whole: boolean;
  /** Position that the steps belong to: they are looked for again when it is another. */
  key: string;
  positions: readonly Position[];
  steps: readonly Step[];
  /** The step that is shown. */
  at: number;
  /** Null while steps are being looked for. */
  ended: Ending | null;
}

export interface StepsState {
  key: string;
  position: Position | null;
  steps: readonly Step[];
  /** The step that is shown, or -1. */
  at: number;
  filter: Filter;
  ended: Ending | null;
}

/** All of the three views: they share the table of techniques. */
export interface PathViews {
  /** Null until the table and the texts of hints are there. */
  table: readonly TechniqueInfo[] | null;
  path: PathState;
  now: StepsState;
  /** The branch of a forcing chain that was chosen, of which step; null for all of them together. */
  branch: { step: Step; shown: number | null } | null;
  /** Which line of the reason is lit, of which step. */
  lit: { step: Step; lit: Lit } | null;
  /** Search text for the list of techniques. */
  search: string;
}

export const initialPathViews: PathViews = {
  table: null,
  path: { from: "start", whole: false, key: "", positions: [], steps: [], at: 0, ended: null },
  now: { key: "", position: null, steps: [], at: -1, filter: NO_FILTER, ended: null },
  branch: null,
  lit: null,
  search: "",
};

/** State of the views; null before they were opened. */
export const pathState = slice<PathViews | null>(null);

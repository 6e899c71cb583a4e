/** What the builder of embeds shows, as plain data. */
import type { FormatId, ReadFault, TechniqueInfo } from "../engine/index.js";
import { slice } from "../shell/slice.js";
import type { Choices } from "./model.js";

export interface BuilderState {
  choices: Choices;
  /** What was pasted, and the cells that it was read as; "" while that is not known. */
  text: string;
  cells: string;
  /** Why it could not be read, or null. */
  fault: { fault: ReadFault; format: "" | FormatId } | null;
  /** The list of techniques, once it is there. */
  techniques: readonly TechniqueInfo[];
  /** The message under the snippet. */
  note: "" | "builder-copied" | "builder-uncopied";
}

/** What is shown; null before it was opened. */
export const builderState = slice<BuilderState | null>(null);

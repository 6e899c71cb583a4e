/** The engine's help, for those who ask for it: how far it goes, and what is shown. */
import type { Step } from "../engine/index.js";
import type { Highlight } from "../sudoku/highlight.js";

/** Marking of entries: none, digits that stand twice in a house, or also entries that are not the solution's. */
export type AssistLevel = "off" | "rules" | "solution";

/** How far a hint goes, in this order. */
export const HINT_STAGES = ["where", "technique", "reason", "apply"] as const;
export type HintStage = (typeof HINT_STAGES)[number];
/** How far hints go for the player: not at all, where to look, the technique, the reasoning, or all the way. */
export type HintLimit = "off" | HintStage;

/** Options of a call to the engine. */
export interface AssistOptions {
  /** Ends the call, which then rejects with the signal's reason: an `AbortError`, unless who aborted it gave another. */
  signal?: AbortSignal;
}

/** A sentence of a reason. */
export interface HintLine {
  text: string;
  /** 1 for what follows from a supposition; else 0. */
  depth: number;
  /** The reasoning as far as this line; null where nothing of it can be drawn alone. */
  drawing: Highlight | null;
}

/** A hint, as far as it goes. */
export interface ShownHint {
  /** `note`: in place of a hint, a mistake to mend first, or the reason there is none. */
  stage: HintStage | "note";
  title: string;
  sentences: readonly string[];
  /** At the reason, its sentences with what each draws. */
  lines?: readonly HintLine[];
  /** At the reason, the whole drawing. */
  drawing?: Highlight;
  /** The step that it is about; null for a note. */
  step: Step | null;
}

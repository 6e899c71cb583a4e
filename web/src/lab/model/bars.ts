/** The data of a bar chart. */
import type { Unit } from "./scale.js";

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The search was stopped: the true value is larger. Drawn paler, with ≥ before the number. */
  readonly partial: boolean;
}

export interface Bars {
  readonly bars: readonly Bar[];
  readonly unit: Unit;
  readonly language: string;
}

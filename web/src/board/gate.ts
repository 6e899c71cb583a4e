/** Who may hold up the changes of a board: in a frame, the page around it, which answers later. */
import type { InputDetail } from "./events.js";

/** A requested change. */
export interface Deed {
  readonly detail: InputDetail;
  /** Whether it would change nothing now. */
  isIdle(): boolean;
  /** Makes it, unless it is none or a listener refuses it; says whether it was made. */
  make(): boolean;
}

export interface Gate {
  /** Resolves when all requested changes are made or refused. */
  readonly decided: Promise<void>;
  /** Makes a change now, later or never; says whether it was made now. */
  pass(deed: Deed): boolean;
}

/** Nothing is held up. */
export const OPEN: Gate = { decided: Promise.resolve(), pass: (deed) => deed.make() };

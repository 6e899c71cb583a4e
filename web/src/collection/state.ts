/** The state of the view of a collection, as plain data. */
import type { TechniqueInfo } from "../engine/index.js";
import type { App } from "../page/app.js";
import type { CollectionWords } from "../page/room-texts.js";
import { slice } from "../shell/slice.js";
import { type Collection, type Filter, NO_FILTER, type Sort, type Task } from "./model.js";

/** A task under way. */
export interface Job {
  task: Task;
  done: number;
  of: number;
  /** Puzzles a second so far, and the seconds that the rest will take; 0 while it is too early to say. */
  rate: number;
  left: number;
  cancel(): void;
}

export interface CollectionNote {
  tone: "info" | "good" | "bad";
  text(t: CollectionWords): string;
}

export interface CollectionState {
  /** Changed in place when results come; `version` tells that. */
  data: Collection;
  version: number;
  filter: Filter;
  sort: Sort;
  /** The puzzles that are shown, in their order. */
  order: Uint32Array;
  /** By puzzle, 1 for those that are selected. */
  selected: Uint8Array;
  selectedCount: number;
  /** The row that the keyboard is at. */
  active: number;
  job: Job | null;
  note: CollectionNote | null;
  /** Their table, once a technique is to be named. */
  techniques: readonly TechniqueInfo[];
}

export function initialState(data: Collection): CollectionState {
  return {
    data,
    version: 0,
    filter: NO_FILTER,
    sort: { column: "number", descending: false },
    order: Uint32Array.from({ length: data.count }, (_, index) => index),
    selected: new Uint8Array(data.count),
    selectedCount: 0,
    active: 0,
    job: null,
    note: null,
    techniques: [],
  };
}

/** Changes what is shown of a collection, unless another was opened since. */
export function patch(
  app: App,
  change: Partial<CollectionState>,
  of: Collection | undefined = collectionState.of(app)?.data,
): void {
  const collection = collectionState.of(app);
  if (collection && collection.data === of) collectionState.set(app, { ...collection, ...change });
}

/** State of the view; null before it was opened. */
export const collectionState = slice<CollectionState | null>(null);

/** The state of the library, as plain data. */

import type { TechniqueInfo } from "../engine/index.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import type { LibraryWords } from "../page/room-texts.js";
import { practisedAt } from "../shell/places.js";
import type { Result } from "../shell/results.js";
import { slice } from "../shell/slice.js";
import type { Aside } from "../shell/storage.js";
import type { ReadBackup } from "./backup-file.js";
import type { Filter, GameEntry } from "./games.js";

export const SECTIONS = ["new", "practise", "daily", "own", "games", "statistics", "backup"] as const;
export type Section = (typeof SECTIONS)[number];

export const sectionAddress = (section: Section): string => `${addressOf("library")}/${section}`;

/** The section in an address of the library: "#library/games". Those with a technique did without a section once. */
export function sectionAt(hash: string): Section {
  const name = /^#library\/([^?]*)/.exec(hash)?.[1];
  return SECTIONS.find((section) => section === name) ?? (practisedAt(hash) ? "practise" : SECTIONS[0]);
}

/** A text that follows the language: it is made anew on every rendering. */
export type LibraryText = (t: LibraryWords) => string;

export interface LibraryNote {
  tone: "info" | "good" | "bad";
  text: LibraryText;
}

export interface LibraryState {
  section: Section;
  note: LibraryNote | null;
  /** Empty until they were fetched. */
  techniques: readonly TechniqueInfo[];
  search: string;
  /** The technique that the address asked for, until something else is looked for; "" for none. */
  chosen: string;
  /** The month of the calendar, as 2026-11; null for that of today. */
  month: string | null;
  /** Last played first; null until they were read. */
  games: readonly GameEntry[] | null;
  results: readonly Result[];
  /** Games and files that cannot be read or shown. */
  asides: readonly Aside[];
  filter: Filter;
  /** How many of the list are shown. */
  shown: number;
  /** The game whose title is being changed. */
  renaming: string;
  /** The question that waits for a yes. */
  asking: "reset" | "replace" | "";
  /** The backup that was read, and is not yet taken over. */
  backup: { name: string; content: ReadBackup; withSettings: boolean } | null;
}

/** How many games are shown at first, and more with each wish for more. */
export const PAGE = 24;

export const INITIAL_LIBRARY: LibraryState = {
  section: "new",
  note: null,
  techniques: [],
  search: "",
  chosen: "",
  month: null,
  games: null,
  results: [],
  asides: [],
  filter: "all",
  shown: PAGE,
  renaming: "",
  asking: "",
  backup: null,
};

export function patch(app: App, change: Partial<LibraryState>): void {
  libraryState.patch(app, change);
}

/** State of the view; null before it was opened. */
export const libraryState = slice<LibraryState | null>(null);

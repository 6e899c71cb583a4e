/** The formats to export to, by their purpose. */

import { SINGLE_FILE } from "#edition";
import type { FormatId } from "../engine/index.js";
import type { After } from "../i18n/localizer.js";
import type { ExportId } from "../i18n/messages.js";
import { WHOLE } from "../sudoku/progress.js";

export const EXPORT_GROUPS = ["link", "text", "file", "site", "picture"] as const;
export type ExportGroup = (typeof EXPORT_GROUPS)[number];

/** Those that there are here: to others, a link to the single file leads nowhere. */
export const GROUPS_HERE: readonly ExportGroup[] = EXPORT_GROUPS.filter((group) => group !== "link" || !SINGLE_FILE);

/** A text that the core writes. Its id names its texts too: `export-format-…` and `export-format-…-help`. */
export interface Target {
  readonly id: FormatId & After<"export-format-", ExportId>;
  readonly group: Exclude<ExportGroup, "picture">;
  /** The name and the type of its file; links have none. */
  readonly file?: readonly [name: string, type: string];
  /** Written instead for a puzzle at its start. */
  readonly atStart?: FormatId;
  /** It is about the givens only. */
  readonly givens?: true;
  /** It has everything, the history too. */
  readonly whole?: true;
  /** In columns: lines must not be broken. */
  readonly aligned?: true;
}

const TEXT = "text/plain";
const asText = (id: Target["id"], more: Partial<Target> = {}): Target => ({
  id,
  group: "text",
  file: [`nonet-${id}.txt`, TEXT],
  ...more,
});
const asFile = (id: Target["id"], name: string, type: string, more: Partial<Target> = {}): Target => ({
  id,
  group: "file",
  file: [name, type],
  ...more,
});
const onSite = (id: Target["id"], more: Partial<Target> = {}): Target => ({ id, group: "site", ...more });

export const TARGETS: readonly Target[] = [
  { id: "nonet", group: "link", givens: true },
  { id: "nonet-game", group: "link" },
  asText("line", { givens: true }),
  asText("current"),
  asText("rows", { aligned: true }),
  asText("bordered", { aligned: true }),
  asText("pencil-marks", { aligned: true }),
  asText("library"),
  asText("sukaku"),
  asText("sudoku-coach-state"),
  asText("solo"),
  asText("latex", { aligned: true, file: ["nonet.tex", TEXT] }),
  asFile(WHOLE, "nonet.sudoku.json", "application/json", { whole: true }),
  asFile("csv", "nonet.csv", "text/csv", { givens: true }),
  asFile("csv-grid", "nonet-grid.csv", "text/csv", { aligned: true }),
  asFile("tsv", "nonet.tsv", "text/tab-separated-values", { aligned: true }),
  asFile("sdk", "nonet.sdk", TEXT, { aligned: true }),
  asFile("sdm", "nonet.sdm", TEXT, { givens: true }),
  asFile("ss", "nonet.ss", TEXT, { aligned: true }),
  asFile("sdx", "nonet.sdx", TEXT, { aligned: true }),
  asFile("opensudoku", "nonet.opensudoku", "application/xml"),
  onSite("sudokuwiki-b", { atStart: "sudokuwiki" }),
  onSite("sudokupad"),
  onSite("sudoku-coach"),
  onSite("f-puzzles"),
  onSite("sudokuexchange"),
  onSite("good-sudoku"),
  onSite("sudokupad-scf"),
];

export const targetsOf = (group: ExportGroup): readonly Target[] => TARGETS.filter((target) => target.group === group);

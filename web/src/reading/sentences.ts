/** The sentences about a text that was read. Details are words of the text itself: they are shown as they are, and cut. */

import type { DetailKey, FormatId, Progress, ReadWarning } from "../engine/index.js";
import { ListOf } from "../i18n/formats.js";
import type { ReadingWords } from "../page/room-texts.js";
import { cut, formatName, placed } from "../sudoku/faults.js";
import { gameOf } from "../sudoku/progress.js";
import { broughtOf, type Found, foundIn } from "./game.js";
import type { Reading } from "./read.js";

/** A record is not for reading; the others come in this order. */
const SAID: readonly Exclude<DetailKey, "record">[] = [
  "title",
  "author",
  "description",
  "rules",
  "comment",
  "source",
  "level",
  "rating",
  "date",
  "url",
];

export function warningText(t: ReadingWords, { id, line, column, count, detail }: ReadWarning): string {
  return placed(t, { line, column }, t(`import-warning-${id}`, { count, detail: cut(detail) }));
}

/** Warnings of the text, and what this board cannot keep of a puzzle. */
export function warningsOf(t: ReadingWords, result: Reading, progress: Progress): string[] {
  const { impossible } = foundIn(progress, gameOf(progress));
  return [
    ...result.warnings.map((warning) => warningText(t, warning)),
    ...(result.guessed ? [t("import-warning-encoding")] : []),
    ...(impossible ? [t("import-impossible", { count: impossible })] : []),
    ...(broughtOf(progress).unrecorded ? [t("import-unrecorded")] : []),
  ];
}

/**
 * For example "Read as: HoDoKu library line, 3 removed candidates". Without a format, what the board read by itself.
 */
export function readAs(t: ReadingWords, format: "" | FormatId, found: Found): string {
  if (!format) return "";
  const parts = (["placed", "removed", "notes", "coloured"] as const).filter((part) => found[part] > 0);
  const items = [formatName(t, format), ...parts.map((part) => t(`import-found-${part}`, { count: found[part] }))];
  return t("import-read-as", { what: new ListOf(items, "narrow") });
}

/** Title, author and so on, as label and text. */
export function detailsOf(t: ReadingWords, { details }: Progress): [label: string, text: string][] {
  return SAID.flatMap((key) => (details[key]?.trim() ? [[t(`import-detail-${key}`), cut(details[key].trim())]] : []));
}

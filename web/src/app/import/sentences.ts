/** What is said of a text that was read, or was not. Details are words of the text itself: they are shown as they are, and cut. */
import type { DetailKey, FormatId, Progress, ReadFault, ReadWarning } from "../../engine/index.js";
import { problemLabel } from "../../board/labels.js";
import { ListOf } from "../../i18n/list.js";
import type { Localizer } from "../../i18n/localizer.js";
import { gameOf } from "../../board/progress.js";
import { broughtOf, type Found, foundIn } from "./game.js";
import type { Reading } from "./read.js";

const LONGEST = 120;
/** A record is not for reading; the others are said in this order. */
const SAID: readonly DetailKey[] = ["title", "author", "description", "rules", "comment", "source", "level", "rating", "date", "url"];

/** What the board itself can say, of texts that are cells and little else. */
const OF_CELLS: ReadonlySet<string> = new Set(["bad-character", "too-few", "too-many", "row-length", "row-count", "extra-text"]);
const CELLS_ONLY: ReadonlySet<string> = new Set<"" | FormatId>(["", "line", "rows", "bordered", "sdm", "ss", "sdk"]);

export const cut = (text: string): string => (text.length > LONGEST ? `${Array.from(text).slice(0, LONGEST).join("")}…` : text);

export const formatName = (t: Localizer, format: FormatId): string => t(`import-format-${format}`);

/** An amount of text, in the units of files. */
const amountOf = (bytes: number): string => (bytes < 2 ** 20 ? `${Math.round(bytes / 2 ** 10)} kB` : `${Math.round(bytes / 2 ** 20)} MB`);

/** Where and why a text is no puzzle. */
export function faultText(t: Localizer, fault: ReadFault, format: "" | FormatId): string {
  const { error, line, column, found, wanted, row } = fault;
  if (error === "") return "";
  const detail = cut(error === "other-format" ? nameOf(t, fault.detail) : fault.detail);
  if (error === "empty") return t("parse-empty");
  if (isOfCells(fault, format)) return problemLabel(t, { error, line, column, character: detail, found, row });
  return placed(t, fault, t(`import-fault-${error}`, { detail, found, wanted: error === "too-large" ? amountOf(wanted) : wanted, row }));
}

/** What is wrong with a line of a list: always with its place. */
export const lineText = (t: Localizer, fault: ReadFault, format: "" | FormatId): string =>
  fault.error === "too-few" ? placed(t, fault, t("import-fault-too-few", { detail: "", found: fault.found, wanted: fault.wanted, row: 0 })) : faultText(t, fault, format);

const placed = (t: Localizer, { line, column }: Pick<ReadFault, "line" | "column">, why: string): string =>
  line > 0 ? t("import-placed", { line, column: Math.max(1, column), why }) : why;

function isOfCells({ error, line, column, wanted }: ReadFault, format: string): boolean {
  if (!OF_CELLS.has(error) || !CELLS_ONLY.has(format) || ![0, 9, 81].includes(wanted)) return false;
  return error === "too-few" || error === "row-count" || (line > 0 && (column > 0 || error === "row-length" || error === "extra-text"));
}

/** The name of a format by an id that another program may have written. */
function nameOf(t: Localizer, id: string): string {
  return /^[\w-]+$/.test(id) ? formatName(t, id as FormatId) : id;
}

export function warningText(t: Localizer, { id, line, column, count, detail }: ReadWarning): string {
  return placed(t, { line, column }, t(`import-warning-${id}`, { count, detail: cut(detail) }));
}

/** Warnings of the text, and what this board cannot keep of a puzzle. */
export function warningsOf(t: Localizer, result: Reading, progress: Progress): string[] {
  const { impossible } = foundIn(progress, gameOf(progress));
  return [
    ...result.warnings.map((warning) => warningText(t, warning)),
    ...(result.guessed ? [t("import-warning-encoding")] : []),
    ...(impossible ? [t("import-impossible", { count: impossible })] : []),
    ...(broughtOf(progress).unrecorded ? [t("import-unrecorded")] : []),
  ];
}

/** For example "Read as: HoDoKu library line, 3 removed candidates". Without a format, what the board read by itself. */
export function readAs(t: Localizer, format: "" | FormatId, found: Found): string {
  if (!format) return "";
  const parts = (["placed", "removed", "notes", "coloured"] as const).filter((part) => found[part] > 0);
  const items = [formatName(t, format), ...parts.map((part) => t(`import-found-${part}`, { count: found[part] }))];
  return t("import-read-as", { what: new ListOf(items, "narrow") });
}

/** Title, author and so on, as label and text. */
export function detailsOf(t: Localizer, { details }: Progress): [label: string, text: string][] {
  return SAID.flatMap((key) => (details[key]?.trim() ? [[t(`import-detail-${key}`), cut(details[key].trim())]] : []));
}

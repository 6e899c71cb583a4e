/**
 * Why a text is no puzzle, in whole sentences: for the page, and for what the board imports. They stand with the messages
 * of the board (`parse-…`) and in texts/faults. Details are words of the text itself: shown as they are, and cut.
 */
import type { FormatId, ReadFault } from "../engine/index.js";
import type { Localizer } from "../i18n/localizer.js";
import type { BoardId, FaultsId } from "../i18n/messages.js";
import { problemLabel } from "./labels.js";

const LONGEST = 120;

/** Faults that the board itself can describe, of texts that are cells and little else. */
const OF_CELLS = ["bad-character", "too-few", "too-many", "row-length", "row-count", "extra-text"] as const;
const CELLS_ONLY: ReadonlySet<string> = new Set<"" | FormatId>(["", "line", "rows", "bordered", "sdm", "ss", "sdk"]);

/** Cuts a text that is too long to be read. */
export const cut = (text: string): string =>
  text.length > LONGEST ? `${Array.from(text).slice(0, LONGEST).join("")}…` : text;

/** The name of a format, as part of a sentence. */
export const formatName = (t: Localizer<FaultsId | BoardId>, format: FormatId): string => t(`import-format-${format}`);

/** An amount of text, in the units of files. */
const amountOf = (bytes: number): string =>
  bytes < 2 ** 20 ? `${Math.round(bytes / 2 ** 10)} kB` : `${Math.round(bytes / 2 ** 20)} MB`;

/** Where and why a text is no puzzle. */
export function faultText(t: Localizer<FaultsId | BoardId>, fault: ReadFault, format: "" | FormatId): string {
  const { error, line, column, found, wanted, row } = fault;
  // Nobody here asks for an unknown format.
  if (error === "" || error === "format") return "";
  const detail = cut(error === "other-format" ? nameOf(t, fault.detail) : fault.detail);
  if (error === "empty") return t("parse-empty");
  if (isOfCells(fault, format))
    return problemLabel(t, { error: fault.error, line, column, character: detail, found, row });
  return placed(
    t,
    fault,
    t(`import-fault-${error}`, { detail, found, wanted: error === "too-large" ? amountOf(wanted) : wanted, row }),
  );
}

/** The fault of a line in a list: always with its place. */
export const lineText = (t: Localizer<FaultsId | BoardId>, fault: ReadFault, format: "" | FormatId): string =>
  fault.error === "too-few"
    ? placed(t, fault, t("import-fault-too-few", { found: fault.found, wanted: fault.wanted }))
    : faultText(t, fault, format);

/** With its place in the text, where it has one. */
export const placed = (
  t: Localizer<FaultsId | BoardId>,
  { line, column }: Pick<ReadFault, "line" | "column">,
  why: string,
): string => (line > 0 ? t("import-placed", { line, column: Math.max(1, column), why }) : why);

function isOfCells(fault: ReadFault, format: string): fault is ReadFault & { error: (typeof OF_CELLS)[number] } {
  const { error, line, column, wanted } = fault;
  if (!(OF_CELLS as readonly string[]).includes(error) || !CELLS_ONLY.has(format) || ![0, 9, 81].includes(wanted))
    return false;
  return (
    error === "too-few" ||
    error === "row-count" ||
    (line > 0 && (column > 0 || error === "row-length" || error === "extra-text"))
  );
}

/** The name of a format by an id that another program may have written. */
function nameOf(t: Localizer<FaultsId | BoardId>, id: string): string {
  return /^[\w-]+$/.test(id) ? formatName(t, id as FormatId) : id;
}

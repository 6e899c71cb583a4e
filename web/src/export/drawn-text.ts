/** What is drawn on a board, for those who do not see the picture: links and marks as players write them. */
import { cellsOf, compact, digitOf } from "../hint/names.js";
import type { Localizer } from "../i18n/localizer.js";
import type { ExportId } from "../i18n/messages.js";
import type { CandidateRole, Highlight, HighlightLink } from "../sudoku/highlight.js";

/** "(5)r1c12" */
const nodeOf = (candidates: readonly number[]): string =>
  `(${digitOf(candidates[0]!)})${compact(cellsOf(candidates)).join(",")}`;

/** Links in Eureka's notation: "(5)r1c1 = (5)r1c9 - (5)r4c9"; where one does not go on from the last, a chain of its own. */
function chainsOf(links: readonly HighlightLink[]): string[] {
  const chains: string[] = [];
  let end = "";
  for (const { from, to, strong } of links) {
    const [first, last] = [nodeOf(from), nodeOf(to)];
    const chain = first === end ? chains.pop()! : first;
    chains.push(`${chain} ${strong ? "=" : "-"} ${last}`);
    end = last;
  }
  return chains;
}

/** Candidates of a role, those of a digit together. */
function marksOf({ candidates = [] }: Highlight, roles: readonly CandidateRole[]): string[] {
  const ofDigit = new Map<number, number[]>();
  for (const { candidate, role } of candidates) {
    if (!roles.includes(role)) continue;
    ofDigit.set(digitOf(candidate), [...(ofDigit.get(digitOf(candidate)) ?? []), candidate]);
  }
  return [...ofDigit.keys()].sort().map((digit) => nodeOf(ofDigit.get(digit)!));
}

export function drawnText(t: Localizer<ExportId>, highlight: Highlight): string {
  const parts = [
    ["export-picture-links", chainsOf(highlight.links ?? [])],
    ["export-picture-true", marksOf(highlight, ["on", "place"])],
    ["export-picture-false", marksOf(highlight, ["off"])],
    ["export-picture-struck", marksOf(highlight, ["eliminated"])],
  ] as const;
  return parts.flatMap(([id, drawn]) => (drawn.length ? [t(id, { drawn: drawn.join(", ") })] : [])).join(" ");
}

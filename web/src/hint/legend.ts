/** The meaning of the colours and shapes of a drawing: those that occur in it, each once. */
import type { CandidateRole, CellRole, Highlight } from "../sudoku/highlight.js";
import { digitOf } from "./names.js";

/** How a piece is drawn: a small digit, a digit that fills its cell, a cell, or a line. */
export type Swatch =
  | { kind: "mark"; classes: string; digit: number }
  | { kind: "digit"; classes: string; digit: number }
  | { kind: "cell"; classes: string }
  | { kind: "link"; classes: string };

export interface LegendEntry {
  swatch: Swatch;
  /** Of the message `legend-…`. */
  meaning: Meaning;
  /** Of a set or a colour: A to D; else "". */
  letter: string;
}

export type Meaning =
  | Exclude<CandidateRole, "cause" | "faint">
  | "base"
  | "house"
  | "cover"
  | "target"
  | "cell"
  | "cause"
  | "blocked"
  | "strong"
  | "weak";

/** In the order of the legend, what matters most first. */
const MARKS: readonly Exclude<CandidateRole, "cause" | "faint" | "place">[] = [
  "eliminated",
  "pattern",
  "fin",
  "pivot",
  "pincer",
  "restricted",
  "set",
  "corner",
  "guardian",
  "on",
  "off",
  "color",
];

const CELLS: readonly [CellRole, Meaning, string][] = [
  ["target", "target", "target"],
  ["pattern", "cell", "involved"],
  ["blocked", "blocked", "blocked"],
];

const PLAIN = { letter: "" };

/** Of one drawing, or of several that take turns. */
export function legendOf(drawings: readonly Highlight[]): LegendEntry[] {
  const all = <Name extends keyof Highlight>(name: Name): NonNullable<Highlight[Name]> =>
    drawings.flatMap((drawn) => (drawn[name] ?? []) as []) as unknown as NonNullable<Highlight[Name]>;
  const [houses, covers, cells] = [all("houses"), all("covers"), all("cells")];
  const [candidates, links] = [all("candidates"), all("links")];
  const entries: LegendEntry[] = [];
  const place = candidates.find(({ role }) => role === "place");
  if (place)
    entries.push({
      ...PLAIN,
      meaning: "place",
      swatch: { kind: "digit", classes: "placed", digit: digitOf(place.candidate) },
    });
  for (const role of MARKS) {
    const groups = new Map(candidates.filter((one) => one.role === role).map((one) => [(one.group ?? 0) % 4, one]));
    const isGrouped = role === "set" || role === "color";
    for (const [group, { candidate }] of [...groups].sort(([a], [b]) => a - b).slice(0, isGrouped ? 4 : 1))
      entries.push({
        meaning: role,
        letter: isGrouped ? "ABCD"[group]! : "",
        swatch: { kind: "mark", classes: isGrouped ? `${role}-${group}` : role, digit: digitOf(candidate) },
      });
  }
  for (const [role, meaning, classes] of CELLS)
    if (cells.some((one) => one.role === role)) entries.push({ ...PLAIN, meaning, swatch: { kind: "cell", classes } });
  if (cells.some(({ role }) => role === "cause"))
    entries.push({ ...PLAIN, meaning: "cause", swatch: { kind: "digit", classes: "cause", digit: 0 } });
  const house = covers.length ? "base" : "house";
  if (houses.length) entries.push({ ...PLAIN, meaning: house, swatch: { kind: "cell", classes: "house" } });
  if (covers.length) entries.push({ ...PLAIN, meaning: "cover", swatch: { kind: "cell", classes: "cover" } });
  for (const meaning of ["strong", "weak"] as const)
    if (links.some(({ strong }) => strong === (meaning === "strong")))
      entries.push({ ...PLAIN, meaning, swatch: { kind: "link", classes: meaning } });
  return entries;
}

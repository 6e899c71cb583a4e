/** The words of the `controls` attribute. */

export const CONTROLS = ["pad", "modes", "undo", "erase", "notes", "hint", "check", "solve", "new", "restart"] as const;
export type Control = (typeof CONTROLS)[number];

/** Tools that the page can leave to the board when it asks for all. */
interface Offer {
  /** The puzzle is of the board's own making, so that another one may take its place. */
  makes: boolean;
  hints: boolean;
}

/** The unknown names, for a report. */
export const unknownControls = (text: string): string[] =>
  namesIn(text).filter((name) => name !== "all" && !isControl(name));

/**
 * The controls that a text names: "" and "all" stand for all of them; but `new` is then left out where the puzzle is the page's own.
 */
export function controlsIn(text: string | null, { makes, hints }: Offer): ReadonlySet<Control> {
  if (text === null) return new Set();
  const names = namesIn(text);
  const all = names.length === 0 || names.includes("all");
  const wanted = CONTROLS.filter((control) => names.includes(control) || (all && (makes || control !== "new")));
  return new Set(wanted.filter((control) => hints || control !== "hint"));
}

const namesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
const isControl = (name: string): boolean => (CONTROLS as readonly string[]).includes(name);

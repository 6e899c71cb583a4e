/** The techniques that are trained. */
import type { TechniqueId } from "../engine/index.js";

/** From the full house to the chain that most others are a case of, easiest first. Rare techniques are left out. */
export const COURSE = [
  "full-house",
  "hidden-single-box",
  "hidden-single-line",
  "naked-single",
  "locked-candidates-1",
  "locked-candidates-2",
  "naked-pair",
  "hidden-pair",
  "naked-triple",
  "hidden-triple",
  "x-wing",
  "unique-rectangle-1",
  "naked-quad",
  "skyscraper",
  "two-string-kite",
  "remote-pair",
  "turbot-fish",
  "empty-rectangle",
  "xy-wing",
  "unique-rectangle-2",
  "unique-rectangle-4",
  "swordfish",
  "xyz-wing",
  "w-wing",
  "simple-colors-trap",
  "finned-x-wing",
  "sashimi-x-wing",
  "jellyfish",
  "finned-swordfish",
  "wxyz-wing",
  "xy-chain",
  "continuous-nice-loop",
  "aic",
] as const satisfies readonly TechniqueId[];

export const isTrained = (id: string): id is (typeof COURSE)[number] => COURSE.some((one) => one === id);

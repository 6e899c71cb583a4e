/** The families of techniques, about in the order of how hard they are. */
import type { TechniqueFamily } from "../engine/index.js";

export const FAMILIES = [
  "singles",
  "intersections",
  "subsets",
  "fish",
  "single-digit",
  "coloring",
  "uniqueness",
  "wings",
  "chains",
  "als",
  "exclusion",
  "exocets",
  "multi-sector",
  "templates",
  "impossible",
  "forcing",
] as const satisfies readonly TechniqueFamily[];

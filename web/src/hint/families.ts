/** The families of techniques, and which techniques are in them. */
import type { TechniqueFamily, TechniqueId, TechniqueInfo } from "../engine/index.js";

/** About in the order of how hard they are. */
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

export interface Family {
  family: TechniqueFamily;
  techniques: readonly (TechniqueInfo & { name: string })[];
}

/** The techniques by family, easiest first, of those whose name has the wanted words in it. */
export function familiesOf(
  techniques: readonly TechniqueInfo[],
  nameOf: (id: TechniqueId) => string,
  search: string,
): Family[] {
  const words = search.trim().toLowerCase().split(/\s+/);
  const matches = (texts: readonly string[]): boolean =>
    words.every((word) => texts.some((text) => text.toLowerCase().includes(word)));
  const named = techniques.map((technique) => ({ ...technique, name: nameOf(technique.id) }));
  const found = named.filter(({ name, title }) => matches([name, title]));
  const families = [...new Set(techniques.map(({ family }) => family))];
  return families
    .map((family) => ({ family, techniques: found.filter((one) => one.family === family) }))
    .filter((one) => one.techniques.length);
}

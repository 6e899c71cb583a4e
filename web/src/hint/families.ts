/** The families of techniques, and which techniques are in them. */
import type { TechniqueFamily, TechniqueId, TechniqueInfo } from "../engine/index.js";
import { byBest, searched } from "./search.js";

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

/** The techniques by family that a search finds, easiest first; while one is searched for, the best first. */
export function familiesOf(
  techniques: readonly TechniqueInfo[],
  nameOf: (id: TechniqueId) => string,
  search: string,
): Family[] {
  const found = searched(techniques, nameOf, search).map((info) => ({ ...info, name: nameOf(info.id) }));
  const families = [...new Set(techniques.map(({ family }) => family))];
  return byBest(found, families, ({ family }) => family, search).map((family) => ({
    family,
    techniques: found.filter((one) => one.family === family),
  }));
}

/**
 * Techniques of which requests for the very next step found nothing within the usual budget, by at least two seeds of
 * three (`nonet generate --technique ID --need next`, seeds lib, lib2, lib3).
 */
const RARE: ReadonlySet<string> = new Set<TechniqueId>([
  "avoidable-rectangle-2",
  "hidden-quad",
  "simple-colors-wrap",
  "dual-two-string-kite",
  "dual-empty-rectangle",
  "unique-loop-3",
  "bug-3",
  "multi-colors-2",
  "l-ring",
  "x-cycle",
  "x-chain",
  "sashimi-jellyfish",
  "siamese-fish",
  "firework-quad",
  "ahs-xz",
  "aligned-pair-exclusion",
  "uvwxyz-wing",
  "tridagon",
  "als-continuous-nice-loop",
  "franken-x-wing",
  "finned-franken-x-wing",
  "franken-swordfish",
  "mutant-x-wing",
  "finned-mutant-x-wing",
  "franken-jellyfish",
  "mutant-swordfish",
  "finned-mutant-swordfish",
  "siamese-franken-fish",
  "aligned-triplet-exclusion",
  "junior-exocet",
  "sk-loop",
  "mutant-jellyfish",
  "finned-mutant-jellyfish",
  "siamese-mutant-fish",
  "tridagon-chain",
  "exocet-mirror",
  "double-exocet",
  "senior-exocet",
  "weak-exocet",
  "multi-sector-locked-set",
  "multi-fish",
  "squirmbag",
  "finned-squirmbag",
  "sashimi-squirmbag",
  "franken-squirmbag",
  "finned-franken-squirmbag",
  "mutant-squirmbag",
  "finned-mutant-squirmbag",
  "whale",
  "finned-whale",
  "sashimi-whale",
  "franken-whale",
  "finned-franken-whale",
  "mutant-whale",
  "finned-mutant-whale",
  "leviathan",
  "finned-leviathan",
  "sashimi-leviathan",
  "franken-leviathan",
  "finned-franken-leviathan",
  "mutant-leviathan",
  "finned-mutant-leviathan",
  "template-set",
  "template-delete",
  "nishio-forcing-chain",
  "digit-forcing-chain",
  "forcing-net",
  "forcing-net-plus",
  "nested-forcing-net-1",
  "nested-forcing-net-2",
  "nested-forcing-net-3",
  "nested-forcing-net-4",
]);

/** Whether it may well be that no puzzle is found. */
export const isRare = ({ id }: Pick<TechniqueInfo, "id">): boolean => RARE.has(id);

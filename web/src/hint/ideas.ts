/** Techniques that are one idea share its texts. */
import type { TechniqueId } from "../engine/index.js";
import type { After } from "../i18n/localizer.js";
import type { HintsId } from "../i18n/messages.js";

/** Subjects of the messages `means-…`. */
export type IdeaId = After<"means-", HintsId>;

/** An idea and the techniques that it stands for; what is not here is an idea by itself. */
const SHARED = {
  "direct-locked": /^direct-(pointing|claiming)$/,
  "direct-hidden": /^direct-hidden-/,
  "locked-candidates": /^locked-candidates-/,
  "almost-locked-candidates": /^almost-locked-/,
  "locked-subset": /^locked-(pair|triple)$/,
  "naked-subset": /^naked-(pair|triple|quad)$/,
  "hidden-subset": /^hidden-(pair|triple|quad)$/,
  fish: /^(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/,
  "siamese-fish": /^siamese-/,
  "kraken-fish": /^kraken-/,
  "finned-complex-fish": /^finned-(franken|mutant)-/,
  "complex-fish": /^(franken|mutant)-/,
  "finned-fish": /^finned-/,
  "sashimi-fish": /^sashimi-/,
  "two-string-kite": /two-string-kite$/,
  "empty-rectangle": /empty-rectangle$/,
  "colors-trap": /^simple-colors-trap$/,
  "colors-wrap": /^simple-colors-wrap$/,
  medusa: /^3d-medusa$/,
  "deadly-1": /^(unique-rectangle|unique-loop|extended-rectangle)-1$/,
  "deadly-2": /^(unique-rectangle-[25]|(unique-loop|extended-rectangle)-2)$/,
  "deadly-3": /^(unique-rectangle|unique-loop|extended-rectangle)-3$/,
  "deadly-4": /^(unique-rectangle|unique-loop|extended-rectangle)-4$/,
  "avoidable-1": /^avoidable-rectangle-1$/,
  "avoidable-2": /^avoidable-rectangle-2$/,
  "bent-set": /^(xyz|wxyz|vwxyz|uvwxyz)-wing$/,
  "w-wing": /^(grouped-)?w-wing$/,
  "chain-wing": /^[mslh]-wing$/,
  "chain-ring": /^[ml]-ring$/,
  "discontinuous-loop": /discontinuous-nice-loop$/,
  "continuous-loop": /continuous-nice-loop$/,
  aic: /^((grouped|als)-)?aic$/,
  whip: /^(g-)?whip$/,
  braid: /^(g-)?braid$/,
  forcing: /^(?!nishio).*forcing-/,
  "aligned-exclusion": /^aligned-/,
} as const satisfies Partial<Record<IdeaId, RegExp>>;

export function ideaOf(technique: TechniqueId): IdeaId {
  const shared = Object.entries(SHARED).find(([, names]) => names.test(technique));
  return (shared ? shared[0] : technique) as IdeaId;
}

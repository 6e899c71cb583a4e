/** Mistakes that change no answer, as tests/data/equivalent-mutations.txt lists them. */
import { readFileSync } from "node:fs";

const LIST = new URL("../data/equivalent-mutations.txt", import.meta.url);

/** Key that tells mistakes apart. */
export const keyOf = ({ source, before, after }) => [source, before.trim(), after.trim()].join("\n");

/** Why each of them changes no answer, by what keyOf makes of it. */
export function readEquivalent() {
  const found = readFileSync(LIST, "utf8").matchAll(/^(core\/src\/\S+)\n- (.*)\n\+ (.*)\n= (.+)$/gm);
  return new Map([...found].map(([, source, before, after, why]) => [keyOf({ source, before, after }), why]));
}

/** The name that was meant, as the command line finds it (`core/cli/words/nearest.cpp`), for messages to those who wrote another. */

/** Longer words are no names. */
const LONGEST = 40;

/** Letters to change, add or leave out, and neighbours to exchange (Damerau's distance, in which no place is changed twice). */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + change);
      const exchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (exchanged) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    before = last;
    last = row;
  }
  return last.at(-1)!;
}

/** " Did you mean x-wing?", or "" where no name is near. Capitals and spaces count for nothing. */
export function didYouMean(typed: unknown, names: readonly string[]): string {
  if (typeof typed !== "string" || typed.length > LONGEST) return "";
  const word = typed.toLowerCase().replace(/[\s_]+/g, "-");
  const beginning = word.length > 1 ? names.filter((name) => name.startsWith(word)) : [];
  if (beginning.length === 1) return ` Did you mean ${beginning[0]}?`;
  // A third of the letters may be wrong, and one of two.
  let least = Math.max(Math.floor(word.length / 3), 1) + 1;
  let best = "";
  for (const name of names) {
    const steps = distance(word, name.toLowerCase());
    if (steps >= least || steps >= name.length) continue;
    least = steps;
    best = name;
  }
  return best && ` Did you mean ${best}?`;
}

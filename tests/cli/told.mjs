/**
 * Whether the sentences of an explanation say what the step is: judged by the step's own links and effects, and by words that stand here again. In English, of
 * steps as `nonet … --format json --explain` gives them.
 */

const kindOf = (house) => house.split(" ")[0];

/** The words in the brackets behind a link. */
function wordsOf({ because, houses }) {
  switch (because) {
    case "same-cell":
      return "(same cell)";
    case "same-house":
      return `(same ${kindOf(houses[0])})`;
    case "last-candidate":
      return "(last candidate";
    case "only-place":
      return `(only place in ${houses[0]}`;
    case "almost-locked-set":
      return "has all its other digits)";
    case "remote-pair":
      return "differ (same ";
    case "locked-candidates":
      return `${houses[0]} has its `;
    case "hidden-pair":
      return " must be ";
    case "naked-pair":
      return " are ";
    case "x-wing":
      return "(X-Wing of ";
    case "inner-chain":
      return "(a chain in what is left)";
    case "unique-rectangle":
      return " in two ways)";
    case "fish":
      return ", or in the fin)";
    default:
      return `no words for ${because}`;
  }
}

const names = (text) =>
  new Set(
    Array.from(text.matchAll(/r(\d+)c(\d+)/g), ([, rows, columns]) =>
      [...rows].flatMap((row) => [...columns].map((column) => `r${row}c${column}`)),
    ).flat(),
  );

/** Colours, rings and what is told in one sentence. */
const AS_A_WHOLE = /colors|medusa|broken-wing|oddagon/;

/** Faults in the told lines of a step; none, if all is well. */
export function faultsOfTold(step) {
  const faults = [];
  const { lines } = step.explanation;
  const told = new Set(lines.flatMap(({ links }) => links));
  if (!AS_A_WHOLE.test(step.technique))
    for (const [i] of step.links.entries()) if (!told.has(i)) faults.push(`link ${i} is not told`);
  for (const { text, depth, links } of lines) {
    if (/\{\$|undefined|^why-|^because-/.test(text)) faults.push(`not a sentence: ${text}`);
    if (depth === 0) continue;
    for (const index of links) {
      const { to, strong, reason } = step.links[index];
      const { digit, cells } = step.nodes[to];
      const said = names(text);
      if (!cells.every((cell) => said.has(cell))) faults.push(`line without its end: ${text}`);
      const word =
        step.technique === "remote-pair"
          ? "differ"
          : cells.length > 1
            ? `${digit} is in ${strong ? "one" : "none"} of `
            : `${cells[0]} ${strong ? "is" : "isn't"} ${digit} (`;
      if (!text.includes(word)) faults.push(`line that says otherwise than "${word}": ${text}`);
      if (!text.includes(wordsOf(reason))) faults.push(`line without "${wordsOf(reason)}": ${text}`);
    }
  }
  const end = lines
    .slice(-2)
    .map(({ text }) => text)
    .join(" ");
  const said = names(end);
  for (const { cell, digit } of [...step.placements, ...step.eliminations])
    if (!said.has(cell) || !end.includes(String(digit))) faults.push(`${cell} and ${digit} are not in the end: ${end}`);
  return faults;
}

/** The puzzle in the page's address, which never leaves the device: `#p=` and 81 characters, or the same in short. */

/** The puzzle's text in a fragment, written out; null when it carries none. */
export function puzzleText(fragment: string): string | null {
  const found = /^#(?:.*&)?p=([^&]*)/.exec(fragment);
  return found ? writtenOut(decoded(found[1]!)) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A stray %: shown as it is, so that the reader sees what was wrong.
  }
}

const CODOKU = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/**
 * Codoku, the short form that SudokuPad and SudokuExchange use in links: one character for a digit (0 for an empty
 * cell) and up to five empty cells behind it. Any other text stays as it is.
 */
function writtenOut(text: string): string {
  if (!/^[0-9A-Za-x]+$/.test(text) || /^\d*$/.test(text)) return text;
  const digits = Array.from(text, (character) => {
    const index = CODOKU.indexOf(character);
    return `${index % 10}${"0".repeat(Math.floor(index / 10))}`;
  }).join("");
  return digits.length === 81 ? digits.replaceAll("0", ".") : text;
}

/** The encoding of the fonts that every reader of PDFs has. */

/** What stands at 128 to 159, where WinAnsi differs from Unicode; a blank for what is not assigned. */
const HIGH = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** The bytes of a text; null when there is a letter in it that these fonts do not have. */
export function toWinAnsi(text: string): number[] | null {
  const codes = Array.from(text, codeOf);
  return codes.includes(0) ? null : codes;
}

function codeOf(letter: string): number {
  const point = letter.codePointAt(0)!;
  if ((point >= 0x20 && point < 0x7f) || (point >= 0xa0 && point <= 0xff)) return point;
  const place = HIGH.indexOf(letter);
  return place < 0 ? 0 : 0x80 + place;
}

export const hexOf = (codes: readonly number[]): string =>
  codes.map((code) => code.toString(16).padStart(2, "0")).join("");

/** A puzzle's givens in few characters, for links and QR codes: SudokuPad's codoku. */

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/**
 * Each character is a digit, or 0 for a blank, and the up to five blanks after it. `givens`: 81 characters, `.` or
 * `0` for a blank.
 */
export const codokuOf = (givens: string): string =>
  givens.replaceAll(".", "0").replace(/\d0{0,5}/g, (run) => ALPHABET[Number(run[0]) + 10 * (run.length - 1)]!);

/** The address that opens a puzzle in the game's page. */
export const linkOf = (page: string, givens: string): string => `${page.split(/[?#]/, 1)[0]}#p=${codokuOf(givens)}`;

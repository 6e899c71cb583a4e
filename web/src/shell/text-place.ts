/** Places in a text that a reader typed or pasted. */

/**
 * The index of a line and column (both from 1, columns in code points); the line's start without a column, -1 without
 * a line.
 */
export function indexOf(text: string, line: number, column: number): number {
  if (line < 1) return -1;
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, part) => sum + part.length + 1, 0);
  return (
    before +
    Array.from(lines[line - 1] ?? "")
      .slice(0, Math.max(0, column - 1))
      .join("").length
  );
}

/** Selects the character at an index, or puts the caret where something is missing. */
export function showPlace(area: HTMLTextAreaElement, index: number): void {
  const character = area.value.codePointAt(index);
  const length = character !== undefined && area.value[index] !== "\n" ? String.fromCodePoint(character).length : 0;
  area.focus();
  area.setSelectionRange(index, index + length);
}

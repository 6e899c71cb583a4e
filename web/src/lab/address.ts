/** The puzzle in the page's address: `#p=` and 81 characters, digits and `.` or `0`. The address never leaves the device. */

/** What a fragment carries as a puzzle: its text as it stands, or null when it carries none. */
export function puzzleText(fragment: string): string | null {
  const found = /^#(?:.*&)?p=([^&]*)/.exec(fragment);
  if (!found) return null;
  try {
    return decodeURIComponent(found[1]!);
  } catch {
    return found[1]!; // A stray %: shown as it is, so that the reader sees what was wrong.
  }
}

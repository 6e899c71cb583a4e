/** Texts as QR codes. Fetched by what draws one. */
import encodeQR from "qr";

/** How many light modules a reader needs around a code. */
export const QUIET_ZONE = 4;

/**
 * The modules of a QR code, row by row, true for dark, without the quiet zone. The smallest code that can be read
 * with 15% of it damaged, or for a long text with 7%. Empty when the text is too long for any: more than 2,953 bytes
 * of UTF-8.
 */
export function qrModules(text: string): boolean[][] {
  for (const ecc of ["medium", "low"] as const) {
    try {
      // The library draws a margin of one module at least.
      return encodeQR(text, "raw", { ecc, border: 1 })
        .slice(1, -1)
        .map((row) => row.slice(1, -1));
    } catch (error) {
      if (!/overflow/i.test(String(error))) throw error;
    }
  }
  return [];
}

/** The dark modules as the path of an SVG, one unit each, with the first at `origin`. */
export function qrPath(modules: readonly (readonly boolean[])[], origin = QUIET_ZONE): string {
  return modules
    .map((row, y) =>
      runsOf(row)
        .map(([start, length]) => `M${start + origin} ${y + origin}h${length}v1h-${length}z`)
        .join(""),
    )
    .join("");
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    if (x > 0 && row[x - 1]) runs.at(-1)![1]++;
    else runs.push([x, 1]);
  });
  return runs;
}

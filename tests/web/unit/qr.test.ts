/** A QR code is read back by a reader that shares no code with what drew it. */
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { QUIET_ZONE, qrModules, qrPath } from "../../../web/src/shell/qr.js";

type Read = (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null;
const jsQR = createRequire(import.meta.url)("jsqr") as Read;

/** Draws a code as pixels, with its quiet zone, and reads it. */
function readBack(modules: boolean[][], scale = 4): string | undefined {
  const size = (modules.length + 2 * QUIET_ZONE) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const dark = modules[Math.floor(y / scale) - QUIET_ZONE]?.[Math.floor(x / scale) - QUIET_ZONE];
      if (dark) pixels.fill(0, 4 * (y * size + x), 4 * (y * size + x) + 3);
    }
  }
  return jsQR(pixels, size, size)?.data;
}

test.each([
  "https://example.org/nonet/#p=we3u0RJWZvA45vVXf6S8ZLnO",
  `https://example.org/#g=${encodeURIComponent(":0000:x:53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:616 213 999::")}`,
  "https://example.org/数独/#p=x",
  `https://example.org/#g=${"0123456789abcdef".repeat(60)}`,
])("what is drawn can be read: %s", (text) => {
  const modules = qrModules(text);
  expect(modules.length % 4).toBe(1);
  expect(modules.every((row) => row.length === modules.length)).toBe(true);
  expect(modules[0]!.slice(0, 8)).toEqual([true, true, true, true, true, true, true, false]);
  expect(readBack(modules)).toBe(text);
});

test("a text is too long only where no code has room for it", () => {
  expect(qrModules("a".repeat(2953))).toHaveLength(177);
  expect(qrModules("a".repeat(2954))).toEqual([]);
});

test("the path has the dark modules and no others", () => {
  const modules = qrModules("https://example.org/#p=we3u0RJWZvA45vVXf6S8ZLnO");
  const seen = modules.map((row) => row.map(() => false));
  for (const [, x, y, length] of qrPath(modules).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(length); i++) seen[Number(y) - QUIET_ZONE]![Number(x) - QUIET_ZONE + i] = true;
  expect(seen).toEqual(modules);
});

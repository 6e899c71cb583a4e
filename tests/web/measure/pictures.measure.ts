/** How long a picture takes to be read, from its file to its board, in a worker that is there already. */
import { test } from "../support/browser.js";
import { summary } from "../support/figures.js";
import { dist, host } from "../support/server.js";

const SIZES = [
  [1632, 1224],
  [4000, 3000],
] as const;
const RUNS = 5;

test("pictures", async ({ page }) => {
  const server = await host({
    mounts: { "/": dist("site") },
    pages: { "/pictures.html": "<!doctype html><title>Pictures</title>" },
  });
  await page.goto(`${server.origin}/pictures.html`);
  for (const [width, height] of SIZES)
    for (const type of ["image/jpeg", "image/png"]) {
      const times = await page.evaluate(
        async ({ across, down, kind, runs }) => {
          const { createEngine } = (await import(
            new URL("embed/engine.js", location.href).href
          )) as typeof import("../../../web/src/engine/index.js");
          const canvas = Object.assign(document.createElement("canvas"), { width: across, height: down });
          const context = canvas.getContext("2d")!;
          context.fillStyle = "#c8c4b8";
          context.fillRect(0, 0, across, down);
          const side = 0.85 * down;
          const cell = side / 9;
          const [left, top] = [(across - side) / 2, (down - side) / 2];
          context.fillStyle = context.strokeStyle = "#222";
          context.font = `${0.7 * cell}px sans-serif`;
          context.textAlign = "center";
          const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
          for (const [at, digit] of [...puzzle].entries())
            if (digit !== ".")
              context.fillText(digit, left + ((at % 9) + 0.5) * cell, top + (Math.floor(at / 9) + 0.75) * cell);
          for (let line = 0; line <= 9; line++) {
            context.lineWidth = cell * (line % 3 ? 0.02 : 0.05);
            context.strokeRect(left, top + line * cell, side, 0);
            context.strokeRect(left + line * cell, top, 0, side);
          }
          // The grain of a sensor, without which the file would be decoded in no time.
          const pixels = context.getImageData(0, 0, across, down);
          let state = 7;
          for (let at = 0; at < pixels.data.length; at += 4) {
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            const grain = (state >>> 27) - 16;
            for (let i = 0; i < 3; i++) pixels.data[at + i]! += grain;
          }
          context.putImageData(pixels, 0, 0);
          const file = await new Promise<Blob>((done) => canvas.toBlob((blob) => done(blob!), kind, 0.9));
          const engine = createEngine();
          const found: number[] = [];
          for (let run = 0; run <= runs; run++) {
            const start = performance.now();
            const { fault } = await engine.readPicture(file);
            if (fault !== "none") throw new Error(fault);
            // The first one has the module to load.
            if (run > 0) found.push(performance.now() - start);
          }
          engine.dispose();
          return found;
        },
        { across: width, down: height, kind: type, runs: RUNS },
      );
      console.log(`${((width * height) / 1e6).toFixed(0)} megapixels, ${type}: ${summary(times)}`);
    }
  await server.close();
});

/** Where memory ends: the deepest searches in the module's stack, and a device that gives no more memory. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { asked } from "./border.mjs";
import { cellsOf, inkala, inkalaSolution, path, puzzlesOf, textOf } from "./load.mjs";
import { loadWatched } from "./watched.mjs";

/** As in wasm/CMakeLists.txt. */
const stackSize = Number(/nonet_stack_flag\}=(\d+)/.exec(await readFile(path("wasm/CMakeLists.txt"), "utf8"))[1]);
/** More for a whole run: NONET_DEEP_PUZZLES names a file of puzzles, NONET_DEEP_BUDGET the work for each call. */
const budget = Number(process.env.NONET_DEEP_BUDGET ?? 200_000);
const puzzles = process.env.NONET_DEEP_PUZZLES
  ? await puzzlesOf(process.env.NONET_DEEP_PUZZLES)
  : [inkala, ".".repeat(81)];

const measure = () =>
  new Promise((resolve, reject) => {
    const workerData = { puzzles, stackSize, budget, wish: asked({ level: "hard", budget: 1_000_000 }) };
    // Half of the stack that the workers of browsers have.
    const worker = new Worker(new URL("deepest.mjs", import.meta.url), {
      workerData,
      resourceLimits: { stackSizeMb: 0.5 },
    });
    worker.once("message", resolve).once("error", reject);
  });

test("the hardest puzzles take no more than half of the stack in any call, and no more memory than there was", async (t) => {
  const { deepest, longest, before, after } = await measure();
  t.diagnostic(
    `${puzzles.length} puzzles: of ${stackSize} bytes ${JSON.stringify(deepest)}; longest chain ${longest} nodes; memory ${before} -> ${after}`,
  );
  assert.ok(longest > 10, String(longest));
  for (const [call, used] of Object.entries(deepest)) {
    assert.ok(used > 0, call);
    assert.ok(used < stackSize / 2, `${call}: ${used}`);
  }
  assert.equal(after, before);
});

test("a call for which the device gives no memory ends with an error, not with a wrong answer; a new module works", async () => {
  const many = new Uint8Array(81 * 1_000_000);
  const { nonet, memory } = await loadWatched();
  let refused = 0;
  memory.grow = () => {
    refused++;
    throw new RangeError("WebAssembly.Memory.grow(): Unable to grow instance memory");
  };
  assert.throws(() => nonet.solveMany(many), WebAssembly.RuntimeError);
  assert.ok(refused > 0);
  const { nonet: next } = await loadWatched();
  assert.equal(textOf(next.solve(cellsOf(inkala)).solution), inkalaSolution);
});

/**
 * Use of stack and memory by the module for the hardest puzzles, measured in a thread whose own stack is small. Run by
 * limits.test.mjs, which sends it the puzzles and the number of bytes of the stack.
 */
import { parentPort, workerData } from "node:worker_threads";
import { position } from "./border.mjs";
import { cellsOf } from "./load.mjs";
import { loadWatched } from "./watched.mjs";

const PAINT = 0xa5;
const { puzzles, stackSize, budget } = workerData;
const { nonet, memory, stackTop } = await loadWatched();
const stack = () => new Uint8Array(memory.buffer, stackTop - stackSize, stackSize);

/** How much of the stack a call took: what it has painted over, down to the deepest byte. */
function usedBy(call) {
  stack().fill(PAINT);
  const answer = call();
  const untouched = stack().findIndex((byte) => byte !== PAINT);
  return { answer, used: untouched < 0 ? 0 : stackSize - untouched };
}

const calls = {
  steps: (at) => nonet.steps(at, { techniques: null, order: "nonet", budget, detours: false }, null),
  path: (at) => nonet.path(at, { techniques: null, order: "nonet", budget, detours: false }, null),
  hint: (at) => nonet.hint(at, { techniques: null, order: "nonet", budget, detours: false }, null),
  rate: (at) => nonet.rate(at, budget, "se", null),
  count: ({ cells }) => nonet.count(cells, 1000, null),
  generate: () => nonet.generate({ ...workerData.wish }, null),
};

const before = memory.buffer.byteLength;
const deepest = {};
let longest = 0;
for (const puzzle of puzzles) {
  for (const [name, call] of Object.entries(calls)) {
    const { answer, used } = usedBy(() => call(position(cellsOf(puzzle))));
    if (answer.error) throw new Error(`${name} of ${puzzle}: ${answer.error}`);
    deepest[name] = Math.max(deepest[name] ?? 0, used);
    for (const { nodes } of name === "rate" ? [] : (answer.steps ?? [])) longest = Math.max(longest, nodes.length);
  }
}
parentPort.postMessage({ deepest, longest, before, after: memory.buffer.byteLength });

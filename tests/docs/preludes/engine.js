// Names that examples of the engine take for granted. They are properties of the global object, so that a block may
// declare the same names itself.
const { createEngine: startEngine } = await import("nonet/engine");
const classic = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const bytes = [classic, classic.replace("5", ".")].flatMap((text) => Array.from(text, (cell) => Number(cell) || 0));
Object.assign(globalThis, {
  engine: startEngine(),
  anyText: classic,
  // A puzzle that is not finished: its givens leave several solutions.
  draft: classic.replace("5", ".").replace("3", "."),
  puzzles: Uint8Array.from(bytes),
  collection: Uint8Array.from(bytes),
  signal: AbortSignal.timeout(240_000),
  onProgress: () => {},
});

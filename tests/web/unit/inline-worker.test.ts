import { createContext, runInContext } from "node:vm";
import { expect, test, vi } from "vitest";
// @ts-expect-error: a script of the build, without types
import { inlineWorker as build } from "../../../web/scripts/inline-worker.mjs";
import { createEngine } from "../../../web/src/engine/index.js";
import type { Response as Answer, Request, WorkerLike } from "../../../web/src/engine/protocol.js";
import { INKALA, solveNaively } from "../support/sudoku.js";

vi.setConfig({ testTimeout: 120_000 });

/** Runs the script as a worker would that can fetch nothing: it has no `fetch`, and is no module. */
function workerOf(source: string): WorkerLike {
  let receive: ((event: { data: Request }) => void) | undefined;
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (data) => receive?.({ data }),
    terminate: () => undefined,
  };
  const scope: Record<string, unknown> = {
    atob,
    Blob,
    Response,
    DecompressionStream,
    WebAssembly,
    TextDecoder,
    performance,
    setTimeout,
    console,
  };
  scope["self"] = scope;
  scope["postMessage"] = (data: Answer) => worker.onmessage?.({ data } as MessageEvent<Answer>);
  scope["addEventListener"] = (_type: string, listener: typeof receive) => (receive = listener);
  runInContext(source, createContext(scope));
  return worker;
}

test("the worker that has the engine inside it is one classic script that fetches nothing, and answers", async () => {
  const source = await (build as () => Promise<string>)();
  expect(source).not.toMatch(/import\.meta|\bimport\(|[^\x00-\x7f]/);
  console.log(`inline worker: ${(source.length / 1000).toFixed(0)} kB`);
  const spawn = (): WorkerLike => {
    const worker = workerOf(source);
    worker.postMessage({ id: 0, call: "init", args: [] });
    return worker;
  };
  const engine = createEngine({ spawn, idleMs: Infinity });
  expect([...(await engine.solve(INKALA)).solution].join("")).toBe(solveNaively(INKALA));
  expect((await engine.read(INKALA)).format).toBe("line");
  engine.dispose();
});

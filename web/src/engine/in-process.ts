/**
 * The engine in the thread that calls it, of modules that are handed in: for service workers, background scripts of extensions, and servers at
 * the edge. It starts no worker, fetches nothing, asks for no address and makes no script of a text.
 */
import type { Engine, InProcessOptions, ModuleSource } from "./api.js";
import { checkInProcessOptions } from "./call-checks.js";
import { makeEngine } from "./client.js";
import { EngineError, LoadError } from "./errors.js";
import { InProcessWorker, type Later } from "./in-process-worker.js";
import { kindOf, tagOf } from "./kind.js";
import { INIT_ID } from "./protocol.js";
import { toOptions } from "./puzzle.js";
import { EngineServer, type ModuleSources } from "./server.js";

export * from "./public.js";

const MODULE = "WebAssembly.Module";

/** Not by a timer where there is another way: the shortest takes milliseconds, a hundred times as long as a call may. */
const later: Later = (task) => {
  const { setImmediate } = globalThis as { setImmediate?: Later };
  if (setImmediate) return setImmediate(task);
  if (typeof MessageChannel !== "function") return void setTimeout(task);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => (port1.close(), task());
  port2.postMessage(null);
};

function refuse(name: string, given: unknown): never {
  throw new EngineError(
    "input",
    `The option ${name} is a WebAssembly.Module, its bytes, or a function that gives one of these, not ${kindOf(given)}.`,
  );
}

async function compiled(name: string, code: unknown): Promise<WebAssembly.Module> {
  if (tagOf(code) === MODULE) return code as WebAssembly.Module;
  if (!["Uint8Array", "ArrayBuffer"].includes(tagOf(code))) refuse(name, code);
  return WebAssembly.compile(code as Uint8Array<ArrayBuffer>);
}

/** Compiles what is no module yet, once for all that is started of it; what failed is tried again. */
function sourceOf(name: string, source: ModuleSource | null | undefined): () => Promise<WebAssembly.Module> {
  if (source === undefined || source === null)
    return () => Promise.reject(new LoadError(`This engine was made without the option ${name}.`));
  if (![MODULE, "Uint8Array", "ArrayBuffer"].includes(tagOf(source)) && typeof source !== "function")
    refuse(name, source);
  const code = async (): Promise<unknown> => (typeof source === "function" ? source() : source);
  let loading: Promise<WebAssembly.Module> | undefined;
  return () => {
    loading ??= code().then((one) => compiled(name, one));
    loading.catch(() => (loading = undefined));
    return loading;
  };
}

/**
 * Makes an engine that runs in the thread which calls it, of the package's WebAssembly modules: compiled ones, their bytes, or functions that give
 * them. A call blocks everything else until it has been answered; `signal` and `onProgress` work between calls, and between the puzzles of
 * `solveMany`, `rateMany`, `batch` and `generateMany`. Nothing is loaded before the first call. Throws an `EngineError` with the code `input` for options that cannot be.
 */
export function createEngine(given: InProcessOptions): Engine {
  const options = toOptions(given);
  checkInProcessOptions(options);
  if (!options.module) refuse("module", options.module);
  const sources: ModuleSources = {
    main: sourceOf("module", options.module),
    text: sourceOf("textModule", options.textModule),
    picture: sourceOf("pictureModule", options.pictureModule),
  };
  const spawn = (): InProcessWorker =>
    new InProcessWorker(
      async (reply) => {
        const server = new EngineServer(reply);
        return (request) => void (request.id === INIT_ID ? server.start(sources) : server.answer(request));
      },
      later,
      [],
    );
  return makeEngine({ inProcess: true, idleMs: options.idleMs ?? Infinity }, { spawn, cores: 1 });
}

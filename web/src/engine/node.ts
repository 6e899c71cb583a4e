/** The engine for Node.js: the same, with threads for workers, or in the thread that calls it. */
import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers";
import { pathToFileURL } from "node:url";
import type { Engine, EngineOptions } from "./api.js";
import { makeEngine, toEngineOptions } from "./client.js";
import { EngineError } from "./errors.js";
import { withFallback } from "./fallback.js";
import { InProcessWorker } from "./in-process-worker.js";
import { inflate } from "./inflate.js";
import { ThreadWorker } from "./node-thread.js";
import type { WorkerLike } from "./protocol.js";

export * from "./index.js";

interface Files {
  script: URL;
  modules: [wasm: string, text: string, picture: string];
}

/** Addresses of files; a path that is none is one below the working directory. */
function locate({ workerUrl, wasmUrl, textUrl, pictureUrl }: EngineOptions): Files {
  // Written out in full, one literal each: bundlers find the files by this very form.
  const worker = workerUrl ?? new URL(/* @vite-ignore */ "./node-worker.js", import.meta.url);
  const wasm = wasmUrl ?? new URL(/* @vite-ignore */ "./nonet.wasm", import.meta.url);
  const text = textUrl ?? new URL(/* @vite-ignore */ "./nonet-text.wasm", import.meta.url);
  const picture = pictureUrl ?? new URL(/* @vite-ignore */ "./nonet-picture.wasm", import.meta.url);
  return {
    script: absolute(worker),
    modules: [absolute(wasm).href, absolute(text).href, absolute(picture).href],
  };
}

/** A path may have any character in its name that means something in an address; a single letter before a colon is a drive. */
function absolute(url: string | URL): URL {
  return url instanceof URL || /^[a-z][a-z\d+.-]+:/i.test(url) ? new URL(url) : pathToFileURL(url);
}

// Not by a timer: the shortest takes a millisecond, a hundred times as long as a call may.
const here = (serve: ConstructorParameters<typeof InProcessWorker>[0], places: readonly string[]): WorkerLike =>
  new InProcessWorker(serve, setImmediate, places);

const hereFromFiles = ({ modules }: Files): WorkerLike =>
  here(async (reply) => (await import("./node-worker.js")).serve(reply), modules);

const hereFromPackage = (): WorkerLike =>
  here(
    async (reply) => {
      const [{ serve }, { default: copy }] = await Promise.all([import("./node-worker.js"), import("./modules.js")]);
      const modules = JSON.parse(await copy()) as Readonly<Record<string, string>>;
      return serve(reply, (name) => inflate(modules[name]!));
    },
    ["main", "text", "picture"],
  );

const threadFromFiles = (files: Files): WorkerLike => new ThreadWorker(files, () => hereFromFiles(files));

async function threadFromPackage(): Promise<WorkerLike> {
  const { default: source } = await import("./inline.js");
  return new ThreadWorker({ script: await source(), modules: [] }, hereFromPackage);
}

/** Bundlers take what is imported along, and not always what is named: there the engine comes out of the package's copy, unless the options name its files. */
function spawner(options: EngineOptions): () => WorkerLike {
  const { inProcess, workerSource, workerUrl, wasmUrl, textUrl, pictureUrl } = options;
  if (workerSource) throw new EngineError("input", "A source of a worker is for browsers: leave out workerSource.");
  const fromFiles = (): WorkerLike => (inProcess ? hereFromFiles : threadFromFiles)(locate(options));
  if (workerUrl ?? wasmUrl ?? textUrl ?? pictureUrl) return fromFiles;
  return withFallback(fromFiles, async () => (inProcess ? hereFromPackage() : threadFromPackage()), "");
}

/** Makes an engine that runs in a thread of its own, in several, or with `inProcess` in this one. The process never waits for an idle engine. */
export function createEngine(given: EngineOptions = {}): Engine {
  const options = toEngineOptions(given);
  return makeEngine(options, { spawn: options.spawn ?? spawner(options), cores: availableParallelism() });
}

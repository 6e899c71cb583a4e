/**
 * Answers the calls of the protocol, wherever it runs: it loads the WebAssembly modules, each once and when it is first needed, and knows
 * nothing of the page, nor of where they come from.
 */
import createNonet, { type ModuleOptions, type NonetModule } from "#wasm";
import type { PictureModule } from "#wasm-picture";
import createNonetText, { type TextModule } from "#wasm-text";
import { handlerOf, OF_TEXT, type Progress } from "./calls.js";
import { checkVersion, LoadError } from "./errors.js";
import { tagOf } from "./kind.js";
import type { PictureReading } from "./picture.js";
import { INIT_ID, type Request, type Response } from "./protocol.js";

/** The bytes of a module, or what was compiled of them. */
export type Code = ArrayBuffer | Uint8Array | WebAssembly.Module;

/** Where a module comes from: `anew` once what came at first was none, past whatever keeps wrong answers on the way. */
type Source = (anew: boolean) => Promise<Code>;

/** Where the modules come from. Asked again after a failure. */
export interface ModuleSources {
  /** `nonet.wasm`. */
  main: Source;
  /** `nonet-text.wasm`. */
  text: Source;
  /** `nonet-picture.wasm`. */
  picture: Source;
}

type Create<Module> = (options: ModuleOptions) => Promise<Module>;

/** Emscripten says nothing of an instance that cannot be made in this way: it would wait for ever. */
function instantiate<Module>(code: WebAssembly.Module, create: Create<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const instantiateWasm: ModuleOptions["instantiateWasm"] = (imports, receive) => {
      WebAssembly.instantiate(code, imports as WebAssembly.Imports)
        .then(receive)
        .catch(reject);
      return {};
    };
    create({ instantiateWasm }).then(resolve, reject);
  });
}

/** A module that was compiled elsewhere may be of another class. */
const isCompiled = (code: Code): code is WebAssembly.Module => tagOf(code) === "WebAssembly.Module";

/** A module that cannot be made is fetched once more; failing twice is the error. Who waited long enough is told. */
async function load<Module>(source: Source, create: Create<Module>): Promise<Module> {
  const make = async (anew: boolean): Promise<Module> => {
    const code = await source(anew);
    return isCompiled(code) ? instantiate(code, create) : create({ wasmBinary: code });
  };
  return make(false)
    .catch((error: unknown) => (error instanceof LoadError && error.hangs ? Promise.reject(error) : make(true)))
    .catch((error: unknown) => Promise.reject(mixed(error)));
}

/** A module that asks for what its script has not is of another version; Emscripten wraps the error. */
const mixed = (error: unknown): unknown =>
  /LinkError|import/i.test(String(error))
    ? new LoadError(
        `A WebAssembly module and its script are not of one version: take all files of one. ${String(error)}`,
      )
    : error;

/** Memory never shrinks within a module: after so many pixels the next picture would come on top of what this one took. */
const isLarge = (read: PictureReading | null): boolean => read !== null && read.width * read.height > 4_000_000;

export class EngineServer {
  readonly #reply: (message: Response) => void;
  #sources: ModuleSources | undefined;
  #main: Promise<NonetModule> | undefined;
  #text: Promise<TextModule> | undefined;
  #picture: Promise<PictureModule> | undefined;

  constructor(reply: (message: Response) => void) {
    this.#reply = reply;
  }

  /** Loads the engine's module and says with the answer to call 0 that it has loaded. */
  async start(sources: ModuleSources): Promise<void> {
    this.#sources = sources;
    this.#main = load(sources.main, createNonet);
    try {
      const found = (await this.#main).version();
      checkVersion("nonet.wasm", found);
      this.#reply({ id: INIT_ID, result: found });
    } catch (error) {
      this.#replyError(INIT_ID, error);
    }
  }

  /** Answers one call: progress, if it is wanted, and a result or an error. */
  async answer({ id, call, args, progress }: Request): Promise<void> {
    try {
      const report = progress ? (...told: unknown[]) => this.#reply({ id, progress: told }) : null;
      const result = await this.#resultOf(call, args as never[], report);
      const ends = call === "readPicture" && isLarge(result as PictureReading | null);
      this.#reply(ends ? { id, result, ends } : { id, result });
    } catch (error) {
      this.#replyError(id, error);
    }
  }

  async #resultOf(call: string, args: never[], progress: Progress): Promise<unknown> {
    if (call === "readPicture") return this.#readPicture(args[0]!, progress ?? undefined);
    const module = await (OF_TEXT.has(call) ? this.#loadText() : this.#main!);
    const handler = handlerOf(module, call);
    if (!handler) throw new Error(`Unknown call: ${call}`);
    return handler(...args, progress as never);
  }

  /** The next call tries again to load one that failed. */
  #loadText(): Promise<TextModule> {
    this.#text ??= load(this.#sources!.text, createNonetText);
    this.#text.catch(() => (this.#text = undefined));
    return this.#text;
  }

  async #readPicture(picture: never, show?: (preview: ImageBitmap) => void): Promise<unknown> {
    const { createNonetPicture, readPicture } = await import("./read-picture.js").catch((error: unknown) =>
      Promise.reject(new LoadError(String(error))),
    );
    this.#picture ??= load(this.#sources!.picture, createNonetPicture);
    this.#picture.catch(() => (this.#picture = undefined));
    return readPicture(await this.#picture, picture, show);
  }

  #replyError(id: number, error: unknown): void {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    this.#reply({ id, error: { name, message } });
  }
}

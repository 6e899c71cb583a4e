/** Starts the worker of an engine that was not told where its files are. */
import { withFallback } from "./fallback.js";
import type { WorkerLike } from "./protocol.js";

/** A constant that whoever bundles may define as `false`, so that the copy of the engine does not lie in what is built. */
declare const __NONET_COPY__: boolean | undefined;

/**
 * Not every tool copies the files that a package names: then the worker, with the modules inside it, is a module that the tool does know
 * of, since it is imported.
 */
export function spawnFromPackage(
  fromFiles: () => WorkerLike,
  fromSource: (source: string) => WorkerLike,
): () => WorkerLike {
  if (typeof __NONET_COPY__ !== "undefined" && !__NONET_COPY__) return fromFiles;
  return withFallback(fromFiles, async () => fromSource(await (await import("./inline.js")).default()));
}

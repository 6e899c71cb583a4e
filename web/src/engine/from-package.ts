/** What starts the worker of an engine that was not told where its files are. */
import { withFallback } from "./fallback.js";
import type { WorkerLike } from "./protocol.js";

/**
 * Not every tool copies the files that a package names: then the worker, with the modules inside it, is a module that the tool does know
 * of, since it is imported.
 */
export function spawnFromPackage(
  fromFiles: () => WorkerLike,
  fromSource: (source: string) => WorkerLike,
): () => WorkerLike {
  return withFallback(fromFiles, async () => fromSource((await import("./inline.js")).default));
}

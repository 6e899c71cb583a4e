/** What starts the worker of an engine that was not told where its files are. */
import { FallbackWorker } from "./fallback.js";
import type { WorkerLike } from "./protocol.js";

/**
 * Not every tool copies the files that a package names: then the worker, with the modules inside it, is a module that the tool does know
 * of, since it is imported. What failed once is not tried again.
 */
export function spawnFromPackage(
  fromFiles: () => WorkerLike,
  fromSource: (source: string) => WorkerLike,
): () => WorkerLike {
  let isMissing = false;
  const inline = async (): Promise<WorkerLike> => {
    isMissing = true;
    return fromSource((await import("./inline.js")).default);
  };
  return () => new FallbackWorker(isMissing ? null : fromFiles, inline);
}

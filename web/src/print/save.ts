/** Saving the sheets as a PDF, which is made on the device by a worker. */

import { startWorker } from "../engine/spawn.js";
import type { Answer, Job } from "./pdf/make-pdf.js";
import makePdfUrl from "./pdf/make-pdf.ts?worker&url";

/** Rejects when the worker cannot be loaded or has failed, and with an `AbortError` when the signal was aborted. */
export function makePdf(
  job: Job,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { protocol, href } = new URL(makePdfUrl, import.meta.url);
  // In the single file it is a blob, and a page that was opened from a file may load no modules.
  const worker = startWorker(href, "nonet-pdf", protocol === "blob:" ? "classic" : "module");
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.addEventListener("error", () => reject(new Error("The worker that makes PDFs could not be loaded.")));
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      if ("done" in data) onProgress(data.done);
      else if ("pdf" in data) resolve(data.pdf);
      else reject(new Error(data.error));
    });
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}

/** A name for the file, of what every system allows in one. */
export const pdfName = (title: string): string =>
  `${
    title
      .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|.]+/gu, " ")
      .trim()
      .replace(/ {2,}/g, " ") || "Sudoku"
  }.pdf`;

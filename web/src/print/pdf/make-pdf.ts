/** The worker that makes PDFs: one for each, which is ended when the PDF is there or no longer wanted. */
import { type Booklet, type Drawing, drawingOf } from "../drawing.js";
import type { Sheet } from "../model.js";
import { rasterise } from "./canvas.js";
import { type DocumentFacts, pdfOf } from "./document.js";

export interface Job {
  booklet: Booklet;
  sheets: readonly Sheet[];
  facts: DocumentFacts;
}

/** How many sheets are drawn, or the file, or what went wrong. */
export type Answer = { done: number } | { pdf: Uint8Array<ArrayBuffer> } | { error: string };

const answer = (message: Answer, transfer: Transferable[] = []): void => postMessage(message, { transfer });

function* drawings({ booklet, sheets }: Job): Iterable<Drawing> {
  for (const [index, sheet] of sheets.entries()) {
    yield drawingOf(sheet, booklet, index + 1, sheets.length);
    answer({ done: index + 1 });
  }
}

addEventListener("message", (event: MessageEvent<Job>) => {
  const job = event.data;
  answer({ done: 0 });
  pdfOf(drawings(job), job.facts, (text) => rasterise(text, job.facts.language)).then(
    (pdf) => answer({ pdf }, [pdf.buffer]),
    (error: unknown) => answer({ error: String(error) }),
  );
});

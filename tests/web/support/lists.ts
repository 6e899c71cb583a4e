/** Lists of puzzles, and a reader for them that stands in for the engine's. */
import type { Page } from "@playwright/test";

/** Answers the engine's calls of `read` itself: a line of 81 characters is a puzzle, any other a fault. */
export async function readLinesInstead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { id: number; call: string; args: unknown[] }, ...rest: never[]) {
      if (message.call !== "read") return post.call(this, message, ...rest);
      const lines = String(message.args[0]).split("\n").map((text, at) => ({ text: text.trim(), line: at + 1 })).filter(({ text }) => text);
      const good = lines.filter(({ text }) => text.length === 81);
      const givens = new Uint8Array(good.length * 81);
      good.forEach(({ text }, at) => {
        for (let cell = 0; cell < 81; cell++) givens[at * 81 + cell] = Number(text[cell]) || 0;
      });
      const nothing = { error: "", offset: 0, line: 0, column: 0, detail: "", found: 0, wanted: 0, row: 0 };
      const faults = lines.filter(({ text }) => text.length !== 81).map(({ text, line }) => ({ ...nothing, error: "too-few", line, column: 1, found: text.length, wanted: 81 }));
      const result = { ...nothing, format: "sdm", count: good.length, givens, progress: [], warnings: [], faults, faultCount: faults.length };
      setTimeout(() => this.onmessage?.(new MessageEvent("message", { data: { id: message.id, result } })));
    } as typeof post;
  });
}

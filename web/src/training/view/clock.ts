/** The time that is left, drawn anew each second without the rest of the page. */
import { html, type TemplateResult } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";
import type { TrainingWords } from "../texts.js";

const timeText = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

class Ticking extends AsyncDirective {
  #timer: ReturnType<typeof setInterval> | undefined;

  render(t: TrainingWords, left: () => number): string {
    const text = (): string => t("train-left", { time: timeText(left()) });
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.setValue(text()), 500);
    return text();
  }

  override disconnected(): void {
    clearInterval(this.#timer);
  }
}
const ticking = directive(Ticking);

/** It isn't read out by itself: that would be all that is heard. */
export const clock = (t: TrainingWords, left: () => number): TemplateResult =>
  html`<p class="train-clock" role="timer" aria-live="off">${ticking(t, left)}</p>`;

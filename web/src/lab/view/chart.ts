/**
 * `<lab-chart>`: a bar chart with lying bars, drawn by uPlot in the colours of the theme. The table beside it is its
 * text.
 */
import type { Bars } from "../model/bars.js";
import { duration, memory, numbersOf } from "../model/format.js";
import { onThemeChange } from "./theme-colours.js";

const LINE = 30;
const AXIS = 34;

export class LabChart extends HTMLElement {
  #bars: Bars | null = null;
  #shown = "";
  #plot: { destroy(): void } | null = null;
  #width = 0;
  #unsubscribe = (): void => undefined;
  readonly #observer = new ResizeObserver(() => this.clientWidth !== this.#width && void this.#draw());

  set bars(bars: Bars) {
    const text = JSON.stringify(bars);
    if (text === this.#shown) return;
    this.#shown = text;
    this.#bars = bars;
    void this.#draw();
  }

  connectedCallback(): void {
    this.#observer.observe(this);
    this.#unsubscribe = onThemeChange(() => void this.#draw());
    void this.#draw();
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
    this.#unsubscribe();
    this.#clear();
  }

  async #draw(): Promise<void> {
    if (!this.#bars || !this.isConnected) return;
    this.#width = this.clientWidth;
    if (this.#width === 0) return this.#clear();
    const height = this.#bars.bars.length * LINE + AXIS;
    this.style.minBlockSize = `${height}px`;
    // A bar chart that cannot be fetched leaves its table, which says the same.
    const drawing = await import("./plot.js").catch(() => null);
    this.#clear();
    if (drawing && this.isConnected && this.#width > 0) {
      this.#plot = drawing.plot(this, this.#bars, writerOf(this.#bars), { width: this.#width, height });
    }
  }

  #clear(): void {
    this.#plot?.destroy();
    this.#plot = null;
  }
}

customElements.define("lab-chart", LabChart);

function writerOf({ unit, language }: Bars): (value: number) => string {
  const format = numbersOf(language);
  if (unit === "time") return (value) => duration(format, value);
  if (unit === "bytes") return (value) => memory(format, value);
  return (value) => format(value);
}

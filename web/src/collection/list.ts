/**
 * The list of a collection, as an element of its own: of a hundred thousand rows only those are in the document that
 * can be seen, and a scroll renders them alone, not the page. A grid with one tab stop: the arrows move through it,
 * and `aria-activedescendant` says where.
 */

import { html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { repeat } from "lit/directives/repeat.js";
import { numberText } from "../i18n/formats.js";
import type { App } from "../page/app.js";
import type { CollectionWords } from "../page/room-texts.js";
import { icon } from "../shell/icons.js";
import { rating } from "../shell/levels.js";
import { timeText } from "../sudoku/stopwatch.js";
import { play, select, selectNone, sortBy } from "./actions.js";
import {
  CELLS,
  COLUMNS,
  type Collection,
  type Column,
  isMinimal,
  levelEndOf,
  levelOf,
  minutesOf,
  NO_MOVE,
  outcomeOf,
  ratingEndOf,
  titleOf,
} from "./model.js";
import { type CollectionState, patch } from "./state.js";

/** The heights of a row in rem, as in collection.css: a table where there is room, else a card. */
const WIDE = matchMedia("(min-width: 1100px)");
const HEIGHTS = { wide: 3.75, narrow: 6.75 };
/** Rows above and below those that are seen. */
const MARGIN = 4;

export class CollectionList extends LitElement {
  static override properties = {
    app: { attribute: false, hasChanged: () => true },
    collection: { attribute: false },
    t: { attribute: false, hasChanged: () => true },
    first: { state: true },
    shown: { state: true },
  };

  declare app: App;
  declare collection: CollectionState;
  declare t: CollectionWords;
  /** The first row that is rendered, and how many. */
  declare first: number;
  declare shown: number;
  /** Where a selection with Shift began. */
  #anchor = 0;
  /** The row that a key has gone to, until it is shown. */
  #sought = -1;
  #order: Uint32Array | null = null;
  readonly #resized = new ResizeObserver(() => this.#look());

  constructor() {
    super();
    this.first = 0;
    this.shown = 20;
    this.addEventListener("scroll", () => this.#look(), { passive: true });
    this.addEventListener("keydown", (event) => this.#onKey(event));
    // A row may be another's a moment later: the keyboard stays with the list.
    this.addEventListener("focusin", (event) => {
      if ((event.target as Element).closest(".cl-row")) this.focus({ preventScroll: true });
    });
  }

  override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resized.observe(this);
    WIDE.addEventListener("change", this.#onWide);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resized.disconnect();
    WIDE.removeEventListener("change", this.#onWide);
  }

  readonly #onWide = (): void => {
    this.requestUpdate();
    this.#look();
  };

  get #rowHeight(): number {
    return HEIGHTS[WIDE.matches ? "wide" : "narrow"] * parseFloat(getComputedStyle(document.documentElement).fontSize);
  }

  get #head(): number {
    return this.querySelector<HTMLElement>(".cl-head")?.offsetHeight ?? 0;
  }

  /** Which rows are to be seen now. */
  #look(): void {
    const height = this.#rowHeight;
    this.first = Math.max(0, Math.floor(this.scrollTop / height) - MARGIN);
    this.shown = Math.ceil(this.clientHeight / height) + 2 * MARGIN;
  }

  /** The list draws by itself; when that fails, the page says so. */
  protected override performUpdate(): void {
    this.app.boundary.attempt(() => super.performUpdate());
  }

  protected override willUpdate(): void {
    this.setAttribute("aria-rowcount", String(this.collection.order.length + 1));
    this.setAttribute("aria-colcount", String(COLUMNS.length + 3));
  }

  protected override render(): TemplateResult {
    const { order, active } = this.collection;
    const first = Math.min(this.first, Math.max(0, order.length - this.shown));
    const rows = Array.from({ length: Math.min(this.shown, order.length - first) }, (_, at) => first + at);
    // The row that the keyboard is at is there for a screen reader, wherever one has scrolled to.
    if (active < order.length && !rows.includes(active)) rows.push(active);
    return html`<div role="rowgroup" class="cl-head"><div role="row" aria-rowindex="1" class="cl-columns">
        <span role="columnheader"><span class="cl-heard">${this.t("collection-column-select")}</span></span>
        ${COLUMNS.slice(0, 1).map((column) => this.#header(column))}
        <span role="columnheader">${this.t("collection-column-puzzle")}</span>
        ${COLUMNS.slice(1).map((column) => this.#header(column))}
        <span role="columnheader"><span class="cl-heard">${this.t("collection-column-play")}</span></span>
      </div></div>
      <div role="rowgroup" class="cl-body" ?hidden=${!order.length}>${repeat(
        rows,
        (row) => row,
        (row) => this.#row(row),
      )}</div>`;
  }

  #header(column: Column): TemplateResult {
    const { sort } = this.collection;
    const sorted = sort.column === column;
    return html`<span role="columnheader" aria-sort=${sorted ? (sort.descending ? "descending" : "ascending") : "none"}>
      <button class="cl-sort" @click=${() => sortBy(this.app, column)}>${this.t(`collection-column-${column}`)}<span aria-hidden="true">${sorted ? (sort.descending ? "↓" : "↑") : ""}</span></button></span>`;
  }

  #row(row: number): TemplateResult {
    const { t, app } = this;
    const { data, order, selected, active } = this.collection;
    const index = order[row]!;
    const number = index + 1;
    const title = titleOf(data, index);
    const cell = (name: string, content: unknown): TemplateResult =>
      html`<span role="gridcell" class="cl-${name}">${content}</span>`;
    return html`<div class="cl-row ${row === active ? "active" : ""}" role="row" id="cl-${row}" data-row=${row} aria-rowindex=${row + 2} aria-selected=${selected[index] ? "true" : "false"}
        @click=${(event: MouseEvent) => this.#onClick(event, row)}>
      ${cell("check", html`<input type="checkbox" tabindex="-1" aria-label=${t("collection-select", { number })} .checked=${live(selected[index] === 1)}>`)}
      ${cell("number", html`<b>${numberText(app.language, number)}</b>${title ? html` <span class="cl-title" title=${title}>${title}</span>` : nothing}`)}
      ${cell("picture", picture(data, index))}
      ${cell("givens", html`<span class="cl-wide">${data.clues[index]}</span><span class="cl-narrow">${t("collection-givens", { count: data.clues[index]! })}</span>`)}
      ${cell(`solutions ${outcomeOf(data, index)}`, outcomeText(t, data, index))}
      ${cell("level", levelText(t, data, index))}
      ${cell("rating", ratingText(app, t, data, index))}
      ${cell("time", minutesOf(data, index) ? t("collection-minutes", { minutes: minutesOf(data, index) }) : nothing)}
      ${cell("own", ownText(t, data, index))}
      ${cell("technique", this.collection.techniques.length && data.techniques[index] ? app.t(`technique-${this.collection.techniques[data.techniques[index] - 1]!.id}`) : nothing)}
      ${cell("minimal", minimalText(t, data, index))}
      ${cell(
        "play",
        html`<button class="button small square" tabindex="-1" aria-label=${t("collection-play", { number })} title=${t("collection-play", { number })}
        @click=${() => void play(app, index)}>${icon("play")}</button>`,
      )}
    </div>`;
  }

  protected override updated(_changed: PropertyValues): void {
    const height = this.#rowHeight;
    this.querySelector<HTMLElement>(".cl-body")!.style.blockSize = `${this.collection.order.length * height}px`;
    for (const row of this.querySelectorAll<HTMLElement>(".cl-row"))
      row.style.insetBlockStart = `${Number(row.dataset["row"]) * height}px`;
    if (this.collection.order.length) this.setAttribute("aria-activedescendant", `cl-${this.collection.active}`);
    else this.removeAttribute("aria-activedescendant");
    // Another list begins at its top, or where the keyboard is.
    if (this.#order !== this.collection.order) {
      this.#order = this.collection.order;
      if (this.collection.active === 0) this.scrollTop = 0;
      else this.#reveal(this.collection.active);
    }
    // In a low window a part of the list is below its edge.
    if (this.#sought === this.collection.active)
      this.querySelector(`#cl-${this.#sought}`)?.scrollIntoView({ block: "nearest" });
    this.#sought = -1;
    this.#look();
  }

  #reveal(row: number): void {
    const height = this.#rowHeight;
    const top = row * height;
    const room = this.clientHeight - this.#head;
    if (top < this.scrollTop) this.scrollTop = top;
    else if (top + height > this.scrollTop + room) this.scrollTop = top + height - room;
  }

  #go(row: number, extend: boolean): void {
    const { order, active } = this.collection;
    const next = Math.max(0, Math.min(order.length - 1, row));
    if (!extend) this.#anchor = next;
    else select(this.app, Math.min(this.#anchor, next, active), Math.max(this.#anchor, next, active), false);
    if (extend) select(this.app, this.#anchor, next, true);
    patch(this.app, { active: next });
    this.#reveal(next);
    this.#sought = next;
  }

  #onKey(event: KeyboardEvent): void {
    if ((event.target as Element).closest(".cl-head") || event.altKey || !this.collection.order.length) return;
    const { order, selected, active } = this.collection;
    const page = Math.max(1, Math.floor((this.clientHeight - this.#head) / this.#rowHeight) - 1);
    const to = (
      {
        ArrowDown: active + 1,
        ArrowUp: active - 1,
        PageDown: active + page,
        PageUp: active - page,
        Home: 0,
        End: order.length - 1,
      } as Record<string, number>
    )[event.key];
    if (to !== undefined && !event.metaKey) this.#go(to, event.shiftKey);
    else if (event.key === " ") this.#toggle(active, !selected[order[active]!], event.shiftKey);
    else if (event.key === "Enter") void play(this.app, order[active]!);
    else if (event.key === "a" && (event.ctrlKey || event.metaKey)) select(this.app, 0, order.length - 1, true);
    else if (event.key === "Escape") selectNone(this.app);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #toggle(row: number, on: boolean, range: boolean): void {
    select(this.app, range ? this.#anchor : row, row, on);
    this.#anchor = row;
  }

  #onClick(event: MouseEvent, row: number): void {
    const box = (event.target as Element).closest<HTMLInputElement>("input");
    if (box) this.#toggle(row, box.checked, event.shiftKey);
    if ((event.target as Element).closest("button")) return;
    patch(this.app, { active: row });
  }
}
customElements.define("collection-list", CollectionList);

function outcomeText(t: CollectionWords, data: Collection, index: number): unknown {
  const outcome = outcomeOf(data, index);
  return outcome ? t(`collection-outcome-${outcome}`) : nothing;
}

function levelText(t: CollectionWords, data: Collection, index: number): unknown {
  const level = levelOf(data, index);
  return level ? t(`level-${level}`) : levelEndOf(data, index) === "budget" ? t("collection-too-hard") : nothing;
}

/** ER, EP and ED; where the budget ended them, at least so much. */
function ratingText(app: App, t: CollectionWords, data: Collection, index: number): unknown {
  const end = ratingEndOf(data, index);
  const [er, ep, ed] = [0, 1, 2].map((place) => data.ratings[3 * index + place]!);
  if (!end || !er) return nothing;
  if (er === NO_MOVE) return t("collection-no-move");
  const [first, ...others] = [er, ep!, ed!].map((tenths) => rating(app, tenths / 10));
  const all = html`${first}<span class="cl-more"> / ${others.join(" / ")}</span>`;
  return end === "budget"
    ? html`<span title=${t("collection-at-least-help")}>${t("collection-at-least", { er: rating(app, er / 10) })}</span>`
    : all;
}

/** In a table the head says whose time it is. */
function ownText(t: CollectionWords, { own }: Collection, index: number): unknown {
  const time = own[index] ? timeText(own[index]) : "";
  return time
    ? html`<span class="cl-wide">${time}</span><span class="cl-narrow">${t("collection-own", { time })}</span>`
    : nothing;
}

function minimalText(t: CollectionWords, data: Collection, index: number): unknown {
  const minimal = isMinimal(data, index);
  if (minimal === null) return nothing;
  return minimal ? t("collection-minimal") : t("collection-spare", { to: data.minimalClues[index]! });
}

const UNIT = 10;
const SIZE = 9 * UNIT;
const line = (at: number): string => `M${at * UNIT} 0V${SIZE}M0 ${at * UNIT}H${SIZE}`;
const THIN = [1, 2, 4, 5, 7, 8].map(line).join("");
const THICK = [3, 6].map(line).join("");

/**
 * The puzzle as a small picture, for the eye only. One text has all digits: a list full of pictures stays a few
 * elements.
 */
function picture({ givens }: Collection, index: number): TemplateResult {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => givens[index * CELLS + cell]);
  const middle = (place: number): number => place * UNIT + UNIT / 2;
  return html`<svg class="cl-thumb" viewBox="-1 -1 ${SIZE + 2} ${SIZE + 2}" aria-hidden="true" focusable="false">
    <rect width=${SIZE} height=${SIZE} rx="2"/><path class="thin" d=${THIN}/><path class="thick" d=${THICK}/>
    ${svg`<text x=${cells.map((cell) => middle(cell % 9)).join(" ")} y=${cells.map((cell) => middle(Math.floor(cell / 9)) + 2.8).join(" ")}>${cells.map((cell) => givens[index * CELLS + cell]).join("")}</text>`}
  </svg>`;
}

/** The card below the board: a hint as far as it goes, what came of a press, or that the engine is at work. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../i18n/localizer.js";
import type { ControlsId } from "../../i18n/messages.js";
import { HINT_STAGES, type HintLine, type HintStage, type ShownHint } from "../help.js";
import { boardIcons, drawIcon } from "../icons.js";
import { goWithArrows, keepTabStop } from "./toolbar.js";

export interface Said {
  tone: "info" | "good" | "bad";
  text: string;
}

export interface CardView {
  busy: boolean;
  hint: ShownHint | null;
  /** Whether doing it fills in notes. */
  fills: boolean;
  /** The stage that hints end with. */
  last: HintStage;
  said: Said | null;
  /** The line of the reason that was pressed. */
  lit: HintLine | null;
  press(line: HintLine): void;
  /** Lights a line, or with null the whole, and has it read out. */
  walk(line: HintLine | null): void;
  /** Shows what a line draws, as long as the mouse or the keyboard is there; null: what was shown before. */
  point(line: HintLine | null): void;
  next(): void;
  cancel(): void;
  close(): void;
}

/** Nothing when there is nothing to say. The board's live region, which is always there, reads it out. */
export function card(view: CardView, t: Localizer<ControlsId>): TemplateResult | typeof nothing {
  const { busy, hint, said } = view;
  if (busy)
    return frame(
      "busy",
      html`<p><span class="spinner" aria-hidden="true"></span>${t("board-busy")}</p>`,
      action(t("board-cancel"), view.cancel),
    );
  if (said)
    return frame(
      said.tone,
      html`<p>${drawIcon(boardIcons[said.tone])}<span>${said.text}</span></p>`,
      nothing,
      close(view, t),
    );
  return hint ? hintCard(view, hint, t) : nothing;
}

function hintCard(
  view: CardView,
  { stage, title, sentences, lines = [] }: ShownHint,
  t: Localizer<ControlsId>,
): TemplateResult {
  const at = stage === "note" ? HINT_STAGES.length : HINT_STAGES.indexOf(stage);
  const end = HINT_STAGES.indexOf(view.last);
  const next = at < end ? HINT_STAGES[at + 1] : undefined;
  const body = html`<p class="title" part="hint-title">${drawIcon(boardIcons.hint)}<span>${title}</span>
      <span class="dots" aria-hidden="true" ?hidden=${stage === "note"}>${HINT_STAGES.slice(0, end + 1).map((_, index) => html`<i class=${index <= at ? "on" : ""}></i>`)}</span></p>
    ${lines.length > 1 ? reasonLines(view, lines) : sentences.map((sentence) => html`<p>${sentence}</p>`)}`;
  return frame(
    "hint",
    body,
    html`${walkAlong(view, lines, t)}${
      next && next !== "where"
        ? action(t(`board-next-${next === "apply" && view.fills ? "fill" : next}`), view.next, next === "apply")
        : nothing
    }`,
    close(view, t),
  );
}

/**
 * One stop of the Tab key. A line that can be drawn by itself is a button; lines that come to where the mouse rests are
 * not meant.
 */
function reasonLines(view: CardView, lines: readonly HintLine[]): TemplateResult {
  const first = lines.find(({ drawing }) => drawing);
  return html`<ol class="lines" part="hint-lines" role="list" @keydown=${goWithArrows} @focusin=${keepTabStop} @pointerleave=${() => view.point(null)}>
    ${lines.map(
      (line) =>
        html`<li class=${line.depth ? "deep" : ""}>${
          line.drawing
            ? html`<button type="button" class="line" part="hint-line" tabindex=${line === first ? 0 : -1} aria-current=${line === view.lit ? "step" : nothing}
              @pointermove=${({ pointerType }: PointerEvent) => pointerType === "mouse" && view.point(line)}
              @focus=${({ target }: FocusEvent) => (target as Element).matches(":focus-visible") && view.point(line)}
              @blur=${() => view.point(null)} @click=${() => view.press(line)}>${line.text}</button>`
            : html`<p>${line.text}</p>`
        }</li>`,
    )}</ol>`;
}

/** To the line before and to the next one; behind the last comes the whole. */
function walkAlong(view: CardView, lines: readonly HintLine[], t: Localizer<ControlsId>): unknown {
  const stops = [null, ...lines.filter(({ drawing }) => drawing)];
  if (stops.length < 3) return nothing;
  const here = stops.indexOf(view.lit);
  const step = (
    by: number,
    label: string,
    sign: string,
  ): TemplateResult => html`<button type="button" class="act" part="button action"
    aria-label=${label} @click=${() => view.walk(stops.at((here + by) % stops.length)!)}>${sign}</button>`;
  return html`${step(-1, t("board-walk-back"), "‹")}${step(1, t("board-walk-on"), "›")}`;
}

function frame(kind: string, body: TemplateResult, actions: unknown, corner: unknown = nothing): TemplateResult {
  return html`<div class="card ${kind}" part="card ${kind === "hint" ? "hint" : "status"}"><div class="say">${body}</div>${actions}${corner}</div>`;
}

const action = (label: string, run: () => void, primary = false): TemplateResult =>
  html`<button type="button" class="act ${primary ? "primary" : ""}" part="button action" @click=${run}>${label}</button>`;

const close = (view: CardView, t: Localizer<ControlsId>): TemplateResult =>
  html`<button type="button" class="close" part="button close" aria-label=${t("board-close")} @click=${() => view.close()}>${drawIcon(boardIcons.close)}</button>`;

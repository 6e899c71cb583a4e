/** The help: the rules, what hands and keys do; and the rules once more, as four boards to touch (`#help/first`). */
import "./help.css";
import { html, type TemplateResult } from "lit";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { type HelpWords, helpTexts } from "../page/room-texts.js";
import { firstSteps, onKey } from "./first-steps.js";

declare module "../page/address.js" {
  interface Views {
    help: true;
  }
}

export function helpView(app: App): TemplateResult {
  const t = helpTexts.of(app);
  const teaches = location.hash === `${addressOf("help")}/first`;
  return html`<main class="view help" tabindex="-1" aria-labelledby="help-title" @keydown=${(event: KeyboardEvent) => teaches && onKey(app, event)}>
    ${teaches ? firstSteps(app, t) : contents(t)}
  </main>`;
}

/** Actions by hand; controls are called as they are labelled. */
const hands = (t: HelpWords): readonly (readonly [what: string, how: string])[] => [
  [t("help-hand-enter"), t("help-hand-enter-how")],
  [t("help-hand-drag"), t("help-hand-drag-how")],
  [t("pad-notes-title"), t("help-hand-notes-how", { corner: t("pad-corner"), centre: t("pad-centre") })],
  [t("help-hand-fill"), t("help-hand-fill-how", { fill: t("pad-fill-short") })],
  [t("help-hand-colour"), t("help-hand-colour-how", { colour: t("pad-colour") })],
  [t("pad-hint"), t("help-hand-hint-how")],
  [t("tool-draw"), t("help-hand-draw-how", { tools: t("tools") })],
  [t("pad-undo"), t("help-hand-undo-how")],
];

/** The keys, as they stand on a keyboard, and what they do. */
const KEYS = [
  ["help-key-digits", "1–9"],
  ["help-key-arrows", "← ↑ → ↓"],
  ["help-key-select", "Shift + ←"],
  ["help-key-modes", "Z X C V"],
  ["help-key-corner", "Shift + 1–9"],
  ["help-key-centre", "Ctrl + 1–9"],
  ["pad-erase", "Delete"],
  ["pad-undo", "Ctrl + Z"],
  ["pad-redo", "Ctrl + Y"],
  ["pad-hint", "H"],
  ["tool-draw", "D"],
  ["help-key-drawing", "S W T F X"],
  ["help-key-why", "Enter"],
  ["help-key-walk", "< >"],
  ["timer-pause", "P"],
  ["help-key-tools", "Ctrl + K"],
  ["tool-paste", "Ctrl + V"],
  ["help-key-hear", "R K B M ,"],
  ["help-key-help", "?"],
] as const;

function contents(t: HelpWords): TemplateResult {
  return html`<div class="view-head"><h2 id="help-title">${t("nav-help")}</h2></div>
    <section class="help-part" aria-labelledby="help-rules">
      <h3 id="help-rules">${t("help-rules")}</h3>
      <p>${t("help-rules-text")}</p>
      <p>${t("help-rules-reason")}</p>
      <a class="button" href="${addressOf("help")}/first">${t("help-first")}</a>
    </section>
    <section class="help-part" aria-labelledby="help-hands">
      <h3 id="help-hands">${t("help-hands")}</h3>
      <dl class="help-list">${hands(t).map(([what, how]) => html`<dt>${what}</dt><dd>${how}</dd>`)}</dl>
    </section>
    <section class="help-part" aria-labelledby="help-keys">
      <h3 id="help-keys">${t("help-keys")}</h3>
      <p>${t("help-keys-mac")}</p>
      <dl class="help-list keys">${KEYS.map(([one, keys]) => html`<dt><kbd>${keys}</kbd></dt><dd>${t(one)}</dd>`)}</dl>
    </section>`;
}

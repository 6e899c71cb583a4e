/** Dialogs that lie over the page. One of a room is open exactly while it is drawn. */
import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { Localizer } from "../i18n/localizer.js";
import { scrollCue } from "./follow.js";
import { icon } from "./icons.js";

interface Host {
  readonly t: Localizer<"app-close">;
}

interface Parts {
  /** Its title has this id, with `-title`. */
  name: string;
  title: string;
  body: unknown;
  foot?: unknown;
}

/**
 * Closed by itself, not taken away: so the browser gives the keyboard back to where it was. The state follows by its
 * event.
 */
const close = ({ currentTarget }: Event): void => (currentTarget as Element).closest("dialog")!.close();

export const dialogParts = (
  { t }: Host,
  { name, title, body, foot }: Parts,
): TemplateResult => html`<div class="dialog-head">
    <h2 id="${name}-title">${title}</h2>
    <button class="button square quiet" aria-label=${t("app-close")} @click=${close}>${icon("close")}</button>
  </div>
  <div class="dialog-body" ${scrollCue()}>${body}</div>
  ${foot ?? nothing}`;

export const dialogOf = (name: string): HTMLDialogElement | null =>
  document.querySelector(`dialog[aria-labelledby="${name}-title"]`);

function show(element?: Element): void {
  // The element is connected only after this rendering.
  queueMicrotask(() => {
    if (!(element instanceof HTMLDialogElement) || !element.isConnected || element.open) return;
    element.showModal();
    element.querySelector<HTMLElement>("[data-first]:enabled")?.focus();
  });
}

/** `kind`: its class. `closed` is called when it was closed, `pasted` when something is pasted into it. */
export const dialog = (
  host: Host,
  kind: string,
  { closed, pasted, ...parts }: Parts & { closed(): void; pasted?(event: ClipboardEvent): void },
): TemplateResult => html`<dialog class="dialog ${kind}" aria-labelledby="${parts.name}-title" ${ref(show)} @close=${closed} @paste=${pasted}>
  ${dialogParts(host, parts)}</dialog>`;

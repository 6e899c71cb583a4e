/**
 * Sheets: what lies over the page until it is closed. A scrim behind a sheet takes the press that closes it, so that
 * nothing below is pressed; Escape closes the topmost; what the page is there for has the keyboard afterwards.
 */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../i18n/localizer.js";
import type { ShellId } from "../i18n/messages.js";
import { dialogParts } from "./dialog.js";
import { slice } from "./slice.js";

/** The page that a sheet lies over. */
export interface SheetHost {
  readonly t: Localizer<ShellId>;
  update(patch: object): void;
  render(): void;
  focusContent(): void;
}

/** The one that is open, or "". Contents are drawn only while they can be seen. */
const open = slice("");

export const isSheetOpen = (host: object, name: string): boolean => open.of(host) === name;

const elementOf = (name: string): HTMLDialogElement | null => document.querySelector(`#sheet-${name}`);

/** Opens a sheet, in the place of one that is open. */
export function openSheet(host: SheetHost, name: string): void {
  const before = open.of(host);
  open.keep(host, name);
  if (before && before !== name) elementOf(before)?.close();
  host.render();
  const sheet = elementOf(name);
  if (!sheet || sheet.open) return;
  sheet.showModal();
  // Not a text field: on phones its keyboard would cover what is there to be pressed.
  sheet.querySelector<HTMLElement>(".dialog-body :is(a[href], button:not(:disabled))")?.focus({ preventScroll: true });
}

/** Closes the sheet that is open, if there is one. The keyboard is where it belongs before anything else opens. */
export function closeSheet(host: SheetHost): void {
  const name = open.of(host);
  if (!name) return;
  elementOf(name)?.close();
  closed(host);
}

/** A sheet that `openSheet` opens by its name. `foot` stands below what scrolls. */
export function sheet(
  host: SheetHost,
  name: string,
  title: string,
  body: () => TemplateResult,
  foot?: () => TemplateResult,
): TemplateResult {
  const isOpen = isSheetOpen(host, name);
  return html`<dialog class="dialog sheet" id="sheet-${name}" aria-labelledby="sheet-${name}-title"
    @click=${onPress} @close=${() => onClose(host, name)}>${isOpen ? dialogParts(host, { name: `sheet-${name}`, title, body: body(), foot: foot && html`<div class="dialog-foot">${foot()}</div>` }) : nothing}</dialog>`;
}

/** A press beside the sheet is on its scrim. */
function onPress(event: MouseEvent): void {
  const sheet = event.currentTarget as HTMLDialogElement;
  if (event.target !== sheet) return;
  const { left, right, top, bottom } = sheet.getBoundingClientRect();
  const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
  if (!inside) sheet.close();
}

function onClose(host: SheetHost, name: string): void {
  if (open.of(host) === name) closed(host);
}

function closed(host: SheetHost): void {
  open.set(host, "");
  host.focusContent();
}

/**
 * Tabs, alike on every page: one row, which scrolls sideways where it does not fit, and fades where it goes on. Those
 * of views are links, each with its address; others are buttons of the class `tab`.
 */
import { html, nothing, type TemplateResult } from "lit";
import type { DirectiveResult } from "lit/directive.js";
import { type RefDirective, ref } from "lit/directives/ref.js";

export interface Tab {
  readonly href: string;
  readonly text: string;
  readonly current: boolean;
}

/** Links to the parts of a view. */
export function tabs(label: string, links: readonly Tab[]): TemplateResult {
  return html`<nav class="tabs" aria-label=${label} ${tabRow()}>
    ${links.map(({ href, text, current }) => html`<a class="tab" href=${href} aria-current=${current ? "page" : nothing}>${text}</a>`)}
  </nav>`;
}

/** For the row of the class `tabs`: keeps the chosen one in view, and says at which ends there is more. */
export const tabRow = (): DirectiveResult<typeof RefDirective> =>
  // A new callback each time, so that it is called at each rendering.
  ref((row) => row && queueMicrotask(() => follow(row as HTMLElement)));

/** The rows on the screen, with the tab that each has brought into view. */
const brought = new WeakMap<HTMLElement, HTMLElement | null>();
let sizes: ResizeObserver | undefined;

function follow(row: HTMLElement): void {
  const chosen = row.querySelector<HTMLElement>(".tab:is([aria-current], [aria-pressed='true'])");
  const known = brought.has(row);
  if (known && brought.get(row) === chosen) return;
  brought.set(row, chosen);
  if (known) return bring(row);
  row.addEventListener("scroll", () => fade(row), { passive: true });
  sizes ??= new ResizeObserver((all) => {
    for (const { target } of all) bring(target as HTMLElement);
  });
  // Calls back after the first layout, which need not be made for this alone.
  sizes.observe(row);
}

function bring(row: HTMLElement): void {
  const chosen = brought.get(row);
  if (chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  fade(row);
}

function fade(row: HTMLElement): void {
  const from = Math.abs(row.scrollLeft);
  row.dataset["more"] = `${from > 1 ? "before" : ""} ${from + row.clientWidth < row.scrollWidth - 1 ? "after" : ""}`;
}

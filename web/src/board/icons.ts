/** Icons: 24 units wide, drawn with the current colour. Decorative; the button's label says what it does. */
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";

/** Those that the board's own controls and the page share. */
export const boardIcons = {
  digit: svg`<path d="M9.5 7.5L12.6 5.2v13.6M9.3 18.8h6.4" stroke-width="2"/>`,
  corner: svg`<rect x="3.5" y="3.5" width="17" height="17" rx="2.5"/><path d="M7 7.5l1.4-.9v4.2M13.6 7.3a1.2 1.2 0 0 1 2.2.7c0 1-2.2 1.9-2.2 2.9h2.4"/>`,
  centre: svg`<rect x="3.5" y="3.5" width="17" height="17" rx="2.5"/><path d="M7.6 10.6l1.5-1v4.8M12.6 10.6a1.6 1.6 0 0 1 3 .8c0 1.2-3 1.8-3 3h3.2"/>`,
  colour: svg`<rect x="3.5" y="3.5" width="17" height="17" rx="2.5"/><path d="M4 15.5L15.5 4M4 20L20 4M8.5 20L20 8.5" />`,
  fill: svg`<path d="M5.5 5.5h.01M12 5.5h.01M18.5 5.5h.01M5.5 12h.01M5.5 18.5h.01" stroke-width="2.6"/><path d="M15.5 10.5v10M10.5 15.5h10" stroke-width="2"/>`,
  clear: svg`<path d="M5.5 5.5h.01M12 5.5h.01M18.5 5.5h.01M5.5 12h.01M5.5 18.5h.01" stroke-width="2.6"/><path d="M12 12l7.5 7.5M19.5 12L12 19.5" stroke-width="2"/>`,
  erase: svg`<path d="M8.5 19.5h11M9 19.5l-4.6-4.6a1.5 1.5 0 0 1 0-2.1l8.4-8.4a1.5 1.5 0 0 1 2.1 0l4.7 4.7a1.5 1.5 0 0 1 0 2.1l-8.3 8.3z"/><path d="M8.6 8.7l6.7 6.7"/>`,
  undo: svg`<path d="M8.5 5L4 9.5 8.5 14"/><path d="M4 9.5h10a5.5 5.5 0 0 1 0 11h-3"/>`,
  redo: svg`<path d="M15.5 5L20 9.5 15.5 14"/><path d="M20 9.5H10a5.5 5.5 0 0 0 0 11h3"/>`,
  hint: svg`<path d="M9.2 17.5h5.6M10 20.5h4"/><path d="M12 3.5a6 6 0 0 0-3.6 10.8c.6.5.9 1.1.9 1.9h5.4c0-.8.3-1.4.9-1.9A6 6 0 0 0 12 3.5z"/>`,
  solve: svg`<path d="M4.5 12.5l5 5L20 7"/>`,
  check: svg`<path d="M4 12l4 4 7.5-8"/><path d="M12.5 15.5l.8.8L21 8"/>`,
  restart: svg`<path d="M5 4.5v5h5"/><path d="M5.3 9.5A7.5 7.5 0 1 1 4.5 13.5"/>`,
  plus: svg`<path d="M12 5v14M5 12h14"/>`,
  close: svg`<path d="M6 6l12 12M18 6L6 18"/>`,
  info: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5M12 8h.01" stroke-width="2"/>`,
  good: svg`<circle cx="12" cy="12" r="8.5"/><path d="M8.2 12.2l2.6 2.6 5-5.4"/>`,
  bad: svg`<path d="M12 4L3.5 19h17z"/><path d="M12 10v4M12 16.5h.01" stroke-width="2"/>`,
} satisfies Record<string, SVGTemplateResult>;

export type BoardIconName = keyof typeof boardIcons;

export function drawIcon(paths: SVGTemplateResult, name = "icon"): TemplateResult {
  return html`<svg class=${name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">${paths}</svg>`;
}

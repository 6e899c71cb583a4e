/** The page's own icons, beside those that it shares with the board's controls. */
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { boardIcons, drawIcon } from "../board/icons.js";

const paths = {
  ...boardIcons,
  edit: svg`<path d="M4 20l1-4.5L16.2 4.3a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19z"/><path d="M14 6.5l3.5 3.5"/>`,
  candidates: svg`<rect x="4" y="4" width="16" height="16" rx="2.5"/><path d="M8.3 8.3h.01M12 8.3h.01M15.7 8.3h.01M8.3 12h.01M12 12h.01M15.7 12h.01M8.3 15.7h.01M12 15.7h.01M15.7 15.7h.01" stroke-width="2.4"/>`,
  picture: svg`<rect x="3.5" y="5" width="17" height="14" rx="2"/><circle cx="8.6" cy="9.8" r="1.6"/><path d="M4 17l5-4.5 3 2.6 4-4.6 4.5 5"/>`,
  paste: svg`<rect x="5" y="5" width="14" height="16" rx="2"/><path d="M9 5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5H9z"/><path d="M9 11.5h6M9 15.5h4"/>`,
  day: svg`<rect x="4" y="5.5" width="16" height="14.5" rx="2"/><path d="M4 10h16M8.5 3.5v4M15.5 3.5v4"/>`,
  make: svg`<path d="M4 6h9M17 6h3M4 12h3M11 12h9M4 18h9M17 18h3"/><circle cx="15" cy="6" r="2"/><circle cx="9" cy="12" r="2"/><circle cx="15" cy="18" r="2"/>`,
  draw: svg`<circle cx="6" cy="17.5" r="2.5"/><circle cx="18" cy="6.5" r="2.5"/><path d="M8 15.7l2.3-2.1M13.7 10.4L16 8.3"/>`,
  unique: svg`<circle cx="12" cy="12" r="8.5"/><path d="M10 9l2.2-1.5v9"/>`,
  singles: svg`<rect x="4" y="4" width="16" height="16" rx="2.5"/><path d="M10.3 9.6l2-1.4v7.9M10 16.1h4.5"/>`,
  empty: svg`<rect x="4" y="4" width="16" height="16" rx="2"/><path d="M4 9.33h16M4 14.66h16M9.33 4v16M14.66 4v16"/>`,
  copy: svg`<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2"/><path d="M15.5 8.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5"/>`,
  export: svg`<path d="M12 15V4M7.5 8.5L12 4l4.5 4.5M5 13v5.5a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5V13"/>`,
  more: svg`<path d="M5.5 12h.01M12 12h.01M18.5 12h.01" stroke-width="3.4"/>`,
  auto: svg`<circle cx="12" cy="12" r="8"/><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/>`,
  light: svg`<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4"/>`,
  dark: svg`<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z"/>`,
  embed: svg`<path d="M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14"/>`,
  print: svg`<path d="M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7z"/>`,
  path: svg`<path d="M6 4.5v9a4 4 0 0 0 4 4h6"/><path d="M13 13.5l4 4-4 4"/><circle cx="6" cy="4.5" r="1.6"/>`,
  steps: svg`<path d="M9 6h11M9 12h11M9 18h11"/><path d="M4.5 6h.01M4.5 12h.01M4.5 18h.01" stroke-width="2.6"/>`,
  techniques: svg`<rect x="3.5" y="5" width="17" height="6" rx="3"/><circle cx="17.5" cy="8" r="1"/><rect x="3.5" y="13.5" width="17" height="6" rx="3"/><circle cx="6.5" cy="16.5" r="1"/>`,
  help: svg`<circle cx="12" cy="12" r="8.5"/><path d="M9.6 9.6a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2 1-1.2 1.9M12 16.6h.01"/>`,
  docs: svg`<path d="M6 3.5h8.5L19 8v12.5H6z"/><path d="M14 3.5V8.5h5M9 12.5h7M9 16h7"/>`,
  learn: svg`<path d="M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5z"/><path d="M12 6.5v13"/>`,
  lab: svg`<path d="M9.5 3.5h5M10.5 3.5v6L5 18.6a1.4 1.4 0 0 0 1.2 2h11.6a1.4 1.4 0 0 0 1.2-2l-5.5-9.1v-6"/><path d="M8 15h8"/>`,
  library: svg`<path d="M5 4v16M9.5 4v16M14 4.5l5 15.2"/>`,
  settings: svg`<circle cx="12" cy="12" r="2.8"/><path d="M10.4 5.6L10.6 3.1L13.4 3.1L13.6 5.6L15.4 6.3L17.3 4.7L19.3 6.7L17.7 8.6L18.4 10.4L20.9 10.6L20.9 13.4L18.4 13.6L17.7 15.4L19.3 17.3L17.3 19.3L15.4 17.7L13.6 18.4L13.4 20.9L10.6 20.9L10.4 18.4L8.6 17.7L6.7 19.3L4.7 17.3L6.3 15.4L5.6 13.6L3.1 13.4L3.1 10.6L5.6 10.4L6.3 8.6L4.7 6.7L6.7 4.7L8.6 6.3z"/>`,
  up: svg`<path d="M6 14.5l6-6 6 6"/>`,
  down: svg`<path d="M6 9.5l6 6 6-6"/>`,
  share: svg`<circle cx="6" cy="12" r="2.4"/><circle cx="17" cy="5.5" r="2.4"/><circle cx="17" cy="18.5" r="2.4"/><path d="M8.1 10.8l6.8-4M8.1 13.2l6.8 4"/>`,
  search: svg`<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5l5 5"/>`,
  statistics: svg`<path d="M5 20v-7M10 20V8M15 20v-9M20 20V4"/>`,
  history: svg`<path d="M4 5v4.5h4.5"/><path d="M4.6 9.5A8 8 0 1 1 4 12.5M12 8v4.5l3 2"/>`,
  back: svg`<path d="M11 5l-7 7 7 7M4 12h16"/>`,
  play: svg`<path d="M7 4.5l12 7.5-12 7.5z"/>`,
  pause: svg`<path d="M8 5v14M16 5v14" stroke-width="2.6"/>`,
  first: svg`<path d="M6 5v14M18 5l-9 7 9 7z"/>`,
  previous: svg`<path d="M15.5 5l-8 7 8 7"/>`,
  next: svg`<path d="M8.5 5l8 7-8 7"/>`,
  last: svg`<path d="M18 5v14M6 5l9 7-9 7z"/>`,
  star: svg`<path d="M12 4l2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z"/>`,
  save: svg`<path d="M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15"/>`,
  checkpoint: svg`<path d="M6 21V4M6 5h11.5l-2.5 4 2.5 4H6"/>`,
  rename: svg`<path d="M4 20l1-4.5L16.2 4.3a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19z"/><path d="M14 6.5l3.5 3.5"/>`,
  mistake: svg`<path d="M11 6l-6 6 6 6M5 12h9"/><path d="M17 9l4 6M21 9l-4 6"/>`,
  install: svg`<rect x="6" y="2.5" width="12" height="19" rx="2.2"/><path d="M12 7v7M9 11.2l3 3 3-3"/>`,
} satisfies Record<string, SVGTemplateResult>;

export type IconName = keyof typeof paths;

/** Those that point along the text. */
const TURNS: ReadonlySet<IconName> = new Set(["back"]);

export function icon(name: IconName): TemplateResult {
  return drawIcon(paths[name], TURNS.has(name) ? "icon turns" : "icon");
}

/** The mark: nine cells, one of them filled in. */
export function logo(): TemplateResult {
  const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  return html`<svg class="logo" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    ${cells.map(
      (
        cell,
      ) => svg`<rect class=${cell === 4 ? "logo-on" : "logo-off"} x=${2 + (cell % 3) * 10} y=${2 + Math.floor(cell / 3) * 10}
      width="8" height="8" rx="2.2"/>`,
    )}
  </svg>`;
}

/** Shows only what lasts: the style sheet lets it appear after 0.3 s. */
export const spinner = (): TemplateResult => html`<span class="spinner late" aria-hidden="true"></span>`;

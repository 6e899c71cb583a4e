import { css } from "lit";

/**
 * The nine colours, under digits with a contrast of at least 4.5:1. They began as the scheme "light" of Paul Tol (Colour Schemes,
 * SRON/EPS/TN/09-002, 2021). Then both sides were moved, within what their names mean, to where the two that are closest, or closest to
 * the selection, differ the most, also to eyes that see no red or no green: tests/web/unit/colours.test.ts has the figures. The page
 * uses the same for its keys.
 */
export const palette = css`
  :host, :root {
    --_c1: var(--nonet-colour-1, light-dark(#629de2, #3867c9));
    --_c2: var(--nonet-colour-2, light-dark(#f7a178, #8d3614));
    --_c3: var(--nonet-colour-3, light-dark(#fce99a, #885f0c));
    --_c4: var(--nonet-colour-4, light-dark(#e56e79, #aa4485));
    --_c5: var(--nonet-colour-5, light-dark(#93c3c7, #22748e));
    --_c6: var(--nonet-colour-6, light-dark(#95e1b8, #247959));
    --_c7: var(--nonet-colour-7, light-dark(#c8d829, #517634));
    --_c8: var(--nonet-colour-8, light-dark(#b29217, #5d6542));
    --_c9: var(--nonet-colour-9, light-dark(#a5a79f, #6d6b70));
    --_weave: light-dark(rgb(255 255 255 / 0.5), rgb(0 0 0 / 0.42));
  }
  .c1 { --_own: var(--_c1); --_pattern: repeating-linear-gradient(45deg, var(--_weave) 0 2px, transparent 2px 8px); }
  .c2 { --_own: var(--_c2); --_pattern: repeating-linear-gradient(-45deg, var(--_weave) 0 2px, transparent 2px 8px); }
  .c3 { --_own: var(--_c3); --_pattern: radial-gradient(circle, var(--_weave) 1.8px, transparent 2.3px) 0 0 / 8px 8px; }
  .c4 { --_own: var(--_c4); --_pattern: repeating-linear-gradient(0deg, var(--_weave) 0 2px, transparent 2px 7px); }
  .c5 { --_own: var(--_c5); --_pattern: repeating-linear-gradient(90deg, var(--_weave) 0 2px, transparent 2px 7px); }
  .c6 {
    --_own: var(--_c6);
    --_pattern: repeating-linear-gradient(0deg, var(--_weave) 0 1.5px, transparent 1.5px 8px),
      repeating-linear-gradient(90deg, var(--_weave) 0 1.5px, transparent 1.5px 8px);
  }
  .c7 {
    --_own: var(--_c7);
    --_pattern: repeating-linear-gradient(45deg, var(--_weave) 0 1.5px, transparent 1.5px 8px),
      repeating-linear-gradient(-45deg, var(--_weave) 0 1.5px, transparent 1.5px 8px);
  }
  .c8 { --_own: var(--_c8); --_pattern: repeating-conic-gradient(var(--_weave) 0 25%, transparent 0 50%) 0 0 / 10px 10px; }
  .c9 { --_own: var(--_c9); --_pattern: radial-gradient(circle, transparent 2.2px, var(--_weave) 2.6px 3.8px, transparent 4.2px) 0 0 / 11px 11px; }
`;

/** Colours of cells and small digits on the board. */
export const colourStyles = css`
  ${palette}
  .coloured, .mark.painted {
    --_given: light-dark(#10131b, #ffffff);
    --_entry: light-dark(#14225c, #ebf0ff);
    --_note: light-dark(#232835, #f0f2f8);
    --_conflict: light-dark(#5c0402, #ffe9e6);
    color: var(--_given);
  }
  .colours { position: absolute; inset: 0; z-index: -1; display: flex; overflow: hidden; }
  .colours > i { flex: 1; background: var(--_own); }
  /* The tint of the selection is a frame around the colours. */
  .selected > .colours { inset: 11%; border-radius: 3px; }
  .same > .colours { inset: 7%; border-radius: 2px; }
  .target > .colours, .involved > .colours, .house > .colours, .lone > .colours { inset: auto 0 0; block-size: 22%; }
  :host([patterns]) .colours > i { background: var(--_pattern), var(--_own); }

  .mark.painted { background: var(--_own); color: var(--_note); font-weight: 700; }
  :host([patterns]) .mark.painted { background: var(--_pattern), var(--_own); }
  .mark.painted:not(.alike) { box-shadow: 0 0 0 1px color-mix(in srgb, var(--_given) 45%, transparent); }
  .mark.painted.alike { box-shadow: 0 0 0 max(1.5px, 0.16em) var(--_focus); }
  .mark.picked { position: relative; z-index: 3; outline: max(2px, 0.18em) solid var(--_focus); outline-offset: 1px; }

  @media (forced-colors: active) {
    .colours { inset: auto 0 0 0; block-size: auto; gap: 1px; justify-content: end; z-index: 1; }
    .colours > i { flex: none; border: 1px solid CanvasText; background: Canvas; color: CanvasText; font: 600 calc(var(--_cell) * 0.22) / 1 system-ui, sans-serif; }
    .colours > i::after { content: attr(data-colour); }
    .mark.painted { outline: 1.5px dashed CanvasText; outline-offset: -1px; }
    .mark.picked { outline: 2px solid Highlight; }
    .selected .mark.picked { outline-color: HighlightText; }
  }
`;

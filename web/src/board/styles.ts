import { css } from "lit";

/**
 * Sizes: the cell is a whole number of pixels and lines are borders, so every line is crisp at any size and pixel ratio.
 * Tints, strongest first: selected, same digit, peers; while a highlight is shown, its house and target take their place.
 */
export const boardStyles = css`
  :host {
    --_hue: var(--nonet-hue, 266);
    --_emphasis: light-dark(oklch(0.44 0.19 var(--_hue)), oklch(0.806 0.1 var(--_hue)));
    --_bg: var(--nonet-background, light-dark(#ffffff, #191c23));
    --_line: var(--nonet-line, light-dark(#5b6170, #8d95a6));
    --_thin: var(--nonet-line-thin, light-dark(#b3b6be, #4d535f));
    --_given: var(--nonet-given, light-dark(#161a24, #f1f3f8));
    --_entry: var(--nonet-entry, var(--_emphasis));
    --_note: var(--nonet-note, light-dark(#4c5468, #b4bccd));
    --_selected: var(--nonet-selected, light-dark(oklch(0.895 0.055 var(--_hue)), oklch(0.345 0.075 var(--_hue))));
    --_same: var(--nonet-same, light-dark(oklch(0.935 0.03 var(--_hue)), oklch(0.295 0.048 var(--_hue))));
    --_peer: var(--nonet-peer, light-dark(oklch(0.962 0.012 var(--_hue)), oklch(0.242 0.02 var(--_hue))));
    --_conflict: var(--nonet-conflict, light-dark(#b81d1a, #ff9c94));
    --_focus: var(--nonet-focus, var(--_emphasis));
    --_hint: var(--nonet-hint, light-dark(#12734a, #63d699));
    --_hint-tint: var(--nonet-hint-tint, light-dark(#d3f3df, #1d4432));
    --_hint-text: light-dark(#ffffff, #0d2418);
    --_cause: var(--nonet-hint-cause, light-dark(#9c5400, #f5b75c));
    --_house: var(--nonet-hint-house, light-dark(#fff3cc, #39321f));
    --_second: var(--nonet-hint-second, light-dark(#2448c8, #a3bcff));
    --_third: var(--nonet-hint-third, light-dark(#7b2a8f, #dfa3ef));
    --_link: var(--nonet-hint-link, light-dark(#a8003f, #ff8fb1));
    --_thick: var(--nonet-line-width, 1.5px);
    container-type: inline-size;
    display: block;
    inline-size: 100%;
    min-inline-size: 9rem;
    writing-mode: horizontal-tb;
    -webkit-tap-highlight-color: transparent;
  }
  /* Borders are whole dots of the screen: where a dot is a pixel, a line of 1.5 would be as thin as those between cells. */
  @media (max-resolution: 1.24dppx) {
    :host { --_thick: var(--nonet-line-width, 2px); }
  }
  :host([hidden]) { display: none; }
  :host([theme="light"]) { color-scheme: light; }
  :host([theme="dark"]) { color-scheme: dark; }

  /* Styles of the page's own texts are inherited, and undone here: a heading in capitals, a poem in italics. */
  .frame {
    display: flex;
    flex-direction: column;
    gap: 6px;
    position: relative;
    block-size: 100%;
    direction: ltr;
    font-style: normal;
    hyphens: manual;
    letter-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    word-spacing: normal;
  }
  /* A square, as high as the element is at most: the grid is what fits in. */
  .stage {
    container-type: size;
    flex: 0 1 auto;
    position: relative;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 8rem;
    aspect-ratio: 1;
  }
  /* No higher than the window; but for one that grows with what is in it. */
  :host(:not([data-grows])) .stage { max-block-size: max(14rem, var(--nonet-max-height, 100svh - 16px)); }
  .frame > :not(.stage) { flex: none; }
  /* Room for the controls below or beside it until they have come: board.css, which holds that room before, has the
     same numbers. */
  .all { block-size: 229.4px; }
  .pad-only { block-size: 58px; }
  .by-hand { block-size: 108px; }
  .waits:not(.all, .pad-only, .by-hand) { display: none; }
  .frame:has(> .timed)::before { content: ""; flex: none; block-size: 21.84px; }
  @container (max-width: 330px) {
    .all { block-size: 228.3px; }
  }
  @container (min-width: 560px) {
    .frame { gap: 8px; }
    .all { block-size: 179.6px; }
    .pad-only { block-size: 66px; }
    .by-hand { block-size: 116px; }
  }
  @container (min-width: 760px) {
    .frame:has(> .full) { display: grid; grid-template-columns: minmax(0, 1fr) clamp(240px, 30cqi, 330px); column-gap: 20px; align-items: start; }
    .frame > :is(slot, .problem) { grid-column: 1 / -1; order: 1; }
    .waits { block-size: auto; }
    .frame:has(> .full.timed)::before { content: none; }
  }
  /* A phone that lies on its side: all of it beside the board, in the height of the window. */
  @media (max-height: 559px) {
    @container (min-width: 480px) {
      :host(:not([data-grows])) .frame:has(> .side) { display: grid; grid-template-columns: min(100svh - 16px, 100cqi - 216px) minmax(0, 1fr); column-gap: 12px; align-items: start; }
      .frame > :is(slot, .problem) { grid-column: 1 / -1; order: 1; }
      :host(:not([data-grows])) .side { display: flex; flex-direction: column; block-size: max(14rem, 100svh - 16px); }
      :host(:not([data-grows])) .frame:has(> .timed)::before { content: none; }
    }
  }
  .grid, .edge {
    --_cell: round(down, (min(100cqi, 100cqb) - 4 * var(--_thick) - 6px) / 9, 1px);
    --_side: calc(9 * var(--_cell) + 4 * var(--_thick) + 6px);
  }
  /* Within the square that the board has without them, so that nothing else moves. */
  :host([coordinates]) .stage { --_edge: clamp(13px, 3.6cqi, 22px); padding: var(--_edge) 0 0 var(--_edge); }
  .edge {
    display: flex;
    direction: ltr;
    color: var(--_note);
    font: 500 calc(var(--_edge) * 0.68) / 1 var(--nonet-font, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif);
    font-variant-numeric: tabular-nums lining-nums;
    user-select: none;
    -webkit-user-select: none;
  }
  .edge > span { flex: 1; display: grid; place-items: center; }
  .columns {
    position: absolute;
    inset-block-start: 0;
    inset-inline: var(--_edge) 0;
    inline-size: var(--_side);
    block-size: var(--_edge);
    margin-inline: auto;
  }
  .rows {
    position: absolute;
    inset: var(--_edge) auto auto calc((100cqi - var(--_side)) / 2);
    flex-direction: column;
    inline-size: var(--_edge);
    block-size: var(--_side);
  }
  .grid {
    direction: ltr;
    position: relative;
    inline-size: fit-content;
    margin-inline: auto;
    overflow: clip;
    border: var(--_thick) solid var(--_line);
    border-radius: var(--nonet-radius, 6px);
    background: var(--_bg);
    color: var(--_given);
    font-family: var(--nonet-font, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1;
    cursor: default;
    touch-action: var(--nonet-touch-action, pan-y pinch-zoom);
    user-select: none;
    -webkit-user-select: none;
  }
  /* Dimmed, but still to be read. */
  .grid[aria-disabled="true"] { opacity: 0.7; filter: saturate(0.4); }
  /* A stacking context of its own is drawn again only when something in it has changed. */
  .row { display: flex; isolation: isolate; }

  .cell {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: var(--_cell);
    block-size: var(--_cell);
    border: 0 solid var(--_thin);
    border-inline-end-width: 1px;
    border-block-end-width: 1px;
    outline: none;
    isolation: isolate;
  }
  .cell:nth-child(3n) { border-inline-end: var(--_thick) solid var(--_line); }
  .cell:last-child { border-inline-end: 0; }
  .row:nth-of-type(3n) .cell { border-block-end: var(--_thick) solid var(--_line); }
  .row:last-of-type .cell { border-block-end: 0; }

  .peer { background: var(--_peer); }
  .same { background: var(--_same); }
  .selected { background: var(--_selected); }
  .house { background: var(--_house); }
  .target, .involved { background: var(--_hint-tint); }
  /* An outline costs the least to draw where the cursor runs over the board. Without the keyboard it is only where one was. */
  .selected.cursor { outline: 2px solid color-mix(in srgb, var(--_focus) 45%, transparent); outline-offset: -2px; }
  .grid:focus-within .cursor { outline: 2px solid var(--_focus); outline-offset: -2px; }
  .target::before,
  .lone::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 2;
    border: 2px solid var(--_focus);
    pointer-events: none;
  }
  .target::before { border-color: var(--_hint); }
  .grid:focus-within .cursor:is(.target, .lone)::before { border-color: var(--_focus); }
  .cover {
    --_hatch: repeating-linear-gradient(
      45deg, transparent 0 5px, color-mix(in srgb, var(--_second) 26%, transparent) 5px 6.5px);
  }
  .blocked {
    --_hatch: repeating-linear-gradient(
      -45deg, transparent 0 4px, color-mix(in srgb, var(--_thin) 60%, transparent) 4px 5px);
  }
  .cover, .blocked { background-image: var(--_hatch); }
  /* From causes to what they block, under the digits. */
  .ray {
    --_band: linear-gradient(color-mix(in srgb, var(--_cause) 34%, transparent), color-mix(in srgb, var(--_cause) 34%, transparent));
    background-image: var(--_band), var(--_band), var(--_hatch, none);
    background-position: var(--_across-at, 0 0), var(--_down-at, 0 0), 0 0;
    background-size: var(--_across, 0 0), var(--_down, 0 0), auto;
    background-repeat: no-repeat, no-repeat, repeat;
  }
  .ray-left, .ray-right { --_across: 50% 12%; }
  .ray-left { --_across-at: left; }
  .ray-right { --_across-at: right; }
  .ray-top, .ray-bottom { --_down: 12% 50%; }
  .ray-top { --_down-at: top; }
  .ray-bottom { --_down-at: bottom; }
  /* As far as the ring. */
  .ray-start:is(.ray-left, .ray-right) { --_across: 9% 12%; }
  .ray-start:is(.ray-top, .ray-bottom) { --_down: 12% 9%; }
  .ray-left.ray-right { --_across: 100% 12%; }
  .ray-top.ray-bottom { --_down: 12% 100%; }

  .digit { font-size: calc(var(--_cell) * 0.62); }
  .digit.placed { color: var(--_hint); font-weight: 600; }
  /* On the cells, which are parts: a page can style them, and their digits take it over. */
  .given { font-weight: 600; }
  .entry { color: var(--_entry); font-weight: 400; }
  .cause .digit {
    display: grid;
    place-items: center;
    inline-size: 1.32em;
    block-size: 1.32em;
    border: 2.5px solid var(--_cause);
    border-radius: 50%;
    box-sizing: border-box;
  }
  .conflict .digit { color: var(--_conflict); }
  .conflict::after {
    content: "";
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: calc(var(--_cell) * 0.27);
    block-size: calc(var(--_cell) * 0.27);
    background: var(--_conflict);
    clip-path: polygon(0 0, 100% 0, 100% 100%);
  }
  .wrong .digit { color: var(--_conflict); }
  .wrong::after {
    content: "";
    position: absolute;
    inset: 16%;
    background: linear-gradient(
      to top right, transparent calc(50% - 1.5px), var(--_conflict) calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1.5px));
    pointer-events: none;
  }
  .error .digit { color: var(--_conflict); }
  .error::after {
    content: "";
    position: absolute;
    inset: 12%;
    border: 2.5px solid var(--_conflict);
    border-radius: 50%;
    background: linear-gradient(
      to top right, transparent calc(50% - 1.5px), var(--_conflict) calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1.5px));
    clip-path: none;
    inline-size: auto;
    block-size: auto;
  }

  /* Inset, so that each cell is a unit. */
  .marks {
    display: grid;
    grid-template: repeat(3, 1fr) / repeat(3, 1fr);
    inline-size: 84%;
    block-size: 84%;
    color: var(--_note);
    font-size: calc(var(--_cell) * 0.25);
    font-weight: 450;
  }
  .mark {
    display: grid;
    place-items: center;
    place-self: center;
    inline-size: 1.1em;
    block-size: 1.1em;
    border-radius: 50%;
  }
  /* Digits fill the height of capitals, which fonts put at different heights of their line. */
  @supports (text-box: trim-both cap alphabetic) {
    .digit, .mark { text-box: trim-both cap alphabetic; }
    .mark { display: block; align-content: center; text-align: center; }
  }
  .centre { display: flex; justify-content: center; align-items: center; font-weight: 600; }
  .centre > .mark { inline-size: auto; padding-inline: 0.02em; min-inline-size: 0.6em; border-radius: 0.3em; }
  .alone { grid-template: 1fr / 1fr; }
  .three, .four { font-size: calc(var(--_cell) * 0.225); }
  .three > .centre, .four > .centre { grid-column: 1 / -1; }
  .four { grid-template-rows: repeat(4, 1fr); font-size: calc(var(--_cell) * 0.2); }
  .four > .mark, .centre > .mark { block-size: 1.05em; }
  .four > .mark { inline-size: 1.05em; }
  .alone > .centre { font-size: calc(var(--_cell) * 0.3); }
  .alone > .n5 { font-size: calc(var(--_cell) * 0.25); }
  .marks > :is(.n5, .n6, .n7, .n8, .n9) > .mark { min-inline-size: 0; padding: 0; }
  .marks:not(.alone) > .n6 { font-size: calc(var(--_cell) * 0.2); }
  .marks:not(.alone) > .n7 { font-size: calc(var(--_cell) * 0.18); }
  .marks:not(.alone) > .n8 { font-size: calc(var(--_cell) * 0.16); }
  .marks:not(.alone) > .n9 { font-size: calc(var(--_cell) * 0.14); }
  /* Where there is nothing else in the cell, many of them take two lines and stay readable. */
  .alone > :is(.n6, .n7, .n8, .n9) { flex-wrap: wrap; align-content: center; place-self: center; font-size: calc(var(--_cell) * 0.23); }
  .alone > :is(.n6, .n7, .n8, .n9) > .mark { inline-size: 0.72em; block-size: 1.25em; }
  .alone > .n6 { inline-size: 2.2em; }
  .alone > :is(.n7, .n8) { inline-size: 2.9em; }
  .alone > .n9 { inline-size: 3.62em; }
  .mark.alike { background: var(--_focus); color: var(--_bg); font-weight: 650; }

  .problem {
    margin: 0.75em 0 0;
    padding: 0.6em 0.8em;
    border-inline-start: 4px solid var(--_conflict);
    background: var(--_bg);
    color: var(--_given);
    font: 0.95rem/1.45 var(--nonet-font, system-ui, sans-serif);
  }
  .problem button { padding-inline: 0.6em; font: inherit; }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    .grid[aria-disabled="true"] { opacity: 1; filter: none; color: GrayText; }
    .grid { border-color: CanvasText; }
    .cell { border-color: GrayText; }
    .cell:nth-child(3n), .row:nth-of-type(3n) .cell { border-inline-end-color: CanvasText; }
    .selected, .target, .mark.alike, .mark.pattern { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    .selected .digit, .selected .marks, .target .digit, .target .marks { color: HighlightText; }
    .grid:focus-within .cursor { outline: 3px double CanvasText; }
    .conflict::after { forced-color-adjust: none; background: CanvasText; }
    .given .digit { text-decoration: none; }
    .conflict .digit { text-decoration: underline wavy; }
    .wrong .digit { text-decoration: line-through; }
  }
`;

import { css } from "lit";

/**
 * The controls follow the size of the element, not of the window: below the board, all in rows of the board's width; from 560 px on with the
 * tools in one row; from 760 px on beside it. Buttons have a ground of their own, so that they can be read on any page; what stands on
 * the page itself (the time) has the page's colour.
 */
export const controlStyles = css`
  :host {
    --_accent: var(--nonet-accent, var(--_entry));
    --_on-accent: var(--nonet-on-accent, light-dark(#ffffff, #141a33));
    --_button: var(--nonet-button, light-dark(#eef1f8, #2a303c));
    --_button-text: var(--nonet-button-text, light-dark(#232838, #e6eaf3));
    --_button-edge: var(--nonet-button-edge, light-dark(#d3d9e7, #3a4150));
    --_gap: 6px;
  }
  .frame { font: 1rem/1.4 var(--nonet-font, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif); }
  .side { display: contents; }
  .time {
    order: -1;
    align-self: end;
    padding-inline: 4px;
    font-size: 1.05rem;
    font-weight: 550;
    line-height: 1.3;
    font-variant-numeric: tabular-nums lining-nums;
  }

  button {
    position: relative;
    box-sizing: border-box;
    margin: 0;
    min-inline-size: 0;
    min-block-size: 44px;
    padding: 4px 2px;
    border: 1px solid var(--_button-edge);
    border-radius: var(--nonet-button-radius, 9px);
    background: var(--_button);
    color: var(--_button-text);
    font: inherit;
    font-size: 0.75rem;
    line-height: 1.15;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    cursor: pointer;
  }
  button:focus-visible { outline: 3px solid var(--_focus); outline-offset: 1px; z-index: 1; }
  button:disabled { cursor: default; opacity: 0.55; }
  button[aria-disabled="true"] { cursor: default; border-color: transparent; color: color-mix(in srgb, var(--_button-text) 72%, var(--_button)); }
  button[aria-disabled="true"] .icon { opacity: 0.55; }
  button:not(:disabled, [aria-disabled="true"]):active { translate: 0 1px; }
  @media (hover: hover) {
    button:not(:disabled, [aria-disabled="true"]):hover { border-color: var(--_accent); }
  }
  .icon { flex: none; inline-size: 1.25rem; block-size: 1.25rem; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }

  .pad { display: grid; grid-template-columns: repeat(9, minmax(0, 1fr)); gap: 4px; }
  .key { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 2px; min-block-size: 52px; padding: 2px 0; font-variant-numeric: tabular-nums lining-nums; }
  .key > b { color: var(--_accent); font-size: 1.5rem; font-weight: 550; line-height: 1; }
  .key > small { font-size: 0.7rem; line-height: 1; opacity: 0.85; }
  .key.done > b { opacity: 0.6; font-weight: 400; }
  [data-mode="corner"] .key > b { translate: -0.35em -0.1em; }
  [data-mode="corner"] .key > b, [data-mode="centre"] .key > b { color: var(--_button-text); font-size: 1.1rem; line-height: 1.5rem; font-weight: 600; }
  .key[aria-pressed="true"] { border: 2px solid var(--_accent); background: var(--_selected); }
  .swatch { background: var(--_own); border-color: var(--_thin); }
  :host([patterns]) .swatch { background: var(--_pattern), var(--_own); }
  .swatch > b { color: light-dark(#10131b, #ffffff); }
  .swatch[aria-pressed="true"] { border: 3px solid var(--_line); background-color: var(--_own); }

  .modes { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 2px; padding: 2px; border-radius: calc(var(--nonet-button-radius, 9px) + 2px); background: var(--_button); box-shadow: inset 0 0 0 1px var(--_button-edge); }
  .mode, .tool { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 2px; }
  .mode { min-block-size: 42px; border-color: transparent; background: none; }
  .mode[aria-pressed="true"] { border-color: var(--_accent); background: var(--_bg); color: var(--_accent); font-weight: 620; }
  .mode > span, .tool > span { max-inline-size: 100%; text-wrap: balance; text-align: center; }

  .tools { display: flex; flex-wrap: wrap; gap: var(--_gap); }
  .side:not(.full) .tools { display: contents; }
  .group { flex: 1 1 100%; display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 4px; }
  .tool { min-block-size: 50px; }
  /* Both in two lines, whatever the width. */
  .fill > span, .clear > span { max-inline-size: 4.2em; }
  /* As high as those, also where a language needs one: the room for it is there before. */
  .fill, .clear { min-block-size: 59.6px; }
  .tool.hint:not(.sure) .icon { color: light-dark(#a56600, #ffc24b); }
  .tool.sure { border-color: var(--_conflict); background: var(--_bg); color: var(--_conflict); font-weight: 620; }

  .card {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    position: relative;
    padding: 10px 12px;
    border: 1px solid var(--_button-edge);
    border-inline-start: 4px solid var(--_accent);
    border-radius: var(--nonet-button-radius, 9px);
    background: var(--_bg);
    color: var(--_given);
    font-size: 0.94rem;
    line-height: 1.45;
  }
  .card.good { border-inline-start-color: var(--_hint); }
  .card.bad { border-inline-start-color: var(--_conflict); }
  .card.hint { border-inline-start-color: light-dark(#a56600, #ffc24b); }
  .good .say .icon { color: var(--_hint); }
  .bad .say .icon { color: var(--_conflict); }
  .info .say .icon { color: var(--_accent); }
  .hint .say .icon { color: light-dark(#a56600, #ffc24b); }
  .say { flex: 1 1 100%; min-inline-size: 0; overflow-wrap: anywhere; }
  .busy .say { flex: 1 1 0; }
  .card p { margin: 0; }
  .card p + p { margin-block-start: 5px; }
  .card p:has(.icon, .spinner) { display: flex; align-items: center; gap: 8px; padding-inline-end: 34px; }
  .card p:has(.icon):not(.title) { align-items: start; }
  .lines { display: grid; gap: 1px; margin: 4px 0 0; padding: 0; list-style: none; }
  .lines p { padding: 2px 6px; }
  .deep { margin-inline-start: 6px; padding-inline-start: 4px; border-inline-start: 1.5px solid var(--_thin); }
  .line { display: block; inline-size: 100%; min-block-size: 26px; padding: 2px 6px; border-color: transparent; background: none; font-size: inherit; line-height: 1.3; text-align: start; }
  .line:hover { background: var(--_button); }
  .line[aria-current] { background: var(--_selected); }
  .title { font-weight: 650; }
  .dots { display: flex; gap: 4px; margin-inline-start: auto; }
  .dots > i { inline-size: 7px; block-size: 7px; box-sizing: border-box; border: 1.5px solid var(--_thin); border-radius: 50%; }
  .dots > .on { border-color: light-dark(#a56600, #ffc24b); background: light-dark(#a56600, #ffc24b); }
  .act { min-block-size: 40px; padding-inline: 14px; font-size: 0.9rem; }
  .act.primary { border-color: var(--_accent); background: var(--_accent); color: var(--_on-accent); font-weight: 600; }
  .close { position: absolute; inset-block-start: 3px; inset-inline-end: 4px; display: grid; place-items: center; inline-size: 36px; min-block-size: 36px; padding: 0; border-color: transparent; background: none; }
  .close > .icon { inline-size: 1rem; block-size: 1rem; }
  .spinner { flex: none; inline-size: 1.1rem; block-size: 1.1rem; box-sizing: border-box; border: 2.5px solid var(--_button-edge); border-block-start-color: var(--_accent); border-radius: 50%; animation: turn 0.9s linear infinite; }
  @keyframes turn { to { rotate: 1turn; } }

  @container (max-width: 330px) {
    .pad, .group { gap: 2px; }
    .tool, .mode { font-size: 0.69rem; letter-spacing: -0.01em; }
  }
  @container (min-width: 560px) {
    .frame { --_gap: 8px; }
    .group { flex: 1 1 0; }
    .mode { flex-direction: row; gap: 6px; font-size: 0.85rem; }
    .key { min-block-size: 58px; }
    .key > b { font-size: 1.7rem; }
  }
  @container (min-width: 760px) {
    .full { display: flex; flex-direction: column; gap: 10px; }
    .full .time { order: 0; align-self: center; font-size: 1.7rem; }
    .full .pad { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 6px; }
    .full .key { min-block-size: 64px; }
    .full .mode { flex-direction: column; gap: 2px; font-size: 0.78rem; min-block-size: 48px; }
    .full .group { flex: 1 1 100%; }
  }
  /* Beside the board of a phone that lies on its side. */
  @media (max-height: 559px) {
    @container (min-width: 480px) {
      .side { gap: 6px; }
      .side .time { order: 0; align-self: center; font-size: 1.05rem; }
      .side .pad { flex: 0 1 160px; min-block-size: 98px; grid-template: repeat(3, minmax(30px, 1fr)) / repeat(3, minmax(0, 1fr)); gap: 4px; }
      .side .key { min-block-size: 0; }
      .side .mode { flex-direction: column; gap: 2px; min-block-size: 40px; font-size: 0.72rem; }
      .side .tool { min-block-size: 42px; }
      .side .group { flex: 1 1 100%; }
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .spinner { animation-duration: 4s; }
    button:active { translate: none; }
  }
  @media (forced-colors: active) {
    .mode[aria-pressed="true"], .key[aria-pressed="true"] { forced-color-adjust: none; border-color: Highlight; background: Highlight; color: HighlightText; }
    .key[aria-pressed="true"] > b { color: HighlightText; }
    .swatch { forced-color-adjust: none; }
    button[aria-disabled="true"], button:disabled { color: GrayText; opacity: 1; }
    .dots > .on { forced-color-adjust: none; background: CanvasText; }
  }
`;

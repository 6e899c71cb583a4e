import { css } from "lit";

export const legendStyles = css`
  :host { --_cell: 24px; min-inline-size: 0; container-type: normal; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)); gap: 4px 12px; margin: 0; padding: 2px 0 6px; list-style: none; }
  li { display: grid; grid-template-columns: 34px minmax(0, 1fr); align-items: center; gap: 8px; min-block-size: 24px; }
  .swatch { display: grid; place-items: center; inline-size: 24px; block-size: 24px; justify-self: center; }
  .swatch.line { inline-size: 34px; block-size: 12px; }
  .tint { position: relative; border-radius: 4px; }
  .tint:not(.placed, .cause) { box-shadow: inset 0 0 0 1px var(--_thin); }
  .swatch > .mark { --_ring: 2px; inline-size: 20px; block-size: 20px; scale: 1; font: 500 13px / 1 var(--nonet-font, system-ui, sans-serif); }
  .swatch > .digit { font: 600 16px / 1 var(--nonet-font, system-ui, sans-serif); }
`;

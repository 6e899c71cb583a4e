import { css } from "lit";

/**
 * The small digits and lines of a drawing. Colour never speaks alone: filled discs and squares, rings, dashed rings and struck-out
 * digits can be told apart without it, and a colour is not used for two shapes that mean opposite things.
 */
export const drawingStyles = css`
  .mark:is(.pattern, .on, .pincer, .corner, .pivot, .restricted, .fin, .guardian, .color-0, .color-1) { color: var(--_hint-text); font-weight: 700; }
  .mark:is(.off, .set-0, .set-1, .set-2, .set-3, .color-2, .color-3, .because) { color: var(--_given); font-weight: 700; }
  .mark:is(.pivot, .restricted, .fin, .guardian, .off, .color-1, .color-3, .set-1, .set-3) { border-radius: 18%; }

  .mark:is(.pattern, .on, .color-0) { background: var(--_hint); }
  .mark:is(.pincer, .corner, .color-1) { background: var(--_second); }
  .mark:is(.pivot, .restricted) { background: var(--_third); }
  .mark:is(.fin, .guardian) { background: var(--_cause); }

  .mark:is(.set-0, .color-2) { box-shadow: inset 0 0 0 var(--_ring) var(--_hint); }
  .mark:is(.set-1, .color-3, .off) { box-shadow: inset 0 0 0 var(--_ring) var(--_second); }
  .mark.set-2 { box-shadow: inset 0 0 0 var(--_ring) var(--_third); }
  .mark.set-3 { box-shadow: inset 0 0 0 var(--_ring) var(--_cause); }
  .mark.because { box-shadow: 0 0 0 1.5px var(--_cause); }
  .marks { --_ring: max(1.5px, 0.14em); }

  .mark.eliminated { position: relative; color: var(--_conflict); font-weight: 700; }
  .mark.eliminated::after {
    content: "";
    position: absolute;
    inset: 4%;
    background: linear-gradient(
      to top right, transparent calc(50% - 1.1px), var(--_conflict) calc(50% - 0.7px) calc(50% + 0.7px), transparent calc(50% + 1.1px));
    border-radius: 50%;
    box-shadow: 0 0 0 1px var(--_conflict);
  }

  .links { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; pointer-events: none; }
  .link { stroke: var(--_link); stroke-width: 1.5; }
  .link.weak { stroke-width: 1.3; }
  .link-casing { stroke: var(--_bg); stroke-width: 3.2; stroke-opacity: 0.75; }
  .link-head { fill: var(--_link); }
  .link-group { stroke: var(--_link); stroke-width: 1; }

  @media (forced-colors: active) {
    .mark:is(.pattern, .on, .pincer, .corner, .pivot, .restricted, .fin, .guardian, .color-0, .color-1) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .mark:is(.off, .set-0, .set-1, .set-2, .set-3, .color-2, .color-3) { outline: 1.5px solid CanvasText; outline-offset: -1.5px; }
    .mark.eliminated { text-decoration: line-through 2px; }
    .link, .link-group { stroke: CanvasText; }
    .link-casing { stroke: Canvas; }
    .link-head { fill: CanvasText; }
  }
`;

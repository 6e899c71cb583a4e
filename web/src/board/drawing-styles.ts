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

  /* The stroke lies behind the digit, which must still be read. */
  .mark.eliminated {
    --_struck: color-mix(in srgb, var(--_conflict) 55%, var(--_bg));
    background: color-mix(in srgb, var(--_conflict) 16%, var(--_bg));
    color: var(--_conflict);
    font-weight: 700;
  }
  .mark.eliminated::after {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(
      to top right, transparent calc(50% - 1.2px), var(--_struck) calc(50% - 0.8px) calc(50% + 0.8px), transparent calc(50% + 1.2px));
  }
  /* Over the focus ring, which they would be cut by. */
  .mark:is(.pattern, .on, .pincer, .corner, .pivot, .restricted, .fin, .guardian, .off, .set-0, .set-1, .set-2, .set-3,
    .color-0, .color-1, .color-2, .color-3, .eliminated) { position: relative; z-index: 3; }

  /* On small boards a marked digit is the only one of its size that has to be read, so it may spread into its neighbours' room. */
  @container (max-width: 480px) {
    .mark:is(.pattern, .on, .pincer, .corner, .pivot, .restricted, .fin, .guardian, .off, .set-0, .set-1, .set-2, .set-3,
      .color-0, .color-1, .color-2, .color-3, .eliminated) { scale: 1.2; }
  }

  .links { position: absolute; inset: 0; z-index: 4; display: block; inline-size: 100%; block-size: 100%; pointer-events: none; }
  .link { stroke: var(--_link); stroke-width: 1.5; stroke-linejoin: round; }
  .link.weak { stroke-width: 1.3; }
  .link.bar { stroke-width: 2.2; }
  .link-casing { stroke: var(--_bg); stroke-width: 2.8; stroke-opacity: 0.6; }
  .link-head { fill: var(--_link); }
  .link.faint, .link.faint + .link-head { opacity: 0.38; }
  .link-group { stroke: var(--_link); stroke-width: 1; }

  /* Tints and hatches are lost: frames for tinted cells, and hatches of the system's colours. */
  @media (forced-colors: active) {
    .house { outline: 2px dotted CanvasText; outline-offset: -3px; }
    .involved { outline: 2px solid CanvasText; outline-offset: -3px; }
    :is(.cover, .blocked):not(.conflict, .wrong, .error)::after {
      content: "";
      position: absolute;
      inset: 0;
      z-index: -1;
      forced-color-adjust: none;
      background: repeating-linear-gradient(45deg, transparent 0 6px, GrayText 6px 7px);
    }
    .blocked:not(.conflict, .wrong, .error)::after { background: repeating-linear-gradient(-45deg, transparent 0 4px, GrayText 4px 5px); }
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

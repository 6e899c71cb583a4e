import { css } from "lit";

/**
 * Cells that cannot hold the digit that is looked at: they take the place of the tint of peers, so there are three tints still. And what is drawn while a
 * puzzle is typed in: cells to be filled next, and digits that can be.
 */
export const seenStyles = css`
  .seen { background: var(--nonet-seen, color-mix(in srgb, var(--_line) 17%, var(--_bg))); }
  .next { background: var(--_same); }
  .mark.faint { color: color-mix(in srgb, var(--_note) 82%, var(--_bg)); font-weight: 400; }

  /* The tint is lost: what cannot be is hatched. */
  @media (forced-colors: active) {
    .seen::before {
      content: "";
      position: absolute;
      inset: 0;
      z-index: -1;
      forced-color-adjust: none;
      background: repeating-linear-gradient(-45deg, transparent 0 5px, GrayText 5px 6px);
    }
    .next { outline: 2px dashed CanvasText; outline-offset: -3px; }
  }
`;

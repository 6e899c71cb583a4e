import { css } from "lit";

/**
 * On paper: the puzzle and its entries, dark on white, whatever the page's colours are and whether or not the browser
 * prints grounds. Parts for playing (selection, tints, hints, controls) stay behind; a reason that is drawn in the game is a part of it, as
 * notes are. Widths are points, so that lines are there on every printer.
 */
export const printStyles = css`
  @media print {
    /* Over the page's own colours: on a dark page they would be light on white paper. */
    :host {
      --_bg: #ffffff !important;
      --_line: #000000 !important;
      --_thin: #6b6f78 !important;
      --_given: #000000 !important;
      --_entry: #30343c !important;
      --_note: #30343c !important;
      --_conflict: #30343c !important;
      --_thick: 1.5pt !important;
      color-scheme: light !important;
      break-inside: avoid;
    }
    .stage { max-inline-size: 12cm; margin-inline: auto; break-inside: avoid; }
    .grid { border-radius: 0; overflow: visible; opacity: 1 !important; filter: none !important; }
    .cell { border-color: var(--_thin); border-inline-end-width: 0.75pt; border-block-end-width: 0.75pt; outline: 0 !important; }
    .cell { background: none !important; }
    .cell::before, .cell::after { content: none !important; }
    .given { font-weight: 700; }
    .coloured { --_given: #000000; --_entry: #30343c; --_note: #30343c; }
    .colours { inset: 0 !important; block-size: auto !important; border-radius: 0 !important; }
    .colours > i, .mark.painted { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    .grid:not(.kept) .links, .digit.placed { display: none; }
    .kept {
      --_hint: #000000; --_hint-text: #ffffff; --_second: #000000; --_link: #000000; --_conflict: #000000;
      --_given: #000000; print-color-adjust: exact; -webkit-print-color-adjust: exact;
    }
    .cause .digit { border: 0; }
    .mark { scale: none !important; outline: 0 !important; }
    .grid:not(.kept) .mark { box-shadow: none !important; }
    .grid:not(.kept) .mark:not(.painted) { background: none !important; color: var(--_note) !important; font-weight: 450; }
    .grid:not(.kept) .mark::after { content: none !important; }
    .controls, .card, .time, .side, slot[name="toolbar"] { display: none !important; }
    .frame { display: block !important; }
  }
`;

/**
 * `<lab-matrix>`: the exact-cover matrix as a picture, a line for each row. Its host has the words for screen readers.
 */
import { BLOCK, COLUMNS, isOfSolution, type MatrixRow, rowCount, rowOf } from "../model/matrix.js";
import { colourOf, onThemeChange } from "./theme-colours.js";

export interface MatrixPicture {
  readonly rows: Uint16Array;
  readonly solution: Uint8Array | null;
  /** The row that is looked at, from 1. */
  readonly row: number;
}

/** Fired with the number of the row under the pointer. */
export type RowEvent = CustomEvent<number>;

const LINE = 5;
const MIN_COLUMN = 2;
/** Room above and below for the frame around the first and the last row. */
const MARGIN = 1;

export class LabMatrix extends HTMLElement {
  readonly #canvas = document.createElement("canvas");
  #picture: MatrixPicture | null = null;
  #drawnWidth = 0;
  #frame = 0;
  #unsubscribe = (): void => undefined;
  readonly #observer = new ResizeObserver(() => this.#fit());

  constructor() {
    super();
    // WebKit tells of a move, too, where the page scrolls under a pointer that rests: that would take the row from
    // the keyboard.
    this.addEventListener("pointermove", (event) => (event.movementX || event.movementY) && this.#pick(event));
    this.addEventListener("pointerdown", (event) => this.#pick(event));
  }

  set picture(picture: MatrixPicture) {
    const before = this.#picture;
    if (before && before.rows === picture.rows && before.solution === picture.solution && before.row === picture.row)
      return;
    this.#picture = picture;
    this.#draw();
  }

  connectedCallback(): void {
    if (!this.#canvas.isConnected) this.append(this.#canvas);
    this.#observer.observe(this.#room);
    this.#unsubscribe = onThemeChange(() => this.#draw());
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#unsubscribe();
  }

  /**
   * Draws anew when there is more or less room. The drawing changes the height of the page, so it waits for the next
   * frame.
   */
  #fit(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.isConnected && this.#roomWidth !== this.#drawnWidth && this.#draw());
  }

  /** The picture scrolls in a frame that is as wide as the picture, and at most as wide as this. */
  get #room(): HTMLElement {
    return this.closest<HTMLElement>("section")!;
  }
  get #roomWidth(): number {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(this.#room);
    return this.#room.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - 2;
  }

  #pick(event: PointerEvent): void {
    if (!this.#picture) return;
    const row = Math.floor((event.clientY - this.#canvas.getBoundingClientRect().top - MARGIN) / LINE) + 1;
    if (row >= 1 && row <= rowCount(this.#picture.rows))
      this.dispatchEvent(new CustomEvent("lab-row", { detail: row }) satisfies RowEvent);
  }

  #draw(): void {
    if (!this.#picture || !this.isConnected) return;
    this.#drawnWidth = this.#roomWidth;
    const column = Math.max(MIN_COLUMN, Math.floor(this.#drawnWidth / COLUMNS));
    const { rows } = this.#picture;
    const [width, height] = [COLUMNS * column, rowCount(rows) * LINE + 2 * MARGIN];
    // Two is sharp enough, and some phones refuse a larger canvas.
    const density = Math.min(2, devicePixelRatio);
    this.style.inlineSize = `${width}px`;
    Object.assign(this.#canvas, { width: width * density, height: height * density });
    Object.assign(this.#canvas.style, { inlineSize: `${width}px`, blockSize: `${height}px` });
    const context = this.#canvas.getContext("2d")!;
    context.scale(density, density);
    context.translate(0, MARGIN);
    drawMatrix(context, this.#picture, column, (name) => colourOf(this, name));
  }
}

customElements.define("lab-matrix", LabMatrix);

function drawMatrix(
  context: CanvasRenderingContext2D,
  picture: MatrixPicture,
  column: number,
  colour: (name: string) => string,
): void {
  const count = rowCount(picture.rows);
  drawGuides(context, column, count * LINE, colour("--edge"), colour("--control-edge"));
  const [plain, lit, band] = [colour("--lab-mark"), colour("--lab-lit"), colour("--lab-band")];
  for (let number = 1; number <= count; number++) {
    const row = rowOf(picture.rows, number);
    const chosen = isOfSolution(row, picture.solution);
    if (chosen) fillLine(context, number, column, band);
    drawMarks(context, row, column, chosen ? lit : plain, chosen);
  }
  context.strokeStyle = colour("--text");
  context.lineWidth = 1;
  context.strokeRect(0.5, (picture.row - 1) * LINE - 0.5, COLUMNS * column - 1, LINE + 1);
}

function fillLine(context: CanvasRenderingContext2D, number: number, column: number, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(0, (number - 1) * LINE, COLUMNS * column, LINE);
}

/** Rows of the solution have wider marks too: they stand out without their colour. */
function drawMarks(
  context: CanvasRenderingContext2D,
  row: MatrixRow,
  column: number,
  colour: string,
  chosen: boolean,
): void {
  const more = chosen ? 1 : 0;
  context.fillStyle = colour;
  for (const place of row.columns) {
    context.fillRect(
      (place - 1) * column - more,
      (row.number - 1) * LINE + 0.5 - more / 2,
      column + 2 * more,
      LINE - 1 + more,
    );
  }
}

/** A thin line every nine columns, a stronger one between the blocks. */
function drawGuides(
  context: CanvasRenderingContext2D,
  column: number,
  height: number,
  thin: string,
  thick: string,
): void {
  for (let place = 9; place < COLUMNS; place += 9) {
    context.fillStyle = place % BLOCK ? thin : thick;
    context.fillRect(place * column, 0, 1, height);
  }
}

/**
 * Texts in any script, without a font in the file: each text is one glyph of a font of our own (Type 3), drawn by the
 * browser's canvas at high resolution. The font says what the glyph means, so that it is found, copied and read aloud
 * as the text it is.
 */
import type { PDFContext, PDFRef } from "@cantoo/pdf-lib";
import { MOST, registerFont, type Type3Font, UNITS } from "./type3.js";

/** A text as black dots. Lengths are parts of the font's size. */
export interface Raster {
  width: number;
  height: number;
  /** Row by row from the top, 1 for ink, each row in whole bytes. */
  bits: Uint8Array;
  left: number;
  bottom: number;
  /** How far it is from one dot to the next. */
  dot: number;
  /** How far the text goes. */
  advance: number;
}

export type Rasterise = (text: string) => Raster;

export class GlyphFonts {
  readonly #context: PDFContext;
  readonly #rasterise: Rasterise;
  readonly #fonts: Type3Font[] = [];
  readonly #known = new Map<string, { font: string; code: number }>();

  constructor(context: PDFContext, rasterise: Rasterise) {
    this.#context = context;
    this.#rasterise = rasterise;
  }

  /** The glyph that is the whole of a text. */
  glyph(text: string): { font: string; code: number } {
    let known = this.#known.get(text);
    if (!known) {
      known = this.#add(text);
      this.#known.set(text, known);
    }
    return known;
  }

  #add(text: string): { font: string; code: number } {
    if ((this.#fonts.at(-1)?.texts.length ?? MOST) === MOST)
      this.#fonts.push({ texts: [], widths: [], procedures: [], images: {}, box: [0, 0, 0, 0] });
    const font = this.#fonts.at(-1)!;
    const code = font.texts.push(text);
    const { width, height, bits, left, bottom, dot, advance } = this.#rasterise(text);
    const units = (value: number): number => Math.round(value * UNITS);
    const [x, y, across, up] = [left, bottom, width * dot, height * dot].map(units) as [number, number, number, number];
    font.widths.push(units(advance));
    font.box = [
      Math.min(font.box[0], x),
      Math.min(font.box[1], y),
      Math.max(font.box[2], x + across),
      Math.max(font.box[3], y + up),
    ];
    const context = this.#context;
    // In a mask 0 is painted.
    const image = {
      Type: "XObject",
      Subtype: "Image",
      Width: width,
      Height: height,
      ImageMask: true,
      BitsPerComponent: 1,
    };
    font.images[`I${code}`] = context.register(
      context.flateStream(
        bits.map((byte) => ~byte),
        image,
      ),
    );
    const draw = `${units(advance)} 0 ${x} ${y} ${x + across} ${y + up} d1 ${across} 0 0 ${up} ${x} ${y} cm /I${code} Do`;
    font.procedures.push(context.register(context.stream(draw)));
    return { font: `T${this.#fonts.length}`, code };
  }

  /** The fonts that came about, by their names. */
  register(): Record<string, PDFRef> {
    return Object.fromEntries(this.#fonts.map((font, index) => [`T${index + 1}`, registerFont(this.#context, font)]));
  }
}

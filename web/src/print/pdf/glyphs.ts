/**
 * Texts in any script, without a font in the file: each text is one glyph of a font of our own (Type 3), drawn by the
 * browser's canvas at high resolution. The font says what the glyph means, so that it is found, copied and read aloud
 * as the text it is.
 */
import { type PDFContext, PDFName, type PDFRef } from "@cantoo/pdf-lib";

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

/** Codes of one byte, 0 left out. */
const MOST = 254;
/** Units of a font's size. */
const UNITS = 1000;
/**
 * Nothing, 0.6 of the size wide. Poppler takes the width of the glyph "m" for the measure of such a font; without it,
 * lines run into each other.
 */
const MEASURE = { code: 255, name: "m", width: 0.6 * UNITS } as const;

interface GlyphFont {
  texts: string[];
  widths: number[];
  procedures: Record<string, PDFRef>;
  images: Record<string, PDFRef>;
  /** What all of its glyphs lie in. */
  box: [left: number, bottom: number, right: number, top: number];
}

export class GlyphFonts {
  readonly #context: PDFContext;
  readonly #rasterise: Rasterise;
  readonly #fonts: GlyphFont[] = [];
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
      this.#fonts.push({ texts: [], widths: [], procedures: {}, images: {}, box: [0, 0, 0, 0] });
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
    font.procedures[`G${code}`] = context.register(context.stream(draw));
    return { font: `T${this.#fonts.length}`, code };
  }

  /** The fonts that came about, by their names. */
  register(): Record<string, PDFRef> {
    return Object.fromEntries(this.#fonts.map((font, index) => [`T${index + 1}`, this.#register(font)]));
  }

  #register({ texts, widths, procedures, images, box }: GlyphFont): PDFRef {
    const context = this.#context;
    return context.register(
      context.obj({
        Type: "Font",
        Subtype: "Type3",
        FontBBox: box,
        FontMatrix: [1 / UNITS, 0, 0, 1 / UNITS, 0, 0],
        CharProcs: { ...procedures, [MEASURE.name]: context.register(context.stream(`${MEASURE.width} 0 0 0 0 0 d1`)) },
        Encoding: {
          Type: "Encoding",
          Differences: [
            1,
            ...texts.map((_, index) => PDFName.of(`G${index + 1}`)),
            MEASURE.code,
            PDFName.of(MEASURE.name),
          ],
        },
        FirstChar: 1,
        LastChar: MEASURE.code,
        Widths: [...widths, ...new Array<number>(MOST - widths.length).fill(0), MEASURE.width],
        Resources: { XObject: images },
        ToUnicode: context.register(context.flateStream(meanings(texts))),
      }),
    );
  }
}

/** Adobe's "ToUnicode" map: what each code means, as UTF-16. */
function meanings(texts: readonly string[]): string {
  const rows = texts.map((text, index) => `<${hexOf([index + 1])}> <${utf16(text)}>`);
  // A block has no more than 100 rows.
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, block) =>
    rows.slice(block * 100, (block + 1) * 100),
  );
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Nonet def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${blocks.map((block) => `${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`).join("\n")}
endcmap CMapName currentdict /CMap defineresource pop end end`;
}

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("");

export const hexOf = (codes: readonly number[]): string =>
  codes.map((code) => code.toString(16).padStart(2, "0")).join("");

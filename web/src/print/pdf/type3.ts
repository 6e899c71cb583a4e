/** A font of our own within the file (Type 3): its glyphs are drawn by operators of PDF, and it says what they mean. */
import { type PDFContext, PDFName, type PDFRef } from "@cantoo/pdf-lib";

/** Codes of one byte, 0 left out. */
export const MOST = 254;
/** Units of a font's size. */
export const UNITS = 1000;
/**
 * Nothing, 0.6 of the size wide. Poppler takes the width of the glyph "m" for the measure of such a font; without it,
 * lines run into each other.
 */
const MEASURE = { code: 255, name: "m", width: 0.6 * UNITS } as const;

/** Glyphs by their order; the code of the first is 1. */
export interface Type3Font {
  /** Text of each glyph. */
  texts: string[];
  widths: number[];
  /** The operators that draw each. */
  procedures: PDFRef[];
  images: Record<string, PDFRef>;
  /** Box around all of its glyphs. */
  box: [left: number, bottom: number, right: number, top: number];
}

export function registerFont(context: PDFContext, { texts, widths, procedures, images, box }: Type3Font): PDFRef {
  const named = procedures.map((procedure, index) => [`G${index + 1}`, procedure] as const);
  return context.register(
    context.obj({
      Type: "Font",
      Subtype: "Type3",
      FontBBox: box,
      FontMatrix: [1 / UNITS, 0, 0, 1 / UNITS, 0, 0],
      CharProcs: {
        ...Object.fromEntries(named),
        [MEASURE.name]: context.register(context.stream(`${MEASURE.width} 0 0 0 0 0 d1`)),
      },
      Encoding: {
        Type: "Encoding",
        Differences: [1, ...named.map(([name]) => PDFName.of(name)), MEASURE.code, PDFName.of(MEASURE.name)],
      },
      FirstChar: 1,
      LastChar: MEASURE.code,
      Widths: [...widths, ...new Array<number>(MOST - widths.length).fill(0), MEASURE.width],
      Resources: { XObject: images },
      ToUnicode: context.register(context.flateStream(meanings(texts))),
    }),
  );
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

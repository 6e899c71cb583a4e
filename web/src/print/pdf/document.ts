/** Sheets as a PDF: lines as vectors, digits as text that can be searched and copied, row by row. */
import { PDFContext, type PDFDict, PDFHexString, PDFName, type PDFRef, PDFString, PDFWriter } from "@cantoo/pdf-lib";
import { qrModules } from "../../shell/qr.js";
import { DIGIT_ADVANCE, DIGIT_HEIGHT } from "../../sudoku/digit-outlines.js";
import { CELL, type Code, type Drawing, type Glyph, type Grid, type Label, SIZE } from "../drawing.js";
import { registerDigits } from "./digits.js";
import { GlyphFonts, type Rasterise } from "./glyphs.js";
import { hexOf } from "./type3.js";

export interface DocumentFacts {
  title: string;
  /** BCP 47. */
  language: string;
  made: Date;
}

/** Points of a millimetre. */
const POINTS = 72 / 25.4;
/** Widths in Helvetica, as parts of the font's size; all digits are as wide as each other. */
const DIGIT = 0.556;
const OTHER = 0.278;

/** Of texts. Every reader has these two: they are named, not embedded. */
const BOLD = "B";
const REGULAR = "R";
const FONTS = { [BOLD]: "Helvetica-Bold", [REGULAR]: "Helvetica" };
/** Of digits in grids. */
const GIVEN = "G";
const OTHERS = "O";
const DIGIT_FONTS = { [GIVEN]: 600, [OTHERS]: 400 } as const;

export async function pdfOf(
  sheets: Iterable<Drawing>,
  facts: DocumentFacts,
  rasterise: Rasterise,
): Promise<Uint8Array<ArrayBuffer>> {
  const context = PDFContext.create();
  const glyphs = new GlyphFonts(context, rasterise);
  const fonts = Object.fromEntries([
    ...Object.entries(FONTS).map(([name, BaseFont]) => [
      name,
      context.register(context.obj({ Type: "Font", Subtype: "Type1", BaseFont, Encoding: "WinAnsiEncoding" })),
    ]),
    ...Object.entries(DIGIT_FONTS).map(([name, weight]) => [name, registerDigits(context, weight)]),
  ]);
  const parent = context.nextRef();
  const pages: { page: PDFDict; ref: PDFRef }[] = [];
  for (const drawing of sheets) {
    const contents = context.register(context.flateStream(new Sheet(drawing, glyphs).text));
    const page = context.obj({
      Type: "Page",
      Parent: parent,
      MediaBox: [0, 0, drawing.width * POINTS, drawing.height * POINTS],
      Contents: contents,
    });
    pages.push({ page, ref: context.register(page) });
  }
  // Which fonts there are is known at the end.
  const resources = context.register(context.obj({ Font: { ...fonts, ...glyphs.register() } }));
  for (const { page } of pages) page.set(PDFName.of("Resources"), resources);
  context.assign(parent, context.obj({ Type: "Pages", Kids: pages.map(({ ref }) => ref), Count: pages.length }));
  const catalog = {
    Type: "Catalog",
    Pages: parent,
    Lang: PDFString.of(facts.language),
    ViewerPreferences: { DisplayDocTitle: true, PrintScaling: "None" },
  };
  context.trailerInfo.Root = context.register(context.obj(catalog));
  context.trailerInfo.Info = context.register(
    context.obj({
      Title: PDFHexString.fromText(facts.title),
      Creator: PDFHexString.fromText("Nonet"),
      CreationDate: PDFString.fromDate(facts.made),
    }),
  );
  return PDFWriter.forContext(context, Infinity).serializeToBuffer();
}

/** The operators of one page. Coordinates are turned into points from the lower left corner. */
class Sheet {
  readonly #lines: string[] = [];
  readonly #height: number;
  readonly #glyphs: GlyphFonts;

  constructor({ height, labels, grids, codes }: Drawing, glyphs: GlyphFonts) {
    this.#height = height;
    this.#glyphs = glyphs;
    // As one reads: what is above the first puzzle, then each puzzle after its own title.
    const numbered = labels.slice(labels.length - grids.length - (labels.at(-1)?.kind === "foot" ? 1 : 0));
    for (const label of labels) if (!numbered.includes(label)) this.#label(label);
    grids.forEach((grid, index) => {
      this.#label(numbered[index]!);
      this.#grid(grid);
    });
    for (const code of codes) this.#code(code);
    for (const label of numbered.slice(grids.length)) this.#label(label);
  }

  get text(): string {
    return this.#lines.join("\n");
  }

  #point(x: number, y: number): string {
    return `${fixed(x * POINTS)} ${fixed((this.#height - y) * POINTS)}`;
  }

  #show(font: string, size: number, x: number, y: number, hex: string): void {
    this.#lines.push(`BT /${font} ${fixed(size * POINTS)} Tf ${this.#point(x, y)} Td <${hex}> Tj ET`);
  }

  #label({ kind, text, x, y, size }: Label): void {
    if (kind === "foot") {
      const width = Array.from(text).reduce((sum, letter) => sum + (/\d/.test(letter) ? DIGIT : OTHER), 0) * size;
      return this.#show(REGULAR, size, x - width / 2, y, hexOf(toWinAnsi(text)!));
    }
    const written = text.normalize("NFC");
    const codes = toWinAnsi(written);
    if (codes) return this.#show(BOLD, size, x, y, hexOf(codes));
    const { font, code } = this.#glyphs.glyph(written);
    this.#show(font, size, x, y, hexOf([code]));
  }

  #grid(grid: Grid): void {
    const scale = grid.size / SIZE;
    const at = (x: number, y: number): string => this.#point(grid.x + x * scale, grid.y + y * scale);
    const path = (lines: readonly number[], width: number, more = ""): void => {
      const drawn = lines.map(
        (line) =>
          `${at(line * CELL, 0)} m ${at(line * CELL, SIZE)} l ${at(0, line * CELL)} m ${at(SIZE, line * CELL)} l`,
      );
      this.#lines.push(`${fixed(width * scale * POINTS)} w ${drawn.join(" ")} ${more} S`);
    };
    path([1, 2, 4, 5, 7, 8], grid.thin);
    path([3, 6], grid.thick, `${at(0, 0)} m ${at(SIZE, 0)} l ${at(SIZE, SIZE)} l ${at(0, SIZE)} l h`);
    const digits = (wanted: (kind: string) => boolean): (Glyph & { size: number; font: string })[] =>
      grid.inks
        .filter(({ kind }) => wanted(kind))
        .flatMap(({ kind, size, glyphs }) =>
          glyphs.map((glyph) => ({ ...glyph, size, font: kind === "given" ? GIVEN : OTHERS })),
        );
    const big = digits((kind) => kind !== "note").sort((one, other) => one.cell - other.cell);
    for (const { text, x, y, size, font } of [...big, ...digits((kind) => kind === "note")]) {
      this.#show(
        font,
        size * scale,
        grid.x + (x - (DIGIT_ADVANCE / 2) * size) * scale,
        grid.y + (y + (DIGIT_HEIGHT / 2) * size) * scale,
        hexOf([Number(text)]),
      );
    }
  }

  /** Dark modules in one path, filled at once: between squares that were filled one by one, readers show seams. */
  #code({ link, x, y, size }: Code): void {
    const modules = qrModules(link);
    const unit = size / modules.length;
    const squares = modules.flatMap((row, down) =>
      runs(row).map(
        ([start, end]) =>
          `${this.#point(x + start * unit, y + (down + 1) * unit)} ${fixed((end - start) * unit * POINTS)} ${fixed(unit * POINTS)} re`,
      ),
    );
    this.#lines.push(`${squares.join(" ")} f`);
  }
}

/** Where a row is dark: from, and up to. */
function runs(row: readonly boolean[]): [start: number, end: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, at) => {
    if (dark && row[at - 1]) found.at(-1)![1] = at + 1;
    else if (dark) found.push([at, at + 1]);
  });
  return found;
}

const fixed = (value: number): string => String(Number(value.toFixed(3)));

/** Characters at 128 to 159, where WinAnsi differs from Unicode; a blank for codes that are not assigned. */
const HIGH = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** The bytes of a text in the encoding of the fonts that every reader of PDFs has; null when there is a letter in it that these fonts do not have. */
function toWinAnsi(text: string): number[] | null {
  const codes = Array.from(text, codeOf);
  return codes.includes(0) ? null : codes;
}

function codeOf(letter: string): number {
  const point = letter.codePointAt(0)!;
  if ((point >= 0x20 && point < 0x7f) || (point >= 0xa0 && point <= 0xff)) return point;
  const place = HIGH.indexOf(letter);
  return place < 0 ? 0 : 0x80 + place;
}

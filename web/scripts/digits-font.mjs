// The digits of boards: Inter (OFL 1.1), of which nothing is taken but ten digits in the weights that boards use. Once as a font, and once as
// outlines, for files that carry no font. Written before each build, so that nothing of Inter is in the repository.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import * as harfbuzz from "harfbuzzjs";
import subset from "subset-font";

const SOURCE = new URL(
  "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  import.meta.url,
);
const FONTS = new URL("../fonts/", import.meta.url);

export async function writeDigits() {
  mkdirSync(FONTS, { recursive: true });
  write("digits.woff2", await digitsOf("woff2"));
  write("digits.json", Buffer.from(JSON.stringify(outlines(await digitsOf("truetype")))));
}

/** A file that is written again makes a server that watches it load the page again. */
function write(name, content) {
  const target = new URL(name, FONTS);
  if (!existsSync(target) || !content.equals(readFileSync(target))) writeFileSync(target, content);
}

const digitsOf = (targetFormat) =>
  subset(readFileSync(SOURCE), "0123456789", {
    targetFormat,
    variationAxes: { wght: { min: 400, max: 700 } },
    // All digits are equally wide where that is asked for; the others are for runs of text.
    keepFeatures: ["tnum"],
    noHinting: true,
    dropTables: ["gasp", "STAT"],
  });

/** Units of a font's size. */
const UNITS = 1000;

/**
 * The digits 1 to 9 in two weights as paths of M, L, Q and Z with absolute coordinates, downwards, around the middle of
 * the digit; and how wide all of them are and how high, all in thousandths of the font's size.
 */
function outlines(truetype) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(truetype).buffer));
  const font = new harfbuzz.Font(face);
  const scale = UNITS / face.upem;
  const weights = {};
  let advance = 0;
  let height = 0;
  for (const weight of [400, 600]) {
    font.setVariations([new harfbuzz.Variation("wght", weight)]);
    const buffer = new harfbuzz.Buffer();
    buffer.addText("123456789");
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer, [new harfbuzz.Feature("tnum", 1)]);
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
    const width = buffer.getGlyphPositions()[0].xAdvance;
    advance = Math.max(advance, Math.round(width * scale));
    // A 1 stands on the line and is as high as the others look.
    height = Math.round(font.glyphExtents(glyphs[0]).yBearing * scale);
    weights[weight] = glyphs.map((glyph) =>
      font
        .glyphToPath(glyph)
        .replace(
          /(-?[\d.]+),(-?[\d.]+)/g,
          (_, x, y) => `${Math.round((x - width / 2) * scale)},${Math.round(height / 2 - y * scale)}`,
        ),
    );
  }
  return { advance, height, weights };
}

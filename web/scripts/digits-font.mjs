// The font of the digits: Inter (OFL 1.1), of which nothing is taken but ten digits in the weights that boards use. Written before
// each build, so that no binary is in the repository.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subset from "subset-font";

const SOURCE = new URL(
  "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  import.meta.url,
);
const TARGET = new URL("../fonts/digits.woff2", import.meta.url);

export async function writeDigitsFont() {
  const font = await subset(readFileSync(SOURCE), "0123456789", {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
    // All digits are equally wide where that is asked for; the others are for runs of text.
    keepFeatures: ["tnum"],
    noHinting: true,
    dropTables: ["gasp", "STAT"],
  });
  // A file that is written again makes a server that watches it load the page again.
  if (existsSync(TARGET) && font.equals(readFileSync(TARGET))) return;
  mkdirSync(new URL(".", TARGET), { recursive: true });
  writeFileSync(TARGET, font);
}

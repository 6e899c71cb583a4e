/** The pictures of the essays are what the program draws. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { draw, FOLDER } from "../../web/scripts/docs/pictures.mjs";
import { nonet } from "./run.mjs";

test("each picture of the documentation is drawn again as it is", () => {
  const drawn = draw((args, input) => `${nonet(args, input).out.join("\n")}\n`);
  assert.deepEqual(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith(".svg"))
      .sort(),
    Object.keys(drawn).sort(),
  );
  for (const [name, picture] of Object.entries(drawn))
    assert.equal(picture, readFileSync(join(FOLDER, name), "utf8"), `node web/scripts/docs/pictures.mjs draws ${name}`);
});

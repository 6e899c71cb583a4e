/** Mistakes that change no answer are listed with the line that they are made in, as it stands today. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { readEquivalent } from "./equivalent.mjs";
import { mutationsOf } from "./mutations.mjs";

test("each equivalent mutation changes a line of its source", () => {
  const listed = [...readEquivalent().keys()].map((key) => key.split("\n"));
  assert.ok(listed.length > 20);
  for (const [source, before, after] of listed) {
    const path = new URL(`../../${source}`, import.meta.url);
    assert.ok(existsSync(path), source);
    const lines = readFileSync(path, "utf8").split("\n");
    assert.ok(
      lines.some((line) => line.trim() === before),
      `${source} has no line "${before}"`,
    );
    assert.ok(
      mutationsOf(before).some((made) => made.trim() === after),
      `Nobody makes "${after}" of "${before}"`,
    );
  }
});

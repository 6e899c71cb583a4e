/**
 * Each entry of the table of what browsers lack names a test that there is, so that none outlives its test or leaves
 * out another by mistake.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { LACKS, lackOf } from "../support/lacks.js";

const source = (spec: string): string =>
  readFileSync(fileURLToPath(new URL(`../e2e/${spec}`, import.meta.url)), "utf8");

describe("what browsers lack", () => {
  const entries = LACKS.flatMap(({ tests }) =>
    Object.entries(tests).flatMap(([spec, titles]) => titles.map((title) => [spec, title] as const)),
  );

  test.each(entries)("%s has a test or a group that begins with “%s”", (spec, title) => {
    const [beginning] = title.split(" ›");
    expect(source(spec)).toMatch(
      new RegExp(`test(\\.describe)?\\("${beginning!.replace(/[.*+?^$()|[\]{}]/g, "\\$&")}`),
    );
  });

  test("whole specifications that are left out exist", () => {
    for (const { tests } of LACKS) for (const spec of Object.keys(tests)) expect(source(spec)).toContain("test(");
  });

  test("each says what is lacking and why", () => {
    for (const { lacks } of LACKS) expect(lacks).toMatch(/^[a-z].{40,}/);
  });

  test("a test is found by its file and its titles, in the browser that is named", () => {
    const info = {
      file: "/x/web/e2e/docs.spec.ts",
      titlePath: ["docs.spec.ts", "without scripts", "everything but search works"],
    };
    expect(lackOf("firefox", info)).toContain("scripts");
    expect(lackOf("chromium", info)).toBeUndefined();
    expect(lackOf("firefox", { ...info, titlePath: ["docs.spec.ts", "everything with scripts"] })).toBeUndefined();
  });
});

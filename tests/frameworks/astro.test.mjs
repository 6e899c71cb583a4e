/** Astro: a page whose own script has the board. */
import { test } from "node:test";
import { projectOf } from "../docs/guide.mjs";
import { assertPlayed } from "./support.mjs";

test("Astro", () =>
  assertPlayed({
    files: projectOf("Astro"),
    packages: { astro: "7.3.5" },
    build: [["astro", "build"]],
    start: ["astro", "preview", "--host", "127.0.0.1", "--port", "PORT"],
  }));

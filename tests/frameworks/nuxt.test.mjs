/** Nuxt: a page that is rendered on the server. */
import { test } from "node:test";
import { projectOf } from "../docs/guide.mjs";
import { assertPlayed } from "./support.mjs";

test("Nuxt", () =>
  assertPlayed({
    files: { ...projectOf("Nuxt"), "app/app.vue": projectOf("Vue")["Board.vue"] },
    packages: { nuxt: "4.5.2", vue: "3.5.45" },
    build: [["nuxt", "build"]],
    start: ["node", ".output/server/index.mjs"],
  }));

/** SvelteKit: a page that is rendered on the server, and its types in the template. */
import { test } from "node:test";
import { projectOf } from "../docs/guide.mjs";
import { assertPlayed } from "./support.mjs";

const config = `import adapter from "@sveltejs/adapter-node";
import { sveltekit } from "@sveltejs/kit/vite";

export default { plugins: [sveltekit({ adapter: adapter() })] };
`;
const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8">%sveltekit.head%</head><body><div>%sveltekit.body%</div></body></html>
`;
const compilerOptions = {
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};
const tsconfig = JSON.stringify({ compilerOptions, include: ["src"] });

test("SvelteKit", () =>
  assertPlayed({
    files: {
      "src/routes/+page.svelte": projectOf("Svelte")["Board.svelte"],
      "vite.config.js": config,
      "src/app.html": html,
      "tsconfig.json": tsconfig,
    },
    packages: {
      "@sveltejs/adapter-node": "6.0.1",
      "@sveltejs/kit": "3.2.0",
      "@sveltejs/vite-plugin-svelte": "7.3.1",
      svelte: "5.57.3",
      "svelte-check": "4.7.8",
      typescript: "6.0.3",
      vite: "8.3.8",
    },
    build: [
      ["vite", "build"],
      ["svelte-check", "--fail-on-warnings"],
    ],
    start: ["node", "build"],
  }));

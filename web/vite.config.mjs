import { existsSync } from "node:fs";
import { defineConfig } from "vite";
import { CONTENT_SECURITY_POLICY } from "./csp.mjs";
import "./scripts/made.mjs";
import { hostFiles, ownPlace, startGuard } from "./scripts/hosting.mjs";
import { leanMessages } from "./scripts/messages.mjs";
import { webManifest } from "./scripts/web-manifest.mjs";
import { alias, here, leanPdf, leanStyles, noteParts, withoutWasmUrl } from "./vite.shared.mjs";

/** Only in the build: while developing, Vite itself needs inline styles and a web socket. */
function contentSecurityPolicy() {
  return {
    name: "nonet-csp",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: CONTENT_SECURITY_POLICY },
        injectTo: "head-prepend",
      },
    ],
  };
}

/**
 * A rule behind each style sheet, which takes no element: whatever is cut off has another one last, and the guard tells of it (start/guard.js).
 */
const styleEnds = {
  name: "nonet-style-ends",
  apply: "build",
  enforce: "pre",
  transform: (code, id) => (/\/src\/.*\.css$/.test(id) ? { code: `${code}\n.end{order:0}\n`, map: null } : null),
};

/** A script of these sources of `src`, by folder. One that is gone is an error here: passed over, it would be in another script. */
function script(name, folders) {
  const sources = Object.entries(folders).flatMap(([folder, names]) =>
    names.split(" ").map((one) => here(`src/${folder}/${one}.ts`)),
  );
  const gone = sources.find((source) => !existsSync(source));
  if (gone) throw new Error(`The script "${name}" names ${gone}, which is not there.`);
  return { name, test: (id) => sources.includes(id) };
}

const SHARED_BY_PAGES = {
  i18n: "formats localizer messages patience sources texts",
  shell: "address-bar again dialog edition icons follow scroll-cue",
  board: "icons controls/toolbar",
  sudoku: "geometry",
};
const SHARED_BY_ROOMS = {
  page: "address backup-buttons shown",
  shell: "cell-names copy room slice",
  play: "setup-state",
  sudoku: "entries stopwatch",
  engine: "errors grids kind puzzle shown",
};
/** Apart from those of the rooms: the frame of all pages imports these, and is imported by the next. */
const RESULTS = { shell: "carried day levels own-time results valid" };
const CHECKING = { page: "game state", play: "checking/checking checking/erase checking/solution sketch-state" };

export default defineConfig({
  base: "./",
  resolve: {
    alias: {
      ...alias,
      "#board-sources": here("src/board/sources.ts"),
      "#hint-sources": here("src/hint/sources.ts"),
      "./from-package.js": here("src/engine/site.none.ts"),
      "./call-checks.js": here("src/engine/site.none.ts"),
    },
  },
  build: {
    outDir: here("../dist/site"),
    rolldownOptions: {
      input: { index: here("index.html"), lab: here("lab.html"), learn: here("learn.html") },
      // Scripts that all pages share, and those of the game and of each of its rooms, are small and many: each group is
      // one file. No two may import each other (tests/web/unit/imports.test.ts).
      output: {
        codeSplitting: {
          groups: [
            { name: "packages", test: /\/node_modules\/(@lit|lit|lit-html|lit-element|@fluent)\// },
            script("shared", SHARED_BY_PAGES),
            script("game", SHARED_BY_ROOMS),
            script("results", RESULTS),
            script("checking", CHECKING),
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  worker: { format: "es", plugins: () => [withoutWasmUrl, leanPdf, noteParts] },
  plugins: [
    leanMessages,
    leanStyles,
    styleEnds,
    contentSecurityPolicy(),
    ownPlace,
    startGuard,
    hostFiles,
    webManifest,
    noteParts,
  ],
});

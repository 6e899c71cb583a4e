import { appendFileSync, readFileSync } from "node:fs";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { CONTENT_SECURITY_POLICY } from "./csp.mjs";
import { hostFiles, startGuard } from "./scripts/hosting.mjs";
import { alias, bareBoards, here, leanPdf, noteParts, withoutWasmUrl } from "./vite.shared.mjs";

/** Only in the build: while developing, Vite itself needs inline styles and a web socket. */
function contentSecurityPolicy() {
  return {
    name: "nonet-csp",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: CONTENT_SECURITY_POLICY }, injectTo: "head-prepend" },
    ],
  };
}

/** The pictures of README.md, which browsers show before the page is installed; no visit fetches them. */
const PICTURES = [
  { name: "desktop-light-playing.png", sizes: "1280x800", form_factor: "wide", label: "A game in the middle, with digits, levels and tools beside the board" },
  { name: "phone-dark-hint.png", sizes: "720x1480", form_factor: "narrow", label: "A hint, drawn on the board and said in sentences" },
];

const pictures = {
  name: "nonet-pictures",
  apply: "build",
  generateBundle() {
    for (const { name } of PICTURES) this.emitFile({ type: "asset", fileName: `pictures/${name}`, source: readFileSync(here(`../.github/screenshots/${name}`)) });
  },
};

/** Files of puzzles, by what they hold. A browser that knows the manifest offers Nonet to open them, and to share them with. */
const PUZZLE_FILES = {
  "application/json": [".sudoku.json", ".json"],
  "application/xml": [".opensudoku", ".1gsudoku"],
  "text/csv": [".csv"],
  "text/plain": [".sdk", ".sdm", ".sdx", ".ss", ".sudoku", ".txt"],
};

/**
 * How the service worker finds pages of the documentation that it has kept: by the names of their files, however a server calls them, which may leave out
 * `.html`. Redirects to such names are not kept, or they would lead back to themselves. The functions are copied into the service worker: they know nothing from here.
 */
const KEPT_BY_NAME = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/\/$/, "");
    if (request.mode === "navigate" && !/\.\w+$/.test(path)) url.pathname = path.replace(/\/docs\/zh-CN$/, "$&/index") + ".html";
    return request.mode === "navigate" ? url.origin + url.pathname : request;
  },
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

const pwa = VitePWA({
  strategies: "generateSW",
  // The new version waits for the last tab to close; the page registers the worker itself (app/offline.ts).
  registerType: "prompt",
  injectRegister: false,
  workbox: {
    globPatterns: ["**/*.{html,js,css,ftl,txt,wasm,svg,png,webmanifest}"],
    globIgnores: ["pictures/**", "docs.html", "docs/**", "nonet.html"],
    // Frames of other people's pages are no part of the page: they come from the network, or are kept by the browser like any file. The single file is one to keep oneself.
    navigateFallbackDenylist: [/\/embed\.html/, /\/embed\//, /\/nonet\.html$/, /\/docs(\.html)?(\/|$)/, /\/third-party-notices\.txt$/],
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    // The documentation is not fetched by who only plays. Who reads it has all of it kept (src/docs/offline.ts), for when the network does not answer.
    runtimeCaching: [
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && /\/docs(\.html)?(\/|$)/.test(url.pathname),
        handler: "NetworkFirst",
        // A page asks for its script in another mode than the list of files was fetched in, which some servers name in `Vary`.
        options: { cacheName: "nonet-docs", networkTimeoutSeconds: 5, matchOptions: { ignoreVary: true }, plugins: [KEPT_BY_NAME] },
      },
    ],
    sourcemap: false,
  },
  includeManifestIcons: false,
  manifest: {
    id: "./",
    name: "Nonet – Sudoku",
    short_name: "Nonet",
    description: "Sudoku, entirely on your device",
    lang: "en",
    dir: "ltr",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#eef0f5",
    theme_color: "#eef0f5",
    categories: ["games"],
    screenshots: PICTURES.map(({ name, ...about }) => ({ src: `pictures/${name}`, type: "image/png", ...about })),
    shortcuts: [
      { name: "New game", url: "./?start=new", icons: [{ src: "icon-192.png", type: "image/png", sizes: "192x192" }] },
      { name: "Daily puzzle", url: "./?start=daily", icons: [{ src: "icon-192.png", type: "image/png", sizes: "192x192" }] },
      { name: "Library", url: "./#library", icons: [{ src: "icon-192.png", type: "image/png", sizes: "192x192" }] },
    ],
    file_handlers: [{ action: "./", accept: PUZZLE_FILES, launch_type: "single-client" }],
    share_target: {
      action: "./share",
      method: "POST",
      enctype: "multipart/form-data",
      params: { title: "title", text: "text", url: "url", files: [{ name: "files", accept: Object.entries(PUZZLE_FILES).flat(2) }] },
    },
    icons: [
      { src: "icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  },
});

/** Adds a part of our own to the service worker once that is written. `importScripts` would need a policy of trusted types there. */
const shareTarget = {
  name: "nonet-share-target",
  apply: "build",
  closeBundle: {
    sequential: true,
    order: "post",
    handler: () => appendFileSync(here("../dist/site/sw.js"), `\n${readFileSync(here("sw/share-target.js"), "utf8")}`),
  },
};

export default defineConfig({
  base: "./",
  resolve: {
    alias: {
      ...alias,
      "#languages": here("src/i18n/sources.ts"),
      "#hint-sources": here("src/hint/sources.ts"),
      "./from-package.js": here("src/engine/from-package.none.ts"),
      "./call-checks.js": here("src/engine/call-checks.none.ts"),
      "./value-checks.js": here("src/board/value-checks.none.ts"),
    },
  },
  build: {
    outDir: here("../dist/site"),
    rolldownOptions: { input: { index: here("index.html"), lab: here("lab.html"), learn: here("learn.html") } },
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  worker: { format: "es", plugins: () => [withoutWasmUrl, leanPdf, noteParts] },
  plugins: [bareBoards, contentSecurityPolicy(), startGuard, hostFiles, pictures, pwa, shareTarget, noteParts],
});

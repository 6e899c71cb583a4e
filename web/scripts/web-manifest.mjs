/**
 * The web app manifest: how the installed page is called, what it opens, and what other applications may share with
 * it.
 */
import { readFileSync } from "node:fs";
import { here } from "../vite.shared.mjs";

/** Pictures of the page, one of them in README.md, which browsers show before the page is installed; no visit fetches them. */
const PICTURES = [
  {
    name: "desktop-light-playing.png",
    sizes: "1280x800",
    form_factor: "wide",
    label: "A game in the middle, with digits, levels and tools beside the board",
  },
  {
    name: "phone-dark-hint.png",
    sizes: "720x1480",
    form_factor: "narrow",
    label: "A hint, drawn on the board and said in sentences",
  },
];

/**
 * Files of puzzles, by what they hold. A browser that knows the manifest offers Nonet to open them, and to share them
 * with.
 */
const PUZZLE_FILES = {
  "application/json": [".sudoku.json", ".json"],
  "application/xml": [".opensudoku", ".1gsudoku"],
  "text/csv": [".csv"],
  "text/plain": [".sdk", ".sdm", ".sdx", ".ss", ".sudoku", ".txt"],
};

/** Pictures in which there may be a puzzle. */
const PICTURE_FILES = {
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/webp": [".webp"],
};
const ALL_FILES = { ...PUZZLE_FILES, ...PICTURE_FILES };

const SHORTCUT_ICONS = [{ src: "icon-192.png", type: "image/png", sizes: "192x192" }];

const MANIFEST = {
  id: "./",
  name: "Nonet – Sudoku",
  short_name: "Nonet",
  description: "Sudoku, entirely on your device",
  lang: "en",
  dir: "ltr",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#faf9f6",
  theme_color: "#faf9f6",
  categories: ["games"],
  screenshots: PICTURES.map(({ name, ...about }) => ({ src: `pictures/${name}`, type: "image/png", ...about })),
  shortcuts: [
    { name: "New game", url: "./?start=new", icons: SHORTCUT_ICONS },
    { name: "Daily puzzle", url: "./?start=daily", icons: SHORTCUT_ICONS },
    { name: "Library", url: "./#library", icons: SHORTCUT_ICONS },
  ],
  file_handlers: [{ action: "./", accept: PUZZLE_FILES, launch_type: "single-client" }],
  share_target: {
    action: "./share",
    method: "POST",
    enctype: "multipart/form-data",
    params: {
      title: "title",
      text: "text",
      url: "url",
      files: [{ name: "files", accept: Object.entries(ALL_FILES).flat(2) }],
    },
  },
  icons: [
    { src: "icon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "icon-512.png", type: "image/png", sizes: "512x512" },
    { src: "icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
  ],
};

export const webManifest = {
  name: "nonet-web-manifest",
  apply: "build",
  transformIndexHtml: () => [
    { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" }, injectTo: "head" },
  ],
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(MANIFEST) });
    for (const { name } of PICTURES)
      this.emitFile({
        type: "asset",
        fileName: `pictures/${name}`,
        source: readFileSync(here(`../.github/screenshots/${name}`)),
      });
  },
};

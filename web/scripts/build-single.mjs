// Builds dist/site/nonet.html: the whole site in one file, which needs no server.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { build } from "vite";
import { ONE_SCRIPT_GUARD, scriptOf } from "../csp.mjs";
import { alias, here, leanPdf, noteParts, withoutWasmUrl } from "../vite.shared.mjs";
import { NOT_STARTED } from "./hosting.mjs";
import { inlineWorker } from "./inline-worker.mjs";
import { leanMessages, leanText } from "./messages.mjs";
import { notices } from "./notices.mjs";

const OUT = here("../dist/site/nonet.html");
/** Each of its pages, with something in it. */
const STARTED = ["app", "learn", "lab"].map((page) => `#${page}:not(:empty)`).join();
const VIEWS = /(["'`])%STYLES_OF_VIEWS%\1/;

/** One classic script, and the styles that its modules import. */
async function bundle(entry, plugins, more = {}) {
  const output = await build({
    configFile: false,
    root: here("."),
    base: "./",
    publicDir: false,
    logLevel: "warn",
    plugins,
    build: {
      write: false,
      target: "es2022",
      minify: true,
      cssCodeSplit: false,
      lib: { entry: here(entry), formats: ["iife"], name: "nonet", fileName: () => "single.js" },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ...more,
  });
  const files = [output].flat().flatMap((one) => one.output);
  const scripts = files.filter(({ type }) => type === "chunk");
  if (scripts.length !== 1) throw new Error(`${entry} should be one script.`);
  return {
    script: scripts[0].code,
    styles: files.flatMap(({ type, source }) => (type === "asset" ? String(source) : [])).join("\n"),
  };
}

/** Where the site has the address of a text, there is the text. */
const textsInside = {
  name: "nonet-texts-inside",
  enforce: "pre",
  load(id) {
    const [, path] = /^(.*\.(?:ftl|txt))\?url$/.exec(id) ?? [];
    return path ? { code: `export default ${JSON.stringify(leanText(path))};`, map: null } : null;
  },
};

/** Where the site has the address of the script that makes PDFs, there is that of a blob with it. */
const workerInside = (source) => ({
  name: "nonet-worker-inside",
  enforce: "pre",
  load: (id) =>
    /\/make-pdf\.ts\?worker/.test(id)
      ? {
          code: `export default URL.createObjectURL(new Blob([${JSON.stringify(source)}], { type: "text/javascript" }));`,
          map: null,
        }
      : null,
});

/** The engine's worker as a text. */
const engineInside = (source) => ({
  name: "nonet-engine-inside",
  enforce: "pre",
  resolveId: (id) => (id === "#inline-worker" ? `\0${id}` : null),
  load: (id) => (id === "\0#inline-worker" ? { code: `export default ${JSON.stringify(source)};`, map: null } : null),
});

/** A script has no address of its own; all addresses in it are whole. */
const withoutAddress = {
  name: "nonet-without-own-address",
  enforce: "pre",
  transform: (code, id) =>
    /\/src\/.*\.ts$/.test(id) && code.includes("import.meta.url")
      ? { code: code.replaceAll("import.meta.url", "document.baseURI"), map: null }
      : null,
};

/** The site's modules but for those that know of other files. */
const aliases = [
  { find: "#edition", replacement: here("src/single/edition.ts") },
  { find: "#engine-files", replacement: here("src/single/engine-files.ts") },
  { find: "#board-sources", replacement: here("src/board/sources.ts") },
  { find: "#hint-sources", replacement: here("src/hint/sources.ts") },
  { find: "./from-package.js", replacement: here("src/engine/site.none.ts") },
  { find: "./call-checks.js", replacement: here("src/engine/site.none.ts") },
  { find: /^(?:(?:\.\.\/)+i18n|\.)\/sources\.js$/, replacement: here("src/i18n/sources.eager.ts") },
];

/**
 * Escapes characters that would end the script, or begin a comment, for the reader of HTML; they stand in strings only.
 */
const inHtml = (script) => script.replaceAll("\r", "").replace(/<(?=!--|\/?script)/gi, "\\x3c");

const hashOf = (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Nothing is fetched from anywhere; no script but these. */
const policyOf = (scripts) =>
  [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(" ")} 'wasm-unsafe-eval'`,
    "worker-src blob:",
    "img-src data: blob:",
    "font-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types nonet lit-html",
  ].join("; ");

const dataUrl = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The page of the game with everything in it that it names. */
function htmlOf(script) {
  const theme = inHtml(scriptOf("public/theme.js"));
  const [before, after] = readFileSync(here("index.html"), "utf8")
    .replace(/^ *<(link|script)\b.*\n/gm, "")
    .split('<div id="app"></div>');
  const head = `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policyOf([ONE_SCRIPT_GUARD, theme, script])}" />\n    <script data-started="${STARTED}">${ONE_SCRIPT_GUARD}</script>`;
  const icon = `<link rel="icon" href="${dataUrl(readFileSync(here("public/icon.svg"), "utf8"))}" type="image/svg+xml" />`;
  const page = before
    .replace('<meta charset="utf-8" />', () => head)
    .replace("</head>", () => `  ${icon}\n    <script>${theme}</script>\n  </head>`);
  return `${page}<div id="page"></div>\n    <script>${script}</script>
    ${NOT_STARTED}${after.trimEnd()}
<!--
${notices("site").replaceAll("-->", "-- >")}-->
`;
}

const [engine, pdf] = await Promise.all([
  inlineWorker(),
  bundle("src/print/pdf/make-pdf.ts", [withoutWasmUrl, leanPdf, noteParts], { resolve: { alias } }),
]);
const inside = [engineInside(engine), workerInside(pdf.script), textsInside, leanMessages, withoutAddress, noteParts];
const { script, styles } = await bundle("src/single/main.ts", inside, { resolve: { alias: aliases } });
if (!VIEWS.test(script)) throw new Error("There is no place for the styles of the views.");
mkdirSync(here("../dist/site"), { recursive: true });
writeFileSync(OUT, htmlOf(inHtml(script.replace(VIEWS, () => JSON.stringify(styles)))));
console.log(`The single file is ${OUT}`);

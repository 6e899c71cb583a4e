/** Files of the site for the servers that it may stand on: a guard in every page, and the files that hosts read. */
import { basename } from "node:path";
import { GUARD, inlinePolicy, NOT_FOUND, RULES } from "../csp.mjs";

/** Puts the guard behind the character set, which must stand in the first kilobyte, and before all that is fetched. */
export const startGuard = {
  name: "nonet-start-guard",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { path }) => {
      const guard = `<script data-page="${basename(path, ".html")}">${GUARD}</script>`;
      return html.replace(/<meta charset="utf-8" ?\/?>/, (charset) => `${charset}\n    ${guard}`);
    },
  },
};

/** For Netlify and Cloudflare Pages, with the site at the root of its address. */
const headersFile = () =>
  RULES.flatMap(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
    .concat("")
    .join("\n");

const notFoundPage = () =>
  NOT_FOUND.replace(
    "<head>",
    `<head>\n    <meta http-equiv="Content-Security-Policy" content="${inlinePolicy(NOT_FOUND)}" />`,
  );

/**
 * `404.html` is what GitHub Pages, Cloudflare Pages and Netlify show for what is not there. `.nojekyll`: GitHub Pages
 * would leave out what begins with an underscore when it serves a branch.
 */
export const hostFiles = {
  name: "nonet-host-files",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "404.html", source: notFoundPage() });
    this.emitFile({ type: "asset", fileName: "_headers", source: headersFile() });
    this.emitFile({ type: "asset", fileName: ".nojekyll", source: "" });
  },
};

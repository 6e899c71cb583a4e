/** Files of the site for the servers that it may stand on: a guard in every page, and the files that hosts read. */
import { basename } from "node:path";
import { GUARD, inlinePolicy, NOT_FOUND, RULES } from "../csp.mjs";
import { PUBLISHED, placeOf } from "../published.mjs";

/** Shown after a while where a policy does not even let the guard run; it needs no script. Each page's styles say when. */
export const NOT_STARTED =
  '<div class="not-started"><p>Nonet has not started. A policy of its host may forbid its scripts, or the browser is too old. <a href="">Try again</a></p>' +
  '<p lang="zh-CN">Nonet 未能启动。网站的安全策略可能禁止了它的脚本，或者浏览器过旧。<a href="">重试</a></p></div>';

/** Without indentation, puts the guard behind the character set, which must stand in the first kilobyte, and before all that is fetched. */
export const startGuard = {
  name: "nonet-start-guard",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { path }) => {
      const guard = `<script data-page="${basename(path, ".html")}">${GUARD}</script>`;
      return html
        .replaceAll("&#39;", "'")
        .replace(/\n\s+/g, "\n")
        .replace(/<meta charset="utf-8" ?\/?>/, (charset) => `${charset}\n${guard}`)
        .replace("</body>", `${NOT_STARTED}\n</body>`);
    },
  },
};

/** Says in each page where it is, where the site has a place. */
export const ownPlace = {
  name: "nonet-own-place",
  apply: "build",
  transformIndexHtml: (html, { path }) =>
    html.replace("</title>", () => `</title>\n${placeOf(path.replace(/^\//, ""), PUBLISHED)}`),
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

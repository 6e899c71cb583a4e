/**
 * The policy that the site is built for: enough for everything on the page. `script-src` allows compiling WebAssembly and no
 * other evaluation; of inline scripts only the guard at the start of each page, by its hash. The build writes it into the page;
 * the preview server and the hosts that read `_headers` send it as a header.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The script itself: without comments, indentation and empty lines. */
export const GUARD = readFileSync(new URL("start/guard.js", import.meta.url), "utf8")
  .replace(/^\s*(\/\/.*)?/gm, "")
  .replace(/\n+/g, "\n")
  .trim();

const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const policy = (scripts, styles) =>
  [
    "default-src 'self'",
    `script-src ${scripts} 'wasm-unsafe-eval' ${hashOf(GUARD)}`,
    ...(styles ? [`style-src ${styles}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types nonet lit-html",
  ].join("; ");

/** In a sandbox without an origin the engine is a worker made of a text that imports it: `startWorker` of engine/spawn.ts. */
const WORKERS = "worker-src 'self' blob:";

export const CONTENT_SECURITY_POLICY = `${policy("'self'", "")}; ${WORKERS}`;

/** That of a page all of whose scripts and styles are inside it: these, and nothing else. */
export function inlinePolicy(page) {
  const hashes = (tag) =>
    [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(([, text]) => hashOf(text)).join(" ");
  return `default-src 'self'; script-src ${hashes("script")}; style-src ${hashes("style")}; object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
}

/**
 * The first script of `embed.html`. For WebKit nothing is 'self' to a document in a sandbox without an origin, so the policy below names no host; this
 * adds one that names the host of the page's own address, before anything is loaded.
 */
export const FRAME_GUARD =
  `if(/^http/.test(location.origin))document.head.append(Object.assign(document.createElement("meta"),{httpEquiv:"Content-Security-Policy",` +
  `content:"script-src O 'wasm-unsafe-eval'; style-src O; worker-src O blob:".replaceAll("O",location.origin)}));`;

const ANY_HOST = "'self' http: https:";

/** That of `embed.html`: in a sandbox without an origin its engine is a worker made of a text. */
export const EMBED_CONTENT_SECURITY_POLICY = `${policy(`${ANY_HOST} ${hashOf(FRAME_GUARD)}`, ANY_HOST)}; ${WORKERS}`;

const OWN_FRAMES = "frame-ancestors 'self'";
const own = { "Content-Security-Policy": `${CONTENT_SECURITY_POLICY}; ${OWN_FRAMES}` };

/**
 * Headers that servers send with each path, for a site at the root of its address; `*` stands for anything. Other
 * people's pages may show `embed.html` in a frame, and nothing else. Browsers apply every policy that they are sent,
 * and that of the frame is wider: so it has a rule of its own, and no other rule with a policy fits it. A path has one
 * rule alone, since Cloudflare takes the last. `nonet.html`, which you can take away, and `404.html` have policies of
 * their own inside.
 */
export const RULES = [
  { path: "/*", headers: { "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer" } },
  ...["/", "/index*", "/lab*", "/learn*", "/docs*", "/sw.js"].map((path) => ({ path, headers: own })),
  ...["/nonet*", "/404*"].map((path) => ({ path, headers: { "Content-Security-Policy": OWN_FRAMES } })),
  ...["/embed.html", "/embed"].map((path) => ({
    path,
    headers: { "Content-Security-Policy": `${EMBED_CONTENT_SECURITY_POLICY}; frame-ancestors *` },
  })),
  // Other people's pages load these: module scripts, and all that they fetch, are refused to other origins unless the
  // server lets them be read.
  { path: "/embed/*", headers: { "Access-Control-Allow-Origin": "*" } },
  { path: "/assets/*", headers: { ...own, "Cache-Control": "public, max-age=31536000, immutable" } },
];

const fits = (rule, path) => (rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule);

/** The headers of a file by its path below the site, but for how long it may be kept. */
export function headersOf(path) {
  const sent = RULES.filter((rule) => fits(rule.path, path)).map(({ headers }) => headers);
  const { "Cache-Control": _kept, ...headers } = Object.assign({}, ...sent);
  return headers;
}

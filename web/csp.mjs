/**
 * The policy that the site is built for: enough for everything on the page. `script-src` allows compiling WebAssembly and no
 * other evaluation; of inline scripts only the guard at the start of each page, by its hash. The build writes it into the page;
 * the preview server and the hosts that read `_headers` send it as a header.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { minifySync } from "vite";

/** A script that stands in a page, made small for browsers of the age that its source is for. */
export const scriptOf = (name) =>
  minifySync(name, readFileSync(new URL(name, import.meta.url), "utf8"), {
    compress: { target: "es2020" },
  }).code.trim();
export const GUARD = scriptOf("start/guard.js");
/** The first script of `embed.html` and of `nonet.html`, and the one behind it in `embed.html`. */
export const ONE_SCRIPT_GUARD = scriptOf("start/one-script.js");
export const FRAME_POLICY = scriptOf("start/frame.js");

/** The page for addresses that there are not, which hosts show at any address, however deep: nothing of it is a file. */
export const NOT_FOUND = readFileSync(new URL("404.html", import.meta.url), "utf8");

const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
/** The hashes of all that stands in a page between such tags. */
const hashesIn = (page, tag) =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(([, text]) => hashOf(text)).join(" ");

/** `inline`: hashes of scripts besides the guard. */
const policy = (scripts, styles, inline = "") =>
  [
    "default-src 'self'",
    `script-src ${scripts} 'wasm-unsafe-eval' ${hashOf(GUARD)}${inline && ` ${inline}`}`,
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
export const inlinePolicy = (page) =>
  `default-src 'self'; script-src ${hashesIn(page, "script")}; style-src ${hashesIn(page, "style")}; object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

const ANY_HOST = "'self' http: https:";

const embedPolicy = (styles, inline = "") =>
  `${policy(ANY_HOST, styles, `${hashOf(FRAME_POLICY)} ${hashOf(ONE_SCRIPT_GUARD)}${inline && ` ${inline}`}`)}; ${WORKERS}`;
/** That of `embed.html`: in a sandbox without an origin its engine is a worker made of a text. */
export const EMBED_CONTENT_SECURITY_POLICY = embedPolicy(ANY_HOST);

/** What a policy sent by a server must let in besides: hosts apply a path's rule to their answer that there is no such page, too. */
const [LOST_SCRIPT, LOST_STYLE] = ["script", "style"].map((tag) => hashesIn(NOT_FOUND, tag));
const OWN_FRAMES = "frame-ancestors 'self'";
const own = {
  "Content-Security-Policy": `${policy("'self'", `'self' ${LOST_STYLE}`, LOST_SCRIPT)}; ${WORKERS}; ${OWN_FRAMES}`,
};
const framed = {
  "Content-Security-Policy": `${embedPolicy(`${ANY_HOST} ${LOST_STYLE}`, LOST_SCRIPT)}; frame-ancestors *`,
};

/**
 * Headers that servers send with each path, for a site at the root of its address; `*` stands for anything. Other
 * people's pages may show `embed.html` in a frame, and nothing else. Browsers apply every policy that they are sent,
 * and that of the frame is wider: so it has a rule of its own, and no other rule with a policy fits it. A path has one
 * rule alone, since Cloudflare takes the last. `nonet.html`, which you can take away, and `404.html` have policies of
 * their own inside. No rule says for how long to keep an answer: the hosts would say it of files that there are not,
 * too. By their default browsers ask again, and the service worker does without asking.
 */
export const RULES = [
  { path: "/*", headers: { "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer" } },
  ...["/", "/index*", "/lab*", "/learn*", "/docs*", "/sw.js"].map((path) => ({ path, headers: own })),
  ...["/nonet*", "/404*"].map((path) => ({ path, headers: { "Content-Security-Policy": OWN_FRAMES } })),
  ...["/embed.html", "/embed"].map((path) => ({ path, headers: framed })),
  // Other people's pages load these: module scripts, and all that they fetch, are refused to other origins unless the
  // server lets them be read.
  { path: "/embed/*", headers: { "Access-Control-Allow-Origin": "*" } },
  // The engine's worker has the policy of its own file.
  { path: "/assets/*", headers: own },
];

const fits = (rule, path) => (rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule);

/** The headers of a file by its path below the site. */
export const headersOf = (path) =>
  Object.assign({}, ...RULES.filter((rule) => fits(rule.path, path)).map(({ headers }) => headers));

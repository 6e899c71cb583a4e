/**
 * A plain static server, the way other people host these files: any folder, any origin, any headers, wrong MIME types
 * if wanted.
 */

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain",
};

export const dist = (path: string): string => fileURLToPath(new URL(`../../../dist/${path}`, import.meta.url));

/**
 * Headers of hosts that read the site's own `_headers`: of each rule that fits the path, its headers, whatever the
 * answer is. Below a folder, rules have that before their paths.
 */
export function siteHeaders(folder = "/"): (path: string) => Record<string, string> {
  const rules: { path: string; headers: [name: string, value: string][] }[] = [];
  for (const line of readFileSync(dist("site/_headers"), "utf8").split("\n")) {
    const [, name, value] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)!.headers.push([name, value!]);
    else if (line) rules.push({ path: `${folder.slice(0, -1)}${line}`, headers: [] });
  }
  const fits = (rule: string, path: string): boolean =>
    rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule;
  return (path) => Object.fromEntries(rules.filter((rule) => fits(rule.path, path)).flatMap(({ headers }) => headers));
}

export interface Hosting {
  /** Path prefix → folder. */
  mounts?: Record<string, string>;
  /** Path → page written in the test. */
  pages?: Record<string, string>;
  headers?: Record<string, string> | ((path: string) => Record<string, string>);
  types?: Record<string, string>;
  /** Answer, with status 200, in place of a file that there is not: hosts of single-page applications do that. */
  fallback?: string;
  /**
   * Pages are found without their `.html` too, or with a slash in its place, and what there is not is answered with
   * `404.html`: GitHub Pages and others do so.
   */
  clean?: boolean;
  /** Paths that are not found for as long as this says so. */
  missing?(path: string): boolean;
  /** Paths whose requests are never answered for as long as this says so. */
  hangs?(path: string): boolean;
}

/** Starts a server on a free port; returns its origin and how to stop it. */
export async function host({
  mounts = {},
  pages = {},
  headers = {},
  types = {},
  fallback,
  clean = false,
  missing,
  hangs,
}: Hosting): Promise<{ origin: string; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url!, "http://localhost").pathname;
    if (hangs?.(path)) return;
    void answer(path).then(({ status, type, body }) => {
      response.writeHead(status, {
        "Content-Type": type,
        ...(typeof headers === "function" ? headers(path) : headers),
      });
      response.end(body);
    });
  });
  const notFound =
    fallback === undefined
      ? { status: 404, type: "text/plain", body: "not found" }
      : { status: 200, type: "text/html", body: fallback };
  const answer = async (path: string): Promise<{ status: number; type: string; body: string | Buffer }> => {
    if (missing?.(path)) return notFound;
    const page = pages[path];
    if (page !== undefined) return { status: 200, type: "text/html", body: page };
    const mount = Object.keys(mounts).find((prefix) => path.startsWith(prefix));
    const name = mount === undefined ? "" : normalize(path.slice(mount.length) || "index.html");
    if (mount === undefined || name.startsWith("..")) return notFound;
    const folder = mounts[mount]!;
    const send = async (file: string, status = 200): Promise<{ status: number; type: string; body: Buffer }> => {
      const extension = extname(file);
      return {
        status,
        body: await readFile(join(folder, file)),
        type: types[extension] ?? TYPES[extension] ?? "application/octet-stream",
      };
    };
    const found = send(name.endsWith("/") ? `${name}index.html` : name);
    if (clean) return found.catch(() => send(`${name.replace(/\/$/, "")}.html`)).catch(() => send("404.html", 404));
    return found.catch(() => notFound);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

/**
 * Errors that come from a server of another origin, one that lies and one that is gone; any other is a fault of the
 * page.
 */
export const NETWORK =
  /another origin|^Failed to load|net::ERR_|MIME type|EngineError|LoadError|WebAssembly|could not repair|dynamically imported module/;

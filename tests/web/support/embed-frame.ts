/** Pages of other people with the frame on them. */
import type { Frame, FrameLocator, Page } from "@playwright/test";
import type { NonetFrame } from "../../../web/src/embed/host.js";
import { dist, host, siteHeaders } from "./server.js";

export interface Heard {
  type: string;
  detail: Record<string, unknown> | null;
  state: string;
}
export interface HostWindow {
  frame: NonetFrame;
  heard: Heard[];
  refuse: (detail: Record<string, unknown>) => boolean;
}

interface Options {
  query?: string;
  hash?: string;
  /** Attributes of the iframe. */
  attributes?: string;
  /** A second frame, of a third origin. */
  stranger?: string;
  /** The page's own origin is named in `allow`. */
  allowed?: boolean;
  /** The frame's files come with the headers that the site has for its hosts. */
  hosted?: boolean;
  /** The page has no script of ours yet. */
  silent?: boolean;
  /** Width and height of the frame, in CSS pixels. */
  size?: readonly [number, number];
}

/** A page of somebody else under a policy of its own, with the frame from another origin. */
export async function embedFrame(
  page: Page,
  {
    query = "",
    hash = "",
    attributes = "",
    stranger = "",
    allowed = true,
    hosted = false,
    silent = false,
    size = [420, 200],
  }: Options,
): Promise<{ frame: FrameLocator; cdn: string; faults: string[]; close(): Promise<void> }> {
  const faults: string[] = [];
  page.on(
    "console",
    (message) =>
      message.type() === "error" && !message.location().url.endsWith("favicon.ico") && faults.push(message.text()),
  );
  const pages: Record<string, string> = {};
  // The frame needs no leave of its server; the page's script, being a module, does.
  const cdn = await host({ mounts: { "/": dist("npm") }, ...(hosted && { headers: siteHeaders() }) });
  const scripts = await host({ mounts: { "/": dist("npm") }, headers: { "Access-Control-Allow-Origin": "*" } });
  const policy = `default-src 'none'; script-src ${scripts.origin}; frame-src http://127.0.0.1:*; require-trusted-types-for 'script'; trusted-types 'none'`;
  const server = await host({ pages, headers: { "Content-Security-Policy": policy } });
  const src =
    `${cdn.origin}/embed.html?${allowed ? `allow=${server.origin}&` : ""}${query}${hash && `#${hash}`}`.replaceAll(
      "&",
      "&amp;",
    );
  pages["/"] =
    `<!doctype html><html lang="en"><title>Host</title><body>${silent ? "" : `<script type="module" src="${scripts.origin}/embed-host.js"></script>`}
    <iframe id="board" title="Sudoku" width="${size[0]}" height="${size[1]}" ${attributes} src="${src}"></iframe>${stranger}</body></html>`;
  await page.goto(`${server.origin}/`);
  return {
    frame: page.frameLocator("#board"),
    cdn: scripts.origin,
    faults,
    close: async () => void (await Promise.all([server, cdn, scripts].map((one) => one.close()))),
  };
}

/** Connects a page that wants to hear everything. */
export async function connect(page: Page, cdn: string): Promise<void> {
  await page.evaluate(async (address) => {
    const { connect: connectTo } = (await import(address)) as typeof import("../../../web/src/embed/host.js");
    const own = window as unknown as HostWindow;
    const frame = connectTo(document.querySelector("iframe")!);
    Object.assign(own, { frame, heard: [], refuse: () => false });
    for (const type of [
      "nonet-ready",
      "nonet-input",
      "nonet-change",
      "nonet-select",
      "nonet-hint",
      "nonet-solved",
      "nonet-error",
    ] as const) {
      frame.addEventListener(type, (event) => {
        const { detail } = event as CustomEvent<Heard["detail"]>;
        own.heard.push({ type, detail, state: frame.state });
        if (detail && own.refuse(detail)) event.preventDefault();
      });
    }
    await frame.ready;
  }, `${cdn}/embed-host.js`);
}

export const innerOf = (page: Page): Frame => page.frames().find((frame) => frame.url().includes("embed.html"))!;
export const heard = (page: Page): Promise<Heard[]> => page.evaluate(() => (window as unknown as HostWindow).heard);
export const ask = <T>(page: Page, call: string, ...args: unknown[]): Promise<T> =>
  page.evaluate(
    ([name, given]) => (window as unknown as HostWindow).frame.call(name as string, ...(given as unknown[])),
    [call, args] as const,
  ) as Promise<T>;

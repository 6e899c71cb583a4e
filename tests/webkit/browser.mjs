#!/usr/bin/env node
/**
 * WebKitGTK for Playwright: stands in for a browser that speaks WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), as far as Playwright asks for it,
 * and drives MiniBrowser by WebDriver, which is all that it speaks itself. Playwright starts this as if it were Firefox.
 */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocketServer } from "ws";
import { commands } from "./commands.mjs";
import { Session } from "./session.mjs";

class Connection {
  sessions = new Map();
  #socket;
  #environment;
  #last = 0;

  constructor(socket, environment) {
    this.#socket = socket;
    this.#environment = environment;
    socket.on("message", (data) => void this.#answer(JSON.parse(String(data))));
  }

  emit(method, params) {
    if (process.env.NONET_BRIDGE_LOG) console.error(Math.round(performance.now()), "<-", method, JSON.stringify(params).slice(0, 1000));
    this.#socket.send(JSON.stringify({ type: "event", method, params }));
  }
  begin() {
    const id = `context-${++this.#last}`;
    this.sessions.set(id, new Session(id, this, this.#environment));
    return id;
  }
  /** The frame of that name, in whichever browser it is. */
  frame(id) {
    for (const { frames } of this.sessions.values()) if (frames.has(id)) return frames.get(id);
    throw Object.assign(new Error(`there is no frame ${id}`), { code: "no such frame" });
  }
  async end() {
    await Promise.all([...this.sessions.values()].map((session) => session.stop()));
  }

  async #answer({ id, method, params }) {
    const log = process.env.NONET_BRIDGE_LOG;
    if (log) console.error(Math.round(performance.now()), "->", id, method, JSON.stringify(params).slice(0, 1000));
    try {
      const command = commands[method];
      if (!command) throw Object.assign(new Error(`${method} is not done by this bridge`), { code: "unknown command" });
      const result = (await command(this, params)) ?? {};
      if (log) console.error(Math.round(performance.now()), "<-", id, JSON.stringify(result).slice(0, 1000));
      this.#socket.send(JSON.stringify({ type: "success", id, result }));
    } catch (error) {
      if (log) console.error(Math.round(performance.now()), "<-", id, String(error.stack));
      this.#socket.send(JSON.stringify({ type: "error", id, error: error.code ?? "unknown error", message: error.message }));
    }
  }
}

/** A display of its own, that nobody sees. */
async function display() {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1920x1400x24", "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise((resolve, reject) => {
    server.stdio[3].once("data", (data) => resolve(String(data).trim()));
    server.once("error", () => reject(new Error("There is no Xvfb: install xvfb")));
    server.once("exit", () => reject(new Error("Xvfb ended")));
  });
  return { server, name: `:${number}` };
}

const { server: screen, name } = await display();
/** What nobody sees is drawn by the processor, without detours by what there is of graphics: that takes a third less time. */
const drawing = { LIBGL_ALWAYS_SOFTWARE: "1", WEBKIT_DISABLE_DMABUF_RENDERER: "1", WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" };
/** Its own bar would keep the window wider than a phone. */
const settings = mkdtempSync(join(tmpdir(), "nonet-webkit-"));
mkdirSync(join(settings, "gtk-3.0"));
writeFileSync(join(settings, "gtk-3.0/gtk.css"), "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }");
const environment = { ...process.env, ...drawing, DISPLAY: name, XDG_CONFIG_HOME: settings, GTK_THEME: "Adwaita", GTK_A11Y: "none", NO_AT_BRIDGE: "1" };
let connection;
const leave = async () => {
  await connection?.end();
  screen.kill("SIGKILL");
  rmSync(settings, { recursive: true, force: true });
  process.exit(0);
};
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => void leave());
commands["browser.close"] = () => void setTimeout(() => void leave(), 50);

const server = new WebSocketServer({ host: "127.0.0.1", port: 0, maxPayload: 256 * 1024 * 1024 });
server.on("listening", () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
server.on("connection", (socket) => {
  connection = new Connection(socket, environment);
  socket.on("close", () => void leave());
});

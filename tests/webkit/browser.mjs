#!/usr/bin/env node
/**
 * WebKitGTK for Playwright: stands in for a browser that speaks WebDriver BiDi
 * (https://www.w3.org/TR/webdriver-bidi/), as far as Playwright asks for it, and drives MiniBrowser by WebDriver,
 * which is all that it speaks itself. Playwright starts this as if it were Firefox.
 */
import { WebSocketServer } from "ws";
import { commands } from "./commands.mjs";
import { Session } from "./session.mjs";
import { Surroundings } from "./surroundings.mjs";

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
    if (process.env.NONET_BRIDGE_LOG)
      console.error(Math.round(performance.now()), "<-", method, JSON.stringify(params).slice(0, 1000));
    this.#socket.send(JSON.stringify({ type: "event", method, params }));
  }
  begin() {
    surroundings.show({ dark: false, still: false });
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
      this.#socket.send(
        JSON.stringify({ type: "error", id, error: error.code ?? "unknown error", message: error.message }),
      );
    }
  }
}

const surroundings = await new Surroundings().start();
let connection;
const leave = async () => {
  await connection?.end();
  surroundings.stop();
  process.exit(0);
};
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => void leave());
/** Commands that the protocol has no word for; web/support/webkit.ts calls them. */
commands["nonet:media"] = (_, media) => surroundings.show(media);
commands["browser.close"] = () => void setTimeout(() => void leave(), 50);

const server = new WebSocketServer({ host: "127.0.0.1", port: 0, maxPayload: 256 * 1024 * 1024 });
server.on("listening", () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
server.on("connection", (socket) => {
  connection = new Connection(socket, surroundings.environment);
  socket.on("close", () => void leave());
});

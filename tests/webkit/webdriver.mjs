/**
 * One WebKitGTK MiniBrowser by its WebDriver (https://www.w3.org/TR/webdriver2/), with what has to happen in a
 * certain window or frame kept in its order.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";

const MINI_BROWSERS = ["x86_64", "aarch64"].flatMap((cpu) =>
  ["4.1", "6.0", "4.0"].map((api) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
);
export const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export class WebDriver {
  #process;
  #base = "";
  #session = "";
  #turn = Promise.resolve();
  /** Window and path of frames that commands go to. */
  #at = "";
  /**
   * Whether commands go to different places, so that an order must be kept between those that take their time and
   * those after them.
   */
  #several = false;

  /** `environment`: of the browser; `proxy`: host and port. */
  async start(environment, proxy) {
    const port = await freePort();
    this.#process = spawn("WebKitWebDriver", [`--port=${port}`], { env: environment, stdio: "ignore" });
    this.#base = `http://127.0.0.1:${port}`;
    const binary = MINI_BROWSERS.find((path) => existsSync(path));
    if (!binary) throw new Error("There is no MiniBrowser: install webkit2gtk-driver");
    const capabilities = {
      pageLoadStrategy: "none",
      unhandledPromptBehavior: "ignore",
      proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy },
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    };
    const session = await this.#whenUp(() =>
      this.#request("POST", "/session", { capabilities: { alwaysMatch: capabilities } }),
    );
    this.#session = `/session/${session.sessionId}`;
    await this.send("POST", "/timeouts", { script: 600_000, pageLoad: 300_000, implicit: 0 });
    return session.capabilities;
  }

  async #whenUp(attempt) {
    for (let tries = 0; ; tries++) {
      try {
        return await attempt();
      } catch (error) {
        if (error.cause?.code !== "ECONNREFUSED" || tries > 200) throw error;
        await sleep(25);
      }
    }
  }

  async #request(method, path, body) {
    const response = await fetch(this.#base + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = await response.json();
    if (!response.ok)
      throw Object.assign(new Error(value?.message || value?.error || `status ${response.status}`), {
        code: value?.error,
      });
    return value;
  }

  /** A command to no window in particular. */
  send(method, path, body) {
    return this.#request(method, this.#session + path, body);
  }

  /**
   * A command to a window, and a frame in it: the numbers of frames on the way there. `free`: those after it need not
   * wait until it is done.
   */
  async to({ window, path = [] }, method, command, body, free = false) {
    const place = JSON.stringify([window, path]);
    const previous = this.#turn;
    let next;
    this.#turn = new Promise((resolve) => (next = resolve));
    await previous;
    try {
      if (this.#at !== place) await this.#go(window, path, place);
      const answer = this.send(method, command, body);
      answer.catch(() => undefined);
      if (!free) await answer;
      // It must have arrived there before another is sent elsewhere.
      else if (this.#several) await sleep(5);
      return { answer };
    } finally {
      next();
    }
  }

  async #go(window, path, place) {
    this.#several ||= this.#at !== "";
    this.#at = "";
    await this.send("POST", "/window", { handle: window });
    await this.send("POST", "/frame", { id: null });
    for (const id of path) await this.send("POST", "/frame", { id });
    this.#at = place;
  }

  /**
   * Runs the body of a function; `script` is given what follows, and a function to call with the result if it is
   * `free`.
   */
  async run(place, script, values = [], free = false) {
    const { answer } = await this.to(
      place,
      "POST",
      `/execute/${free ? "async" : "sync"}`,
      { script, args: values },
      free,
    );
    return answer;
  }

  /** Frames went or came: where commands go must be looked up anew. */
  forget() {
    if (this.#several) this.#at = "";
  }

  async stop() {
    await Promise.race([this.send("DELETE", "").catch(() => undefined), sleep(3000)]);
    this.#process?.kill("SIGKILL");
  }
}

/**
 * One context of a test: a browser of its own, with nothing kept from others; its pages, their frames, and what
 * happens in them.
 */
import { Frame } from "./frame.mjs";
import { Proxy } from "./proxy.mjs";
import { AGENT, DISPLAY } from "./surroundings.mjs";
import { ELEMENT, WebDriver } from "./webdriver.mjs";

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Where a window has the pointer in it, which rests in the middle of the display: without a window manager, keys go
 * where that is.
 */
const underPointer = ({ width, height }) => ({
  x: Math.max(0, Math.round((DISPLAY.width - width) / 2)),
  y: Math.max(0, Math.round((DISPLAY.height - height) / 2)),
});

export class Session {
  driver = new WebDriver();
  /** Those of windows by the handle of their window, and all others, by their names. */
  frames = new Map();
  preloads = new Map();
  intercepted = new Map();
  /** The size of new windows, where one was asked for. */
  viewport;
  #proxy = new Proxy(this);
  #connection;
  #started;
  #stopped = false;
  #closedWindows = new Set();
  #used = false;

  constructor(id, connection, environment) {
    this.id = id;
    this.#connection = connection;
    this.#started = this.#start(environment);
  }

  async #start(environment) {
    const address = await this.#proxy.start();
    await this.driver.start(environment, address);
  }
  async stop() {
    this.#stopped = true;
    for (const frame of this.windows()) this.#closed(frame);
    await this.#started.catch(() => undefined);
    await this.driver.stop();
    this.#proxy.stop();
  }

  get proxy() {
    return this.#proxy;
  }
  set offline(value) {
    this.#proxy.offline = value;
  }
  emit(method, params) {
    this.#connection.emit(method, params);
  }

  /** A new window; the browser begins with one. */
  async create() {
    await this.#started;
    if (!this.#used) {
      this.#used = true;
      const [handle] = await this.driver.send("GET", "/window/handles");
      return this.#adopt(handle, null);
    }
    // Not a tab: what is behind another one is not drawn, and what waits for a frame there would wait for ever.
    const { handle } = await this.driver.send("POST", "/window/new", { type: "window" });
    return this.#adopt(handle, null);
  }
  async #adopt(handle, opener) {
    const frame = new Frame(this, handle, null);
    this.frames.set(handle, frame);
    this.emit("browsingContext.contextCreated", {
      context: handle,
      url: "about:blank",
      children: null,
      parent: null,
      userContext: this.id,
      originalOpener: opener,
      clientWindow: handle,
    });
    await frame.look();
    if (this.viewport) await this.resize(frame, this.viewport);
    void this.#follow(frame);
    return handle;
  }

  /** Hears of what happens in a window for as long as there is one. */
  async #follow(frame) {
    while (!this.#stopped && this.frames.has(frame.id)) {
      try {
        await frame.look(400);
        await this.#others(frame);
      } catch (error) {
        // It may be another window, in whose place something was to happen, that is gone.
        if (error.code === "no such window" && !(await this.#isOpen(frame))) return this.#closed(frame);
        await sleep(15);
      }
    }
  }
  async #isOpen(frame) {
    return (await this.driver.send("GET", "/window/handles").catch(() => [])).includes(frame.id);
  }
  /** Windows that pages have opened and closed. */
  async #others(opener) {
    if (Date.now() - (this.lookedAt ?? 0) < 300) return;
    this.lookedAt = Date.now();
    const handles = await this.driver.send("GET", "/window/handles");
    // While it was asked, windows may have been closed: they would come back, and nobody would close them again.
    for (const handle of handles)
      if (!this.frames.has(handle) && !this.creating && !this.#closedWindows.has(handle))
        await this.#adopt(handle, opener.id);
    for (const frame of this.windows()) if (!handles.includes(frame.id)) this.#closed(frame);
  }
  #closed(frame) {
    if (!this.frames.delete(frame.id)) return;
    this.#closedWindows.add(frame.id);
    frame.dropChildren();
    this.emit("browsingContext.contextDestroyed", {
      context: frame.id,
      url: frame.url,
      children: [],
      parent: null,
      userContext: this.id,
    });
  }
  windows() {
    return [...this.frames.values()].filter(({ parent }) => !parent);
  }

  async close(frame) {
    await this.driver.to(frame.place, "DELETE", "/window");
    this.driver.forget();
    this.#closed(frame);
  }

  /** The script that each document begins with. */
  preload() {
    return `${AGENT}\n${this.preloadsAsText()}\ndocument.currentScript?.remove();`;
  }
  preloadsAsText() {
    return `${this.#localeAsText()}\n${this.#scriptsAsText()}`;
  }
  /** The browser takes its language from the system's settings, which need not have it. */
  #localeAsText() {
    if (!this.locale) return "";
    const [one, all] = [this.locale, [this.locale]].map((value) => JSON.stringify(value));
    return `window.__bridge.preload("locale", () => Object.defineProperties(Navigator.prototype, { language: { configurable: true, get: () => ${one} }, languages: { configurable: true, get: () => ${all} } }));`;
  }
  #scriptsAsText() {
    return [...this.preloads]
      .map(
        ([id, { source, values }]) =>
          `window.__bridge.preload("${id}", (read) => (${source})(...${JSON.stringify(values)}.map(read)));`,
      )
      .join("\n");
  }

  /** The window that asks for something, as well as can be told. */
  owner({ url, destination, referrer }) {
    const windows = this.windows();
    const going = destination === "document" && windows.find(({ goal }) => goal && goal.url === url);
    if (going) return { context: going.id, navigation: going.goal.navigation };
    const of = windows.find((frame) => referrer && frame.url.split("#")[0] === referrer.split("#")[0]);
    return { context: (of ?? windows[0])?.id ?? null };
  }
  intercepts(context) {
    return [...this.intercepted]
      .filter(([, { contexts }]) => !contexts || contexts.includes(context) || !context)
      .map(([id]) => id);
  }

  async setFiles(frame, handle, files) {
    const element = await this.driver.run(frame.place, "return window.__bridge.held(arguments[0])", [handle]);
    await this.driver.to(frame.place, "POST", `/element/${element[ELEMENT]}/value`, { text: files.join("\n") });
  }

  /** Sets the size of what shows the page: the window is larger by the browser's own bars. */
  async resize(frame, { width, height }) {
    const size = async () => this.driver.run(frame.place, "return [innerWidth, innerHeight, outerWidth, outerHeight]");
    for (let tries = 0; tries < 20; tries++) {
      const [innerWidth, innerHeight, outerWidth, outerHeight] = await size();
      if (innerWidth === width && innerHeight === height) return;
      const window = { width: width + outerWidth - innerWidth, height: height + outerHeight - innerHeight };
      if (tries % 5 === 0)
        await this.driver.to(frame.place, "POST", "/window/rect", { ...window, ...underPointer(window) });
      await sleep(20);
    }
    throw Object.assign(new Error(`the window cannot be ${width} by ${height}: it is ${(await size()).join(", ")}`), {
      code: "unsupported operation",
    });
  }
}

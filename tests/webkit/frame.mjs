/** A frame of a page: what is known of its document, and what has to be told when that is no longer so. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AGENT } from "./surroundings.mjs";

const MOST_TRIES = 20;
let navigations = 0;
export const nextNavigation = () => `navigation-${++navigations}`;
/**
 * Commands that do not end at once may reach another window: the browser learns where commands go, and then its task,
 * and may have learnt another place meanwhile.
 */
const ELSEWHERE = "elsewhere";
const HELLO = `
  const [longest, realm, done] = arguments;
  if (!window.__bridge) return done("");
  return realm && window.__bridge.realm !== realm ? done("${ELSEWHERE}") : window.__bridge.wait(done, longest);`;
const LOOK = "return window.__bridge ? window.__bridge.report() : '';";
const callScript = (make, made) => `
  const [order, realm, done] = arguments;
  if (!window.__bridge) return done("");
  if (realm && window.__bridge.realm !== realm) return done("${ELSEWHERE}");
  window.__bridge.call(JSON.parse(order), () => (${make}), ${made ?? "[]"}, done);`;
const LEVELS = { error: "error", warn: "warn", debug: "debug" };

function answerOf(text) {
  const answer = JSON.parse(text);
  if (answer.type === "lost") throw Object.assign(new Error(answer.text), { code: "no such handle" });
  return answer;
}

export class Frame {
  url = "about:blank";
  realm = "";
  children = [];
  /** Where the pointer is, and the frame in which it pressed something last. */
  pointer = { x: 0, y: 0 };
  pressed;
  /** Ends when what the pointer and the keys were told is done. */
  acting = Promise.resolve();
  /** Where it is being sent, and by which navigation. */
  goal = null;
  #interactive = false;
  #loaded = false;
  #waiting = [];

  constructor(session, id, parent) {
    this.session = session;
    this.id = id;
    this.parent = parent;
  }

  get place() {
    return this.parent
      ? { window: this.parent.place.window, path: [...this.parent.place.path, this.parent.children.indexOf(this)] }
      : { window: this.id, path: [] };
  }
  emit(method, params) {
    this.session.emit(method, { context: this.id, ...params });
  }

  /** Asks what happened: at once, or as soon as something does in the time given. */
  async look(longest = 0) {
    const { driver } = this.session;
    const text = longest
      ? await driver.run(this.place, HELLO, [longest, this.realm], true)
      : await driver.run(this.place, LOOK);
    if (text === ELSEWHERE) return this.look();
    if (text === "") return this.#settle();
    this.#learn(JSON.parse(text));
    for (const child of [...this.children]) await child.look().catch(() => undefined);
  }
  /** Where the bridge's script did not come with the document, it comes late. */
  async #settle() {
    await this.session.driver.run(
      this.place,
      `${AGENT}\nif (document.readyState !== "loading") { ${this.session.preloadsAsText()} }`,
    );
    await this.look();
  }

  #learn({ realm, url, state, children, events }) {
    if (realm !== this.realm) this.#commit(realm, url);
    else if (url !== this.url) this.#move(url);
    this.#count(children);
    for (const event of events) this.#tell(event);
    if (state !== "loading" && !this.#interactive) {
      this.#interactive = true;
      this.emit("browsingContext.domContentLoaded", { navigation: this.navigation, url, timestamp: Date.now() });
    }
    if (state === "complete" && !this.#loaded) {
      this.#loaded = true;
      this.emit("browsingContext.load", { navigation: this.navigation, url, timestamp: Date.now() });
    }
    for (const wait of [...this.#waiting]) wait();
  }
  #commit(realm, url) {
    const first = this.realm === "";
    if (!first) this.session.emit("script.realmDestroyed", { realm: this.realm });
    this.dropChildren();
    this.navigation = this.goal?.navigation ?? nextNavigation();
    if (!this.goal && !first)
      this.emit("browsingContext.navigationStarted", { navigation: this.navigation, url, timestamp: Date.now() });
    this.goal = null;
    Object.assign(this, { realm, url });
    this.#interactive = this.#loaded = false;
    if (!first || url !== "about:blank")
      this.emit("browsingContext.navigationCommitted", { navigation: this.navigation, url, timestamp: Date.now() });
    this.session.emit("script.realmCreated", { realm, origin: originOf(url), type: "window", context: this.id });
  }
  #move(url) {
    const fragment = url.split("#")[0] === this.url.split("#")[0];
    this.url = url;
    const navigation = this.goal?.navigation ?? null;
    this.goal = null;
    this.emit(fragment ? "browsingContext.fragmentNavigated" : "browsingContext.historyUpdated", {
      navigation,
      url,
      timestamp: Date.now(),
    });
  }
  #count(names) {
    if (names.length === this.children.length && names.every((name, index) => this.children[index].id === name)) return;
    const { session } = this;
    session.driver.forget();
    const before = this.children;
    this.children = names.map((name) => before.find(({ id }) => id === name) ?? new Frame(session, name, this));
    for (const gone of before.filter((child) => !this.children.includes(child))) gone.#gone();
    for (const come of this.children.filter((child) => !before.includes(child))) {
      session.frames.set(come.id, come);
      session.emit("browsingContext.contextCreated", {
        context: come.id,
        url: "about:blank",
        children: null,
        parent: this.id,
        userContext: session.id,
        originalOpener: null,
        clientWindow: this.place.window,
      });
    }
  }
  #gone() {
    this.dropChildren();
    this.session.frames.delete(this.id);
    this.emit("browsingContext.contextDestroyed", {
      url: this.url,
      children: [],
      parent: this.parent.id,
      userContext: this.session.id,
    });
  }
  dropChildren() {
    const before = this.children;
    this.children = [];
    for (const child of before) child.#gone();
  }

  #tell({ kind, timestamp, text, method, args, channel, data, name, url }) {
    const source = { realm: this.realm, context: this.id };
    if (kind === "console")
      this.session.emit("log.entryAdded", {
        type: "console",
        level: LEVELS[method] ?? "info",
        method,
        text,
        args,
        source,
        timestamp,
      });
    if (kind === "error")
      this.session.emit("log.entryAdded", {
        type: "javascript",
        level: "error",
        text,
        source,
        timestamp,
        stackTrace: { callFrames: [] },
      });
    if (kind === "download") this.#download(name, url, data, timestamp);
    if (kind === "message") this.session.emit("script.message", { channel, data, source });
  }

  #download(suggestedFilename, url, data, timestamp) {
    const download = nextNavigation();
    const filepath = join(this.session.downloads, download);
    mkdirSync(this.session.downloads, { recursive: true });
    writeFileSync(filepath, Buffer.from(data, "base64"));
    this.emit("browsingContext.downloadWillBegin", { download, navigation: null, suggestedFilename, url, timestamp });
    this.emit("browsingContext.downloadEnd", {
      download,
      navigation: null,
      status: "complete",
      filepath,
      url,
      timestamp,
    });
  }

  /** Calls a function of the test in the document. `made`: what it would have the page's `eval` make, and how. */
  async call(make, made, owned, parameters) {
    const script = callScript(make, made);
    const order = JSON.stringify({ self: this.id, owned, parameters });
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const text = await this.session.driver.run(this.place, script, [order, this.realm], true);
      if (text !== "" && text !== ELSEWHERE) return answerOf(text);
      // Where it was another document of this frame, that is known now.
      await (text === "" ? this.#settle() : this.look());
    }
    throw new Error(`what the test asked ${this.url} did not come there`);
  }

  /** Goes where a command leads, and waits until it is there: another document, or another place in this one. */
  async go(command, body, goal) {
    this.goal = goal;
    const { realm, url } = this;
    const within = goal?.url.includes("#") && goal.url.split("#")[0] === url.split("#")[0];
    if (goal && !within)
      this.emit("browsingContext.navigationStarted", {
        navigation: goal.navigation,
        url: goal.url,
        timestamp: Date.now(),
      });
    await this.session.driver.to(this.place, "POST", command, body);
    const same = () => this.realm === realm && this.url === url;
    const longest = Date.now() + (within ? 1000 : 30_000);
    while (same() && Date.now() < longest) await this.#news(longest - Date.now());
    return !same();
  }
  #news(longest) {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((wait) => wait !== end);
        resolve();
      };
      const timer = setTimeout(end, Math.min(longest, 1000));
      this.#waiting.push(end);
    });
  }
}

function originOf(url) {
  try {
    return new URL(url).origin;
  } catch {
    return "null";
  }
}

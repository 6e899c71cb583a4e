/**
 * The bridge's script in each document: it keeps the objects that Playwright holds, turns values into WebDriver BiDi's
 * remote values and back, and collects events. It takes the browser's own functions before the page or a test's clock
 * can replace them.
 */
(() => {
  if (window.__bridge) return;
  const { setTimeout, clearTimeout, Promise, Error, JSON, WeakMap, WeakRef, Map, String, Date } = window;
  const now = Date.now.bind(Date);
  const realm = `realm-${performance.timeOrigin}-${Math.random().toString(36).slice(2)}`;
  const objects = new Map();
  const names = new WeakMap();
  const named = new Map();
  const frames = new WeakMap();
  const ran = new Set();
  let context = "";
  let last = 0;
  let queue = [];
  let waiter = null;
  let timer = 0;
  let keyed = 0;

  /** One more hold on an object, until it is given up. */
  const hold = (object) => {
    const handle = `${realm}/${++last}`;
    objects.set(handle, object);
    return handle;
  };
  /** The name of a node, which holds nothing. */
  const nameOf = (node) => {
    if (!names.has(node)) {
      names.set(node, `${realm}/node-${++last}`);
      named.set(names.get(node), new WeakRef(node));
    }
    return names.get(node);
  };
  const frameOf = (view) => {
    if (view === window) return context;
    if (!frames.has(view)) frames.set(view, `${realm}/frame-${++last}`);
    return frames.get(view);
  };

  const isWindow = (value) => {
    try {
      return value.window === value;
    } catch {
      return false;
    }
  };
  const isNode = (value) => typeof value.nodeType === "number" && typeof value.nodeName === "string";
  const writeNumber = (value) => (Object.is(value, -0) ? "-0" : Number.isFinite(value) ? value : String(value));
  const attributesOf = (node) =>
    Object.fromEntries([...(node.attributes ?? [])].map(({ name, value }) => [name, value]));
  const writeNode = (node) => ({
    type: "node",
    sharedId: nameOf(node),
    value: {
      nodeType: node.nodeType,
      localName: node.localName,
      childNodeCount: node.childNodes.length,
      attributes: attributesOf(node),
    },
  });
  const TYPES = ["RegExp", "Date", "Map", "Set", "WeakMap", "WeakSet", "Error", "Promise", "ArrayBuffer"];
  const typeOf = (value) => {
    if (typeof value === "function") return "function";
    if (Array.isArray(value)) return "array";
    const tag = Object.prototype.toString.call(value).slice(8, -1);
    return TYPES.includes(tag) ? tag.toLowerCase() : ArrayBuffer.isView(value) ? "typedarray" : "object";
  };
  const writeObject = (value, shallow) => {
    if (isWindow(value)) return { type: "window", value: { context: frameOf(value) } };
    if (isNode(value)) return writeNode(value);
    const type = typeOf(value);
    if (type === "regexp") return { type, value: { pattern: value.source, flags: value.flags } };
    if (type === "date") return { type, value: value.toISOString() };
    if (shallow || (type !== "array" && type !== "object")) return { type };
    if (type === "array") return { type, value: value.map((each) => write(each)) };
    return { type, value: Object.keys(value).map((key) => [key, write(value[key])]) };
  };
  /** `owned`: the caller holds the object, and is told no more than what it is. */
  const write = (value, owned = false) => {
    if (value === null) return { type: "null" };
    if (value === undefined) return { type: "undefined" };
    if (typeof value === "number") return { type: "number", value: writeNumber(value) };
    if (typeof value === "string" || typeof value === "boolean") return { type: typeof value, value };
    if (typeof value === "bigint") return { type: "bigint", value: String(value) };
    if (typeof value === "symbol") return { type: "symbol" };
    const written = writeObject(value, owned);
    return owned ? { ...written, handle: hold(value) } : written;
  };

  const held = (handle) => {
    const object = objects.get(handle) ?? named.get(handle)?.deref();
    if (object === undefined) throw Object.assign(new Error(`no such handle: ${handle}`), { lost: true });
    return object;
  };
  const SPECIAL = { NaN, Infinity, "-Infinity": -Infinity, "-0": -0 };
  const READERS = {
    undefined: () => undefined,
    null: () => null,
    string: (value) => value,
    boolean: (value) => value,
    number: (value) => (typeof value === "string" ? SPECIAL[value] : value),
    bigint: (value) => BigInt(value),
    array: (value) => value.map(read),
    object: (value) =>
      Object.fromEntries(value.map(([key, each]) => [typeof key === "string" ? key : read(key), read(each)])),
    date: (value) => new Date(value),
    regexp: ({ pattern, flags }) => new RegExp(pattern, flags),
    channel:
      ({ channel }) =>
      (data) =>
        tell({ kind: "message", channel, data: write(data) }),
  };
  const read = (local) =>
    (local.handle ?? local.sharedId) ? held(local.handle ?? local.sharedId) : READERS[local.type](local.value);

  const flush = () => {
    clearTimeout(timer);
    const done = waiter;
    waiter = null;
    done?.(report());
  };
  const tell = (event) => {
    queue.push({ timestamp: now(), ...event });
    if (waiter) Promise.resolve().then(flush);
  };
  const report = () => {
    const events = queue;
    queue = [];
    const children = [...Array(window.length).keys()].map((index) => frameOf(window[index]));
    return JSON.stringify({ realm, url: location.href, state: document.readyState, children, events });
  };

  const failure = (error) => {
    // Of a document that is no more: the driver asks again in the one that has come.
    if (error?.lost) return JSON.stringify({ type: "lost", text: error.message });
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return JSON.stringify({
      type: "exception",
      realm,
      exceptionDetails: { text, lineNumber: 0, columnNumber: 0, stackTrace: { callFrames: [] } },
    });
  };
  /**
   * Playwright has its functions made from text by the page's `eval`, which the policies of pages forbid; here the
   * browser has made the functions of those texts already. "" stands for the script that adds to Playwright's own.
   */
  const makers = new Map();
  const own = window.eval;
  window.eval = (text) => {
    const maker = makers.get(text) ?? (String(text).includes("module.exports.default()") ? makers.get("") : undefined);
    return maker ? maker() : own(text);
  };

  /**
   * A file to be saved is handed over: the browser itself would ask where to. The page's policy does not let its
   * address be fetched.
   */
  const blobs = new Map();
  const { createObjectURL } = URL;
  URL.createObjectURL = (object) => {
    const url = createObjectURL.call(URL, object);
    blobs.set(url, object);
    return url;
  };
  const base64Of = async (url) => {
    const bytes = new Uint8Array(await blobs.get(url).arrayBuffer());
    let text = "";
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  };
  const { click } = HTMLElement.prototype;
  const save = (link) =>
    base64Of(link.href).then((data) => tell({ kind: "download", name: link.download, url: link.href, data }));
  HTMLElement.prototype.click = function () {
    if (this instanceof HTMLAnchorElement && this.download && blobs.has(this.href)) void save(this);
    else click.call(this);
  };

  const bridge = {
    realm,
    /** Events since the last report. */
    report,
    /** The same, as soon as something happens, and after a while even so. */
    wait(done, longest) {
      flush();
      if (queue.length) return done(report());
      waiter = done;
      timer = setTimeout(flush, longest);
    },
    call({ self, owned, parameters }, make, made, done) {
      context = self;
      for (const [text, maker] of made) makers.set(text, maker);
      let result;
      try {
        result = make()(...parameters.map(read));
      } catch (error) {
        return done(failure(error));
      }
      Promise.resolve(result)
        .then((value) => JSON.stringify({ type: "success", realm, result: write(value, owned) }))
        .catch(failure)
        .then(done);
    },
    held,
    disown: (list) => list.forEach((handle) => objects.delete(handle)),
    /** The element that shows the frame, wherever it stands. */
    elementOf(frame, root = document) {
      for (const element of root.querySelectorAll("*")) {
        if (element.contentWindow && frames.get(element.contentWindow) === frame) return element;
        const inside = element.shadowRoot && bridge.elementOf(frame, element.shadowRoot);
        if (inside) return inside;
      }
      return null;
    },
    /** When a key came last, in milliseconds since 1970. */
    keyed: () => keyed,
    node: (element) => JSON.stringify(element ? [writeNode(element)] : []),
    /** Runs a test's own script once in each document. */
    preload(id, script) {
      if (ran.has(id)) return;
      ran.add(id);
      script(read);
    },
  };
  Object.defineProperty(window, "__bridge", { value: bridge });

  for (const method of ["log", "error", "warn", "info", "debug"]) {
    const own = console[method].bind(console);
    console[method] = (...values) => {
      own(...values);
      // An error says nothing of itself as a remote value.
      const words = values.map((value) =>
        value instanceof Error || typeof value === "object" ? String(value) : value,
      );
      tell({ kind: "console", method, text: words.map(String).join(" "), args: words.map((value) => write(value)) });
    };
  }
  const fault = (error, message) =>
    tell({ kind: "error", text: error instanceof Error ? `${error.name}: ${error.message}` : `Error: ${message}` });
  addEventListener("error", (event) => event.message && fault(event.error, event.message));
  addEventListener("unhandledrejection", (event) => fault(event.reason, String(event.reason)));
  for (const type of ["keydown", "keyup"]) addEventListener(type, () => (keyed = now()), true);
  for (const type of ["hashchange", "popstate", "load"]) addEventListener(type, () => tell({ kind: type }));
  document.addEventListener("DOMContentLoaded", () => tell({ kind: "interactive" }));
  for (const method of ["pushState", "replaceState"]) {
    const own = history[method].bind(history);
    history[method] = (...values) => (own(...values), tell({ kind: method }));
  }
})();

/**
 * The commands of WebDriver BiDi that Playwright sends, each by what WebDriver and the bridge's own script and proxy
 * can do.
 */
import { nextNavigation } from "./frame.mjs";
import { ELEMENT } from "./webdriver.mjs";

const nothing = () => undefined;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const windowsOf = (connection, { contexts, userContexts }) =>
  contexts
    ? contexts.map((id) => connection.frame(id).session)
    : (userContexts ?? [...connection.sessions.keys()]).map((id) => connection.sessions.get(id)).filter(Boolean);
let last = 0;

const UTILITY = "(utilityScript, ...args) => utilityScript.evaluate(...args)";
/**
 * The properties of its values that hold texts of functions, for helpers that are called by the one that is called
 * first.
 */
const INNER = ["functionText", "callbackText", "expression"];
/**
 * The function that Playwright's helpers would have the page's `eval` make, as text of a list: their arguments for it,
 * and a function that makes it in its place. It is the third of the values; texts of functions among the others; and a
 * script that is added to what Playwright has in the page, known by its end.
 */
function madeOf(given) {
  const texts = textsIn(given.slice(4));
  const inner = INNER.filter((name) => texts.includes(name))
    .map((name) => texts[texts.indexOf(name) + 4])
    .filter((text) => /=>|\bfunction\b/.test(text));
  const makers = [
    [given[3].value, trimmed(given[3].value)],
    ...inner.flatMap((text) => [text, `(${text})`].map((each) => [each, text])),
  ];
  const script = texts.find((text) => text.includes("module.exports"));
  if (script) makers.push(["", `(() => { const module = {}; ${script}; return module.exports.default(); })()`]);
  return `[${makers.map(([text, source]) => `[${JSON.stringify(text)}, () => (${source})]`).join(", ")}]`;
}
function textsIn(value) {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
const trimmed = (expression) => expression.trim().replace(/;+$/, "");

async function callFunction(connection, { functionDeclaration, target, arguments: given = [], resultOwnership }) {
  const made = functionDeclaration === UTILITY ? madeOf(given) : null;
  return inRealm(connection.frame(target.context), target, () =>
    connection.frame(target.context).call(trimmed(functionDeclaration), made, resultOwnership === "root", given),
  );
}
function evaluate(connection, { expression, target, resultOwnership }) {
  const frame = connection.frame(target.context);
  // So Playwright names a world of its own in each document, once: a document that was busy or about to go would
  // never have one.
  if (target.sandbox && expression === "1 + 1")
    return { type: "success", realm: `${frame.realm}/${target.sandbox}`, result: { type: "number", value: 2 } };
  return inRealm(frame, target, () =>
    frame.call(`() => (${trimmed(expression)})`, null, resultOwnership === "root", []),
  );
}
/** There is one world: what Playwright keeps apart from the page has a name of its own there, and no more. */
async function inRealm(frame, { sandbox }, call) {
  const answer = await call();
  return sandbox ? { ...answer, realm: `${answer.realm}/${sandbox}` } : answer;
}

async function navigate(connection, { context, url }) {
  const frame = connection.frame(context);
  const navigation = nextNavigation();
  if (frame.parent)
    throw Object.assign(new Error("only a window can be sent elsewhere"), { code: "unsupported operation" });
  const arrived = await frame.go("/url", { url }, { url, navigation });
  if (!arrived && !url.includes("#")) {
    frame.emit("browsingContext.navigationFailed", { navigation, url, timestamp: Date.now() });
    throw new Error("nothing was loaded");
  }
  if (!arrived) frame.emit("browsingContext.fragmentNavigated", { navigation, url, timestamp: Date.now() });
  return { navigation, url };
}
async function reload(connection, { context }) {
  const frame = connection.frame(context);
  const navigation = nextNavigation();
  await frame.go("/refresh", {}, { url: frame.url, navigation });
  return { navigation, url: frame.url };
}
async function traverse(connection, { context, delta }) {
  const moved = await connection.frame(context).go(delta < 0 ? "/back" : "/forward", {}, null);
  if (!moved) throw Object.assign(new Error("there is no such entry"), { code: "no such history entry" });
}

async function addPreload(connection, { functionDeclaration, arguments: values = [], ...scope }) {
  const script = `preload-${++last}`;
  for (const session of new Set(windowsOf(connection, scope)))
    session.preloads.set(script, { source: functionDeclaration, values });
  return { script };
}
async function addIntercept(connection, { phases, contexts }) {
  const intercept = `intercept-${++last}`;
  if (phases.includes("beforeRequestSent"))
    for (const session of new Set(windowsOf(connection, { contexts })))
      session.intercepted.set(intercept, { contexts });
  return { intercept };
}
const decide =
  (kind) =>
  (connection, { request, ...decision }) => {
    for (const { proxy } of connection.sessions.values()) proxy.decide(request, { kind, ...decision });
  };

/** Points are whole numbers there. */
const whole = (action) => ({
  ...action,
  ...("x" in action ? { x: Math.floor(action.x), y: Math.floor(action.y) } : {}),
});
/** The number of the frame of a document that is at a place of its window, or -1. */
const PRESSED = `
  let element = document.elementFromPoint(...arguments);
  for (let inner; element?.shadowRoot && (inner = element.shadowRoot.elementFromPoint(...arguments)) && inner !== element; ) element = inner;
  return element?.contentWindow ? [...Array(length).keys()].findIndex((index) => window[index] === element.contentWindow) : -1;`;
async function framePressed(frame, actions) {
  const { x, y } = actions.findLast(({ type }) => type === "pointerMove") ?? frame.pointer;
  frame.pointer = { x, y };
  if (!actions.some(({ type }) => type === "pointerDown") || frame.children.length === 0) return;
  frame.pressed = frame.children[await frame.session.driver.run(frame.place, PRESSED, [x, y])];
}
/**
 * Keys go to the frame that commands go to, and to go there takes the keyboard from where it was: so to the frame in
 * which something was pressed last.
 */
async function act(frame, sources) {
  const pointer = sources.find(({ type }) => type === "pointer");
  if (pointer) await framePressed(frame, pointer.actions);
  const keysAlone = sources.every(({ type }) => type === "key");
  const { session, place } = (keysAlone && frame.children.includes(frame.pressed) && frame.pressed) || frame;
  const began = Date.now();
  const send = () => session.driver.to(place, "POST", "/actions", { actions: sources });
  try {
    await send();
  } catch (error) {
    // WebKitWebDriver now and then gives keys up with no reason told; those that came to no document are sent again.
    if (!keysAlone || error.code !== "unknown error") throw error;
    await sleep(100);
    if ((await session.driver.run(place, "return window.__bridge?.keyed() ?? Infinity")) >= began) throw error;
    await send();
  }
}
/** One after the other, as they were sent. */
function performActions(connection, { context, actions }) {
  const frame = connection.frame(context);
  const sources = actions.map((source) => ({ ...source, actions: source.actions.map(whole) }));
  const done = frame.acting.then(() => act(frame, sources));
  frame.acting = done.catch(nothing);
  return done;
}

async function locateNodes(connection, { context, locator }) {
  const frame = connection.frame(context);
  const text = await frame.session.driver.run(
    frame.place,
    "const bridge = window.__bridge; return bridge.node(bridge.elementOf(arguments[0]))",
    [locator.value.context],
  );
  return { nodes: JSON.parse(text) };
}
const DEEPEST =
  "let at = document.activeElement; while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement; return at;";
const REGIONS = `
  const within = (root) => [...root.querySelectorAll("*")].flatMap((one) => [one, ...(one.shadowRoot ? within(one.shadowRoot) : [])]);
  return within(document).filter((one) => one.matches("output, [role=status], [role=alert], [role=log], [aria-live]"));`;
/** A screen reader's words for an element: the browser's own role and name of it. */
async function toldOf({ session, place }, element) {
  const [role, name] = [
    await session.driver.to(place, "GET", `/element/${element[ELEMENT]}/computedrole`),
    await session.driver.to(place, "GET", `/element/${element[ELEMENT]}/computedlabel`),
  ];
  return { role: await role.answer, name: await name.answer };
}
async function focused(connection, { context }) {
  const frame = connection.frame(context);
  return toldOf(frame, await frame.session.driver.run(frame.place, DEEPEST));
}
/** The texts of what the browser takes for a live region. */
async function heard(connection, { context }) {
  const frame = connection.frame(context);
  const texts = [];
  for (const region of await frame.session.driver.run(frame.place, REGIONS)) {
    if ((await toldOf(frame, region)).role !== "status") continue;
    texts.push(await frame.session.driver.run(frame.place, "return arguments[0].innerText", [region]));
  }
  return { texts };
}
/**
 * The browser answers when it has next drawn something, which on a page at rest may be never: after a while, a dot is
 * put on the page and taken away.
 */
const DOT = `
  const dot = document.createElement("i");
  Object.assign(dot.style, { position: "fixed", inset: "0 auto auto 0", width: "1px", height: "1px", background: "rgb(0 0 0 / 0.01)" });
  document.documentElement.append(dot);
  setTimeout(() => dot.remove(), 200);`;
async function screenshot(connection, { context }) {
  const { session, place } = connection.frame(context);
  const { answer } = await session.driver.to(place, "GET", "/screenshot", undefined, true);
  for (;;) {
    const data = await Promise.race([answer, sleep(1000)]);
    if (data) return { data };
    await session.driver.run(place, DOT);
  }
}

export const commands = {
  "session.new": () => ({
    sessionId: "webkit",
    capabilities: { browserName: "WebKitGTK", browserVersion: "WebKitGTK", userAgent: "" },
  }),
  "session.subscribe": () => ({ subscription: "all" }),
  "browser.createUserContext": (connection) => ({ userContext: connection.begin() }),
  "browser.removeUserContext": async (connection, { userContext }) => {
    const session = connection.sessions.get(userContext);
    connection.sessions.delete(userContext);
    await session?.stop();
  },
  "browser.setDownloadBehavior": (connection, { downloadBehavior, ...scope }) => {
    for (const session of windowsOf(connection, scope)) session.downloads = downloadBehavior?.destinationFolder;
  },
  "browsingContext.create": async (connection, { userContext }) => {
    const session = connection.sessions.get(userContext);
    session.creating = true;
    const context = await session.create().finally(() => (session.creating = false));
    return { context };
  },
  "browsingContext.close": (connection, { context }) =>
    connection.frame(context).session.close(connection.frame(context)),
  "browsingContext.activate": (connection, { context }) =>
    connection
      .frame(context)
      .session.driver.to(connection.frame(context).place, "POST", "/window", { handle: context })
      .then(nothing),
  "browsingContext.navigate": navigate,
  "browsingContext.reload": reload,
  "browsingContext.traverseHistory": traverse,
  "browsingContext.setViewport": async (connection, { context, viewport, ...scope }) => {
    if (context) return connection.frame(context).session.resize(connection.frame(context), viewport);
    for (const session of windowsOf(connection, scope)) session.viewport = viewport;
  },
  "browsingContext.locateNodes": locateNodes,
  "browsingContext.captureScreenshot": screenshot,
  "script.evaluate": evaluate,
  "script.callFunction": callFunction,
  "script.disown": async (connection, { target, handles }) => {
    const frame = connection.frame(target.context);
    await frame.session.driver.run(frame.place, "window.__bridge?.disown(arguments[0])", [handles]).catch(nothing);
  },
  "script.addPreloadScript": addPreload,
  "script.removePreloadScript": (connection, { script }) => {
    for (const { preloads } of connection.sessions.values()) preloads.delete(script);
  },
  "input.performActions": performActions,
  "input.setFiles": (connection, { context, element, files }) =>
    connection.frame(context).session.setFiles(connection.frame(context), element.sharedId, files),
  "network.addIntercept": addIntercept,
  "network.removeIntercept": (connection, { intercept }) => {
    for (const { intercepted } of connection.sessions.values()) intercepted.delete(intercept);
  },
  "network.addDataCollector": () => ({ collector: "all" }),
  "network.getData": (connection, { request }) => {
    const body = [...connection.sessions.values()].map(({ proxy }) => proxy.bodyOf(request)).find(Boolean);
    if (!body) throw Object.assign(new Error("its body is not known"), { code: "no such network data" });
    return { bytes: { type: "base64", value: body.toString("base64") } };
  },
  "network.setCacheBehavior": nothing,
  "network.setExtraHeaders": nothing,
  "network.continueRequest": decide("continue"),
  "network.provideResponse": decide("provide"),
  "network.failRequest": decide("fail"),
  "emulation.setLocaleOverride": (connection, { locale, ...scope }) => {
    for (const session of windowsOf(connection, scope)) session.locale = locale;
  },
  "emulation.setScreenOrientationOverride": nothing,
  "emulation.setScreenSettingsOverride": nothing,
  "emulation.setNetworkConditions": (connection, { networkConditions, ...scope }) => {
    for (const session of windowsOf(connection, scope)) session.offline = networkConditions?.type === "offline";
  },
  // Those that follow the protocol has no word for; web/support/webkit-ear.ts asks for them.
  "nonet:focused": focused,
  "nonet:heard": heard,
  "storage.getCookies": () => ({ cookies: [] }),
};

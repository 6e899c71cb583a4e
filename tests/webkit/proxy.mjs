/**
 * Proxy between the browser and the network: it reports requests, lets a test answer them, takes the network away, and
 * has the documents begin with the bridge's script. WebDriver by itself does none of that.
 */
import { request as ask, createServer } from "node:http";

export const PRELOAD = "/__bridge__/preload.js";
const HOP = new Set(["connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade", "content-length"]);
const listed = (headers) =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each) => ({ name, value: { type: "string", value: each } })),
  );
const plain = (headers = []) => {
  const result = {};
  for (const { name, value } of headers)
    (result[name.toLowerCase()] ??= []).push(
      value.type === "base64" ? Buffer.from(value.value, "base64").toString() : value.value,
    );
  return Object.fromEntries(
    Object.entries(result).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
};
const bytesOf = (body) =>
  body ? Buffer.from(body.value, body.type === "base64" ? "base64" : "utf8") : Buffer.alloc(0);

async function bodyOf(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** The answer of an address. */
async function load(url, method, headers, body) {
  const answer = await new Promise((resolve, reject) => {
    const { hostname, port, pathname, search } = new URL(url);
    const outgoing = ask(
      {
        hostname: hostname.replace(/^\[|\]$/g, ""),
        port,
        path: pathname + search,
        method,
        headers: { ...headers, "accept-encoding": "identity" },
      },
      resolve,
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
  return {
    status: answer.statusCode,
    reason: answer.statusMessage,
    headers: answer.headers,
    body: method === "HEAD" ? Buffer.alloc(0) : await bodyOf(answer),
  };
}

/**
 * The document, begun with the bridge's script; a script of the same origin, which the policy of any of our pages
 * allows.
 */
function begun(body) {
  const text = body.toString();
  const tag = `<script src="${PRELOAD}"></script>`;
  const found = /<head[^>]*>/i.exec(text) ?? /<html[^>]*>/i.exec(text) ?? /<!doctype[^>]*>/i.exec(text);
  const end = found ? found.index + found[0].length : 0;
  return Buffer.from(text.slice(0, end) + tag + text.slice(end));
}

/** A policy that lets the bridge's script in, and nothing else that it did not. */
const admitting = (policy, url) =>
  policy.replace(/(^|[;,]\s*)script-src(?=\s)(?!\s+'none')/g, `$& ${new URL(url).origin}${PRELOAD}`);

export class Proxy {
  offline = false;
  #server = createServer((incoming, outgoing) => void this.#answer(incoming, outgoing));
  #host;
  #held = new Map();
  #bodies = new Map();
  #last = 0;

  /**
   * `host` has `preload()`, the script's text; `emit(method, params)`; `intercepts(context)`, the names of those who
   * want to answer what it asks for; and `owner(request)`.
   */
  constructor(host) {
    this.#host = host;
  }

  async start() {
    this.#server.listen(0, "127.0.0.1");
    await new Promise((resolve) => this.#server.once("listening", resolve));
    return `127.0.0.1:${this.#server.address().port}`;
  }
  stop() {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  bodyOf(request) {
    return this.#bodies.get(request);
  }
  /** A test's decision on a request that waits. */
  decide(request, decision) {
    this.#held.get(request)?.(decision);
    this.#held.delete(request);
  }

  async #answer(incoming, outgoing) {
    const url = incoming.url.startsWith("/") ? `http://${incoming.headers.host}${incoming.url}` : incoming.url;
    if (new URL(url).pathname === PRELOAD)
      return outgoing
        .writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" })
        .end(this.#host.preload());
    const told = this.#tell(incoming, url);
    try {
      const answer = await this.#decided(told, incoming);
      this.#completed(told, answer);
      this.#deliver(outgoing, told, answer);
    } catch (error) {
      this.#host.emit("network.fetchError", { ...told.event, errorText: error.message });
      outgoing.destroy();
    }
  }

  #tell(incoming, url) {
    const id = `request-${++this.#last}`;
    const destination =
      incoming.headers["sec-fetch-dest"] ?? (incoming.headers.accept?.startsWith("text/html") ? "document" : "");
    const { context, navigation } = this.#host.owner({ url, destination, referrer: incoming.headers.referer });
    const timings = {
      requestTime: Date.now(),
      requestStart: 0,
      responseStart: 0,
      dnsStart: 0,
      dnsEnd: 0,
      connectStart: 0,
      connectEnd: 0,
      tlsStart: 0,
      responseEnd: 0,
    };
    const request = {
      request: id,
      url,
      method: incoming.method,
      headers: listed(incoming.headers),
      cookies: [],
      headersSize: 0,
      bodySize: 0,
      timings,
    };
    request.destination = destination === "empty" ? "" : destination;
    request.initiatorType = destination === "empty" || destination === "" ? "fetch" : null;
    const event = {
      context,
      navigation: navigation ?? null,
      redirectCount: 0,
      timestamp: Date.now(),
      isBlocked: false,
      request,
      initiator: { type: "other" },
    };
    return { id, url, destination, event, intercepts: this.#host.intercepts(context) };
  }

  async #decided(told, incoming) {
    const body = await bodyOf(incoming);
    if (!told.intercepts.length) this.#host.emit("network.beforeRequestSent", told.event);
    else {
      const decision = new Promise((resolve) => this.#held.set(told.id, resolve));
      this.#host.emit("network.beforeRequestSent", { ...told.event, isBlocked: true, intercepts: told.intercepts });
      const { kind, statusCode, reasonPhrase, headers, body: given, url, method } = await decision;
      if (kind === "fail") throw new Error("failed by the test");
      if (kind === "provide")
        return { status: statusCode ?? 200, reason: reasonPhrase ?? "", headers: plain(headers), body: bytesOf(given) };
      return this.#load(
        url ?? told.url,
        method ?? incoming.method,
        headers ? plain(headers) : incoming.headers,
        given ? bytesOf(given) : body,
      );
    }
    return this.#load(told.url, incoming.method, incoming.headers, body);
  }

  #load(url, method, headers, body) {
    if (this.offline) throw new Error("offline");
    return load(url, method, Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name))), body);
  }

  #completed(told, { status, reason, headers, body }) {
    this.#bodies.set(told.id, body);
    const response = {
      url: told.url,
      protocol: "http/1.1",
      status,
      statusText: reason,
      fromCache: false,
      headers: listed(headers),
      mimeType: "",
      bytesReceived: body.length,
    };
    Object.assign(response, { headersSize: 0, bodySize: body.length, content: { size: body.length } });
    this.#host.emit("network.responseStarted", { ...told.event, response });
    this.#host.emit("network.responseCompleted", { ...told.event, response });
  }

  #deliver(outgoing, told, { status, reason, headers, body }) {
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name)));
    const isDocument =
      /^(document|iframe|frame)$/.test(told.destination) && /text\/html/.test(String(headers["content-type"] ?? ""));
    const sent = isDocument ? begun(body) : body;
    const policy = kept["content-security-policy"];
    if (isDocument && policy)
      kept["content-security-policy"] = [policy].flat().map((each) => admitting(each, told.url));
    // Files that a test may answer are asked for each time, as in the other browsers.
    if (told.intercepts.length) kept["cache-control"] = "no-store";
    outgoing.writeHead(status, reason, { ...kept, "content-length": sent.length });
    outgoing.end(sent);
  }
}

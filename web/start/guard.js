(() => {
  // Runs in every page before anything else is fetched; web/scripts/hosting.mjs writes it into them.
  const { page } = document.currentScript.dataset;
  const path = location.pathname;
  const move = (to) => {
    try {
      if (to !== path) history.replaceState(history.state, "", to + location.search + location.hash);
    } catch (error) {
      // A sandbox without an origin forbids it.
      console.warn(error);
    }
  };
  // A page goes by its name, with its ending or without; a slash behind would have all files looked for in the wrong place.
  const [, , name] = path.match(/^(.*\/)([^/]+?)(?:\.html)?\/?$/) || [];
  if (name === page) move(path.replace(/\/$/, ""));
  // The start page at any other address but its folder is a folder that the server answered without its slash; unless that is the name of another page of ours.
  else if (page === "index" && !path.endsWith("/") && !/^(lab|learn|embed|nonet|docs|404)$/.test(name))
    move(`${path}/`);

  const zh = /^zh\b/.test(navigator.language);
  const HEADS = {
    files: ["The server did not deliver files that Nonet needs:", "服务器没有正确提供 Nonet 需要的文件:"],
    policy: [
      "A policy of this page's host forbids files that Nonet needs:",
      "此网站的安全策略禁止了 Nonet 需要的文件:",
    ],
    frame: [
      "This frame is a sandbox that can load no files. Open Nonet in a tab of its own.",
      "此框架是无法加载文件的沙盒。请在单独的标签页中打开 Nonet。",
    ],
    disk: [
      "Browsers load no files beside a page on a disk. Open nonet.html instead: all of Nonet in one file.",
      "从磁盘打开的页面无法加载旁边的文件。请改为打开 nonet.html：单个文件即完整的 Nonet。",
    ],
    script: [
      "Nonet could not start. The browser may be too old, or an extension in the way:",
      "Nonet 无法启动。浏览器可能过旧，或受到扩展程序干扰:",
    ],
    styles: [
      "The look of this page has not come yet: the network is slow or hangs.",
      "页面样式尚未加载：网络缓慢或没有响应。",
    ],
    late: ["Nonet has not started yet: the network is slow or hangs.", "Nonet 尚未启动：网络缓慢或没有响应。"],
  };
  // What is told, by its kind: the lines below its head.
  const told = new Map();
  // One for all messages, also before there is a page to show them.
  const box = document.createElement("main");
  box.id = "missing";
  const title = document.createElement("h1");
  title.textContent = "Nonet";
  const text = document.createElement("div");
  text.setAttribute("role", "alert");
  // The styles may be what is missing.
  box.style.cssText = "padding:16px;white-space:pre-wrap;overflow-wrap:anywhere;font:1rem/1.5 system-ui,sans-serif";
  const again = document.createElement("button");
  again.textContent = zh ? "重试" : "Try again";
  again.style.cssText = "display:block;margin-top:8px;padding:10px 16px;font:inherit";
  again.onclick = () => location.reload();
  // The text that is shown where the guard cannot run.
  const drop = () => {
    for (const one of document.querySelectorAll(".not-started")) one.parentNode.removeChild(one);
  };
  // By what the oldest browsers have: where newer parts are missing, or patched, this is still told.
  const show = () => {
    if (box.parentNode) box.parentNode.removeChild(box);
    if (!told.size) return;
    // One fault has many files miss; the first of them say which.
    const some = (lines) => (lines.length > 4 ? [...lines.slice(0, 3), `… (${lines.length})`] : lines);
    const texts = [...told].map(([kind, lines]) => [HEADS[kind][+zh], ...some([...lines])].join("\n"));
    text.textContent = texts.join("\n");
    for (const part of [title, text, again]) box.appendChild(part);
    document.body.insertBefore(box, document.body.firstChild);
    drop();
    // Firefox waits for the styles and paints nothing, unless somebody asks where things are.
    box.getBoundingClientRect();
  };
  const say = (kind, ...lines) => {
    told.set(kind, new Set([...(told.get(kind) || []), ...lines]));
    if (document.body) show();
    else addEventListener("DOMContentLoaded", show, { once: true });
  };
  // Others put files into the page too: a host, an extension. They are no files of ours.
  const folder = () => document.baseURI.replace(/[^/]*([?#].*)?$/, "");
  const isOwn = (url) => /^(assets\/|theme\.js($|\?))/.test(String(url).replace(folder(), ""));
  // A host that tidies up may have taken its place away.
  const hasStarted = () =>
    document.readyState !== "loading" &&
    document.querySelector(`#${page === "index" ? "app" : page}:not(:empty):not(.starting),.broken`);

  // Repairs the service worker's files, which may be damaged. It reports how many files it mended: after none,
  // starting again would change nothing.
  const repair = (then, otherwise) => {
    try {
      // A sandbox without an origin has none, and throws.
      const worker = navigator.serviceWorker?.controller;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => (data > 0 ? then() : otherwise?.());
      if (worker) return worker.postMessage({ type: "REPAIR" }, [port2]);
    } catch {
      // Nothing repairs then.
    }
    otherwise?.();
  };
  const isOnDisk = location.protocol === "file:";
  const forbidden = new Set();
  addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective, disposition, originalPolicy }) => {
    // Without the others, as fonts, the page works.
    const [kind] = effectiveDirective.match(/^(script|style)-src/) || [];
    if (disposition !== "enforce" || !kind || !isOwn(blockedURI) || hasStarted() || forbidden.has(blockedURI)) return;
    // What the policy allows was sent to another site, as by a portal: there is no answer.
    const [rule] = originalPolicy.match(`${kind}(-elem)? [^;]*`) || originalPolicy.match("default-src [^;]*") || [];
    if (/^(?!.*strict-dy).*'self'/.test(rule)) return;
    forbidden.add(blockedURI);
    say("policy", `${blockedURI} (${effectiveDirective})`);
  });
  const failed = async ({ target, error, message, filename }) => {
    // Later it is nothing that keeps the page from starting: the page itself tells of it.
    if (hasStarted()) return;
    // What others have put in the place of a part of the browser throws in our name.
    if (error && (isOwn(filename) || String(error.stack).includes(`${folder()}assets/`)))
      return repair(
        () => location.reload(),
        () =>
          say(
            error instanceof SyntaxError ? "files" : /TrustedType/.test(error.message) ? "policy" : "script",
            `${filename || ""} ${message || error.message}`,
          ),
      );
    const url = target.src || target.href;
    if (!isOwn(url)) return;
    if (!target.matches?.("script, link[rel~=stylesheet], link[rel~=modulepreload]")) return;
    repair(() => location.reload());
    // One that breaks off is no answer; nor is a browser without `fetch`.
    const answer = await (async () => {
      const all = await fetch(url);
      await all.text();
      return all;
    })().catch(() => null);
    if (forbidden.has(url)) return;
    if (!answer && isOnDisk) return say("disk");
    if (!answer && self.origin === "null") return self === top ? say("policy", "sandbox") : say("frame");
    const type = answer?.headers.get("content-type");
    const why = !answer
      ? zh
        ? "无响应"
        : "no answer"
      : answer.ok
        ? !/javascript|css/.test(type) && `Content-Type: ${type}`
        : answer.status;
    if (why) return say("files", `${url} (${why})`);
    // This time it came: it failed once, or what it imports does, of which is told by itself. The page may do without a script.
    setTimeout(() => told.size || (hasStarted() && target.src) || say("files", url), 2000);
  };
  addEventListener("error", failed, true);
  // A page in the place of a style sheet, as of a portal, loads, and so does one that was cut off: for whoever waits for it, it has failed.
  document.addEventListener(
    "load",
    (event) => {
      const link = event.target;
      try {
        if (link.rel !== "stylesheet" || !isOwn(link.href)) return;
        if ([...link.sheet.cssRules].pop()?.selectorText === ".end") return;
      } catch {
        // Without an origin nobody sees its rules.
        return;
      }
      event.stopImmediatePropagation();
      link.dispatchEvent(new Event("error"));
    },
    true,
  );
  // A start can also end in a promise. Not every one that fails is the start's.
  addEventListener("unhandledrejection", ({ reason }) => setTimeout(failed, 2000, { error: reason, target: {} }));
  // A part of the page that was to come later did not; the next attempt shall not get the same again (shell/again.ts).
  addEventListener("vite:preloadError", () => repair(() => {}));

  // A request may hang rather than fail. Once the page's own script runs, it tells of that itself, if it has the texts.
  let runs = false;
  addEventListener("nonet-runs", () => (runs = true));
  // Only seconds count in which the page runs.
  let seconds = 0;
  // Those of the page itself; of a view that is opened, the page tells.
  let styles;
  const stylesNow = () => [...document.querySelectorAll("link[rel=stylesheet]")].filter((link) => isOwn(link.href));
  document.addEventListener("readystatechange", () => (styles = styles || stylesNow()));
  const clock = setInterval(() => {
    const late = (styles || stylesNow()).filter((link) => !link.sheet);
    const isWhole = () => hasStarted() && late.every((link) => link.sheet);
    if (isWhole() || told.size) return (drop(), clearInterval(clock));
    if (++seconds < (runs ? 10 : 8)) return;
    clearInterval(clock);
    // Styles that hang keep everything from being shown. They count when they come.
    for (const link of late) {
      link.onload = () => (link.removeAttribute("media"), look());
      link.media = "not all";
    }
    // The parser may wait for a script: then there is a body for the meantime.
    if (!document.body) {
      const body = document.documentElement.appendChild(document.createElement("body"));
      document.addEventListener("readystatechange", () => (body.remove(), show()), { once: true });
    }
    const look = () => {
      if (isWhole()) return (told.delete("late"), told.delete("styles"), show(), watch?.disconnect());
      if (told.has("late") && hasStarted()) told.delete("late"), say("styles");
    };
    // All has come, and did nothing; or threw what names no file of ours, and throws that again when it is asked for.
    const own = [...document.querySelectorAll("script[type=module]")].find(({ src }) => isOwn(src));
    if (document.readyState === "complete" && !runs && own)
      return import(own.src).then(
        () => say("files", own.src),
        (error) => say("script", error),
      );
    // One that was saved has files of other names.
    say(isOnDisk ? "disk" : "late");
    const watch = self.MutationObserver && new MutationObserver(look);
    watch?.observe(document, { childList: true, subtree: true });
  }, 1000);
})();

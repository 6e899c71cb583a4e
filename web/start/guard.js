(() => {
  // Runs in every page before anything else is fetched; web/scripts/hosting.mjs writes it into them.
  const { page } = document.currentScript.dataset;
  const path = location.pathname;
  const move = (to) => to !== path && history.replaceState(history.state, "", to + location.search + location.hash);
  // A page goes by its name, with its ending or without; a slash behind would have all files looked for in the wrong place.
  const [, , name] = path.match(/^(.*\/)([^/]+?)(?:\.html)?\/?$/) || [];
  if (name === page) move(path.replace(/\/$/, ""));
  // The start page at any other address but its folder is a folder that the server answered without its slash; unless that is the name of another page of ours.
  else if (page === "index" && !path.endsWith("/") && !/^(lab|learn|embed|nonet|docs|404)$/.test(name))
    move(`${path}/`);

  const zh = /^zh\b/.test(navigator.language);
  const lines = new Set();
  // One for all messages, also before there is a page to show them.
  const box = document.createElement("pre");
  box.id = "missing";
  box.setAttribute("role", "alert");
  const say = (line) => {
    if (lines.has(line)) return;
    if (!lines.size)
      lines.add(zh ? "服务器没有正确提供 Nonet 需要的文件:" : "The server did not deliver files that Nonet needs:");
    lines.add(line);
    box.textContent = [...lines].join("\n");
    const show = () => document.body.prepend(box);
    if (document.body) show();
    else addEventListener("DOMContentLoaded", show);
  };
  // Repairs the service worker's files, which may be damaged. It reports how many files it mended: after none,
  // starting again would change nothing.
  const repair = (then, otherwise) => {
    const worker = navigator.serviceWorker?.controller;
    if (!worker) return otherwise?.();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => (data > 0 ? then() : otherwise?.());
    worker.postMessage({ type: "REPAIR" }, [port2]);
  };
  const failed = async ({ target, error, filename }) => {
    // Later than this it is nothing that keeps the page from starting.
    if (error && document.readyState !== "complete")
      repair(
        () => location.reload(),
        () => error instanceof SyntaxError && say(`${filename}: ${error.message}`),
      );
    if (!target.matches?.("script, link[rel~=stylesheet], link[rel~=modulepreload]")) return;
    repair(() => location.reload());
    const url = target.src || target.href;
    const answer = await fetch(url).catch(() => null);
    const type = answer?.headers.get("content-type") || "?";
    say(`${url} (${!answer ? (zh ? "无响应" : "no answer") : answer.ok ? `Content-Type: ${type}` : answer.status})`);
  };
  addEventListener("error", failed, true);
  // A part of the page that was to come later did not; the next attempt shall not get the same again (shell/again.ts).
  addEventListener("vite:preloadError", () => repair(() => {}));
})();

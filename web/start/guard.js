(() => {
  // Runs in every page before anything else is asked for; web/scripts/hosting.mjs writes it into them.
  const { page } = document.currentScript.dataset;
  const path = location.pathname;
  const move = (to) => history.replaceState(history.state, "", to + location.search + location.hash);
  // A server that answers a folder without its slash, or a page with one, would have all files looked for in the wrong place.
  if (page === "index" && !/\/(index(\.html)?)?$/.test(path)) move(`${path}/`);
  if (page !== "index" && path.endsWith("/")) move(path.slice(0, -1));

  const zh = /^zh\b/.test(navigator.language);
  const lines = new Set();
  const say = (line) => {
    if (lines.has(line)) return;
    if (!lines.size) lines.add(zh ? "服务器没有正确提供 Nonet 需要的文件:" : "The server did not deliver files that Nonet needs:");
    lines.add(line);
    const box = document.getElementById("missing") || document.createElement("pre");
    box.id = "missing";
    box.setAttribute("role", "alert");
    box.textContent = [...lines].join("\n");
    const show = () => document.body.prepend(box);
    if (document.body) show();
    else addEventListener("DOMContentLoaded", show);
  };
  const failed = async ({ target }) => {
    if (!target.matches?.("script, link[rel~=stylesheet], link[rel~=modulepreload]")) return;
    const url = target.src || target.href;
    const answer = await fetch(url).catch(() => null);
    const type = answer?.headers.get("content-type") || "?";
    say(`${url} (${!answer ? (zh ? "无响应" : "no answer") : answer.ok ? `Content-Type: ${type}` : answer.status})`);
  };
  addEventListener("error", failed, true);
})();

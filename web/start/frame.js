// Runs in embed.html before anything else is fetched; web/scripts/build-embed.mjs writes it into it.
(() => {
  // For WebKit nothing is 'self' to a document in a sandbox without an origin, so the page's policy names no host; this
  // adds one that names the host of the page's own address.
  if (/^http/.test(location.origin))
    document.head.append(
      Object.assign(document.createElement("meta"), {
        httpEquiv: "Content-Security-Policy",
        content: "script-src O 'wasm-unsafe-eval'; style-src O; worker-src O blob:".replaceAll("O", location.origin),
      }),
    );
  // One script makes the board as it runs: where there is none behind it, the page would stay empty.
  const text = document.createElement("p");
  text.setAttribute("role", "alert");
  text.textContent = /^zh\b/.test(navigator.language)
    ? "此数独未能启动。浏览器可能过旧，或受到扩展程序、安全策略或网络的影响。"
    : "This Sudoku has not started. The browser may be too old, or an extension, a policy or the network in the way.";
  const look = () => (document.querySelector("nonet-board") ? text.remove() : document.body.prepend(text));
  addEventListener("load", look);
  setTimeout(look, 8000);
})();

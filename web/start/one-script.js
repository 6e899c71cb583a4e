// Runs first in a page that is one script, the frame and the single file: where that brings nothing, the page says so.
(() => {
  // What stands in a page that has started.
  const { started } = document.currentScript.dataset;
  const text = document.createElement("p");
  text.setAttribute("role", "alert");
  text.style.cssText = "margin:16px;font:1rem/1.5 system-ui,sans-serif";
  text.textContent = /^zh\b/.test(navigator.language)
    ? "数独未能启动。浏览器可能过旧，或受到扩展程序、安全策略或网络的影响。"
    : "This Sudoku has not started. The browser may be too old, or an extension, a policy or the network in the way.";
  // The text that is shown where no script can run.
  const drop = () => {
    for (const one of document.querySelectorAll(".not-started")) one.parentNode.removeChild(one);
  };
  const hasStarted = () => document.querySelector(started);
  // It may still come.
  const look = () => {
    if (hasStarted()) return (drop(), text.remove());
    const { body } = document;
    if (body && !text.parentNode) body.insertBefore(text, body.firstChild);
    drop();
    setTimeout(look, 1000);
  };
  // Without styles that text is seen at once.
  addEventListener("load", () => hasStarted() && drop());
  addEventListener("error", look, true);
  addEventListener("unhandledrejection", look);
  setTimeout(look, 8000);
})();

// Runs before the first painting, so that a chosen theme never flashes. A file of its own: the page allows no inline script.
try {
  const root = document.documentElement;
  const {
    theme,
    accent,
    boardSize,
    celebrate,
    motion = celebrate,
  } = JSON.parse(localStorage.getItem("nonet:settings") || "{}");
  if (["light", "dark", "sepia", "contrast"].includes(theme)) {
    root.dataset.theme = theme;
    for (const meta of document.querySelectorAll("meta[data-theme]"))
      meta.media = theme === meta.dataset.theme ? "all" : "not all";
  }
  if (typeof accent === "number" && accent >= 0 && accent < 360) root.style.setProperty("--hue", String(accent));
  if (["fit", "large", "medium", "small"].includes(boardSize)) root.dataset.board = boardSize;
  if (motion === false) root.dataset.motion = "off";
} catch {
  // Storage is blocked or the entry is corrupt: the device's own setting is right, and the page itself tells the player.
}

// Runs before the first painting, so that a chosen theme never flashes. A file of its own: the page allows no inline script.
try {
  const { theme } = JSON.parse(localStorage.getItem("nonet:settings") || "{}");
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll("meta[data-theme]")) meta.media = theme === meta.dataset.theme ? "all" : "not all";
  }
} catch (error) {
  // Storage is blocked or the entry is corrupt: the device's own setting is right, and the page itself tells the player.
}

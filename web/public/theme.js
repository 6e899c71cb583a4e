// Runs before the first painting, so that a chosen theme never flashes. A file of its own: the page allows no inline script.
try {
  const settings = JSON.parse(localStorage.getItem("nonet:settings") || "{}");
  if (settings.theme === "light" || settings.theme === "dark") document.documentElement.dataset.theme = settings.theme;
} catch (error) {
  // Storage is blocked or the entry is corrupt: the device's own setting is right, and the page itself tells the player.
}

/**
 * Imported before uPlot, which asks Intl for numbers in the browser's language as it is loaded. That of a system
 * without one is called "C", which Intl does not know: the lab would not start.
 */
try {
  new Intl.NumberFormat(navigator.language);
} catch {
  Object.defineProperty(navigator, "language", { configurable: true, value: "en" });
}

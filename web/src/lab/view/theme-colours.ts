/** Colours of the style sheet for drawings on a canvas, which cannot use them by name. */

/** The present value of a colour such as `--accent`, where an element stands. */
export function colourOf(element: HTMLElement, name: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${name})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Calls back when the page's or the device's theme has changed; returns how to stop that. */
export function onThemeChange(callback: () => void): () => void {
  const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) => matchMedia(query));
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  for (const query of queries) query.addEventListener("change", callback);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener("change", callback);
  };
}

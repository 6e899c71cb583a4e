/**
 * Starts the single file: all pages in one script, with everything that the site fetches inside it. Neither modules
 * nor other files can be loaded by a page that was opened from a file, so `scripts/build-single.mjs` packs texts,
 * styles and workers in.
 */
import { pageOf } from "./edition.js";
import { pageStyles } from "./styles.js";

const START = {
  play: () => import("../app/main.js"),
  learn: () => import("../learn/main.js"),
  lab: () => import("../lab/main.js"),
};

const page = pageOf(location.hash);
document.adoptedStyleSheets = pageStyles(page);
document.querySelector("#page")!.id = page === "play" ? "app" : page;

// Before all other listeners: those of the page that is left must not take the address for one of theirs.
addEventListener("hashchange", (event) => {
  if (pageOf(location.hash) === page) return;
  event.stopImmediatePropagation();
  location.reload();
});

void START[page]();

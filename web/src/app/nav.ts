/** Where else one can go: in the header of wide screens, in the menu of narrow ones. */
import { SINGLE_FILE } from "#edition";
import type { After } from "../i18n/localizer.js";
import type { PageId } from "../i18n/messages.js";
import type { App } from "../page/app.js";
import { docsAddress, labAddress, learnAddress } from "../page/place.js";
import { puzzleOf } from "../page/state.js";
import type { IconName } from "../shell/icons.js";

interface Destination {
  /** Names the text `nav-…`, and where it is a view, that too. */
  readonly id: After<"nav-", PageId>;
  readonly icon: IconName;
  href(app: App): string;
  /** The header has room for its icon only. */
  readonly brief?: true;
}

export const DESTINATIONS: readonly Destination[] = [
  { id: "library", icon: "library", href: () => "#library" },
  { id: "learn", icon: "learn", href: () => learnAddress("") },
  { id: "lab", icon: "lab", href: (app) => labAddress(puzzleOf(app)) },
  // The single file has neither the documentation nor frames beside it.
  ...(SINGLE_FILE
    ? []
    : [{ id: "docs", icon: "docs", href: () => docsAddress(document.documentElement.lang), brief: true } as const]),
  { id: "settings", icon: "settings", href: () => "#settings", brief: true },
];

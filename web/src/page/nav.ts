/** Where else one can go: in the header of wide screens, in the menu of narrow ones. */
import { SINGLE_FILE } from "#edition";
import type { After } from "../i18n/localizer.js";
import type { PageId } from "../i18n/messages.js";
import type { IconName } from "../shell/icons.js";
import { docsAddress, labAddress, learnAddress } from "./place.js";
import { puzzleOf, type State } from "./state.js";

interface Destination {
  /** Names the text `nav-…`, and where it is a view, that too. */
  readonly id: After<"nav-", PageId>;
  readonly icon: IconName;
  href(state: State): string;
  /** The header has room for its icon only. */
  readonly brief?: true;
}

export const DESTINATIONS: readonly Destination[] = [
  { id: "library", icon: "library", href: () => "#library" },
  { id: "learn", icon: "learn", href: () => learnAddress("") },
  { id: "lab", icon: "lab", href: (state) => labAddress(puzzleOf(state)) },
  // The single file has neither the documentation nor frames beside it.
  ...(SINGLE_FILE
    ? []
    : [{ id: "docs", icon: "docs", href: () => docsAddress(document.documentElement.lang), brief: true } as const]),
  { id: "settings", icon: "settings", href: () => "#settings", brief: true },
];

/**
 * A screen reader's view of a page in Firefox: the browser's own accessibility tree, asked for in the browser's scope.
 */
import type { Page } from "@playwright/test";
import { inBrowser } from "./firefox.js";

/** The browser's names of roles → those of ARIA, where they differ. */
const ROLES: Record<string, string> = { pushbutton: "button", "toggle button": "button", entry: "textbox" };

/**
 * Every part of the page, depth first, is given to `see`. The first question starts the tree, which then takes a
 * moment to be there.
 */
const WALK = `
  const service = Cc["@mozilla.org/accessibilityService;1"].getService(Ci.nsIAccessibilityService);
  const states = (part) => { const state = {}; part.getState(state, {}); return state.value; };
  const walk = (part, see) => {
    see(part);
    for (let i = 0; i < part.childCount; i++) walk(part.getChildAt(i), see);
  };
  const root = service.getAccessibleFor(tab.embedderElement);
`;

/** Role and name of what has the focus: the innermost, since the page has it too. */
export async function focusedInFirefox(page: Page): Promise<{ role: string; name: string }> {
  const found = await inBrowser(
    page,
    `${WALK}
    let role = "", name = "";
    if (root) walk(root, (part) => {
      if (states(part) & Ci.nsIAccessibleStates.STATE_FOCUSED) [role, name] = [service.getStringRole(part.role), part.name ?? ""];
    });
    return JSON.stringify({ role, name });`,
  );
  const { role, name } = JSON.parse(found) as { role: string; name: string };
  return { role: ROLES[role] ?? role, name };
}

/** The texts of all live regions. */
export async function heardInFirefox(page: Page): Promise<string[]> {
  return JSON.parse(
    await inBrowser(
      page,
      `${WALK}
    const heard = [];
    if (root) walk(root, (part) => {
      if (service.getStringRole(part.role) !== "statusbar") return;
      const words = [];
      walk(part, (leaf) => { if (service.getStringRole(leaf.role) === "text leaf") words.push(leaf.name ?? ""); });
      heard.push(words.join(" "));
    });
    return JSON.stringify(heard);`,
    ),
  ) as string[];
}

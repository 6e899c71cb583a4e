/**
 * A screen reader's view of the page: the browser's accessibility tree, and keys. Nothing is looked up in the document,
 * but for live regions in WebKit, whose driver has no tree: it gives the role and the name of one element at a time.
 */
import type { CDPSession, Page } from "@playwright/test";
import { isFirefox } from "./firefox.js";
import { focusedInFirefox, heardInFirefox } from "./firefox-ear.js";
import { isWebKitGtk } from "./webkit.js";
import { focusedInWebKit, heardInWebKit } from "./webkit-ear.js";

interface AXValue {
  value?: unknown;
}
interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: AXValue;
  name?: AXValue;
  properties?: { name: string; value: AXValue }[];
  childIds?: string[];
}

const textOf = (value: AXValue | undefined): string => String(value?.value ?? "");
const has = (node: AXNode, property: string, value: unknown): boolean =>
  (node.properties ?? []).some((one) => one.name === property && one.value.value === value);

/** Where one is, and what is said. */
interface Ear {
  /** Role and name of what has the focus: what is read when one comes there. */
  focused(): Promise<{ role: string; name: string }>;
  /** The texts of all live regions. */
  heard(): Promise<string[]>;
}

async function earInChromium(page: Page): Promise<Ear> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  const tree = async (): Promise<AXNode[]> =>
    ((await session.send("Accessibility.getFullAXTree")) as unknown as { nodes: AXNode[] }).nodes;
  return {
    async focused() {
      const nodes = (await tree()).filter(
        (node) => !node.ignored && has(node, "focused", true) && textOf(node.role) !== "RootWebArea",
      );
      const node = nodes.at(-1);
      return { role: textOf(node?.role), name: textOf(node?.name) };
    },
    async heard() {
      const nodes = await tree();
      const byId = new Map(nodes.map((node) => [node.nodeId, node]));
      const words = (node: AXNode): string[] =>
        textOf(node.role) === "StaticText"
          ? [textOf(node.name)]
          : (node.childIds ?? []).flatMap((id) => (byId.has(id) ? words(byId.get(id)!) : []));
      return nodes
        .filter((node) => !node.ignored && textOf(node.role) === "status")
        .map((node) => words(node).join(" "));
    },
  };
}

/** There the tree follows the page a moment later: what has the focus counts when it is the same twice. */
function earInFirefox(page: Page): Ear {
  const focused = async (): Promise<{ role: string; name: string }> => {
    let now = await focusedInFirefox(page);
    for (let i = 0; i < 50; ++i) {
      await page.waitForTimeout(60);
      const before = now;
      now = await focusedInFirefox(page);
      if (now.name === before.name && now.name !== "") break;
    }
    return now;
  };
  return { focused, heard: () => heardInFirefox(page) };
}

async function earOf(page: Page): Promise<Ear> {
  if (isWebKitGtk(page.context().browser()))
    return { focused: () => focusedInWebKit(page), heard: () => heardInWebKit(page) };
  return isFirefox(page) ? earInFirefox(page) : earInChromium(page);
}

export class Listener {
  readonly #page: Page;
  readonly #ear: Ear;

  private constructor(page: Page, ear: Ear) {
    this.#page = page;
    this.#ear = ear;
  }

  static async of(page: Page): Promise<Listener> {
    return new Listener(page, await earOf(page));
  }

  focused(): Promise<{ role: string; name: string }> {
    return this.#ear.focused();
  }

  heard(): Promise<string[]> {
    return this.#ear.heard();
  }

  /**
   * Goes on, or back, until something of this role and name has the focus. Never past the end of the page (hands.ts).
   */
  async tabTo(role: string, name: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    for (let i = 0; i < 60; ++i) {
      const now = await this.focused();
      if (now.role === role && name.test(now.name)) return;
      await this.#page.keyboard.press(key);
    }
    throw new Error(`${key} never came to a ${role} named ${String(name)}`);
  }

  /** Presses a key and gives what is read then. */
  async press(key: string): Promise<string> {
    const before = (await this.focused()).name;
    await this.#page.keyboard.press(key);
    for (let i = 0; i < 20; ++i) {
      const { name } = await this.focused();
      if (name !== before) return name;
    }
    return before;
  }

  /** Presses a key and waits for a live region to say something that fits. */
  async ask(key: string, answer: RegExp): Promise<string> {
    await this.#page.keyboard.press(key);
    return this.hear(answer);
  }

  async hear(answer: RegExp): Promise<string> {
    for (let i = 0; i < 100; ++i) {
      const found = (await this.heard()).find((text) => answer.test(text));
      if (found !== undefined) return found;
      await this.#page.waitForTimeout(50);
    }
    throw new Error(`No live region said ${String(answer)}, but: ${(await this.heard()).join(" | ")}`);
  }
}

/** What a screen reader has of the page: the browser's accessibility tree, and keys. Nothing is looked up in the document. */
import type { CDPSession, Page } from "@playwright/test";

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

export class Listener {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<Listener> {
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    return new Listener(page, session);
  }

  async #tree(): Promise<AXNode[]> {
    const { nodes } = (await this.#session.send("Accessibility.getFullAXTree")) as unknown as { nodes: AXNode[] };
    return nodes;
  }

  /** Role and name of what has the focus: what is read when one comes there. */
  async focused(): Promise<{ role: string; name: string }> {
    const nodes = (await this.#tree()).filter((node) => !node.ignored && has(node, "focused", true) && textOf(node.role) !== "RootWebArea");
    const node = nodes.at(-1);
    return { role: textOf(node?.role), name: textOf(node?.name) };
  }

  /** The texts of all live regions. */
  async heard(): Promise<string[]> {
    const nodes = await this.#tree();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const words = (node: AXNode): string[] =>
      textOf(node.role) === "StaticText" ? [textOf(node.name)] : (node.childIds ?? []).flatMap((id) => (byId.has(id) ? words(byId.get(id)!) : []));
    return nodes.filter((node) => !node.ignored && textOf(node.role) === "status").map((node) => words(node).join(" "));
  }

  /** Goes on with Tab until something of this role and name has the focus. */
  async tabTo(role: string, name: RegExp): Promise<void> {
    for (let i = 0; i < 60; ++i) {
      const now = await this.focused();
      if (now.role === role && name.test(now.name)) return;
      await this.#page.keyboard.press("Tab");
    }
    throw new Error(`Tab never came to a ${role} named ${String(name)}`);
  }

  /** Presses a key and gives what is read then. */
  async press(key: string): Promise<string> {
    await this.#page.keyboard.press(key);
    return (await this.focused()).name;
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

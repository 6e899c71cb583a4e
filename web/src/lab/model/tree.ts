/**
 * The search as a tree: the puzzle at its root, and a node for every guess. Conclusions from a guess without another
 * one, the last untried digit of a cell included, belong to the node of that guess.
 */
import type { TraceEvent } from "../../engine/index.js";
import { traceEvent } from "../../engine/search.js";

export interface TreeNode {
  /**
   * Nodes are numbered in the order in which the search came to them, so the nodes below one are the next `size - 1`.
   */
  readonly id: number;
  readonly parent: number;
  readonly depth: number;
  readonly cell: number;
  readonly digit: number;
  /** How many events had happened when the guess was made, and when it was taken back; Infinity if it never was. */
  readonly entered: number;
  left: number;
  /** When a contradiction or a solution was found here; Infinity if none was. */
  dead: number;
  solved: number;
  /** Nodes of this branch, itself included. */
  size: number;
  readonly children: number[];
}

export interface Tree {
  readonly nodes: readonly TreeNode[];
  /** The node that the search is at after so many events. */
  readonly at: Uint32Array;
}

const node = (id: number, parent: number, depth: number, cell: number, digit: number, entered: number): TreeNode => ({
  id,
  parent,
  depth,
  cell,
  digit,
  entered,
  left: Infinity,
  dead: Infinity,
  solved: Infinity,
  size: 1,
  children: [],
});

export function buildTree(events: Uint32Array): Tree {
  const nodes = [node(0, -1, 0, 0, 0, 0)];
  const at = new Uint32Array(events.length + 1);
  let here = nodes[0]!;
  for (let index = 0; index < events.length; index++) {
    here = follow(nodes, here, traceEvent(events, index)!, index + 1);
    at[index + 1] = here.id;
  }
  for (const { id, parent, size } of nodes.toReversed()) if (id) nodes[parent]!.size += size;
  return { nodes, at };
}

/** Where the search is after one more event. */
function follow(nodes: TreeNode[], here: TreeNode, { kind, cell, digit }: TraceEvent, now: number): TreeNode {
  if (kind === "contradict") here.dead = Math.min(here.dead, now);
  if (kind === "solution") here.solved = Math.min(here.solved, now);
  if (kind === "retract" && here.id) {
    here.left = now;
    return nodes[here.parent]!;
  }
  if (kind !== "guess") return here;
  const child = node(nodes.length, here.id, here.depth + 1, cell, digit, now);
  nodes.push(child);
  here.children.push(child.id);
  return child;
}

/** How a node stands at a moment. `ahead`: the search has not come there yet. `left`: it was there and went back. */
export type NodeState = "ahead" | "open" | "dead" | "solved" | "left";

export interface ShownNode {
  readonly node: TreeNode;
  readonly state: NodeState;
  /** On the way from the puzzle to where the search is. */
  readonly lit: boolean;
  /** Where the search is. */
  readonly here: boolean;
  /** Place in the drawing: columns from the left are depths, rows may be halves. */
  readonly column: number;
  readonly row: number;
  /** Nodes below that are not drawn, of those that the search has come to. */
  readonly hidden: number;
}

export interface TreeView {
  readonly shown: readonly ShownNode[];
  readonly rows: number;
  readonly columns: number;
  /** False when branches are folded up. */
  readonly whole: boolean;
}

/** Trees of up to this many nodes are drawn whole: more could be neither read nor drawn in time. */
const WHOLE_TREE = 120;
/** Of the branches beside the path, so many are shown at each node: those tried last. */
const BRANCHES = 12;

/**
 * The tree to draw after `now` events: the whole tree if it is small; else the path to where the search is, with the
 * branches that were tried beside it folded up.
 */
export function viewTree(tree: Tree, now: number, limit = WHOLE_TREE): TreeView {
  const whole = tree.nodes.length <= limit;
  const path = pathTo(tree, now);
  const shown: ShownNode[] = [];
  const reached = reachedBy(tree, now);
  let rows = 0;
  let columns = 0;
  const place = (id: number): number => {
    const current = tree.nodes[id]!;
    const onPath = path.has(id);
    const open = whole || onPath;
    const children = open ? current.children.filter((child) => whole || child <= reached) : [];
    const drawn = whole ? children : children.slice(-BRANCHES);
    const places = drawn.map(place);
    const row = places.length ? (places[0]! + places.at(-1)!) / 2 : rows++;
    columns = Math.max(columns, current.depth + 1);
    // Nodes are numbered in order: what is not drawn comes right after this one.
    const end = open ? (drawn[0] ?? current.id + 1) - 1 : Math.min(current.id + current.size - 1, reached);
    const hidden = Math.max(0, end - current.id);
    shown.push({
      node: current,
      state: stateOf(current, now),
      lit: onPath,
      here: id === tree.at[now],
      column: current.depth,
      row,
      hidden,
    });
    return row;
  };
  place(0);
  return { shown: shown.sort((a, b) => a.node.id - b.node.id), rows, columns, whole };
}

function pathTo(tree: Tree, now: number): Set<number> {
  const path = new Set<number>();
  for (let id = tree.at[now]!; id >= 0; id = tree.nodes[id]!.parent) path.add(id);
  return path;
}

/** The number of the last node that the search has come to. */
export function reachedBy(tree: Tree, now: number): number {
  let [low, high] = [0, tree.nodes.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (tree.nodes[middle]!.entered <= now) low = middle;
    else high = middle - 1;
  }
  return low;
}

function stateOf({ entered, left, dead, solved }: TreeNode, now: number): NodeState {
  if (entered > now) return "ahead";
  if (solved <= now) return "solved";
  if (dead <= now) return "dead";
  return left <= now ? "left" : "open";
}

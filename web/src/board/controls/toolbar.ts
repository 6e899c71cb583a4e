/** Groups of buttons with one stop of the Tab key each: arrows go from button to button, to where they point. */

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** For `keydown` of a group. */
export function goWithArrows(event: KeyboardEvent): void {
  const group = event.currentTarget as HTMLElement;
  const from = event.target as HTMLElement;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const next = target(buttonsOf(group), from, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** For `focusin` of a group: Tab comes back to the button that was used last. */
export function keepTabStop(event: FocusEvent): void {
  for (const button of buttonsOf(event.currentTarget as HTMLElement))
    button.tabIndex = button === event.target ? 0 : -1;
}

const buttonsOf = (group: HTMLElement): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>("button:not(:disabled), a"),
];

function target(buttons: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  if (key === "Home") return buttons[0];
  if (key === "End") return buttons.at(-1);
  const arrow = ARROWS[key];
  return arrow && nearest(buttons, from, arrow);
}

/** The button that lies in a direction: in the same line first, then the nearest. */
function nearest(
  buttons: HTMLElement[],
  from: HTMLElement,
  [right, down]: readonly [number, number],
): HTMLElement | undefined {
  const [x, y] = middle(from);
  const distances = buttons.map((button) => {
    const [dx, dy] = [middle(button)[0] - x, middle(button)[1] - y];
    const [ahead, aside] = right ? [dx * right, Math.abs(dy)] : [dy * down, Math.abs(dx)];
    return ahead > 1 ? ahead + 8 * aside : Infinity;
  });
  const best = Math.min(...distances);
  return best < Infinity ? buttons[distances.indexOf(best)] : undefined;
}

function middle(element: HTMLElement): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

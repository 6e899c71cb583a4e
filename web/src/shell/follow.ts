/** Things that elements of all pages do by themselves: templates name it, and it begins when the element comes. */
import { ref } from "lit/directives/ref.js";
import { goWithArrows, keepTabStop } from "../board/controls/toolbar.js";
import { watchScroll } from "./scroll-cue.js";

const followed = new WeakSet<Element>();

function follow(group?: Element): void {
  if (!(group instanceof HTMLElement) || followed.has(group)) return;
  followed.add(group);
  group.addEventListener("keydown", goWithArrows);
  group.addEventListener("focusin", keepTabStop);
  new MutationObserver(() => settle(group)).observe(group, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled"],
  });
  settle(group);
}

/** One of the buttons is where the Tab key comes: the one that was, or else the first that can be pressed. */
function settle(group: HTMLElement): void {
  const buttons = [...group.querySelectorAll<HTMLElement>("button, a")];
  const able = buttons.filter((button) => !button.matches(":disabled"));
  const stop = able.find((button) => button.getAttribute("tabindex") === "0") ?? able[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

/** A group of buttons that is one stop of the Tab key, as those of the board's own controls are. */
export const oneStop = (): ReturnType<typeof ref> => ref(follow);

/** Directive for an element that scrolls: it shows where more follows. */
export const scrollCue = (): ReturnType<typeof ref> => ref(watchScroll);

import { expect, test } from "vitest";
import { type Command, commandOf, holdOf, type Key, modeWhile, nextMode } from "../../../web/src/sudoku/keyboard.js";

interface Press extends Partial<Omit<Key, "getModifierState">> {
  numLock?: boolean;
  altGraph?: boolean;
}

function press({ numLock = false, altGraph = false, ...key }: Press): Command | null {
  const states: Record<string, boolean> = { NumLock: numLock, AltGraph: altGraph };
  const none = { key: "", code: "", ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  return commandOf({ ...none, ...key, getModifierState: (name) => states[name] ?? false });
}

const digit = (hold: "corner" | "centre" | "colour" | null): Command => ({ do: "digit", digit: 4, hold });

test.each<[string, Press, Command | null]>([
  ["4", { key: "4", code: "Digit4" }, digit(null)],
  ["Shift+4 of a US keyboard", { key: "$", code: "Digit4", shiftKey: true }, digit("corner")],
  ["4 of a French keyboard", { key: "'", code: "Digit4" }, digit(null)],
  ["Ctrl+4", { key: "4", code: "Digit4", ctrlKey: true }, digit("centre")],
  ["Cmd+4", { key: "4", code: "Digit4", metaKey: true }, digit("centre")],
  ["Ctrl+Shift+4", { key: "$", code: "Digit4", ctrlKey: true, shiftKey: true }, digit("colour")],
  ["Shift and 4 of the numpad on Windows", { key: "ArrowLeft", code: "Numpad4", numLock: true }, digit("corner")],
  [
    "Ctrl+Shift and 4 of the numpad on Windows",
    { key: "ArrowLeft", code: "Numpad4", ctrlKey: true, numLock: true },
    digit("colour"),
  ],
  [
    "Shift and 4 of the numpad on Linux",
    { key: "ArrowLeft", code: "Numpad4", shiftKey: true, numLock: true },
    digit("corner"),
  ],
  ["Alt+4", { key: "4", code: "Digit4", altKey: true }, { do: "pick", digit: 4 }],
  ["AltGr+4", { key: "{", code: "Digit4", ctrlKey: true, altKey: true, altGraph: true }, null],
  ["0", { key: "0", code: "Digit0" }, { do: "erase" }],
  ["Ctrl+0, which zooms", { key: "0", code: "Digit0", ctrlKey: true }, null],
  ["z", { key: "z", code: "KeyZ" }, { do: "mode", mode: "digit" }],
  ["x", { key: "x", code: "KeyX" }, { do: "mode", mode: "corner" }],
  ["c", { key: "c", code: "KeyC" }, { do: "mode", mode: "centre" }],
  ["C with Caps Lock", { key: "C", code: "KeyC" }, { do: "mode", mode: "centre" }],
  ["v of a Russian keyboard", { key: "м", code: "KeyV" }, { do: "mode", mode: "colour" }],
  ["Ctrl+C, which copies", { key: "c", code: "KeyC", ctrlKey: true }, null],
  ["Ctrl+V, which pastes", { key: "v", code: "KeyV", ctrlKey: true }, null],
  ["Ctrl+Z", { key: "z", code: "KeyZ", ctrlKey: true }, { do: "undo" }],
  ["Ctrl+Shift+Z", { key: "Z", code: "KeyZ", ctrlKey: true, shiftKey: true }, { do: "redo" }],
  ["k", { key: "k", code: "KeyK" }, { do: "speak", what: "column" }],
  ["Enter", { key: "Enter", code: "Enter" }, { do: "apply", key: "Enter", hold: null }],
  ["Shift+Space", { key: " ", code: "Space", shiftKey: true }, { do: "apply", key: " ", hold: "corner" }],
])("%s", (_name, event, expected) => {
  expect(press(event)).toEqual(expected);
});

test("what is held decides the mode; to hold what is on already asks for digits", () => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false };
  expect(holdOf(none)).toBeNull();
  expect(modeWhile(holdOf({ ...none, shiftKey: true }), "digit")).toBe("corner");
  expect(modeWhile(holdOf({ ...none, ctrlKey: true }), "corner")).toBe("centre");
  expect(modeWhile(holdOf({ ...none, metaKey: true, shiftKey: true }), "centre")).toBe("colour");
  expect(modeWhile("corner", "corner")).toBe("digit");
  expect(modeWhile(null, "colour")).toBe("colour");
});

test("going through the modes comes back to the first", () => {
  expect([nextMode("digit"), nextMode("corner"), nextMode("centre"), nextMode("colour")]).toEqual([
    "corner",
    "centre",
    "colour",
    "digit",
  ]);
});

/** The types of messages: they are those of the English texts, and they let nothing else be said. */
import { expect, test } from "vitest";
// @ts-expect-error: a script of the build, without types
import { messageTypes } from "../../../web/scripts/message-types.mjs";
import type { Localizer } from "../../../web/src/i18n/localizer.js";
import type { BoardId, LabId, MessageId } from "../../../web/src/i18n/messages.js";

test("a message is told what its English text names, and all that several forms of it name", () => {
  const types = messageTypes();
  expect(types).toContain('  "app-title": never;\n');
  expect(types).toContain(`  "hint-wrong": "cells" | "count";\n`);
});

/** Never called: the check of types reads it, and complains where a line that must not be is let through. */
export function refused(
  t: Localizer<MessageId>,
  board: Localizer<BoardId>,
  name: string,
  level: "easy" | "hard",
): void {
  t("app-title");
  t("hint-wrong", { count: 2, cells: "r1c1" });
  t(`level-${level}`);
  // Of several messages that are told different things, each is told all.
  t(level === "easy" ? "pad-left" : "app-new", { digit: 1, left: 2 });

  // @ts-expect-error: there is no such message.
  t("app-tittle");
  // @ts-expect-error: a text that may be any is no id.
  t(name);
  // @ts-expect-error: nor is one that ends with any.
  t(`level-${name}`);
  // @ts-expect-error: it wants to be told something.
  t("hint-wrong");
  // @ts-expect-error: a variable is missing.
  t("hint-wrong", { count: 2 });
  // @ts-expect-error: a variable that it has not.
  t("hint-wrong", { count: 2, cells: "r1c1", digit: 3 });
  // @ts-expect-error: it is told nothing.
  t("app-title", { name });
  // @ts-expect-error: one of the two wants to be told something.
  t(level === "easy" ? "pad-left" : "app-new");

  // @ts-expect-error: what the page says, a board does not.
  board("app-title");
  const whole: Localizer<BoardId> = t;
  // @ts-expect-error: the lab says more than a board.
  const part: Localizer<LabId> = board;
  void [whole, part];
}

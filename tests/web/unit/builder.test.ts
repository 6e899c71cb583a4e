import { expect, test } from "vitest";
import { attributesOf, type Choices, frameAddress, INITIAL } from "../../../web/src/builder/model.js";
import { CLASSIC } from "../support/sudoku.js";

test("a board without controls says so, or it would have a pad where fingers point", () => {
  const said = (controls: Choices["controls"]): string | undefined =>
    Object.fromEntries(attributesOf({ ...INITIAL, controls, some: ["undo", "hint"] }, CLASSIC))["controls"];
  expect([said("none"), said("all"), said("some")]).toEqual(["none", "", "undo hint"]);
  const asked = (controls: Choices["controls"]): string | null =>
    new URL(frameAddress("https://your.site/", { ...INITIAL, controls, some: ["undo"] }, CLASSIC)).searchParams.get(
      "controls",
    );
  expect([asked("none"), asked("all"), asked("some")]).toEqual(["none", null, "undo"]);
});

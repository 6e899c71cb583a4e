/** A gamepad without one: its buttons are pressed by number, as the standard mapping has them. */
import { expect, type Page } from "@playwright/test";

export const [A, B, X, Y, LB, RB, UP, DOWN, LEFT, RIGHT] = [0, 1, 2, 3, 4, 5, 12, 13, 14, 15] as const;

export interface FakeGamepad {
  /** Connects it, and presses "right" until something has come of it: what listens is fetched when there is one. */
  connect(hasMoved: () => Promise<boolean>): Promise<void>;
  /** One after the other, each held for a few frames. */
  press(...buttons: number[]): Promise<void>;
}

interface Held {
  gamepad: { buttons: { pressed: boolean }[] };
  there: boolean;
}

/** To be called before the page opens. */
export async function fakeGamepad(page: Page): Promise<FakeGamepad> {
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const gamepad = { id: "fake", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons };
    const held = window as unknown as Held;
    Object.assign(held, { gamepad, there: false });
    navigator.getGamepads = () => (held.there ? [gamepad as unknown as Gamepad] : [null]);
  });
  const press = async (...indices: number[]): Promise<void> => {
    for (const index of indices) {
      await page.evaluate(async (button) => {
        const frames = async (): Promise<void> => {
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        };
        const { buttons } = (window as unknown as Held).gamepad;
        buttons[button]!.pressed = true;
        await frames();
        buttons[button]!.pressed = false;
        await frames();
      }, index);
    }
  };
  return {
    press,
    connect: async (hasMoved) => {
      await page.evaluate(() => {
        (window as unknown as Held).there = true;
        dispatchEvent(new Event("gamepadconnected"));
      });
      await expect(async () => {
        await press(RIGHT);
        expect(await hasMoved()).toBe(true);
      }).toPass();
    },
  };
}

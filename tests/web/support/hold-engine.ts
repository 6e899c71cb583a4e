import type { Page } from "@playwright/test";

/** Holds the engine back until the returned function is called. */
export async function holdEngine(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route("**/*.wasm", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

import type { Page } from "@playwright/test";

/** Holds files back until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(files, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

export const holdEngine = (page: Page): Promise<() => void> => hold(page, "**/*.wasm");

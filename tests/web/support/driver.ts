/**
 * The driver of a page where Playwright speaks WebDriver BiDi: its own end, by which what it leaves out can be asked
 * for. Playwright's server runs in the process of the tests.
 */
import type { Page } from "@playwright/test";

export type Media = NonNullable<Parameters<Page["emulateMedia"]>[0]>;

export interface Session {
  readonly sessionId: string;
  send(method: string, params: object): Promise<unknown>;
  on(event: string, listener: (params: unknown) => void): void;
  off(event: string, listener: (params: unknown) => void): void;
}
export interface Driver {
  _session: Session;
  rawKeyboard: { sendText(progress: unknown, text: string): Promise<void> };
  _browserContext: { _browser: { _browserSession: Session } };
}

export function driverOf(page: Page): Driver {
  const { _connection } = page as unknown as { _connection: { toImpl(page: Page): { delegate: Driver } } };
  return _connection.toImpl(page).delegate;
}

/** Asks the browser itself, not a page of it. */
export const askBrowser = (page: Page, method: string, params: object): Promise<unknown> =>
  driverOf(page)._browserContext._browser._browserSession.send(method, params);

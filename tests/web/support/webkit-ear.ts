/**
 * A screen reader's view of a page in WebKitGTK: the browser's own role and name of the focused element, and the words
 * of its live regions (webkit/commands.mjs).
 */
import type { Page } from "@playwright/test";
import { askBrowser, driverOf } from "./driver.js";

const ask = async <Answer>(page: Page, what: string): Promise<Answer> =>
  (await askBrowser(page, what, { context: driverOf(page)._session.sessionId })) as Answer;

export const focusedInWebKit = (page: Page): Promise<{ role: string; name: string }> => ask(page, "nonet:focused");

export const heardInWebKit = async (page: Page): Promise<string[]> =>
  (await ask<{ texts: string[] }>(page, "nonet:heard")).texts;

/** In the single file a text stands where the site has its address. */
import type { Sources } from "./sources.js";

export const fetchText = async (text: string): Promise<string> => text;
export const fetched = (files: Readonly<Record<string, string>>): Sources => files;

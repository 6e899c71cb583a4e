/** Where the frame's files are. Asked as soon as the script runs, since later no script is the current one: what starts the engine runs only when it is wanted. */
export const folder = new URL(".", (document.currentScript as HTMLScriptElement).src);

/** Where the frame's files are. */

// Asked while the script begins to run: later, when the engine is wanted, there is no current one.
const folder = new URL(".", (document.currentScript as HTMLScriptElement).src);

/** The address of a file that stands beside the frame's script. */
export const beside = (name: string): string => new URL(name, folder).href;

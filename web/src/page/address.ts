/**
 * The views of the page, and their addresses: the part behind `#` names one, so that a view is a link and the
 * browser's own "back" leads to the game.
 */

/** The names of the views. A room adds its own by declaring it here: `declare module "../page/address.js"`. */
export interface Views {
  /** The game. The board stays there, out of sight, while another view is looked at. */
  play: true;
}
export type View = keyof Views;

export const addressOf = (view: View): string => (view === "play" ? "#" : `#${view}`);

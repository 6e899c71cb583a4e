/** The pages of the site are held to the types of the board: they need no other check, nor its weight. */
export const guardValues = (_board: object): void => {};

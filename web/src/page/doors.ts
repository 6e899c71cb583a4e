/**
 * Doors, which open other rooms. A room adds its own doors by declaring them here (`declare module "../page/doors.js"`),
 * and `main.ts` says what opens them: so no room imports a room beside or above it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it.
export interface Doors {}

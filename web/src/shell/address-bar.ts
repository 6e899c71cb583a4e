/** Changes the page's address and loads nothing. A sandbox without an origin may forbid that: then the address stays. */
export function replaceAddress(address: string, state: unknown = null): void {
  try {
    history.replaceState(state, "", address);
  } catch (error) {
    console.warn(error);
  }
}

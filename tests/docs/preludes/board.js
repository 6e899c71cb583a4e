// Where the examples send games.
globalThis.send = () => {};

// For WebKit nothing is 'self' to a document in a sandbox without an origin, so the policy of embed.html names no host;
// this adds one that names the host of the page's own address, before anything is loaded.
if (/^http/.test(location.origin))
  document.head.append(
    Object.assign(document.createElement("meta"), {
      httpEquiv: "Content-Security-Policy",
      content: "script-src O 'wasm-unsafe-eval'; style-src O; worker-src O blob:".replaceAll("O", location.origin),
    }),
  );

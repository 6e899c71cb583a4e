/**
 * The policy that the site is built for: enough for everything on the page. `script-src` allows compiling WebAssembly and no
 * other evaluation. The build writes it into the page, and the preview server sends it as a header.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types nonet lit-html",
].join("; ");

/** That of `embed.html`: in a sandbox without an origin its engine is a worker made of a text. */
export const EMBED_CONTENT_SECURITY_POLICY = `${CONTENT_SECURITY_POLICY}; worker-src 'self' blob:`;

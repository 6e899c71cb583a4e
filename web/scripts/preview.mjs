// Serves dist/site with the strict policy that it is built for: port 8080, or the next free one. Usage: preview.mjs [--port N]
import { fileURLToPath } from "node:url";
import { preview } from "vite";
import { HEADERS, SHARED } from "../csp.mjs";

const given = process.argv.indexOf("--port");
const port = Number(given > 0 ? process.argv[given + 1] : (process.env.PORT ?? 8080));

/** As `_headers` says it: for the folder that other people's pages load from, and for no other. */
const shared = {
  name: "nonet-shared-folder",
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      if (request.url.startsWith(SHARED.path)) for (const [name, value] of Object.entries(SHARED.headers)) response.setHeader(name, value);
      next();
    }),
};

const server = await preview({
  root: fileURLToPath(new URL("..", import.meta.url)),
  preview: {
    port,
    strictPort: false,
    headers: HEADERS,
    cors: false,
  },
  plugins: [shared],
});
const [url] = server.resolvedUrls.local;
console.log(`Nonet is at ${url}`);

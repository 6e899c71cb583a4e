// Serves dist/site with the strict policy that it is built for: port 8080, or the next free one. Usage: preview.mjs
// [--port N]
import { fileURLToPath } from "node:url";
import compression from "compression";
import { preview } from "vite";
import { headersOf } from "../csp.mjs";

const given = process.argv.indexOf("--port");
const port = Number(given > 0 ? process.argv[given + 1] : (process.env.PORT ?? 8080));

/** As `_headers` says it. */
const headers = {
  name: "nonet-headers",
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      for (const [name, value] of Object.entries(headersOf(new URL(request.url, "http://localhost").pathname)))
        response.setHeader(name, value);
      next();
    });
    // As every host does, so that what is measured here is true there.
    middlewares.use(compression());
  },
};

const server = await preview({
  root: fileURLToPath(new URL("..", import.meta.url)),
  preview: {
    port,
    strictPort: false,
    cors: false,
  },
  plugins: [headers],
});
const [url] = server.resolvedUrls.local;
console.log(`Nonet is at ${url}`);

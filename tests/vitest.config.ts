import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      "#board-sources": here("../web/src/board/sources.package.ts"),
      "#hint-sources": here("../web/src/hint/sources.package.ts"),
      "#edition": here("../web/src/shell/edition.ts"),
      "#engine-files": here("web/support/engine-files.ts"),
    },
  },
  // The sources under test are beside this folder, not in it.
  server: { fs: { allow: [here("..")] } },
  // A busy machine is slow, not wrong.
  test: { include: ["web/unit/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
});

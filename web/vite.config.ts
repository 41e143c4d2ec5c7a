import { createHash } from "node:crypto";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { readFloor } from "../scripts/floor/floor.ts";

const inEveryScreen = new RegExp(
  [
    "node_modules/(react|react-dom|react-router|scheduler)/",
    "lucide-react/dist/esm/(?!icons)",
    "lucide-react/dist/esm/icons/arrow-right\\.",
    "vite/preload-helper",
    "web/src/(main|app|router|paths)\\.",
    "web/src/routes/(root|unexpected-error)\\.",
    "web/src/features/navigation/(?!mobile-menu)",
    "web/src/features/shortcuts/(?!shortcut-sheet)",
    "web/src/lib/(connection|lazy-part|site-settings|storage|session|theme|failure|page-title|screen-state|shortcuts)\\.",
    "web/src/ui/(button|icon-button|spinner|toast|toasts|error-boundary)\\.",
    "_shared/domain/(limits/(area|money)|money/pricing|area/area)\\.",
  ].join("|"),
);

const behindTheGate = new RegExp(
  [
    // Endless lists are the ledger's alone.
    "@tanstack/(react-query|query-core)/(?!.*nfiniteQuery)",
    "web/src/lib/(api|token|query-client)\\.",
    "web/src/routes/(protected|signed-in-bar)\\.",
    "web/src/features/credits/(use-balance|balance-display)\\.",
    "web/src/features/tasks/use-tasks\\.",
    "web/src/features/account/(initial|avatar-menu)\\.",
  ].join("|"),
);

/** Every build collects the sample, which takes seconds; a warning about it would only be noise. */
const withoutTimings = { checks: { bundlerTimings: false } };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    unusedEnumerations(),
    unusedPropTypes(),
    contentSecurityPolicy(),
  ],
  resolve: {
    alias: [
      // The identity SDK's parser for integers beyond 2^53, which no account has: 9.0 kB brotli.
      { find: /^json-bigint$/, replacement: join(import.meta.dirname, "src/lib/plain-json.ts") },
      { find: /^leaflet$/, replacement: "leaflet/dist/leaflet-src.esm.js" },
    ],
  },
  worker: { rolldownOptions: withoutTimings },
  build: {
    // Tailwind targets the same browsers: Safari 16.4, Firefox 128, Chrome 111.
    target: readFloor().map(({ target }) => target),
    // Nothing as data: addresses, so that the policy below needs none for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Visitors who open a screen have these already.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/(shell|rolldown-runtime)-[^/]+\.(js|css)$/.test(file)),
    },
    rolldownOptions: {
      ...withoutTimings,
      // Dropped with the tables above where nothing else needs them.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/(prop-types|react-is)\//, sideEffects: false }],
      },
      output: {
        // The shell alone names a hundred files, and chance letters do not compress.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          // One file compresses better than ten: the code of every screen, and the code a log-in
          // adds.
          groups: [
            // Only for screens that parse.
            { name: "parser", test: /node_modules\/valibot\//, priority: 1 },
            // Keeps the sentences of refusals out of the shell.
            { name: "errors", test: /_shared\/domain\/errors\./, priority: 1 },
            { name: "shell", test: inEveryScreen },
            // Public pages show these as well, so they must not pull in the code a log-in adds.
            {
              name: "pieces",
              test: /web\/src\/(ui\/(card|notice|field)|lib\/config)\.|text\/visible-text\./,
            },
            // Many small files take a slow line's round trips and a slow phone's time: parts
            // that several screens share are in a few.
            {
              name: "list-icons",
              test: /lucide-react\/dist\/esm\/icons\/(house|pencil|trash|arrow-left)\./,
            },
            { name: "icons", test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 4 },
            { name: "signed-in", test: behindTheGate },
            { name: "words", test: /lib\/(formats|count-words)\.|domain\/text\/fold\./ },
            { name: "templates", test: /web\/src\/lib\/(templates|area-address)\./ },
            // The tabs' part of the library, which every dialog and menu needs as well.
            {
              name: "widgets",
              test: /@radix-ui\/(primitive|react-(tabs|roving-focus|collection|direction|id|presence|primitive|slot|compose-refs|context|use-[\w-]+))\//,
            },
            // For an empty chat and the sample's first box, which looks like one.
            { name: "question", test: /limits\/question\.|features\/chat\/(bubble|send-button)\./ },
          ],
        },
      },
    },
  },
});

/**
 * The identity SDK's enumerations (time zones, flags, credit cards …) are assigned by calls that no
 * bundler may drop: 6.0 kB brotli that nobody here uses. A build fails when a release of the SDK
 * writes them in another way.
 */
export function unusedEnumerations(): Plugin {
  const enumeration =
    /^var (\w+);\n\(function \(\1\) \{([\s\S]*?)^\}\)\(\1 \|\| \(\1 = \{\}\)\);$/gm;
  return {
    name: "unused-enumerations",
    enforce: "pre",
    transform: {
      filter: { id: /appwrite\/dist\/esm\/sdk\.js$/ },
      handler(code) {
        const lean = code.replace(
          enumeration,
          "var $1 = /* @__PURE__ */ (function ($1) {$2return $1; })({});",
        );
        if (lean === code) this.error("no enumeration of the identity SDK was found");
        return lean;
      },
    },
  };
}

/**
 * Downshift checks its props in development only, but brings the tables of their types and the
 * library they are made with everywhere. A build fails like the one above.
 */
export function unusedPropTypes(): Plugin {
  const table = /^var ([\w$]*ropTypes[\w$]*) = (?:\{|_extends\()[\s\S]*?^\}\)?;$/gm;
  return {
    name: "unused-prop-types",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: /downshift\/dist\/downshift\.esm\.mjs$/ },
      handler(code) {
        const lean = code.replace(table, "var $1 = {};");
        if (lean === code) this.error("no prop types of Downshift were found");
        return lean;
      },
    },
  };
}

/**
 * The policy of a built page. The origins to connect to are only known from /config.json, so its
 * writer adds them here as well (`scripts/local-stack/security-policy.ts`); until then only the
 * site itself is allowed. Code comes from the site and from the payment service, whose window is a
 * frame. Radix's scroll lock and the toasts write style elements, so styles may be inline.
 */
export function withSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash("sha256").update(String(code)).digest("base64")}'`,
  );
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")} https://cdn.paddle.com`,
    "style-src 'self' 'unsafe-inline' https://cdn.paddle.com https://sandbox-cdn.paddle.com",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-src https://buy.paddle.com https://sandbox-buy.paddle.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
  return html
    .replace(/\s*<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(
      '<meta charset="utf-8" />',
      `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    );
}

function contentSecurityPolicy(): Plugin {
  return {
    name: "content-security-policy",
    apply: "build",
    transformIndexHtml: { order: "post", handler: withSecurityPolicy },
  };
}

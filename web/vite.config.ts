import { createHash } from "node:crypto";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const inEveryScreen = new RegExp(
  [
    "node_modules/(react|react-dom|react-router|scheduler)/",
    "lucide-react/dist/esm/(?!icons)",
    "vite/preload-helper",
    "web/src/(main|router|paths)\\.",
    "web/src/routes/(root|unexpected-error)\\.",
    "web/src/features/navigation/(?!mobile-menu)",
    "web/src/lib/(config|storage|session|theme|failure|page-title|screen-state)\\.",
    "web/src/ui/(button|icon-button|spinner|toast|toasts|error-boundary)\\.",
    "_shared/domain/(limits|pricing|area)\\.",
  ].join("|"),
);

const behindTheGate = new RegExp(
  [
    "@tanstack/",
    "web/src/lib/(api|token|query-client)\\.",
    "web/src/routes/(protected|signed-in-desktop)\\.",
    "web/src/features/credits/(use-balance|balance-display)\\.",
    "web/src/features/tasks/use-tasks\\.",
    "web/src/features/account/(initial|avatar-menu|email-not-verified)\\.",
  ].join("|"),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), plainJson(), contentSecurityPolicy()],
  build: {
    target: "es2022",
    // Nothing as data: addresses, so that the policy below needs none for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file compresses better than ten: what every screen needs, and what a log-in adds.
          groups: [
            { name: "shell", test: inEveryScreen },
            { name: "signed-in", test: behindTheGate },
          ],
        },
      },
    },
  },
});

/**
 * The identity SDK brings a JSON of its own for integers beyond 2^53. No account has one, and it
 * would be a third of the SDK's download.
 */
function plainJson(): Plugin {
  const id = "\0plain-json";
  return {
    name: "plain-json",
    enforce: "pre",
    resolveId: { filter: { id: /^json-bigint$/ }, handler: () => id },
    load: { filter: { id: /plain-json$/ }, handler: () => "export default () => JSON;" },
  };
}

/**
 * The policy of the built page. Which origins answer is only known from /config.json, which is
 * written after the build, so connections and images may go to any https address; code comes from
 * the site and from the payment service alone, whose window is a frame. Radix's scroll lock and the toasts write style elements, so styles may be inline.
 */
function contentSecurityPolicy(): Plugin {
  return {
    name: "content-security-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
          ([, code]) => `'sha256-${createHash("sha256").update(String(code)).digest("base64")}'`,
        );
        const policy = [
          "default-src 'self'",
          `script-src 'self' ${hashes.join(" ")} https://cdn.paddle.com`,
          "style-src 'self' 'unsafe-inline' https://cdn.paddle.com https://sandbox-cdn.paddle.com",
          "img-src 'self' data: blob: https:",
          // 'self' is also ws: of the page's own host.
          "connect-src 'self' https: wss:",
          "frame-src https://buy.paddle.com https://sandbox-buy.paddle.com",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
        ].join("; ");
        return html.replace(
          '<meta charset="utf-8" />',
          `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        );
      },
    },
  };
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

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
    "_shared/domain/(limits|pricing|area)\\.",
  ].join("|"),
);

const behindTheGate = new RegExp(
  [
    // Endless lists are the ledger's alone.
    "@tanstack/(react-query|query-core)/(?!.*nfiniteQuery)",
    "web/src/lib/(api|token|query-client)\\.",
    "web/src/routes/(protected|signed-in-desktop)\\.",
    "web/src/features/credits/(use-balance|balance-display)\\.",
    "web/src/features/tasks/use-tasks\\.",
    "web/src/features/account/(initial|avatar-menu)\\.",
  ].join("|"),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    plainJson(),
    leanPackages(),
    withoutFrameworkMode(),
    unusedComponents(),
    numbersOneByOne(),
    plainIcons(),
    ownIdentityCalls(),
    contentSecurityPolicy(),
  ],
  build: {
    target: "es2022",
    // Nothing as data: addresses, so that the policy below needs none for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Whoever asks for a screen has these already.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/(shell|rolldown-runtime)-[^/]+\.(js|css)$/.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file compresses better than ten: what every screen needs, and what a log-in adds.
          groups: [
            // Only for screens that parse: else it would come with the contract's types of requests.
            { name: "parser", test: /node_modules\/valibot\//, priority: 1 },
            { name: "shell", test: inEveryScreen },
            // Public pages show these, too: they must not bring along what a log-in adds.
            { name: "pieces", test: /web\/src\/(ui\/(card|notice|field)|lib\/config)\./ },
            { name: "icons", test: /lucide-react\/dist\/esm\/icons/, minShareCount: 2 },
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

/** Statements that keep alive what nobody here uses, and what stands in their place. */
const unused: [RegExp, string][] = [
  // The identity SDK: enumerations of time zones, flags, credit cards …
  [
    /^var (\w+);\n\(function \(\1\) \{([\s\S]*?)^\}\)\(\1 \|\| \(\1 = \{\}\)\);$/gm,
    "var $1 = /* @__PURE__ */ (function ($1) {$2return $1; })({});",
  ],
  // The contract's requests are parsed by the server alone.
  [/\bv\.(\w+)\(/g, "/* @__PURE__ */ v.$1("],
  // Leaflet: other layers and controls, drawing on a canvas, Internet Explorer's VML.
  [/= (\w+)\.extend\(/g, "= /* @__PURE__ */ $1.extend("],
  [/^Control\.(Layers|Scale) = .*$/gm, ""],
  [/\(this\.options\.preferCanvas && canvas\(options\)\) \|\| /, ""],
  [/Browser\.vml \? vmlCreate : svgCreate/, "svgCreate"],
  [/^if \(Browser\.vml\) \{[^}]*\}$/m, ""],
  // Downshift: its other hooks.
  [/^(useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*$/gm, ""],
];

/** Packages that bring more than a page uses are brought into a form that can be cut down. */
function leanPackages(): Plugin {
  return {
    name: "lean-packages",
    enforce: "pre",
    config: () => ({
      resolve: { alias: [{ find: /^leaflet$/, replacement: "leaflet/dist/leaflet-src.esm.js" }] },
    }),
    transform: {
      filter: {
        id: /(leaflet-src\.esm\.js|downshift\.esm\.mjs|appwrite\/dist\/esm\/sdk\.js|domain\/contract\.ts)$/,
      },
      handler: (code) =>
        unused.reduce((lean, [statement, instead]) => lean.replace(statement, instead), code),
    },
  };
}

/**
 * The router's framework mode prefetches pages of a server that this site has not. Its code would be
 * a quarter of the router's download; outside of that mode these four names do just this.
 */
function withoutFrameworkMode(): Plugin {
  const id = "\0no-framework-mode";
  return {
    name: "without-framework-mode",
    enforce: "pre",
    resolveId: {
      filter: { id: /dom\/ssr\/components\.js$|\.\/ssr\/components\.js$/ },
      handler: (_, importer) =>
        importer && /react-router\/dist\/production\/lib\/(dom\/lib|components)\.js$/.test(importer)
          ? id
          : null,
    },
    load: {
      filter: { id: /no-framework-mode$/ },
      handler: () => `
        import { createContext } from "react";
        export const FrameworkContext = createContext(undefined);
        export const PrefetchPageLinks = () => null;
        export const mergeRefs = (given) => given;
        export const usePrefetchBehavior = () => [false, undefined, {}];
      `,
    },
  };
}

/**
 * Components and contexts that no page uses are left out: to make one changes nothing else, and names
 * for developer tools are not needed.
 */
function unusedComponents(): Plugin {
  return {
    name: "unused-components",
    enforce: "pre",
    transform: {
      filter: { id: /node_modules\/(react-router|@radix-ui)\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, "")
          .replace(
            /= (\w+(?:\$\d+)?\.(?:forwardRef|memo|createContext)\()/g,
            "= /* @__PURE__ */ $1",
          ),
    },
  };
}

/**
 * The product's numbers are properties of one object, which a page would download whole, with those
 * of the server. As exports of a module it gets the ones it reads.
 */
function numbersOneByOne(): Plugin {
  return {
    name: "numbers-one-by-one",
    transform: {
      filter: { id: /_shared\/domain\/limits\.ts$/ },
      handler(code) {
        const rest: string[] = [];
        const numbers: string[] = [];
        for (const statement of this.parse(code).body) {
          const made = statement.type === "ExportNamedDeclaration" && statement.declaration;
          const [named] = made && made.type === "VariableDeclaration" ? made.declarations : [];
          if (named?.init?.type !== "ObjectExpression") {
            rest.push(code.slice(statement.start, statement.end));
            continue;
          }
          for (const property of named.init.properties) {
            if (property.type !== "Property" || property.key.type !== "Identifier") return;
            const value = code.slice(property.value.start, property.value.end);
            numbers.push(`export const ${property.key.name} = ${value};`);
          }
          numbers.push('export * as limits from "./limits.ts";');
        }
        return [...rest, ...numbers].join("\n");
      },
    },
  };
}

/**
 * The identity SDK can do eighty things with an account, as methods of one class, which no bundler
 * takes apart. Only those that lib/account.ts calls are downloaded.
 */
function ownIdentityCalls(): Plugin {
  const caller = readFileSync(join(import.meta.dirname, "src", "lib", "account.ts"), "utf8");
  const called = new Set([...caller.matchAll(/\.(\w+)\(/g)].map(([, name]) => name));
  return {
    name: "own-identity-calls",
    enforce: "pre",
    transform: {
      filter: { id: /appwrite\/dist\/esm\/sdk\.js$/ },
      handler(code) {
        const start = code.indexOf("\nclass Account {");
        const end = code.indexOf("\n}", start);
        const methods = /^ {4}(\w+)\([^)]*\) \{\n[\s\S]*?^ {4}\}\n/gm;
        const own = code
          .slice(start, end)
          .replace(methods, (method, name: string) =>
            name === "constructor" || called.has(name) ? method : "",
          );
        return code.slice(0, start) + own + code.slice(end);
      },
    },
  };
}

/**
 * The icons come with a builder for several frameworks, aliases and a context for their size; every
 * page would download it. Ours are decoration, 24 units wide, and sized by a class.
 */
function plainIcons(): Plugin {
  return {
    name: "plain-icons",
    enforce: "pre",
    load: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => `
        import { createElement } from "react";
        const shape = {
          xmlns: "http://www.w3.org/2000/svg", width: 24, height: 24, viewBox: "0 0 24 24",
          fill: "none", stroke: "currentColor", strokeWidth: 2,
          strokeLinecap: "round", strokeLinejoin: "round", "aria-hidden": true,
        };
        export default ({ node }) => (props) =>
          createElement("svg", { ...shape, ...props }, node.map((part) => createElement(...part)));
      `,
    },
  };
}

/**
 * The policy of a built page. Which origins answer is only known from /config.json, which is
 * written after the build, so connections and images may go to any https address; code comes from
 * the site and from the payment service alone, whose window is a frame. Radix's scroll lock and the
 * toasts write style elements, so styles may be inline.
 */
export function withSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
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

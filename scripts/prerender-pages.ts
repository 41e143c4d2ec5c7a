import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build } from "vite";
import { withSecurityPolicy } from "../web/vite.config.ts";
import { shareCard } from "./brand/share-card.ts";
import { projectRoot } from "./project-root.ts";
import { sampleAtBuild } from "./sample-at-build.ts";
import { typesAtBuild } from "./types-at-build.ts";

/** What `web/src/prerender.tsx` offers once it is built for Node. */
interface Renderer {
  publicPages: readonly { path: string; title: string; description: string; isForm?: true }[];
  renderPage: (path: string) => Promise<string>;
}

const webRoot = join(projectRoot, "web");
const configFile = join(webRoot, "vite.config.ts");

/**
 * Draws the public pages into `outDir`, with their styles inside and the site's code left for
 * later. The empty page becomes `_spa.html`, which answers for every other address.
 */
export async function prerenderPages(outDir: string): Promise<void> {
  const shell = readFileSync(join(outDir, "index.html"), "utf8");
  renameSync(join(outDir, "index.html"), join(outDir, "_spa.html"));
  const fonts = withoutFonts(outDir, shell);
  writeFileSync(
    join(outDir, "_spa.html"),
    shell
      .replace("</title>", '</title>\n    <meta name="robots" content="noindex" />')
      .replace("</head>", () => `  ${fontPreload(fonts)}<style>${fonts}</style>\n  </head>`),
  );

  mkdirSync(join(projectRoot, ".build"), { recursive: true });
  const workDir = mkdtempSync(join(projectRoot, ".build", "prerender-"));
  try {
    const { publicPages, renderPage } = await buildRenderer(workDir);
    for (const page of publicPages) {
      const content = await renderPage(page.path);
      const styles = await stylesOf(content, workDir);
      const file = join(outDir, page.path, "index.html");
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, withSecurityPolicy(compose(shell, { ...page, content, styles })));
    }
  } finally {
    rmSync(workDir, { recursive: true });
  }
}

/**
 * Takes the fonts out of the site's style sheet, and answers them: every page has them inside. Named
 * anew by the sheet, which comes later, they would have all its text laid out again.
 */
function withoutFonts(outDir: string, shell: string): string {
  const sheet = join(outDir, sheetOf(shell).address);
  const styles = readFileSync(sheet, "utf8");
  const fonts = styles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  writeFileSync(
    sheet,
    fonts.reduce((rest, font) => rest.replace(font, ""), styles),
  );
  return fonts.join("");
}

function sheetOf(shell: string): { tag: string; address: string } {
  const [tag, address] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(shell) ?? [];
  if (!tag || !address) throw new Error("The built page names no styles.");
  return { tag, address };
}

async function buildRenderer(workDir: string): Promise<Renderer> {
  const outDir = join(workDir, "renderer");
  await build({
    configFile,
    root: webRoot,
    plugins: [sampleAtBuild(), typesAtBuild()],
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      ssr: join(webRoot, "src", "prerender.tsx"),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: "prerender.mjs" } },
    },
  });
  // Built a moment ago, so there is no name to import it by.
  return createRequire(import.meta.url)(join(outDir, "prerender.mjs")) as Renderer;
}

/**
 * Only the rules this page uses; the whole sheet comes with the code. Names of rules are looked for
 * as they are written, not as HTML writes them (`[&_a]:underline`).
 */
async function stylesOf(content: string, workDir: string): Promise<string> {
  const page = join(workDir, "page.html");
  const sheet = join(workDir, "page.css");
  const outDir = join(workDir, "styles");
  writeFileSync(page, content.replaceAll("&amp;", "&").replaceAll("&gt;", ">"));
  writeFileSync(
    sheet,
    '@import "tailwindcss" source(none);\n@source "./page.html";\n@import "../../web/src/design.css";\n',
  );
  await build({
    configFile,
    root: webRoot,
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: sheet,
        output: { assetFileNames: "assets/[name]-[hash][extname]" },
      },
    },
  });
  const [built] = globSync("assets/*.css", { cwd: outDir });
  return readFileSync(join(outDir, String(built)), "utf8").trim();
}

interface Composed {
  path: string;
  title: string;
  description: string;
  isForm?: true;
  content: string;
  styles: string;
}

function compose(shell: string, page: Composed): string {
  const { path, title, description, isForm, content, styles } = page;
  const codes = [...shell.matchAll(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g)];
  const sheet = sheetOf(shell);
  const code = codes.at(-1)?.[1];
  if (!code) throw new Error("The built page names no code.");
  const starter = readFileSync(join(webRoot, "start.js"), "utf8");
  const attributes = `data-files="${code} ${sheet.address}"${isForm ? ' data-now="yes"' : ""}`;
  const noScript = isForm ? "<noscript>This form needs JavaScript.</noscript>" : "";
  return codes
    .reduce((html, [tag]) => html.replace(tag, ""), shell)
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, "")
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, noScript)
    .replace(sheet.tag, () => `${wholeAtOnce}${fontPreload(styles)}<style>${styles}</style>`)
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${title} · Areascout</title>\n    ${sharedTags({ path, title, description })}`,
    )
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start) => start + description)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${content}</div>\n    <script ${attributes}>${starter}</script>`,
    );
}

/**
 * What a chat or a network shows of a link to the page. Addresses are paths until it is known where
 * the site is served.
 */
function sharedTags({
  path,
  title,
  description,
}: Pick<Composed, "path" | "title" | "description">) {
  const { width, height } = shareCard;
  const tags = {
    "og:site_name": "Areascout",
    "og:type": "website",
    "og:title": title,
    "og:description": description,
    "og:image": "/open-graph.png",
    "og:image:type": "image/png",
    "og:image:width": width,
    "og:image:height": height,
    "og:image:alt": shareCard.alt,
  };
  return [
    // A static host leads to the page's folder, which is where it answers.
    `<link rel="canonical" href="${path.replace(/\/*$/, "/")}" />`,
    ...Object.entries(tags).map(
      ([name, content]) => `<meta property="${name}" content="${content}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join("\n    ");
}

/** Drawn in pieces, a page would move what is there for what comes: it is small enough to be awaited. */
const wholeAtOnce = '<link rel="expect" href="#root" blocking="render" />';

/** The one font file every page needs; the others come with the letters that need them. */
function fontPreload(styles: string): string {
  const file = /url\((\/assets\/inter-latin-wght[^)]+)\)/.exec(styles)?.[1];
  if (!file) throw new Error("The styles name no Latin font.");
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}" />`;
}

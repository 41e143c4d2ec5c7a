import { globSync } from "node:fs";
import { dirname } from "node:path";

/** Screens that hold nothing for a search engine: each asks for an account first. */
const closed = [
  "/api/",
  "/addPreset",
  "/chat",
  "/checkout",
  "/preset/",
  "/profile",
  "/select-area",
];

/**
 * What search engines ask a site for, by path: `/robots.txt` and `/sitemap.xml` with every page that
 * was drawn when the site was built. Both name whole addresses, which are only known where the site is
 * served.
 */
export function searchFiles(origin: string, siteRoot: string): Record<string, string> {
  const pages = globSync("**/index.html", { cwd: siteRoot })
    .map((file) => dirname(file))
    // With the slash of the folder, to which a static host would lead.
    .map((folder) => (folder === "." ? "/" : `/${folder.replaceAll("\\", "/")}/`))
    .sort();
  const rules = closed.map((path) => `Disallow: ${path}`);
  return {
    "/robots.txt": `${["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`].join("\n")}\n`,
    "/sitemap.xml": [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...pages.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
      "</urlset>\n",
    ].join("\n"),
  };
}

import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { chromium } from "playwright-core";
import { enrichPages } from "#domain/enrichment/enrich-pages.ts";
import { findChromium } from "../chromium.ts";
import { projectRoot } from "../project-root.ts";
import type { LabelledSite } from "./labelled-sites.ts";
import { markInPage } from "./mark-in-page.ts";
import { valuesOf } from "./values-of.ts";

/**
 * Writes the home page of each site with its values marked, as HTML and as a picture, into a folder
 * outside the repository: they are other people's pages. Nothing is loaded from the network.
 */
export async function markPages(
  sites: readonly LabelledSite[],
  folder: string,
  thisYear: number,
): Promise<string[]> {
  const inside = relative(projectRoot, folder);
  if (!inside.startsWith("..")) throw new Error(`${folder} is inside the repository.`);
  const executablePath = findChromium();
  if (!executablePath) throw new Error("There is no Chromium: CHROMIUM_PATH names one.");
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath });
  const lines: string[] = [];
  try {
    const context = await browser.newContext({ viewport: { width: 1_100, height: 900 } });
    await context.route("**/*", (route) => route.abort());
    for (const { site, country, pages, homeHtml } of sites) {
      const values = valuesOf(enrichPages({ site, country, pages: pages(), thisYear }));
      const page = await context.newPage();
      await page.setContent(withoutPrograms(homeHtml()), { waitUntil: "domcontentloaded" });
      const marked: number = await page.evaluate(`(${markInPage})(${JSON.stringify(values)})`);
      writeFileSync(join(folder, `${site}.html`), await page.content());
      await page.screenshot({ path: join(folder, `${site}.png`), fullPage: true });
      await page.close();
      lines.push(`${site}: ${values.length} values, ${marked} marked on its home page`);
    }
  } finally {
    await browser.close();
  }
  return lines;
}

const withoutPrograms = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/gi, "").replace(/<(meta|base)\b[^>]*>/gi, "");

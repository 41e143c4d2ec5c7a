import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Line, Page } from "../../functions/_shared/domain/enrichment/page.ts";
import { readPage } from "../../functions/_shared/domain/enrichment/read-page.ts";
import { isArticle, isReview } from "../../functions/_shared/domain/enrichment/third-parties.ts";
import { type LabelledPage, labelledPages, type PagePart, pagesFile } from "./labelled-pages.ts";

/** A site of `labels.json`; its pages are `SITE/0.html` and on. */
interface LabelledSite {
  site: string;
  name: string;
  country: string;
  lang: string;
  foundingYear: number | null;
  founders: string[];
}

/** Adds a folder's sites to the labelled pages, as those of one author. */
export function addSites(folder: string, source: string): number {
  if (labelledPages().some((page) => page.source === source)) {
    throw new Error(`There are pages by ${source} already.`);
  }
  const sites = JSON.parse(readFileSync(join(folder, "labels.json"), "utf8")) as LabelledSite[];
  const added = sites.map((site, at) => labelledSite(folder, site, source, at + 1));
  appendFileSync(pagesFile, added.map((site) => `${JSON.stringify(site)}\n`).join(""));
  return added.length;
}

function labelledSite(
  folder: string,
  { site, name, country, lang, foundingYear, founders }: LabelledSite,
  source: string,
  number: number,
): LabelledPage {
  const id = `${source}${String(number).padStart(3, "0")}`;
  const [home, ...more] = pagesIn(join(folder, site), `${id}.example`);
  if (home === undefined) throw new Error(`${site} has no page.`);
  return {
    ...{ id, source, language: lang, name, country, site: `${id}.example` },
    ...partOf(home),
    ...(more.length > 0 && { more: more.map(partOf) }),
    ...{ foundingYear, founders },
  };
}

export function pagesIn(folder: string, site: string): Page[] {
  const pages: Page[] = [];
  for (let at = 0; existsSync(join(folder, `${at}.html`)); at++) {
    const url = `https://${site}/${at === 0 ? "" : at}`;
    pages.push(readPage({ url, ref: url, html: readFileSync(join(folder, `${at}.html`), "utf8") }));
  }
  return pages;
}

const partOf = ({ title, meta, jsonLd, lines }: Page): PagePart => ({
  title,
  description: meta.get("description") ?? "",
  jsonLd,
  lines: lines.map(lineOf),
});

/** A line as extractors see it, without the usual values. */
const lineOf = ({
  text,
  region,
  path,
  heading,
  level,
  isItem,
}: Line): PagePart["lines"][number] => ({
  text,
  ...(region !== "main" && { region }),
  ...((isReview(path) || isArticle(path)) && { path }),
  ...(heading !== "" && { heading }),
  ...(level > 0 && { level }),
  ...(isItem && { isItem }),
});

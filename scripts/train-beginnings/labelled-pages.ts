import { readFileSync } from "node:fs";
import { join } from "node:path";
import { emptyPage, type Line, type Page } from "../../functions/_shared/domain/enrichment/page.ts";
import {
  type OwnSite,
  ownSiteOf,
} from "../../functions/_shared/domain/enrichment/whose/own-site.ts";
import { projectRoot } from "../project-root.ts";

export interface PagePart {
  title: string;
  description: string;
  jsonLd: string[];
  lines: ({ text: string } & Partial<Line>)[];
}

/** A page, or a site, of an invented business with its founders and year. */
export interface LabelledPage extends PagePart {
  id: string;
  /** Its author: pages of one author are alike. */
  source: string;
  language: string;
  name: string;
  country: string;
  site?: string;
  /** The site's other pages. */
  more?: PagePart[];
  foundingYear: number | null;
  founders: string[];
}

/** The page as extractors see it. */
export interface ReadPage extends OwnSite {
  label: LabelledPage;
}

export const pagesFile = join(projectRoot, "scripts/train-beginnings/pages.jsonl");

/** Sites of authors who teach nothing: they were read once, by the weights that were there already. */
export const measuringFile = join(projectRoot, "scripts/train-beginnings/measuring.jsonl");

export const labelledPages = (file: string = pagesFile): LabelledPage[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledPage);

export function readLabelled(label: LabelledPage): ReadPage {
  const site = label.site ?? "shop.example";
  const pages = [label, ...(label.more ?? [])].map((part, at) => pageOf(part, site, label.id, at));
  return { label, ...ownSiteOf(site, pages, [{ name: label.name, street: null, phone: null }]) };
}

const pageOf = (
  { title, description, jsonLd, lines }: PagePart,
  site: string,
  id: string,
  at: number,
): Page => ({
  ...emptyPage(`https://${site}/${at === 0 ? "" : at}`, `${id}/${at}`),
  title,
  meta: new Map(description === "" ? [] : [["description", description]]),
  jsonLd,
  lines: lines.map((line) => ({
    region: "main",
    path: "",
    heading: "",
    level: 0,
    isItem: false,
    depth: 0,
    ...line,
  })),
});

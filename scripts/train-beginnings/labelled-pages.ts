import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Identity } from "../../functions/_shared/domain/enrichment/identity.ts";
import { emptyPage, type Line, type Page } from "../../functions/_shared/domain/enrichment/page.ts";
import type { Statement } from "../../functions/_shared/domain/enrichment/structured-data.ts";
import { ownSiteOf } from "../../functions/_shared/domain/enrichment/whose/own-site.ts";
import { projectRoot } from "../project-root.ts";

interface PagePart {
  title: string;
  description: string;
  jsonLd: string[];
  lines: ({ text: string } & Partial<Line>)[];
}

/** A page, or a site, of an invented business with its founders and year. */
interface LabelledPage extends PagePart {
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
export interface ReadPage {
  label: LabelledPage;
  pages: Page[];
  /** With its branches' parts. */
  reach: Page[];
  statements: Statement[];
  identity: Identity;
}

const pagesFile = join(projectRoot, "scripts/train-beginnings/pages.jsonl");

export const labelledPages = (): LabelledPage[] =>
  readFileSync(pagesFile, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledPage);

export function readLabelled(label: LabelledPage): ReadPage {
  const site = label.site ?? "shop.example";
  const pages = [label, ...(label.more ?? [])].map((part, at) => pageOf(part, site, label.id, at));
  const { identity, self, reach } = ownSiteOf(site, pages, [
    { name: label.name, street: null, phone: null },
  ]);
  return {
    label,
    pages: self.pages,
    reach: reach.pages,
    statements: self.statements,
    identity,
  };
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

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Identity } from "../../functions/_shared/domain/enrichment/identity.ts";
import { emptyPage, type Line, type Page } from "../../functions/_shared/domain/enrichment/page.ts";
import type { Statement } from "../../functions/_shared/domain/enrichment/structured-data.ts";
import { ownSiteOf } from "../../functions/_shared/domain/enrichment/whose/own-site.ts";
import { projectRoot } from "../project-root.ts";

/** A page of an invented business with its founders and year. */
interface LabelledPage {
  id: string;
  /** Its author: pages of one author are alike. */
  source: string;
  language: string;
  name: string;
  country: string;
  title: string;
  description: string;
  jsonLd: string[];
  lines: ({ text: string } & Partial<Line>)[];
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
  const page: Page = {
    ...emptyPage("https://shop.example/", label.id),
    title: label.title,
    meta: new Map(label.description === "" ? [] : [["description", label.description]]),
    jsonLd: label.jsonLd,
    lines: label.lines.map((line) => ({
      region: "main",
      path: "",
      heading: "",
      level: 0,
      isItem: false,
      depth: 0,
      ...line,
    })),
  };
  const { identity, self, reach } = ownSiteOf(
    "shop.example",
    [page],
    [{ name: label.name, street: null, phone: null }],
  );
  return {
    label,
    pages: self.pages,
    reach: reach.pages,
    statements: self.statements,
    identity,
  };
}

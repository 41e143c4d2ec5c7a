import { readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { createInterface } from "node:readline";
import { decodePage } from "#domain/enrichment/decode-page.ts";
import { enrichPages } from "#domain/enrichment/enrich-pages.ts";
import { answerOf } from "#domain/enrichment/enrichment.ts";
import { readPage } from "#domain/enrichment/read-page.ts";

// One site a line in, `{site, country, lang, type, pages: [{file, base}]}`, one answer a line out, in
// the same order; a line that can't be read is answered with its error. No network.
interface Question {
  site: string;
  country?: string | null;
  pages: { file: string; base?: string | null }[];
}

const folder = process.env.INIT_CWD ?? process.cwd();
const thisYear = new Date().getUTCFullYear();

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === "") continue;
  process.stdout.write(`${JSON.stringify(answer(line))}\n`);
}

function answer(line: string): object {
  let asked: Partial<Question> = {};
  try {
    asked = JSON.parse(line);
    const { site, country = null, pages } = asked as Question;
    const read = pages.map(({ file, base }) => {
      const html = decodePage(readFileSync(isAbsolute(file) ? file : join(folder, file)), null);
      return readPage({ url: base ?? null, ref: base ?? file, html });
    });
    return answerOf(site, enrichPages({ site, country, pages: read, thisYear }));
  } catch (error) {
    const site = typeof asked?.site === "string" ? { site: asked.site } : {};
    return { ...site, error: error instanceof Error ? error.message : String(error) };
  }
}

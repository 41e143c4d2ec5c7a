import { businessesOf } from "./business.ts";
import { type Identity, likeness, wordsOf } from "./identity.ts";
import { evidenceOn, type Found, type Line, type Page } from "./page.ts";
import { type Statement, textsOf } from "./structured-data.ts";
import { isArticle, isReview } from "./third-parties.ts";

const yearMin = 1000;
const year = "((?:1[0-9]|20)\\d{2})";
/** Words that say a business began; and the weaker "since". */
const founded = new RegExp(
  `(?<!\\p{L})(?:founded|established|est\\.?|estd\\.?|opened( its doors)?|started|began|incorporated|in business since|family[- ](?:owned|run)(?: business)? since|gegründet|gründung|gegr\\.|eröffnet|fondée?s?|créée?|création|ouverte?|fundad[ao]|creada|abierto|abri[óo]|inaugur\\p{L}+|establecid[ao]|fondat[ao]|nat[ao]|apert[ao]|opgericht|gestart|geopend|fundad[ao]|założon\\w+|založen\\w+|grundlagt|grundat|perustettu|formed|set up|launched|تأسس\\p{L}*|أُ?سس\\p{L}*|أنشئ\\p{L}*|انطلق\\p{L}*|افتتح\\p{L}*)(?!\\p{L})(?:\\s+(?:back|first|im|jahre?|in|on|en|l['’]année|el año|nel|dal|anno|em|het|jaar|w|roku|der|die|das|by|von|the|year|since|:|January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)|\\s+\\p{L}+){0,6}?\\s*[:,]?\\s*${year}\\b`,
  "giu",
);
const since = new RegExp(
  `(?<!\\p{L})(?:since|seit|depuis|desde|dal|sinds|anno|od|منذ)\\s+(?:the\\s+year\\s+|dem\\s+jahre?\\s+|jahr\\s+|l['’]an\\s+|el\\s+año\\s+|عام\\s+|سنة\\s+)?${year}\\b`,
  "giu",
);
const afterYear = new RegExp(
  `\\b(?:in|im jahre?|en|nel|em|wurde)\\s+${year}[,]?\\s+(?:[\\p{L}.&]+,?\\s+){0,9}?(?:founded|established|opened|started|gegründet|eröffnet|fonda|fondèrent|créa|ouvrit|fundó|abrió|fondò|aprì|richtte|opende|fundou|abriu)\\b`,
  "giu",
);

/** Other things that begin in a year: a membership, a person's career, a partner, a law. */
const otherBeginnings =
  /(?<!\p{L})(member (of .{0,40})?since|copyright|©|licen[cs]ed|certified|graduat\w*|born|geboren|né[e]?\b|nacid[oa]|joined|moved|married|degree|university|abitur|studied|studiert\w*|étudi\w+|estudi[óo]|award\w*|rated|renovat\w*|updated|last|version|legislation|act of|law of|directive|worked|working (as|at|for)|practi[cs]ing|experience|elected|appointed|acquired|purchased|took over|übernommen|customers? since|client since|building (was )?(built|dates)|mitglied seit|membre depuis|socio desde|(her|his|their) own|suppliers?|mentor|lieferant\p{L}*|fournisseurs?|proveedor\p{L}*|عضو)(?!\p{L})/iu;
const ourselves =
  /(?<!\p{L})(we|we've|our|us|wir|unser\w*|nous|notre|nuestr\w+|nos|noi|nostr\w+|wij|we|ons|onze|nós|nossa?|company|business|firm|family|agency|practice|shop|store|restaurant|studio|salon|clinic|hotel|team|unternehmen|betrieb|firma|familie\w*|geschäft|haus|entreprise|maison|société|famille|empresa|familia\w*|negocio|casa|azienda|impresa|famiglia|bedrijf|zaak|serving|proudly|trusted|its doors|sus puertas|ses portes|fundador\p{L}*|gründer\p{L}*|fondat\p{L}+|founder\p{L}*|providing|helping|tradition|شركت?ن?ا?|الشركة|عيادت?ن?ا?|مؤسست?ن?ا|محل|عائل\p{L}*|نحن|نستقبلكم|نقدم|نخدم\p{L}*|خدمتكم)(?!\p{L})/iu;

/** The year the business itself began; somebody else's year in the same text is not it. */
export function foundingYearOf(
  pages: readonly Page[],
  statements: readonly Statement[],
  identity: Identity,
  thisYear: number,
): Found<number> | null {
  const candidates = [
    ...stated(statements),
    ...(isFranchise(pages) ? [] : pages.flatMap((page) => written(page, identity))),
  ].filter(({ value }) => value >= yearMin && value <= thisYear);
  const best = candidates.reduce<Scored | null>(
    (a, b) => (a === null || b.score > a.score ? b : a),
    null,
  );
  return best && best.score >= 2
    ? { value: best.value, page: best.page, method: best.method, snippet: best.snippet }
    : null;
}

/** On a franchisee's site the story told is the franchisor's. */
export const isFranchise = (pages: readonly Page[]): boolean =>
  pages.some(({ lines }) => lines.some(({ text }) => /franchis(e|or|ee|es)\b/i.test(text)));

type Scored = Found<number> & { score: number };

function stated(statements: readonly Statement[]): Scored[] {
  return businessesOf(statements).flatMap(({ thing, page, method }) =>
    textsOf(thing, "foundingDate").flatMap((text) => {
      const value = Number(/\b(1[0-9]|20)\d{2}\b/.exec(text)?.[0]);
      return Number.isInteger(value)
        ? [{ value, page: page.ref, method, snippet: `foundingDate: ${text}`, score: 6 }]
        : [];
    }),
  );
}

function written(page: Page, identity: Identity): Scored[] {
  const head = [page.meta.get("description") ?? "", page.title].map(
    (text): Line => ({
      text,
      region: "head",
      path: "",
      heading: "",
      level: 0,
      isItem: false,
      depth: 0,
    }),
  );
  return [...head, ...page.lines].flatMap((line) => {
    if (
      !/(1[0-9]|20)\d{2}/.test(westernDigits(line.text)) ||
      isReview(line.path) ||
      isArticle(line.path)
    )
      return [];
    return [
      ...read(line, founded, 3, page, identity),
      ...read(line, afterYear, 3, page, identity),
      ...read(line, since, 2, page, identity),
    ];
  });
}

function read(
  { text: written, level, region }: Line,
  pattern: RegExp,
  weight: number,
  page: Page,
  identity: Identity,
): Scored[] {
  const text = westernDigits(written);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = Number(match.slice(1).find((group) => /^\d{4}$/.test(group ?? "")));
    const sentence = sentenceAround(text, match.index, match[0].length);
    if (otherBeginnings.test(sentence)) return [];
    if (foundsAnother(sentence, identity)) return [];
    const speaksOfUs = ourselves.test(sentence) || namesUs(sentence, identity);
    const isTagline = sentence.length <= 60;
    // "Since 1992, people have …" in a long text may speak of anybody.
    if (!speaksOfUs && !isTagline) return [];
    const score =
      weight +
      (speaksOfUs ? 1 : 0) +
      (level > 0 || region === "header" || region === "footer" || region === "head" ? 0.5 : 0) -
      (isForeign(sentence, identity) ? 3 : 0);
    return [{ value, ...evidenceOn(page, "text", text, match[0]), score }];
  });
}

function sentenceAround(text: string, at: number, length: number): string {
  const start = Math.max(
    text.lastIndexOf(". ", at),
    text.lastIndexOf("! ", at),
    text.lastIndexOf(" | ", at),
    0,
  );
  const stop = text.slice(at + length).search(/[.!?](\s|$)|\s\|\s/);
  return text.slice(start, stop < 0 ? undefined : at + length + stop);
}

/** `٢٠٠٥` // => `2005` */
const westernDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

const namesUs = (sentence: string, identity: Identity): boolean =>
  wordsOf(sentence).some((word) => word.length >= 4 && identity.words.has(word));

/** "My mentor founded the Whitlow Institute": something else with a name. */
function foundsAnother(sentence: string, identity: Identity): boolean {
  const other =
    /\b(?:founded|established|opened|started) (?:the )?(\p{Lu}[\p{L}'’-]+(?: (?:&|and|of|\p{Lu}[\p{L}'’-]+)){1,4})/u.exec(
      sentence,
    )?.[1];
  return other !== undefined && likeness(other, identity) < 0.5;
}

/** A company named in the sentence that is not this one: a franchisor, a supplier. */
function isForeign(sentence: string, identity: Identity): boolean {
  const company =
    /((?:\p{Lu}[\p{L}'’&-]+\s+){1,4})(?:Inc|Ltd|LLC|GmbH|AG|Corp|Corporation|Company|S\.?A|SpA|SRL|B\.?V)\b/u.exec(
      sentence,
    )?.[1];
  return company !== undefined && likeness(company, identity) < 0.5;
}

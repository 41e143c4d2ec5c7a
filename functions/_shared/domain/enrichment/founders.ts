import { fold } from "../text/fold.ts";
import { isTraderOrHouse } from "./areas/traders.ts";
import { businessesOf } from "./business.ts";
import { firstMatches } from "./first-matches.ts";
import { isFirstName } from "./first-names.ts";
import { isPerson, peopleAtEnd, peopleAtStart, personOf } from "./founders/people.ts";
import { isFranchise } from "./founding.ts";
import { type Identity, likeness } from "./identity.ts";
import { evidenceOn, type Found, type Page } from "./page.ts";
import { sentencesOf } from "./services/sentences.ts";
import { tradeIn } from "./services/trades.ts";
import { type Statement, textsOf } from "./structured-data.ts";
import { isArticle, isReview } from "./third-parties.ts";

const foundersMax = 6;
const leadsMax = 5;

/** "Founded … by": the names come after. */
const foundedBy =
  /(?<!\p{L})(?:founded|established|started|opened|created|formed|launched|begun|set up|co-founded|gegründet|eröffnet|ins leben gerufen|fondée?s?|créée?s?|ouverte?s?|lancée?s?|fundad[ao]s?|cread[ao]s?|abiert[ao]s?|iniciad[ao]s?|fondat[ao]|nat[ao]|creat[ao]|opgericht|gestart|تأسس\p{L}*|أسس\p{L}*|أنشئ\p{L}*|انطلق\p{L}*)(?!\p{L})[^.;!?“”"]{0,60}?(?<!\p{L})(?:by|von|durch|par|por|da|door|على يد|على أيدي|من قبل|بواسطة)(?!\p{L})\s*/giu;
/** German puts the verb at the end: "von A und B gegründet". */
const germanEnd =
  /(?<!\p{L})(?:von|durch)\s+(?=[^.;!?]{4,80}?\s(?:gegründet|eröffnet|aufgebaut)(?!\p{L}))/giu;
/** Arabic puts the verb first: "A founded it". */
const arabicFounded = /(?<!\p{L})(?:أسس|أسّس)(?:ها|ه)(?!\p{L})\s+/gu;
/** "1968 gründete Karl Obermeier die Schreinerei" */
const germanInverted =
  /(?<!\p{L})(?:gründete[n]?|eröffnete[n]?)\s+(?=\p{L}[^.;!?]{4,60}?\s(?:die|den|das|unsere?n?|ihren?|seinen?)\s)/giu;
/** "My name is A and I started this business": a person who speaks. */
const introduced =
  /(?<!\p{L})(?:my name is|i['’]m|i am|ich bin|mein name ist|je m['’]appelle|je suis|me llamo|soy)\s+(?=[^.;!?]{4,80}(?:i (?:started|founded|opened|set up)|gründete|eröffnete|j['’]ai (?:créé|ouvert|fondé)|fundé|abrí))/giu;
const founderWord =
  "(?:(?:co-?)?found(?:ers?|ing (?:partners?|father|mother|members?|owners?))|(?:mit)?gründer(?:in|innen)?|(?:co-?)?fondat(?:eur|rice)s?|(?:co)?fundador(?:a|es|as)?|(?:co-?)?fondator[ei]|fondatrice|oprichters?|مؤسس(?:ة|و|ي)?|المؤسس(?:ة|ون|ين)?|المؤسسان)";
/** "Founder and owner: …", "our founders, …": the names come after. */
const founderThen = new RegExp(
  `(?<!\\p{L})${founderWord}(?!\\p{L}|['’]s? )(?:\\s*(?:&|and|und|et|y|e|en|/|,)\\s*(?:owners?|ceo|president|director|managing director|chef|inhaber(?:in)?|geschäftsführer(?:in)?|gérante?|directeur|directrice|propietari[oa]|directora?|titolare|eigenaar))*\\s*(?:of [\\p{Lu}][\\p{L}’'& ]{2,40})?\\s*(?:[:–-]|,|\\(|is|was|were|are|ist|war|sind|est|sont|es|son|è|sono|zijn|هو|هي)?\\s*`,
  "giu",
);
/** "A, founder of …", "A is the founder": the names come before. */
const thenFounder = new RegExp(
  `\\s*(?:[,(–|-]\\s*|\\s(?:is|are|was|were|ist|est|es|è)\\s)(?:(?:the|our|and|a|one of|original|die|der|unsere?|la|le|les|el|los|il|de|het|owner|ceo|president|inhaber(?:in)?|master \\p{L}+|chef|&|/|und|et|y|sole|proud|co-owner|its|original),?\\s*){0,6}${founderWord}(?!\\p{L})`,
  "giu",
);
/** "A opened the shop", "A gründete den Betrieb": the names come before, the business after. */
const opensBusiness =
  /\s(?:first |jointly |both |proudly )?(?:founded|established|started|opened|created|launched|co-founded|set up|gründete[n]?|eröffnete[n]?|(?:a|ont) (?:fondé|créé|ouvert|lancé)|fondent|crée|fundó|fundaron|abrió|abrieron|creó|crearon|inició|fondò|fondarono|aprì|richtte)\s+(?=(?:(?:the|our|their|his|her|this|a|an|its|up|small|little|family|what is now|die|den|das|ihren?|seinen?|unser(?:e|en)?|le|la|les|leur|son|sa|notre|el|su|nuestra?|una?|un|il|lo) |l['’])*(?:(?<business>company|firm|business|shop|store|practice|clinic|salon|studio|restaurant|bakery|agency|school|doors|family business|caf[eé]|bar|inn|hotel|workshop|garage|nursery|gallery|office|firma|betrieb|unternehmen|kanzlei|praxis|werkstatt|laden|geschäft|salon|restaurant|entreprise|société|maison|boutique|cabinet|atelier|agence|empresa|negocio|tienda|taller|despacho|clínica|bodega|casa|panadería|azienda|bedrijf)(?!\p{L})|(?<name>[^.,;!?]{2,60})))/giu;
const saysFounder = new RegExp(
  `(?<!\\p{L})(?:${founderWord}|(?:founded|started|established|opened|created|gründete|eröffnete|fonda|fundó|abrió|créé|fondé)\\s+(?:the|our|this|the company|den|die|das|la|el|l['’]|cette|esta))`,
  "iu",
);
const anyWord =
  /found|establish|start|open|creat|form|launch|begun|set up|gründ|eröffn|aufgebaut|leben gerufen|fond|cré|ouvert|lanc|fund|abr|abier|inici|nat[ao]|aprì|opricht|opgericht|richtte|سس|أنشئ|انطلق/i;

/** The founders of the business; a name counts only in a context that says so. */
export function foundersOf(
  pages: readonly Page[],
  statements: readonly Statement[],
  identity: Identity,
): Found<string>[] {
  // On a franchisee's site the story told is the franchisor's.
  const told = isFranchise(pages)
    ? []
    : pages.flatMap((page) => [...written(page, identity), ...captioned(page)]);
  const found = [...stated(statements), ...told];
  const kept: Found<string>[] = [];
  for (const one of found) {
    // "Henry (Hal) Finch" and "Hal Finch" are one man.
    const isKnown = kept.some(({ value }) => isSamePerson(value, one.value));
    if (!isKnown) kept.push(one);
  }
  return kept.slice(0, foundersMax);
}

function isSamePerson(a: string, b: string): boolean {
  const [x, y] = [a, b].map((name) =>
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  );
  const [short = [], long = []] = (x?.length ?? 0) <= (y?.length ?? 0) ? [x, y] : [y, x];
  return short.every((word) => long.includes(word));
}

function stated(statements: readonly Statement[]): Found<string>[] {
  const ofBusiness = businessesOf(statements).flatMap(({ thing, page, method }) =>
    textsOf(thing, "founder", "founders")
      .flatMap((text) => text.split(/\s*(?:,|;| and | und | & | et | y )\s*/))
      .filter((text) => text.length >= 3 && text.length <= 60)
      .map((value) => ({ value, page: page.ref, method, snippet: `founder: ${value}` })),
  );
  const people = statements.flatMap(({ thing, page, method }) => {
    const job = textsOf(thing, "jobTitle").join(", ");
    const [name] = textsOf(thing, "name");
    return thing.types.includes("Person") && name && saysFounder.test(job)
      ? [{ value: name, page: page.ref, method, snippet: `${name}: ${job}` }]
      : [];
  });
  return [...ofBusiness, ...people];
}

function written(page: Page, identity: Identity): Found<string>[] {
  const head = { text: page.meta.get("description") ?? "", path: "" };
  return [head, ...page.lines].flatMap(({ text, path }) => {
    if (text.length > 2_500 || !anyWord.test(text) || isReview(path) || isArticle(path)) return [];
    return sentencesOf(text).flatMap((sentence) =>
      namedIn(sentence, identity).map((value) => ({
        value,
        ...evidenceOn(page, "text", text, value),
      })),
    );
  });
}

function namedIn(sentence: string, identity: Identity): string[] {
  if (!anyWord.test(sentence) || sentence.length > 600) return [];
  const names: string[] = [];
  for (const pattern of [foundedBy, germanEnd, germanInverted, introduced, arabicFounded]) {
    for (const { 0: lead, index } of firstMatches(pattern, sentence, leadsMax)) {
      if (!isOthers(sentence.slice(0, index), identity)) {
        names.push(...peopleAtStart(sentence.slice(index + lead.length)));
      }
    }
  }
  for (const { 0: lead, index } of firstMatches(founderThen, sentence, leadsMax)) {
    const after = sentence.slice(index + lead.length);
    if (!/^(?:of|der|des|von|du|de|del)\s/u.test(after)) names.push(...peopleAtStart(after));
  }
  for (const { index } of firstMatches(thenFounder, sentence, leadsMax)) {
    const after = sentence.slice(index);
    if (!isOthersPart(after, identity)) names.push(...peopleAtEnd(sentence.slice(0, index)));
  }
  for (const { index, groups } of firstMatches(opensBusiness, sentence, leadsMax)) {
    const name = capitals.exec(groups?.name ?? "")?.[0] ?? "";
    const isOurs = groups?.business !== undefined || likeness(name, identity) >= 0.5;
    // "Dana Pruitt, who founded the company"
    const before = sentence
      .slice(0, index)
      .replace(/,?\s(?:who|qui|quien(?:es)?)(?: \p{Ll}+)?$/u, "");
    if (isOurs) names.push(...peopleAtEnd(before));
  }
  return names;
}

const capitals = /^\p{Lu}[\p{L}'’&-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}'’&-]*)){0,4}/u;

/** "Northern Cones Inc. was founded": a company before the verb that is not this one. */
function isOthers(before: string, identity: Identity): boolean {
  const noun = /^(?:The|This|That|Der|Die|Das|La|Le|El) (\p{L}+)/u.exec(before)?.[1];
  if (noun !== undefined && /^\p{Ll}/u.test(noun) && !isOwnNoun(noun)) return true;
  if (othersWord.test(before)) return true;
  const subject =
    /(\p{Lu}[\p{L}'’&.-]+(?: (?:&|and|of|the|\p{Lu}[\p{L}'’&.-]+)){0,5}),?\s+(?:was|were|is|wurde|wurden|a été|fue|fu|è stata|werd)\s*(?:\d{4}\s*)?$/u.exec(
      before,
    )?.[1];
  if (subject === undefined || /^(The|Our|We|It|Die|Der|Das|Unser|La|Le|El)\b/u.test(subject)) {
    return false;
  }
  return likeness(subject, identity) < 0.5;
}

const ownNoun =
  /^(original|family|current|local|company|firm|business|agency|practice|shop|store|clinic|salon|studio|restaurant|bakery|school|caf[eé]|bar|inn|hotel|workshop|garage|nursery|gallery|office|team|brand|house|entreprise|société|maison|boutique|agence|empresa|tienda|casa|clínica|negocio|despacho|betrieb|unternehmen|firma|praxis|laden|geschäft|haus|cabinet|atelier)$/i;

const isOwnNoun = (noun: string): boolean =>
  ownNoun.test(noun) || isTraderOrHouse(fold(noun)) || tradeIn(noun) === 3;
const othersWord =
  /(?<!\p{L})(suppliers?|partners?|manufacturers?|mentor|franchisor|fournisseurs?|partenaires?|lieferant\p{L}*|hersteller|proveedor\p{L}*|socios?)(?!\p{L})/iu;

/** "founder of the Red Cross": somebody else's. */
function isOthersPart(after: string, identity: Identity): boolean {
  const other = new RegExp(
    `${founderWord} (?:and \\p{L}+ )?(?:of|der|des|von|du|de|del) (?:the )?(\\p{Lu}[^.,;!?]{2,40})`,
    "iu",
  ).exec(after)?.[1];
  return other !== undefined && /^\p{Lu}/u.test(other) && likeness(other, identity) < 0.34;
}

/** A name with "Founder" below it, and a text below a name that says so of him or her. */
function captioned(page: Page): Found<string>[] {
  return page.lines.flatMap(({ text, path, heading }, at) => {
    if (!saysFounder.test(text) || isReview(path) || isArticle(path)) return [];
    const before = page.lines[at - 1]?.text ?? "";
    const name = personOf(before) ?? personOf(heading);
    if (name === null) return [];
    const isCaption =
      text.length <= 60 && personOf(before) !== null && peopleAtStart(text).length === 0;
    const [first = ""] = name.split(" ");
    // Two capitals above a caption may be anything.
    if (!name.split(/[^\p{L}]+/u).some(isFirstName) && !text.includes(`${first} `)) return [];
    const isAbout =
      text.length > 60 &&
      new RegExp(
        `^(?:${escaped(first)}|He|She|As|After|In|Er|Sie|Als|Nach|Il|Elle|En|Él|Ella|Tras)(?!\\p{L})`,
        "u",
      ).test(text) &&
      !/(?<!\p{L})(of|der|de) (?!(?:the|our|this)\b)\p{Lu}/u.test(
        saysFounder.exec(text)?.[0] ?? "",
      );
    return (isCaption || isAbout) && isPerson(name)
      ? [{ value: name, ...evidenceOn(page, "caption", `${name}: ${text}`, name) }]
      : [];
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

import { businessesOf } from "../enrichment/business.ts";
import type { Identity } from "../enrichment/identity.ts";
import { type Evidence, evidenceOn, type Found, type Page } from "../enrichment/page.ts";
import { type Statement, textsOf, thingsIn } from "../enrichment/structured-data.ts";
import { isArticle, isCredit, isReview } from "../enrichment/third-parties.ts";
import { decoded } from "../text/decoded.ts";
import { type NumberPlace, numbersIn, readNumber } from "./numbers-in-text.ts";
import type { PhoneLabel } from "./phone.ts";
import { type Reading, readLabel } from "./site-labels.ts";

export interface Phone {
  /** E.164 */
  value: string;
  label: PhoneLabel;
}

interface PhonePlace extends Evidence {
  value: string;
  type: NumberPlace["type"];
  reading: Reading;
  /** The evidence that this is the business's own number. */
  weight: number;
}

const phonesMax = 40;

/** The business's own numbers with the role of each; others' numbers on the page are ignored. */
export function phonesOf(
  pages: readonly Page[],
  statements: readonly Statement[],
  identity: Identity,
  country: string | null,
): Found<Phone>[] {
  const places = [
    ...stated(statements, country),
    ...pages.flatMap((page) => [
      ...linked(page, country, identity),
      ...written(page, country, identity),
      ...inHead(page, country),
    ]),
  ];
  const byValue = [...Map.groupBy(places, ({ value }) => value)].filter(([, all]) =>
    all.some(({ weight }) => weight > 0),
  );
  const labels = labelAll(byValue);
  return byValue.slice(0, phonesMax).flatMap(([value, all]) => {
    const best = all.find(({ weight }) => weight > 0);
    const label = labels.get(value) ?? "other";
    return best
      ? [{ value: { value, label }, page: best.page, method: best.method, snippet: best.snippet }]
      : [];
  });
}

const unread: Reading = { kind: "none", person: null, dept: null, location: null };

function stated(statements: readonly Statement[], country: string | null): PhonePlace[] {
  return businessesOf(statements).flatMap(({ thing, page, method }) => {
    const points = thingsIn(thing, "contactPoint", "contactPoints", "address");
    return [thing, ...points].flatMap((each) => [
      ...read(textsOf(each, "telephone", "phone"), "main"),
      ...read(textsOf(each, "faxNumber"), "fax"),
    ]);
    function read(texts: string[], kind: Reading["kind"]): PhonePlace[] {
      return texts.flatMap((text) => {
        const parsed = readNumber(text, country);
        if (!parsed) return [];
        const value = parsed.number;
        return [
          {
            value,
            type: parsed.getType(),
            page: page.ref,
            method,
            snippet: `telephone: ${text}`,
            reading: { ...unread, kind },
            weight: 3,
          },
        ];
      });
    }
  });
}

function linked(page: Page, country: string | null, identity: Identity): PhonePlace[] {
  return page.links.flatMap(({ href, line, text, path }) => {
    const number = /^(?:tel|callto|sms|skype):\/*([^?]+)/i.exec(href)?.[1] ?? whatsapp(href);
    const parsed = number === undefined ? null : readNumber(decoded(number), country);
    if (!parsed) return [];
    const own = page.lines[line];
    const at = own ? own.text.indexOf(text) : -1;
    const before = own && at > 0 ? own.text.slice(0, at) : "";
    const reading = readLabel(page.lines, line, before, { behind: "", isLast: true }, identity);
    const isOther = isReview(path) || isCredit(page.lines, line, text);
    const kind = reading.kind === "none" && /whatsapp|wa\.me/i.test(href) ? "mobile" : reading.kind;
    return [
      {
        value: parsed.number,
        type: parsed.getType(),
        ...evidenceOn(page, "tel link", own?.text || text || href, text),
        reading: { ...reading, kind },
        weight: isOther ? 0 : 2,
      },
    ];
  });
}

const whatsapp = (href: string): string | undefined => {
  const digits =
    /(?:wa\.me\/|whatsapp\.com\/send\/?\?phone=|whatsapp:\/\/send\?phone=)(?:%2B|\+)?(\d{7,15})/i.exec(
      href,
    )?.[1];
  return digits === undefined ? undefined : `+${digits}`;
};

function written(page: Page, country: string | null, identity: Identity): PhonePlace[] {
  return page.lines.flatMap(({ text }, line) => {
    const above = page.lines[line - 1]?.text ?? "";
    const isUnderLabel =
      above.length <= 40 &&
      /\b(tel|phone|telefon|téléphone|call|fax|mobile|cell|telefoon|teléfono)\w*\b[\s:.]*$/i.test(
        above,
      );
    const found = numbersIn(text, country, isUnderLabel);
    const places: PhonePlace[] = [];
    found.forEach((number, index) => {
      const [from, to] = [found[index - 1]?.end ?? 0, found[index + 1]?.start];
      const place = placeIn(page, line, number, from, to, identity);
      const before = places[index - 1];
      // "Office: … or …": the label of the first number also applies to the second.
      const isJoined = before !== undefined && joint.test(text.slice(from, number.start));
      places.push(
        isJoined && place.reading.kind === "none" ? { ...place, reading: before.reading } : place,
      );
    });
    return places;
  });
}

const joint = /^\s*(or|and|oder|und|ou|et|o|y|e|of|en|[/,&+–-])?\s*$/i;

function placeIn(
  page: Page,
  line: number,
  { number, type, start, end }: NumberPlace,
  from: number,
  to: number | undefined,
  identity: Identity,
): PhonePlace {
  const { text = "", path = "", region } = page.lines[line] ?? {};
  const before = text.slice(from, start);
  const next = { behind: text.slice(end, to), isLast: to === undefined };
  const reading = readLabel(page.lines, line, before, next, identity);
  const written = text.slice(start, end);
  const isOther = isReview(path) || isArticle(path) || isCredit(page.lines, line, written);
  const weight = isOther ? 0 : weightOf(text, before, reading);
  const isOnTop = weight > 0 && region === "header";
  const hasMore = from > 0 || to !== undefined;
  return {
    value: number,
    type,
    ...evidenceOn(page, "text", text, written),
    // On top a business names its towns only where it has a number for each.
    reading: isOnTop
      ? { ...reading, dept: null, location: hasMore ? reading.location : null }
      : reading,
    weight: isOnTop ? weight + 2 : weight,
  };
}

const invitation =
  /\b(call|ring|phone|contact|reach|dial|text|appel\w*|joindre|ruf\w*|anruf\w*|erreich\w*|bel|llam\w*|contact\w*|chiam\w*|lig\w*)\b.{0,40}$/i;

/** In a long text a number is the business's when the text invites to call it. */
function weightOf(text: string, before: string, { kind }: Reading): number {
  if (text.length <= 200) return kind === "none" ? 1 : 2;
  return kind !== "none" || invitation.test(before.slice(-80)) ? 1 : 0;
}

/** A title or a description names only the business's own number. */
function inHead(page: Page, country: string | null): PhonePlace[] {
  return [
    page.title,
    page.meta.get("description") ?? "",
    page.meta.get("og:phone_number") ?? "",
    page.meta.get("business:contact_data:phone_number") ?? "",
  ].flatMap((text) =>
    numbersIn(text, country, false).map(({ number, type }) => ({
      value: number,
      type,
      ...evidenceOn(page, "page head", text),
      reading: unread,
      weight: 1,
    })),
  );
}

type Grouped = [string, PhonePlace[]][];

/** Certain labels first; of the rest one is the main number unless each belongs to a place. */
function labelAll(all: Grouped): Map<string, PhoneLabel> {
  const labels = new Map<string, PhoneLabel>();
  const placed = all.filter(([, places]) =>
    places.some(({ reading }) => reading.location !== null),
  );
  const hasPlaces = (value: string): boolean => placed.some(([other]) => other !== value);
  const rest = all.filter(([value, places]) => {
    const label = certainLabel(places, hasPlaces(value), all.length === 1);
    if (label !== null) labels.set(value, label);
    return label === null;
  });
  const ranked = rest.sort((a, b) => score(b) - score(a));
  const byPlace = ranked.map(([, places], index) =>
    ranked.length > 1 ? placeLabel(places, index > 0) : null,
  );
  const hasMain = byPlace.includes(null);
  const areLocations = byPlace.every((label) => label?.startsWith("location:"));
  ranked.forEach(([value], index) => {
    const label = byPlace[index];
    // Where departments share all numbers out, the best known one is the business's.
    if (label && (hasMain || areLocations || index > 0)) labels.set(value, label);
  });
  labelOrdinary(
    ranked.filter(([value]) => !labels.has(value)),
    labels,
  );
  return labels;
}

/** `hasPlaces`: other numbers are a place's, so a free one under a place's heading may be, too. */
function certainLabel(
  places: readonly PhonePlace[],
  hasPlaces: boolean,
  isOnly: boolean,
): PhoneLabel | null {
  const kinds = places.map(({ reading }) => reading.kind);
  const share = (kind: Reading["kind"]): number => kinds.filter((each) => each === kind).length;
  if (share("fax") > 0 && share("fax") >= share("main") + share("mobile")) return "fax";
  const isOfPlace = places.every(({ reading }) => reading.location !== null);
  if (share("tollfree") > 0) return "tollfree";
  if (places.some(({ type }) => type === "TOLL_FREE") && !(hasPlaces && isOfPlace))
    return "tollfree";
  // The only number is the business's, even under a person's name.
  const persons = isOnly ? [] : places.flatMap(({ reading }) => reading.person ?? []);
  if (persons.length > 0 && persons.length * 2 >= places.length) return `person:${persons[0]}`;
  return share("emergency") * 2 >= places.length && share("emergency") > 0 ? "emergency" : null;
}

function placeLabel(places: readonly PhonePlace[], isHalfEnough: boolean): PhoneLabel | null {
  const depts = places.flatMap(({ reading }) => reading.dept ?? []);
  const locations = places.flatMap(({ reading }) => reading.location ?? []);
  const share = (depts.length * 2) / places.length;
  if (depts.length > 0 && (share > 1 || (share === 1 && isHalfEnough))) return `dept:${depts[0]}`;
  return locations.length * 2 > places.length ? `location:${locations[0]}` : null;
}

function labelOrdinary(ordinary: Grouped, labels: Map<string, PhoneLabel>): void {
  const fixed = ordinary.filter((each) => !isMobile(each));
  const main = (fixed[0] ?? ordinary[0])?.[0];
  for (const each of ordinary) {
    const [value, places] = each;
    const saysMobile = places.some(({ reading }) => reading.kind === "mobile");
    const saysOffice = places.some(({ reading }) => reading.kind === "office");
    const isMain = value === main && !(saysMobile && isMobile(each));
    const other = isMobile(each) ? "mobile" : saysOffice ? "office" : "main";
    labels.set(value, isMain ? "main" : other);
  }
}

const isMobile = ([, places]: Grouped[number]): boolean =>
  places.some(
    ({ type, reading }) =>
      type === "MOBILE" || (reading.kind === "mobile" && type !== "FIXED_LINE"),
  );

const score = ([, places]: Grouped[number]): number =>
  places.reduce((sum, { weight }) => sum + weight, 0);

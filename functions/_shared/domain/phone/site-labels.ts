import { isFirstName } from "../enrichment/first-names.ts";
import { compacted, type Identity, wordsOf } from "../enrichment/identity.ts";
import type { Line } from "../enrichment/page.ts";
import { isNameOfPlace } from "../enrichment/place-names.ts";
import { streetsIn } from "../enrichment/whose/streets.ts";

/** The words next to one occurrence of a number. */
export interface Reading {
  /** `both`: "Tel/Fax" is a telephone unless it is called a fax elsewhere. */
  kind: "fax" | "mobile" | "emergency" | "tollfree" | "office" | "main" | "both" | "none";
  /** The person, department or place that the number belongs to. */
  person: string | null;
  dept: string | null;
  location: string | null;
}

const kinds: [Exclude<Reading["kind"], "none" | "both">, RegExp][] = [
  ["fax", /\b(tele)?fax\w*|\bf(?=\s*[:.)]|$)|facsimile|t[eé]l[eé]copi\p{L}*|\bfx\b|факс|فاكس/giu],
  [
    "emergency",
    /\b(emergenc\w*|notdienst|notruf|notfall\w*|urgen[ct]\w*|spoed\w*|storing\w*|24\s?(hrs?|hours?|h|std|stunden|uur)\b(?!.*open)|after.?hours|out of hours|emergenza|urgenza)/giu,
  ],
  [
    "tollfree",
    /\b(toll.?free|free.?(phone|fone|call)|gratis\w*|numéro vert|numero verde|kostenlos\w*|lada sin costo)\b/giu,
  ],
  [
    "mobile",
    /\b(mob(ile|iel|il|iltelefon)?|móvil|movil|portable|gsm|cell(ular|phone)?|cel|celular|cellulare|handy|natel|whats ?app|kom[oó]rk\w*|m(?=\s*[:.)]|$)|c(?=\s*[:]))\b|جوال|موبايل/giu,
  ],
  ["office", /\b(office|büro|buero|bureau|ufficio|oficina|kantoor|switchboard|zentrale)\b/giu],
  [
    "main",
    /\b(tel\w*|tél\w*|phone|telephone|ph|fon|fono|fone|telefon\w*|teléfonos?|telefoon\w*|call|ring|dial|main|local|t(?=\s*[:.)]|$)|p(?=\s*[:.)]|$)|voice|hotline|rufnummer|bel|bellen|tlf|tfno|telf|puh)\b|☎|📞|✆|℡|телефон|هاتف|تليفون/giu,
  ],
];
const after: [Exclude<Reading["kind"], "none" | "main" | "both">, RegExp][] = [
  ["fax", /^[\s|]*([([-]\s*(tele)?(fax|f)\b[)\]]?|fax\s*$)/i],
  ["mobile", /^[\s|]*[([-]?\s*(mobile|mob|cell|cellular|c|m|handy|mobil|móvil|portable)\b[)\]]/i],
  ["tollfree", /^[\s|]*[([-]?\s*(toll.?free)\b/i],
  ["emergency", /^[\s|]*[([-]\s*(emergenc\w*|24.?h\w*)/i],
];

/** Parts of a business that answer a telephone of their own. */
const departments =
  /\b(sales|parts|service( department)?|reservations?|bookings?|catering|events?|weddings?|front desk|reception|restaurant|spa|shop|store|pro shop|golf|market|accounts?|accounting|billing|customer (service|care)|support|technical|workshop|showroom|rentals?|delivery|orders?|pharmacy|clinic|emergency room|admissions|claims|leasing|maintenance|warehouse|kitchen|bar|bakery|werkplaats|verkoop|administratie|werkstatt|verkauf|vertrieb|buchhaltung|kundendienst|empfang|rezeption|lager|ersatzteile|küche|ventas|reservas|atención al cliente|taller|recepción|atelier|réservations?|réception|comptabilité|boutique|vendite|prenotazioni|officina|assistenza|magazzino|group sales|hr|human resources|press|media|marketing|box office|secretary|editors?|kasse|vermietung|sekretariat|verwaltung|buchung|redaktion|secrétariat|standard|billetterie|secretaría|taquilla|segreteria|biglietteria)\b/i;

/** "(fax)" belongs to the number before it; a word without brackets to the next one, where there is one. */
const isEnclosed = (behind: string): boolean => /^\s*[([][^)\]]*[)\]]/.test(behind);

/**
 * Reads the text before and after a number, and the line above it if there is none before. `behind`
 * ends where the line's next number begins, if any.
 */
export function readLabel(
  lines: readonly Line[],
  at: number,
  before: string,
  { behind, isLast }: { behind: string; isLast: boolean },
  identity: Identity,
): Reading {
  const line = lines[at];
  const tail = before.replaceAll("\u2063", " ").slice(-60);
  const said = isLast || isEnclosed(behind) ? behind : "";
  const own = after.find(([, pattern]) => pattern.test(said))?.[0] ?? lastKind(tail);
  const isBare = tail.replace(/[^\p{L}]/gu, "") === "";
  const above = lines[at - 1];
  const aboveIsLabel =
    isBare && above !== undefined && above.text.length <= 40 && !/\d{4}/.test(above.text);
  const read = own ?? (aboveIsLabel ? lastKind(above.text) : undefined) ?? "none";
  const kind = read !== "fax" && isEmergency(lines, at) ? "emergency" : read;
  const named =
    nameOf(beforeStreet(tail)) || (isBare || own !== undefined ? surroundings(lines, at) : "");
  const near =
    personIn(tail) ?? personNear(lines, at) ?? line?.person ?? (isGivenName(named) ? named : null);
  // A business may bear a person's name.
  const isNamesake = near !== null && isInName(near, identity);
  const person = isNamesake ? null : near;
  const isOfBranch =
    (line?.branch !== undefined && line.heading === named) || hasOwnName(named, identity);
  const dept =
    named !== "" && departments.test(named) && named.length <= 40 && !isOfBranch ? named : null;
  return {
    kind,
    person,
    dept,
    location: dept === null && person === null ? placeOf(named, line, identity) : null,
  };
}

/** "Anna" alone, over her number. */
const isGivenName = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(text) && isFirstName(text) && !isNameOfPlace(text.toLowerCase());

/** "Tacos Luz at the Ferry Market" is a place of Tacos Luz, not its market. */
const hasOwnName = (text: string, { compact }: Identity): boolean =>
  compact.some((name) => compacted(text).startsWith(name) && compacted(text) !== name);

/** The business's own name over its number isn't one of its places. */
function placeOf(named: string, line: Line | undefined, identity: Identity): string | null {
  const own = compacted(named);
  const isOwn = own.length >= 4 && identity.compact.some((name) => name.includes(own));
  return (isOwn ? null : locationOf(named, line)) ?? line?.branch ?? null;
}

function isInName(person: string, { compact, words }: Identity): boolean {
  if (compact.some((name) => name.includes(compacted(person)))) return true;
  return !titled.test(person) && wordsOf(person).every((word) => words.has(word));
}
const titled = /^(mr|mrs|ms|dr|herr|frau|mevr|dhr|mw|mme|sr|sra|dott|prof|avv|drs)\b/i;

/** Under "24 hour emergency" every number is for one. */
function isEmergency(lines: readonly Line[], at: number): boolean {
  const heading = lines[at]?.heading ?? "";
  const above = lines[at - 1]?.text ?? "";
  const isNear = lines.slice(Math.max(0, at - 2), at).some(({ text }) => text === heading);
  return [isNear ? heading : "", /:\s*$/.test(above) ? above : ""].some(
    (text) => text.length <= 60 && emergency.test(text) && !/\b(no|non)\b/i.test(text),
  );
}
const emergency =
  /\b(emergenc\w*|notdienst|notruf|notfall\w*|urgences?|urgencias|spoed\w*|storingsdienst|emergenza)\b/i;

/** The label nearest to the number. */
function lastKind(text: string): Reading["kind"] | undefined {
  let best: { kind: (typeof kinds)[number][0]; at: number } | undefined;
  for (const [kind, pattern] of kinds) {
    for (const { index } of text.matchAll(pattern)) {
      if (best === undefined || index > best.at) best = { kind, at: index };
    }
  }
  if (
    best?.kind === "fax" &&
    /\b(tel(efon\w*|ephone)?\.?|phone|tél(éphone)?\.?|t|ph)(\s*[/&+]\s*|\s+(and|und|et|y|e|en)\s+)(tele)?f/i.test(
      text,
    )
  )
    return "both";
  // "Emergency tel:" and "Mobile phone:" say more than the word next to the number.
  if (best?.kind === "main" || best?.kind === "office") {
    const near = text.slice(Math.max(0, best.at - 25));
    const special = kinds
      .slice(0, 4)
      .find(([, pattern]) => near.search(pattern) >= 0 && near.search(pattern) < 26);
    if (special && special[0] !== "fax") return special[0];
  }
  return best?.kind;
}

const labelWords =
  /\b(headquarters|from|in|to|tel\p{L}*|tél\p{L}*|phone|telephone|ph|fon|telefon\w*|teléfonos?|telefoon\w*|fax\w*|telefax|call|us|at|now|on|mob\w*|cell\w*|móvil|handy|gsm|number|no|nr|toll|free|local|main|office|or|and|the|our|today|please|e-?mail|hours?|t|p|f|m|c)\b\.?/giu;

/** The words before a number without the label's own. */
function nameOf(text: string): string {
  const part =
    text
      .split(/[|•·;]|\s[–—-]\s|,\s/)
      .filter((each) => /\p{L}/u.test(each))
      .at(-1) ?? "";
  const rest = part
    .replace(labelWords, " ")
    .replace(/[^\p{L}\p{N}\s&'’.-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const name = rest.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, "");
  return name.length >= 3 && name.length <= 40 ? name : "";
}

/** Words before an address name a place only as its label, "Riverside: 4 Mill Lane"; the town doesn't. */
function beforeStreet(text: string): string {
  if (streetsIn(text).length === 0) return text;
  const label = /^([^:|,;•·\d]{3,40}?)(?::|\s[–—-])\s/u.exec(text)?.[1];
  return label ?? "";
}

/** Whether a line above is in the part of the page the number is in, or in one around that. */
const isAround = (lines: readonly Line[], back: number, at: number): boolean => {
  const [outer, inner] = [lines[back], lines[at]];
  return outer?.region === inner?.region && (inner?.part ?? "").startsWith(outer?.part ?? "");
};

/** The short line or heading above a number. */
function surroundings(lines: readonly Line[], at: number): string {
  for (let back = at - 1; back >= Math.max(0, at - 5); back--) {
    const { text = "", level = 0 } = lines[back] ?? {};
    if (!isAround(lines, back, at)) continue;
    if (level > 0 && text.length <= 60) return nameOf(text);
  }
  const heading = lines[at]?.heading ?? "";
  return heading.length <= 60 ? nameOf(heading) : "";
}

const notPlaces =
  /(?<!\p{L})(si[eè]ge( social)?|hauptsitz|hauptgeschäft|zentrale|headquarters|hq|sede( central)?|casa matriz|contatt\w*|coordonn\p{L}*|recapit\w*|büro|corporate|head|main|general|central|contact\w*|kontakt\w*|address|adresse|adres|info\w*|about|welcome|home|hours|open\w*|find|follow|get|quick|links|menu|copyright|directions|mail\w*|message|customer|free|visit|write|reach|hotline|news|services?|company|imprint|impressum|questions?|more|online|your|we|us|our|need|help|here|click)(?!\p{L})/iu;

/** A place's name: capitals, no verb, no word of every contact page. */
function locationOf(named: string, line: Line | undefined): string | null {
  if (named === "" || line === undefined || notPlaces.test(named)) return null;
  const words = named.split(/\s+/);
  const capitals = words.filter(
    (word) =>
      /^[\p{Lu}\p{Lo}]/u.test(word) || /^(de|del|la|of|the|upon|am|im|sur|and|&)$/i.test(word),
  );
  return words.length <= 4 && capitals.length === words.length ? inTitleCase(named) : null;
}

const inTitleCase = (text: string): string =>
  text === text.toUpperCase()
    ? text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
    : text;

const title = /\b(mr|mrs|ms|dr|herr|frau|mevr|dhr|mw|m|mme|sr|sra|dott|ing|prof|avv|drs)\.?\s*$/i;

function personIn(text: string): string | null {
  const matches = [
    ...text.matchAll(
      /(?:\b(?:mr|mrs|ms|dr|herr|frau|mevr|dhr|mw|mme|sr|sra|dott|prof|avv|drs)\.?\s+)?(\p{Lu}[\p{L}'’-]+|\p{Lu}\.(?:\s?\p{Lu}\.)*)\s*((?:van|von|de|der|den|di|da|la|le|vd)\s+)*\p{Lu}[\p{L}'’-]+/gu,
    ),
  ];
  const last = matches.at(-1);
  if (!last) return null;
  const isTitled = title.test(last[0].split(/\s/)[0] ?? "");
  return isTitled || isFirstName(last[1] ?? "") ? last[0] : null;
}

/** Whom the business belongs to: the number below is the business's. */
const ownerLine =
  /(?<!\p{L})(inh\.|inhaber(in)?|geschäftsführ\p{L}*|vertreten durch|vertretungsberechtigt\p{L}*|gf:|proprietor|owned by|gérante?|directeur de la publication|responsable|titular|representante|titolare|legale rappresentante|eigenaar)(?!\p{L})/iu;

/** A person's own card: the name as the heading or just above. */
function personNear(lines: readonly Line[], at: number): string | null {
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const { text = "" } = lines[back] ?? {};
    if (text.length > 60) return null;
    if (!isAround(lines, back, at) || ownerLine.test(text) || streetsIn(text).length > 0) continue;
    const person = personIn(text);
    if (person !== null) return person;
  }
  const heading = lines[at]?.heading ?? "";
  return heading.length <= 50 ? personIn(heading) : null;
}

import { fold } from "../../../text/fold.ts";
import { isFamousPlace } from "../../areas/gazetteer.ts";
import { isTraderOrHouse } from "../../areas/traders.ts";
import { isFirstName } from "../../first-names.ts";
import { arabicPeople } from "./arabic-people.ts";

const initials = "\\p{Lu}\\.(?:[ -]?\\p{Lu}\\.)*";
const part = "(?:\\p{Lu}['’])?\\p{Lu}[\\p{Ll}'’]+(?:[-\\p{Lu}]\\p{Lu}?\\p{Ll}+)*";
const nickname = '(?:\\([\\p{L}]+\\)|[„“"‘«][\\p{L}]+[“”"’»])';
const particle =
  "(?:van|von|vom|de|der|den|di|da|del|della|la|le|du|dos|ter|ten|el|al|bin|ibn|ben)";
const given = `(?:${initials}|${part})`;
const titles =
  "(?:(?:Dr|Mr|Mrs|Ms|Prof|Rev|Capt|Chef|Sir|Maître|Herrn?|Frau|M|Mme|Mlle|Me|Docteure?|Sra?|Dra|Drs|[Dd]on|[Dd]oña|[Dd]octor(?:a|as|es)?|Licenciad[oa]|Lic|Ing|Mag|Dipl|Dipl\\.?-\\p{L}+|med|dent|vet|Master|Captain|Meister(?:in)?|\\p{Lu}\\p{Ll}+meister(?:in)?)\\.? )*";
/** `R.T. Finch`, `Henry (Hal) Finch`, `Lois J. van der Pettibone` */
const fullName = `${given}(?: ${given}| ${nickname}){0,3} (?:${particle} ){0,3}${part}`;
const oneOrFull = new RegExp(`^${titles}(${fullName}|${given})(?!\\p{L})`, "u");
const atEnd = new RegExp(`(?<![\\p{L}.-])${titles}(${fullName})$`, "u");
const whole = new RegExp(`^${titles}(${fullName})$`, "u");

/** "der Tischler ", "la pianista ", "tattooers ": a job in front of a name. */
const job = new RegExp(
  `^\\s*(?:(?:[Dd](?:er|ie|em|en)|[Vv]om|[Ee]ine?[mrn]?) (?:\\p{L}+ )?\\p{Lu}\\p{Ll}+|(?:[Ll][ea]s?|[Ll]os|[Ee]l|[Uu]n|[Uu]ne|[Uu]na|[Tt]he|[Aa]n?) (?:\\p{Ll}[\\p{L}'’-]+ ){0,2}\\p{Ll}[\\p{L}'’-]+|l['’]\\p{Ll}+|\\p{Ll}{4,}) (?=${titles}(?:${fullName}|${given} (?:and|und|et|y) ${fullName}))`,
  "u",
);
/** Words between "founded by" and the names: "two brothers,", "the late", "husband and wife". */
const fillers =
  /^\s*(?:[:,–-]\s*)?(?:(?:the|two|three|four|a|an|our|his|her|late|young|local|brothers?|sisters?|siblings|friends|partners|couple|spouses|cousins|husband|wife|and|&|team|of|father|mother|son|daughter|grandfather|grandmother|grandparents|parents|entrepreneurs?|master|chef|architect|engineer|native|owners?|president|ceo|president\/ceo|inhaber(?:in)?|geschäftsführer(?:in)?|(?:dem|den|der|die|beiden|brüdern?|brüder|schwestern|eheleuten?|ehepaar|geschwistern?|familie|meister|ihrem?|seinem?|mann|frau|vater)|(?:les?|la|deux|frères|soeurs|sœurs|époux|couple|son|sa|mari|femme|gérante?|et)|(?:los?|las?|el|hermanos|hermanas|matrimonio|esposos|su|marido|mujer|propietari[oa]|y)|(?:الأخوين|الإخوة|المحامي|المحامية|الأستاذ|الأستاذة|الطبيب|السيد|السيدة|المهندس|الدكتور|الحاج|الشيخ))(?![\p{L}.])[,:]?\s*){0,8}/iu;

const notPeople =
  /(?<!\p{L})(the|our|we|my|company|services?|inc|ltd|llc|gmbh|group|center|centre|street|road|avenue|city|county|north|south|east|west|new|home|about|contact|us|team|story|history|january|february|march|april|may|june|july|august|september|october|november|december|foundation|association|university|school|church|award|today|owner|founder|ceo|president|meet|read|more|in|die|der|das|wir|unser|nous|notre|los|las|wij|family|brothers|sons|daughters|clients?|customers?|since|with|january|monday|sunday|gründer(?:in)?|inhaber(?:in)?|geschäftsführer(?:in)?|fondat(?:eur|rice)|gérante?|fundadora?|propietari[oa]|supplier)(?!\p{L})/iu;

export function isPerson(name: string): boolean {
  const words = name
    .replace(/\([^)]*\)|[“”"]/g, "")
    .split(/\s+/)
    .filter(Boolean);
  if (words.length < 2 || words.length > 6 || notPeople.test(name)) return false;
  if (isFamousPlace(name) || isTraderOrHouse(fold(words.at(-1) ?? ""))) return false;
  return words.some(isFirstName) || /^\p{Lu}\./u.test(name) || words.length <= 4;
}

const separator = /^\s*(?:,\s*(?:and|und|et|y|e|en)?|&|and|und|et|y|e|en|i)\s+/u;
const relation = /^(?:(?:his|her|their|ihrem?|seiner?|son|sa|su) (?:\p{Ll}+ ){0,2})/u;

/** The people a text begins with: "R.T. and M.L. Finch", "Dale Whitlow, Ann Reed and Bo Li". */
export function peopleAtStart(text: string): string[] {
  if (/^\s*[:,–-]?\s*\p{Script=Arabic}/u.test(text)) return arabicPeople(text);
  let rest = text
    .replace(/^\s*[:,–-]\s*/u, "")
    .replace(job, "")
    .replace(fillers, "")
    .replace(job, "");
  const names: string[] = [];
  const given: string[] = [];
  for (let count = 0; count < 5; count++) {
    const found = oneOrFull.exec(rest);
    const name = found?.[1];
    if (found === null || name === undefined) break;
    rest = rest.slice(found[0].length);
    if (/\s/.test(name) && !/^\p{Lu}\. ?\p{Lu}\.$/u.test(name)) {
      // Given names in front of a full one share its surname.
      const surname = name.split(" ").at(-1) ?? "";
      names.push(...given.splice(0).map((one) => `${one} ${surname}`), name);
    } else given.push(name);
    const next = separator.exec(rest)?.[0];
    if (next === undefined) break;
    rest = rest.slice(next.length).replace(relation, "").replace(job, "");
  }
  return names.filter(isPerson);
}

/** The people a text ends with: "Niamh Corrigan and her husband Declan Foy". */
export function peopleAtEnd(text: string): string[] {
  const last = atEnd.exec(text.trimEnd());
  if (last?.[1] === undefined) return [];
  const before = text.trimEnd().slice(0, last.index);
  const link =
    /(?:,|&|\b(?:and|und|et|y))\s+(?:(?:(?:his|her|ihrem?|ihr|sein|seine|son|sa|su|le|la|el|the) (?:\p{Ll}+ ){1,2}|(?:der|die) \p{Lu}\p{Ll}+ ))?$/u.exec(
      before,
    );
  const first = link ? before.slice(0, link.index).trimEnd() : "";
  const other =
    atEnd.exec(first)?.[1] ?? new RegExp(`(?<![\\p{L}.-])(${given})$`, "u").exec(first)?.[1];
  if (other === undefined) return [last[1]].filter(isPerson);
  const surname = last[1].split(" ").at(-1) ?? "";
  return [/\s/.test(other) ? other : `${other} ${surname}`, last[1]].filter(isPerson);
}

/** A line that is a person's name and nothing else. */
export function personOf(line: string): string | null {
  const name = whole.exec(line.trim())?.[1];
  return name !== undefined && isPerson(name) ? name : null;
}

const anyFullName = new RegExp(`(?<![\\p{L}.'’-])${titles}(${fullName})(?!\\p{L})`, "gu");

/** The one person a text names; nobody where it names two. */
export function soleNameIn(text: string): string[] {
  const names = [...text.matchAll(anyFullName)].flatMap(([, name = ""]) => name).filter(isPerson);
  return names.length === 1 ? names : [];
}

const academic =
  /(?<!\p{L})(?:Dipl\.?[- ]\p{L}+|Prof|Dr|Dra|Drs|Ing|Mag|Lic|Me)\.[ -]+(?:(?:med|dent|vet|jur|phil|rer|nat|h\.c)\.[ -]+)*/gu;

/** The text without academic titles: their points end no sentence. */
export const withoutTitles = (text: string): string => text.replace(academic, "");

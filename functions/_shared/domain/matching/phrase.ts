import { singularWord } from "../query/inflection.ts";
import { fold } from "../text/fold.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words before another that have no meaning of their own. */
const articles = set(
  "the a an der die das den dem ein eine einen le la les un une el los las una unos unas",
);

/** Words between others that have no meaning of their own. */
const particles =
  set(`and of for in to with und fur von zum zur mit im am et de du des la le les a au
  aux en pour y e para del el los las و في من`);

/** Say that something is a business, not which: they may be there or not. */
const businessWords = set(`shop store outlet company firm business service agency office contractor
  provider specialist professional expert dealer retailer seller place spot joint grounds counter
  workplace facility local showroom
  laden geschaft fachgeschaft firma betrieb fachbetrieb unternehmen buro dienst dienstleister
  dienstleistung handler fachhandel handel service meisterbetrieb
  magasin entreprise societe commerce artisan professionnel
  tienda empresa negocio servicio comercio establecimiento profesional
  محل محلات متجر شركه شركات مكتب مكاتب خدمه خدمات مركز عياده`);

const retailWords = set("shop store laden geschaft fachgeschaft magasin tienda محل متجر");

/** Say how good or how near it should be: the map knows nothing of it. */
const wishes = set(`best good great top cheap affordable inexpensive local nearby near nearest me
  closest trusted reliable licensed certified qualified experienced professional small big large
  independent private family owned run popular famous emergency 24h 24 hour hours open late night now
  mobile online luxury modern new traditional residential commercial
  gut gute guter gutes gunstig gunstige gunstiger gunstiges billig nahe nahegelegen beste bester
  bestes notdienst
  bon bonne meilleur meilleure proche pas cher chere urgence
  buen buena mejor cerca cercano barato barata economico urgente urgencias 24horas
  افضل ارخص قريب قريبه`);

/** Words of the field that say what for, within one type. */
const specialities = set(`divorce criminal corporate immigration injury personal employment patent
  probate cosmetic aesthetic paediatric pediatric children kids sports wedding portrait newborn
  landscape industrial domestic certified sworn chartered neighborhood neighbourhood
  damen herren kinder homme femme enfant enfants hombre mujer infantil نسائي رجالي اطفال`);

/** Words for shops: a request for a shop does not mean a golf course. */
export const isRetail = (word: string): boolean => retailWords.has(singularWord(word));
export const isFiller = (word: string): boolean =>
  particles.has(word) || businessWords.has(word) || articles.has(word);
export const isWish = (word: string): boolean => wishes.has(word);
export const isSpeciality = (word: string): boolean => specialities.has(word);

/**
 * Folded words without marks: `wordsOf("L'Avocat & Co.")` // => ["avocat", "and", "co"]
 * `foldText`: says which marks are letters and stay.
 */
export function wordsOf(phrase: string, foldText = fold): string[] {
  const isSimple = simple.test(phrase);
  const words = (isSimple ? phrase.toLowerCase() : withoutSigns(foldText(phrase))).split(" ");
  const [first] = words;
  return words.length > 1 && first !== undefined && articles.has(first) ? words.slice(1) : words;
}

/** Most words of the schema; thousands are read when the first type is matched. */
const simple = /^[A-Za-z0-9]+( [A-Za-z0-9]+)*$/;

const withoutSigns = (folded: string): string =>
  folded
    .replaceAll("&", " and ")
    .replaceAll("œ", "oe")
    .replace(/(^|\s)[ld]['’]/g, "$1")
    .replace(/['’](s\b)?/g, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim()
    .replace(/[\p{Script=Arabic}ـ]+/gu, plainArabic);

/** One spelling for letters that are written either way, and no article. */
function plainArabic(word: string): string {
  const plain = word.replace(/ـ/g, "").replace(/ة$/, "ه").replace(/[ىی]/g, "ي").replace(/ک/g, "ك");
  return plain.length > 4 && plain.startsWith("ال") ? plain.slice(2) : plain;
}

/** Two spellings of the same words have the same key: "hair-dressers" = "hairdressers". */
export const keyOf = (words: readonly string[]): string => words.join("");

const endings: readonly [RegExp, string][] = [
  [/innen$/, ""],
  [/nen$/, ""],
  [/en$/, ""],
  [/n$/, ""],
  [/e$/, ""],
  [/es$/, ""],
  [/s$/, ""],
  [/x$/, ""],
  [/aux$/, "al"],
  [/euses?$/, "eur"],
  [/ieres?$/, "ier"],
  [/trices?$/, "teur"],
  [/iennes?$/, "ien"],
  [/ces$/, "z"],
  [/oras?$/, "or"],
  [/(er|ad|og|ic|iv|ct)as?$/, "$1o"],
  [/ات$/, "ه"],
  [/ات$/, ""],
  [/(ون|ين)$/, ""],
  [/ه$/, ""],
  [/$/, "ه"],
];
const stemMinLetters = 3;

/** German too, but "carpeter" is not a plural of "carpet". */
const unsureEnding = /(er|in)$/;

/** The word itself and its possible singular or masculine forms, the likeliest first. */
export function formsOf(word: string): string[] {
  const arabic = /\p{Script=Arabic}/u.test(word);
  const forms = [word, arabic ? word : singularWord(word)];
  const plainVowels = word.replace(/([aou])e/g, "$1");
  for (const [ending, instead] of endings) {
    if (arabic !== /[^ -~]/.test(ending.source + instead) || !ending.test(word)) continue;
    const form = word.replace(ending, instead);
    if (form.length >= stemMinLetters) forms.push(form);
  }
  return [...new Set([...forms, plainVowels])];
}

/** The words with an ending taken off the last one that may as well belong to it. */
export function unsureReading(words: readonly string[]): string[] | null {
  const last = words.at(-1) ?? "";
  const form = last.replace(unsureEnding, "");
  return form !== last && form.length > stemMinLetters ? [...words.slice(0, -1), form] : null;
}

const combinationsMax = 150;

/** Every way to read the words as singulars, the words as they are first. */
export function readingsOf(words: readonly string[]): string[][] {
  let readings: string[][] = [[]];
  for (const word of words) {
    const forms = formsOf(word);
    readings = readings.flatMap((reading) => forms.map((form) => [...reading, form]));
    readings = readings.slice(0, combinationsMax);
  }
  return readings;
}

const sameRooms: Readonly<Record<string, string>> = {
  centre: "studio",
  center: "studio",
  salon: "studio",
  parlor: "studio",
  parlour: "studio",
  academy: "school",
  lesson: "school",
  class: "school",
  course: "school",
  kurs: "school",
  kurse: "school",
  hire: "rental",
  location: "rental",
};

/** The words that tell one type from another, in any order: "shop for bicycles" = "bicycle store". */
export function bagOf(words: readonly string[]): string {
  const telling = words.filter((word) => !isFiller(word) && !isFiller(singularWord(word)));
  return telling.map(stemOf).sort().join(" ");
}

/** Coarse: only whole bags are compared. */
function stemOf(word: string): string {
  const singular = singularWord(word);
  const room = sameRooms[singular];
  if (room !== undefined) return room;
  return singular.length > 5 ? singular.replace(/(en|es|e)$/, "") : singular;
}

const compoundEnds = [
  ..."laden geschaft fachgeschaft handlung handel handler markt studio salon praxis kanzlei buro".split(
    " ",
  ),
  ..."agentur firma betrieb unternehmen service dienst werkstatt meister verleih vermietung".split(
    " ",
  ),
  ..."restaurant lokal schule kurs kurse shop store".split(" "),
].sort((a, b) => b.length - a.length);

/** A German compound in its two parts: "sushirestaurant" // => ["sushi", "restaurant"] */
export function partsOf(word: string): [string, string] | null {
  for (const end of compoundEnds) {
    if (word.length >= end.length + stemMinLetters && word.endsWith(end)) {
      return [word.slice(0, -end.length), end];
    }
  }
  return null;
}

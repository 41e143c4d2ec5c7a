import { plural, singular } from "../inflection.ts";

/** The forms a slip is put right to: only those that are surely words. */
export const plainForms = (key: string): string[] =>
  isArabic(key) ? formsIn(key).map(([form]) => form) : [key, singular(key), plural(key)];

const isArabic = (key: string): boolean => /\p{Script=Arabic}/u.test(key);

/** The words after the noun: one "boutique de cafés" is singular. */
const complement = / (?:de|d|du|des|a|para|pour|of) .*$/;

/** A name in the singular and in the plurals of the languages read here. */
export function formsIn(key: string): [form: string, isPlural: boolean][] {
  if (key === "") return [];
  const one = singular(key);
  const head = key.replace(complement, "");
  const isPlural = /[^s]s$/.test(head) && singular(head) !== head;
  const plain: [string, boolean][] = one === key ? [] : [[one, false]];
  return [
    [key, isPlural],
    ...plain,
    ...pluralsOf(key).map((form): [string, boolean] => [form, true]),
  ];
}

function pluralsOf(key: string): string[] {
  if (isArabic(key)) return arabicPlurals(key).filter((form) => form !== key);
  const [first = "", ...rest] = key.split(" ");
  return [
    plural(key),
    ...["s", "es", "e", "en", "n", "x"].map((ending) => key + ending),
    key.replace(/y$/, "ies"),
    key.replace(/in$/, "innen"),
    // "praxis", "zentrum", "pizzeria", "haus"
    key.replace(/(?:is|um|a)$/, "en"),
    key.replace(/haus$/, "hauser"),
    // "salon de coiffure", "agencia de viajes": the first word has the plural.
    ...(/^(de|d|du|des|a|para|pour)$/.test(rest[0] ?? "")
      ? [`${first}s ${rest.join(" ")}`, `${first}es ${rest.join(" ")}`]
      : everyWordPlural([first, ...rest])),
  ];
}

/** "talleres mecanicos", "agents immobiliers", "agences immo" */
const everyWordPlural = (words: readonly string[]): string[] =>
  words.length === 2
    ? [
        `${words[0]}s ${words[1]}`,
        words.map((word) => `${word}s`).join(" "),
        words.map((word) => word + (/[aeiou]$/.test(word) ? "s" : "es")).join(" "),
      ]
    : [];

/** Plurals that no ending tells, folded; a type's name often starts with one of these. */
const brokenPlurals: Readonly<Record<string, readonly string[]>> = {
  مكتب: ["مكاتب"],
  محل: ["محلات", "محال"],
  مركز: ["مراكز"],
  بيت: ["بيوت"],
  دار: ["دور"],
  طبيب: ["اطباء"],
  دكتور: ["دكاتره"],
  مدرسه: ["مدارس"],
  معهد: ["معاهد"],
  نادي: ["نوادي", "انديه"],
  ورشه: ["ورش"],
  معرض: ["معارض"],
  مطعم: ["مطاعم"],
  متجر: ["متاجر"],
  مخبز: ["مخابز"],
  مقهي: ["مقاهي", "مقاه"],
  استوديو: ["استوديوهات"],
  مغسله: ["مغاسل"],
  مصنع: ["مصانع"],
  وكيل: ["وكلاء"],
  سمسار: ["سماسره"],
  نزل: ["انزال"],
  موقف: ["مواقف"],
  حلاق: ["حلاقين", "حلاقون"],
  محامي: ["محامين", "محامون"],
  محام: ["محامين", "محامون"],
};

/** "صالونات شعر" of "صالون شعر": the first word has the plural, the others stay. */
function arabicPlurals(key: string): string[] {
  const [first = "", ...rest] = key.split(" ");
  const regular = [`${first}ات`, first.replace(/ه$/, "ات"), `${first}ون`, `${first}ين`];
  const firsts = [...(brokenPlurals[first] ?? []), ...regular].filter((form) => form !== first);
  // "معارض فنية": the adjective of a plural is feminine.
  const agreeing = rest.length === 1 ? firsts.map((form) => `${form} ${rest[0]}ه`) : [];
  return [
    ...firsts.map((form) => [form, ...rest].join(" ")),
    ...agreeing,
    `${key}ات`,
    key.replace(/ه$/, "ات"),
  ];
}

/** Words for a business that may end the German name of any type. */
const germanHeads =
  /^(.{4,}?)s?(praxis|buro|laden|geschaft|salon|studio|kanzlei|agentur|firma|betrieb|bude|(praxen|buros|geschafte|salons|studios|kanzleien|agenturen|firmen|betriebe|buden))$/;

/** Words for a business that may precede the Arabic name of any type. */
const arabicHeads =
  /^(مكتب|محل|مركز|شركه|متجر|ورشه|عياده|(مكاتب|محلات|محال|مراكز|شركات|متاجر|ورش|عيادات)) (.{3,})$/;

/** "steuerberaterburos" and "مكاتب تامين" as the type alone, and whether they are several. */
export function withoutHead(key: string): [type: string, isPlural: boolean] | undefined {
  const german = germanHeads.exec(key);
  if (german) return [german[1] ?? "", german[3] !== undefined];
  const arabic = arabicHeads.exec(key);
  return arabic ? [arabic[3] ?? "", arabic[2] !== undefined] : undefined;
}

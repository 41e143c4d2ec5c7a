import { fold } from "../../text/fold.ts";
import { isFirstName } from "../first-names.ts";
import { withoutMarked } from "../page.ts";
import { phraseOf } from "../services/phrase.ts";
import { isTradeWord } from "../services/trades.ts";
import { isCountry, isFamousPlace, isRegion, isState, isStateCode } from "./gazetteer.ts";
import { isStreet } from "./streets.ts";
import { isTraderOrHouse } from "./traders.ts";

const particle =
  "(?:de|del|de la|de los|la|las|los|le|les|du|des|upon|on|of|the|and the|am|an der|in der|im|bei|sur|en|sous|lès|lez|di|do|da|dos|aan den|op|in|ob der|vor der|the|by|le|under)";
const word =
  "(?:(?:St|Ste|Mt|Ft|Bad)\\.? )?(?:[Dd]['’]|[Ll]['’]|O['’]|[’'])?\\p{Lu}[\\p{L}'’]*(?:-(?:\\p{L}+['’])?\\p{L}+)*";
const oneName = new RegExp(
  `^${word}(?:[ -]${particle}[ -]${word}|[ -]${word}){0,4}(?: (?:[Cc]ounty|[Cc]ounties))?`,
  "u",
);

/** Capitalised words that aren't places. */
const notPlaces =
  /(?<!\p{L})(our|we|you|your|us|all|more|contact|call|phone|tel|fax|home|services?|about|areas?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|breakfast|lunch|dinner|brunch|january|february|march|april|may|june|july|august|september|october|november|december|english|customers?|clients?|communit(y|ies)|famil(y|ies)|patients|businesses|homeowners|since|read|view|click|free|new clients|quality|fresh|food|italian|french|american|mexican|asian|thai|european|chinese|indian|japanese|wir|unsere|unser|kunden|nous|notre|nos|vos|votre|nuestros?|nuestras?|noi|wij|onze|drinks|coffee|beer|wine|if|and|or|please|what|when|where|how|why|it|they|he|she|this|that|these|with|from|by|for|llc|ltd|inc|gmbh|testimonials?|gallery|quotation|quote|blog|news|faqs?|menu|privacy|terms|sitemap|facebook|twitter|instagram|copyright|rights|reserved|website|web|design|mr|mrs|ms|dr|sir|team|get|see|visit|book|shop|christmas|easter|street|road|avenue|suite|floor|building|hotel|restaurant|office|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|juni|juli|oktober|dezember|ihr|ihre|ihnen|sie|haus|umgebung|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|jueves|viernes|zone|zona|secteur|university|college|zip ?codes?|vietnam war|navy|army)(?!\p{L})/iu;

/** Words around a place's name: "the whole of Kent", "Selworth and surrounding areas". */
const around =
  /^(?:(?:the|a|all|all of|whole|whole of|entire|of|in|to|and|or|around|also|both|greater(?= [Aa]rea)|areas? of|areas? (?:such as|like|including|around)|surrounding|nearby|neighbou?ring|local|town of|towns of|city of|cities of|counties of|county of|communities of|villages of|state of|parts? of|most of|much of|downtown|city|towns?|clients|customers|families|patients|homeowners|businesses|residents|people|communities|die|der|das|den|in ganz|ganz|im|nach|städte[n]?|stadt|region|raum|großraum|landkreis|kreis|sowie|und|auch|ganz|les?|la|l['’]|villes? de|communes? de|tout|toute|et|ainsi que|région|département|agglomération|y|e|en|toda?|el|los|las|provincia de|ciudad de|zona de|comarca|i|gli|provincia di|tutta|het|omgeving|heel|the greater)\s+)+/iu;
const afterwards =
  /\s+(?:areas?|region|city area|metro(?:politan)?(?: area)?|community|communities|and|und|et|y|en|or|the|und umgebung|et (?:ses )?(?:alentours|environs)|y alrededores|e dintorni|en omgeving|surroundings?|beyond)$/iu;

/** "in La Rochelle": a Romance article with a capital is a part of the name. */
const ownArticle = /(?:L[ae]s?|L['’]|El|Los|Las) ?$/u;

/** The text as a place's name; `null` where it is none. */
export function placeIn(text: string): { name: string; isWhole: boolean } | null {
  const plain = withoutMarked(text)
    .replace(/\s+/g, " ")
    .replace(around, (words) => ownArticle.exec(words)?.[0] ?? "")
    .replace(/^(?:greater|wider) (?=\p{Lu})/u, "")
    .trim();
  if (isArabic(plain)) return arabicPlace(plain);
  const found = oneName.exec(plain)?.[0];
  if (found === undefined) return null;
  const name = found
    .replace(afterwards, "")
    .replace(/['’]s$/u, "")
    .replace(
      / (?:U\.?K|U\.?S\.?A?|United Kingdom|England|Scotland|Ireland|Deutschland|France|España)$/u,
      "",
    )
    .replace(/(?<!\b(?:St|Ste|Mt|Ft))\.$/, "");
  const rest = plain
    .slice(found.length)
    .replace(/^\s*(?:areas?|region|\([^)]*\)|\d{5})?[\s.:;!]*/iu, "");
  if (name.length < 2 || name.length > 45 || notPlaces.test(name) || isStreet(name)) return null;
  if (!isFamousPlace(name) && !couldBePlace(name)) return null;
  return { name, isWhole: rest === "" || leftOvers.test(rest) };
}

const leftOvers =
  /^(?:and (?:the |all )?(?:surrounding|nearby|neighbou?ring|beyond)|areas?|und umgebung|et (?:ses )?(?:alentours|environs)|y alrededores|e dintorni|en omgeving|capital$|y (?:pedanías|comarca)|und umland)/iu;

/** "Yverdon-les-Bains" has a word of a trade, and is a town by its form. */
const formOfTown =
  /\p{L}-(?:l[eèé][sz]?|la|sur|sous|en|de|du|des|d['’]|am|an|im|in|bei|vor|ob|upon|on|of|the|by|super)-\p{L}|^(?:Saint|Sainte|St|Ste|Sankt|San|Santa|Bad)[ .-]+\p{Lu}/u;

function couldBePlace(name: string): boolean {
  if (formOfTown.test(name)) return true;
  const words = fold(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  if (words.every(isTradeWord) || words.some(isTraderOrHouse) || (phraseOf(name)?.trade ?? 0) >= 3)
    return false;
  return !(words.length >= 2 && words.length <= 3 && isFirstName(words[0] ?? ""));
}

const isArabic = (text: string): boolean => /^\p{Script=Arabic}/u.test(text);

/** Arabic has no capitals: only names everybody knows are taken for places. */
function arabicPlace(text: string): { name: string; isWhole: boolean } | null {
  const words = text
    .replace(/^(?:مدينة|محافظة|منطقة|إمارة|جميع أنحاء|كافة أنحاء|كل من|أنحاء)\s+/u, "")
    .replace(/[.:!؟]+$/u, "")
    .split(" ");
  for (const count of [3, 2, 1]) {
    const name = words.slice(0, count).join(" ");
    const bare = name.replace(/^[وبل](?=ال|\p{L}{3})/u, "");
    for (const one of [name, bare]) {
      if (words.length >= count && isFamousPlace(one)) {
        return { name: one, isWhole: words.length === count };
      }
    }
  }
  return null;
}

/** Within a list of known places a single name with an article is one, too. */
const arabicTown = (text: string): { name: string; isWhole: boolean } | null =>
  /^ال\p{Script=Arabic}{3,}$/u.test(text) ? { name: text, isWhole: true } : null;

const separators =
  /\s*[,;•·|/،؛]\s*(?:(?:and|und|sowie|et|y|e|en|as well as|including:?|or)\s+)?|\s+[–—-]\s+|\s*&\s*|\s+(?:and|und|sowie|et|y|e|en|as well as|including:?|such as|like|or|oder|ou|o|to|über|bis nach|bis|hasta|through)\s+|\s+و(?=\p{L})|:\s+/u;

/** "Lisle and Harwood on Fridays" */
const weekdays =
  /\s(?:(?:only )?on|every|am|jeden|le|les|el|los|chaque) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\p{L}*|(?:lun|mar|mercre|jeu|vendre|same)dis?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L}).*$/iu;

export interface Listed {
  names: string[];
  /** Whether the text is such a list from its first word to its last. */
  isWhole: boolean;
}

/** The places a text begins with, up to the first words that are none. */
export function placesAtStart(text: string): Listed {
  const names: string[] = [];
  const parts = text.slice(0, 1_200).replace(weekdays, "").split(separators);
  let isCity = false;
  for (const [at, part] of parts.entries()) {
    const bare = part.trim().replace(/\.$/, "");
    if (bare === "" || (at > 0 && isStateCode(bare.split(/[ .]/)[0] ?? "") && isCity)) continue;
    if (
      /^(?:the |all )?(?:surrounding|nearby|neighbou?ring|adjacent|environs|alentours|alrededores|umgebung|beyond|more|many more|etc|others?)/iu.test(
        bare,
      )
    ) {
      continue;
    }
    const place = placeIn(bare) ?? (names.length > 0 ? arabicTown(bare) : null);
    if (place === null) return { names, isWhole: false };
    const before = names.at(-1);
    // "London, UK" is London.
    if (isCity && before !== undefined && isCountry(place.name)) continue;
    // "Corvane, Oregon" is one place; "London, Kent" are two, and so are "Corvane, and the GTA".
    const isOwnState = isState(place.name) && !/^(?:and|the)\s/i.test(bare);
    if (isCity && before !== undefined && isOwnState && !before.includes(",")) {
      names[names.length - 1] = `${before}, ${place.name}`;
    } else names.push(place.name);
    isCity = !isRegion(place.name) && !/ Count(y|ies)$/i.test(place.name);
    if (!place.isWhole) return { names, isWhole: false };
  }
  return { names, isWhole: names.length > 0 };
}

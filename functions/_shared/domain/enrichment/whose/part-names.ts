import { isFirstName } from "../first-names.ts";
import { compacted, wordsOf } from "../identity.ts";
import { namesPlace } from "../place-names.ts";
import { plain } from "./own-names.ts";
import { tradesIn } from "./trades.ts";
import { isGeneric, isOfOurselves } from "./words-of-others.ts";

/** Two words at least, or one that isn't of every site, in a heading's length. */
export const looksNamed = (name: string): boolean =>
  name.length >= 3 &&
  name.length <= 70 &&
  !/[?!:]\s*$|\d{4}/.test(name) &&
  name.split(/\s+/).length <= 8 &&
  /\p{Lu}|\p{Lo}/u.test(name) &&
  !isGeneric(name) &&
  !isOfOurselves(name);

const placeWords =
  /(?<!\p{L})(office|branch|location|store|shop|showroom|studio|clinic|practice|depot|headquarters|hq|campus|north|south|east|west|central|downtown|uptown|midtown|airport|station|city|centre|center|mall|region|county|standort|filiale|niederlassung|büro|praxis|stadt|bahnhof|flughafen|nord|süd|ost|zentrum|agence|bureau|magasin|succursale|boutique|gare|centre-ville|sucursal|oficina|tienda|delegación|sede|negozio|filiale|centro|vestiging|kantoor|winkel|loja|filial|فرع)(?!\p{L})|#\s?\d/giu;

/** A branch's heading: the town, the quarter or the street that its address repeats. */
export function isPlaceOf(name: string, text: string): boolean {
  const rest = name.replace(placeWords, " ");
  const words = wordsOf(rest);
  if (words.length === 0) return rest.length < name.length;
  if (rest.length < name.length && tradesIn(rest).size === 0) return true;
  const below = wordsOf(text.slice(text.indexOf(name) + name.length));
  return words.every((word) => below.includes(word));
}

/** `blueheronbistro.com` beside "The Blue Heron". */
export function resembles(domain: string, name: string): boolean {
  const label = compacted(domain.split(".")[0] ?? "");
  const own = plain(name);
  if (own.length >= 4 && (label.includes(own) || (label.length >= 4 && own.includes(label))))
    return true;
  return wordsOf(name).some((word) => word.length >= 5 && label.includes(word));
}

const personPattern =
  /^(?:(?:mr|mrs|ms|dr|herr|frau|mme|m|sr|sra|dott|dott\.ssa|prof|ing|avv|dhr|mw|rev)\.?\s+){0,3}(\p{Lu}[\p{L}'’.-]+)((?:\s+\p{L}[\p{L}'’.-]*){1,4})(?:,?\s+(?:phd|md|dds|dmd|esq|cpa|rn|mba|jr|sr|ba|msc|ma)\.?){0,3}$/iu;
const isTitled = /^(?:mr|mrs|ms|dr|herr|frau|mme|sr|sra|dott|prof|avv|dhr|mw)\.?\s/i;

/** Under "Our agents" every name of that shape is a person's, known as one or not. */
export const isShapedAsPerson = (name: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+(\s\p{Lu}\.?)?(\s(van|von|de|der|den|di|da|la|le|bin|al))*\s\p{Lu}[\p{L}'’-]+$/u.test(
    name,
  ) && tradesIn(name).size === 0;

/** A heading that is somebody's name and nothing else. */
export function isPerson(name: string): boolean {
  if (name.length > 60) return false;
  const [, first = "", rest = ""] =
    personPattern.exec(name.split(/\s*[,|–(]\s*/)[0]?.trim() ?? "") ?? [];
  if (first === "") return false;
  const last = compacted(rest.trim().split(/\s+/).at(-1) ?? "");
  if (!/^\p{Lu}/u.test(rest.trim().split(/\s+/).at(-1) ?? "") || tradesIn(name).size > 0)
    return false;
  return (isTitled.test(name) || isFirstName(first)) && !namesPlace([compacted(first), last]);
}

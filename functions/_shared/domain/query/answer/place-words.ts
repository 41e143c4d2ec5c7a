import type {
  BetweenCondition,
  DirectionCondition,
  NearCondition,
  PlaceRef,
  ValueCondition,
} from "../plan/plan.ts";
import type { Entry, Preset } from "../plan/preset.ts";
import { oneLine, placeName, type Wording } from "./labels.ts";
import { distanceText } from "./number-text.ts";
import { glued, type PhraseKey } from "./phrase-book.ts";
import { joined } from "./word-forms.ts";

const places = ["suburb", "city", "street", "region", "country"] as const;
type Place = (typeof places)[number];
const isPlace = (field: string): field is Place => (places as readonly string[]).includes(field);

/** "in Altstadt", "on High Street"; null for other filters. */
export function insideText(wording: Wording, { f, in: values }: ValueCondition): string | null {
  const lines = values.map(oneLine);
  if (f === "postcode") return wording.say("m_postcode", { x: joined(wording, lines, "or") });
  if (!isPlace(f)) return null;
  const isShared = values.some((value) => isElsewhere(f, value, wording.preset));
  if (f === "street") {
    const key = isShared ? "m_on_the_street" : "m_on_street";
    if (isShared || wording.language === "en" || wording.language === "ar") {
      return wording.say(key, { x: joined(wording, lines, "or") });
    }
    return joined(
      wording,
      lines.map((street) => onStreet(street, wording)),
      "or",
    );
  }
  if (isShared || f === "region" || f === "country") {
    return wording.say(`m_in_the_${f}`, { x: joined(wording, lines, "or") });
  }
  const key: PhraseKey = f === "suburb" ? "m_in_suburb" : "m_in";
  if (wording.language !== "fr" || f === "suburb") {
    return wording.say(key, { x: joined(wording, lines, "or") });
  }
  return joined(
    wording,
    lines.map((city) => placeIn(city, wording)),
    "or",
  );
}

/** French says "au Havre" of the city Le Havre. */
export const placeIn = (city: string, wording: Wording): string =>
  wording
    .say("m_in", { x: city })
    .replace(/^à Les /, "aux ")
    .replace(/^à Le /, "au ");

/** Whether another kind of place has the same name here. */
const isElsewhere = (field: Entry["field"], value: string, preset: Preset): boolean =>
  places.some((other) => other !== field && (preset.find(other, value)?.rows ?? 0) > 0);

const germanStreets: readonly (readonly [RegExp, string])[] = [
  [/^[\p{L}-]+(straße|strasse|gasse|allee|chaussee|promenade|zeile)$/iu, "in der"],
  [/^[\p{L}-]+(weg|ring|damm|steig|pfad|stieg)$/iu, "im"],
  [/^[\p{L}-]+(platz|markt|ufer)$/iu, "am"],
];

/** With the article that the street's own word takes, or the name in quotes. */
function onStreet(street: string, { language, say }: Wording): string {
  if (language === "de") {
    const known = germanStreets.find(([ending]) => ending.test(street));
    if (known) return `${known[1]} ${street}`;
  }
  if (
    language === "fr" &&
    /^(rue|avenue|boulevard|place|quai|allée|impasse|cours) /i.test(street)
  ) {
    return street.charAt(0).toLowerCase() + street.slice(1);
  }
  if (language === "es") {
    const lower = street.charAt(0).toLowerCase() + street.slice(1);
    if (/^(calle|avenida|plaza|carretera|travesía|rambla|ronda) /.test(lower))
      return `en la ${lower}`;
    if (/^(paseo|camino|pasaje|callejón) /.test(lower)) return `en el ${lower}`;
  }
  return say("m_on_street", { x: say("quoted", { text: street }) });
}

/** A place inside a sentence: with its article, and after "from" drawn together with that word. */
export function thePlace(wording: Wording, ref: PlaceRef, after: "from" | "plain"): string {
  const { say, preset } = wording;
  const name =
    ref === "centre"
      ? say(preset.columns.centre ? "the_centre" : "the_middle")
      : typeof ref === "object" && "f" in ref
        ? say("the_middle_of", { place: oneLine(ref.is) })
        : placeName(wording, ref);
  if (after === "plain" || (wording.language !== "fr" && wording.language !== "es")) return name;
  return glued("de", name, wording.language);
}

/** Where a business is from another place. */
export function sideText(
  wording: Wording,
  leaf: NearCondition | DirectionCondition | BetweenCondition,
): string {
  const { say, language } = wording;
  if ("between" in leaf) {
    const [one, other] = leaf.between.map((ref) => thePlace(wording, ref, "plain"));
    return say("m_between", { one: one ?? "", other: other ?? "" });
  }
  if ("dir" in leaf) {
    return say(`m_${leaf.dir.is}`, { place: thePlace(wording, leaf.dir.of, "from") });
  }
  const { to, m, minM } = leaf.near;
  const values = { place: thePlace(wording, to, "from"), m: distanceText(m, language) };
  // "Um" takes another case than the German words for a place elsewhere.
  const around = language === "de" ? values.place.replace(/^der Mitte/, "die Mitte") : values.place;
  return minM === undefined
    ? say("m_near", { ...values, place: around })
    : say("m_ring", { ...values, min: distanceText(minM, language) });
}

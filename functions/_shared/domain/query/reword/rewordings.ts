import type { Language } from "../reader/lexicon.ts";

/** A stretch of a question and plainer words for it. */
export interface Rewording {
  from: RegExp;
  to: string;
  /** The assumption it makes, by a key of the phrase book. */
  assumed?: string;
}

/** Whole words only: `\b` knows no letters with marks. */
const words = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu");

const table = (rows: readonly (readonly [string, string, string?])[]): Rewording[] =>
  rows.map(([from, to, assumed]) => ({
    from: words(from),
    to,
    ...(assumed ? { assumed } : {}),
  }));

const germanDay =
  "(?:am )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?|heute|morgen|am wochenende";
const german = table([
  ["gibt[’']?s", "gibt es"],
  ["hat[’']?s", "hat es"],
  ["[’']?(?:ne|nen|nem|ner)", "eine"],
  ["(?:schon|halt|eben|grad|mal eben|eigentlich|denn so)", ""],
  [`(?:haben|hat) (${germanDay}) (?:zu|dicht)`, "sind $1 geschlossen"],
  [`(?:haben|hat) (${germanDay}) (?:auf|offen)`, "sind $1 geöffnet"],
  ["(?:machen|macht) (.{2,40}?) auf", "öffnen $1"],
  ["(?:machen|macht) (.{2,40}?) (?:zu|dicht)", "schließen $1"],
  [`(${germanDay}) ?(?:vormittags?|früh)`, "$1 vor 12 Uhr", "morning"],
  [
    "(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?:vormittag|morgen)s?",
    "$1 vor 12 Uhr",
    "morning",
  ],
  [`(${germanDay}) ?abends?`, "$1 nach 18 Uhr", "evening"],
  [
    "(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)abends?",
    "$1 nach 18 Uhr",
    "evening",
  ],
  [
    "(?:ranking|rangliste|rangfolge|rangordnung) (?:der|von) (\\p{L}+) nach (?:dem )?(anteil) mit (\\p{L}+)(?:,? (?:höchster|höchste|größter|größte|bester) zuerst)?",
    "$2 der Unternehmen mit $3 pro $1, absteigend",
  ],
  [
    "(?:ranking|rangliste|rangfolge|rangordnung) (?:der|von) (\\p{L}+) nach (?:der )?(?:zahl|anzahl|menge) (?:der|von|an) (\\p{L}+)",
    "Anzahl der $2 pro $1, absteigend",
  ],
  ["pro orte?n?", "pro Stadt"],
  ["gibt es (?:hier |da )?(?:ein|eine|einen) ([\\p{L}-]+)[ ?]*$", "wie viele $1 gibt es"],
]);

const french = table([
  ["y[’']?a(?= un| une| des)", "y a-t-il"],
  ["ya(?= un| une| des)", "y a-t-il"],
  [
    "(.{3,40}) (?:ça|ca) (?:fait|représente) quel pourcentage(?: du total| de l[’']ensemble)?",
    "quel pourcentage sont $1",
  ],
  ["(?:il )?y a(?:-t-il)? (?:un|une) ([\\p{L}-]+)[ ?]*$", "combien de $1 y a-t-il"],
  ["(?:s[’']?il te pla[iî]t|stp|svp|merci)", ""],
  ["(.+)[?.!] ?(?:je veux|je voudrais|c[’']est pour|on veut) .{3,40}", "$1"],
  ["le (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) matin", "le $1 avant 12h", "morning"],
  ["(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) matin", "le $1 avant 12h", "morning"],
  [
    "(?:le )?(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) soir",
    "le $1 après 18h",
    "evening",
  ],
  [
    "(?:classement|palmarès|ranking) des (\\p{L}+) (?:selon|par|d[’']après) (?:le )?nombre (?:d[’']|de )(\\p{L}+) (?:manquante?s|inconnue?s|absente?s)",
    "nombre d'entreprises sans $2 par $1, décroissant",
  ],
  [
    "(?:classement|palmarès|ranking) des (\\p{L}+) (?:selon|par|d[’']après) (?:le )?nombre (d[’']|de )(\\p{L}+)",
    "nombre $2$3 par $1, décroissant",
  ],
  [
    "(?:classement|palmarès|ranking) des (\\p{L}+) (?:selon|par|d[’']après) (?:la part|le pourcentage|pourcentage|part) (avec|sans) (.+)",
    "pourcentage d'entreprises $2 $3 par $1, décroissant",
  ],
]);

const spanishDay =
  "(?:el |los )?(?:lunes|martes|miércoles|miercoles|jueves|viernes|sábados?|sabados?|domingos?)";
const spanish = table([
  ["(?:porfa|porfi|porfis|plis)", ""],
  ["q", "que"],
  ["hay (?:algún|algun|alguna|un|una) ([\\p{L}-]+)[ ?]*$", "cuántos $1 hay"],
  ["sin ning(?:ún|un|una)", "sin"],
  [`(${spanishDay}) por la mañana`, "$1 antes de las 12:00", "morning"],
  [`(${spanishDay}) por la tarde`, "$1 entre las 12:00 y las 18:00", "afternoon"],
  [`(${spanishDay}) por la noche`, "$1 después de las 18:00", "evening"],
  [
    "(?:ranking|clasificación) de (?:los |las )?(\\p{L}+) (?:por|según) (?:el )?porcentaje (con|sin) (.+)",
    "porcentaje de negocios $2 $3 por $1, de mayor a menor",
  ],
  [
    "(?:ranking|clasificación) de (?:los |las )?(\\p{L}+) (?:por|según) (?:el )?número de (.+)",
    "número de $2 por $1, de mayor a menor",
  ],
]);

const arabic = table([
  ["مع(?:ا|اً|ًا)|سويا|سوية", ""],
  ["من فضلك|لو سمحت", ""],
  [
    "رتب (?:لي )?(?:ال)?(\\p{L}+) حسب عدد ال(?:محلات|أعمال|شركات|متاجر)(?: من الأكثر إلى الأقل)?",
    "عدد الأعمال لكل $1 تنازليا",
  ],
]);

export const rewordings: Readonly<Partial<Record<Language, readonly Rewording[]>>> = {
  de: german,
  fr: french,
  es: spanish,
  ar: arabic,
};

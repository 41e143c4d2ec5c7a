import { fold } from "../../text/fold.ts";
import { remembered } from "../../text/remembered.ts";

/** In English the house number is first, and the street's words have capitals: "500 square feet" has none. */
const numberFirst =
  /(?<![\d-])(\d{1,5})\s?[a-zA-Z]?(?:\s?[-–/]\s?\d{1,5}[a-z]?)?,?\s+((?:[\p{Lu}\d][\p{L}\d.'’-]*\s+){0,4}?[\p{Lu}\d][\p{L}\d.'’-]*)\s+(?:street|st|road|rd|avenue|ave|lane|drive|(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Boulevard|Hwy|Highway|Pkwy|Parkway|Ct|Court|Pl|Place|Sq|Square|Ter|Terrace|Way|Row|Close|Crescent|Cres|Quay|Wharf|Mews|Hill|Walk|Circle|Cir|Plaza|Pike|Trail|Alley|Gardens|Green|Parade|Esplanade|Broadway|STREET|ST|AVENUE|AVE|ROAD|RD|DRIVE|DR|LANE|LN|BLVD|HWY|PKWY|WAY|PLACE|SQUARE))(?![\p{L}\d])/gu;
const french =
  /(?<![\d-])(\d{1,5})\s?(?:bis|ter|[a-d])?,?\s+(?:rue|avenue|av\.?|boulevard|bd\.?|bld\.?|place|chemin|route|quai|allée|allee|impasse|cours|passage|square|faubourg|voie)\s+((?:(?:de|du|des|la|le|les|l['’]|d['’]|saint|sainte|st)[\s-]*){0,3}[\p{L}\d'’-]+)/giu;
const joined =
  /(?<!\p{L})([\p{L}-]{3,40}(?:straße|strasse|str\.|str|weg|platz|gasse|allee|ring|ufer|damm|markt|steig|straat|laan|plein|gracht|kade|dijk|singel|gatan|gade|vej|veien))\s+(\d{1,5})(?!\d)/giu;
const apart =
  /(?<!\p{L})((?:[\p{L}-]{2,30}\s){1,3}(?:straße|strasse|str\.|weg|platz|gasse|allee|ring|ufer|damm|markt)|(?:am|an der|an den|auf der|auf dem|im|in der|zum|zur|unter den|alte|alter|hinter der)\s[\p{L}-]{3,30}(?:\s[\p{L}-]{3,30})?)\s+(\d{1,4})(?![\d.:])/giu;
const southern =
  /(?<!\p{L})(?:calle|c\/|avenida|avda\.?|av\.|plaza|pza\.?|paseo|pº|carrer(?!\p{L})|camino|ronda|travesía|carretera|via|viale|v\.le|piazza|p\.za|piazzale|corso|c\.so|largo|vicolo|lungomare|strada|rua|praça|travessa|estrada|alameda)\s*((?:[\p{L}\d.'’ªº-]{1,30}\s){0,5}?[\p{L}.'’-]{2,30}),?\s+(?:n[º°.o]?\.?\s*)?(\d{1,5})(?![\d.:])/giu;
const arabic = /شارع\s+([\p{L}\d]{2,30}(?:\s[\p{L}\d]{2,30})?)/gu;

/** In text: "calle Mayor cerró en 2004", "calle Mayor. Vendíamos 300 panes". */
const runsOn = /(?<!\p{L})(?:en|de|del|desde|hasta|año|nel|dal|em|in)$|\p{L}{5,}\. /iu;
const isYear = (number: string): boolean => /^(?:1[5-9]|20)\d\d$/.test(number);
/** "Im Sommer 1971", "in der Gartenstraße zog 1902": only streets with many houses have such numbers. */
const mayHaveYears = /(?:stra(?:ß|ss)e|str\.?|weg|platz|gasse|allee|ring|ufer|damm)$|^unter den /iu;

const filler =
  /^(?:n|s|e|w|ne|nw|se|sw|north|south|east|west|the|de|du|des|la|le|les|del|della|di|da|do|dos|el|los|las|saint|st)$/;

/**
 * `12 Main St., Suite 4` // => ["12 main"]: the house number and the street's first real word; a
 * high number alone, as people write "County Road" in many ways.
 */
export const streetsIn: (text: string) => readonly string[] = remembered(readStreets);

function readStreets(text: string): string[] {
  const short = text.length > 1_000 ? text.slice(0, 1_000) : text;
  const keys: string[] = [];
  if (/\d/.test(short)) {
    for (const pattern of [numberFirst, french]) {
      for (const [, number = "", name = ""] of short.matchAll(pattern))
        keys.push(key(number, name));
    }
    for (const [, name = "", number = ""] of short.matchAll(joined)) keys.push(key(number, name));
    for (const [, name = "", number = ""] of short.matchAll(apart)) {
      if (!isYear(number) || mayHaveYears.test(name)) keys.push(key(number, name));
    }
    for (const [, name = "", number = ""] of short.matchAll(southern)) {
      if (!runsOn.test(name)) keys.push(key(number, name));
    }
  }
  for (const [, name = ""] of short.matchAll(arabic)) keys.push(key("", name));
  return [...new Set(keys)];
}

function key(number: string, name: string): string {
  const words = fold(name)
    .replace(/str(?:asse|\.)?$/, "str")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const first = words.find((word) => !filler.test(word)) ?? words[0] ?? "";
  return Number(number) >= 100 ? number : `${number} ${first}`.trim();
}

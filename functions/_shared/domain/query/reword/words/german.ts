import { table } from "../rewording.ts";

const weekday = "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)";
const day = `(?:am )?${weekday}s?|heute|morgen|am wochenende`;
const key = "kategorie|branche|sparte|straße|strasse|stadt|stadtteil|viertel|typ|art";
const contact =
  "telefonnummern?|telefon|rufnummern?|websites?|webseiten?|homepages?|e-?mails?|e-?mail-?adressen?|mailadressen?|öffnungszeiten|namen?|adressen?|facebook|instagram";
/** Four stars are a number of them, stars alone a column. */
const uncounted = "(?<!\\p{N} ?|ein |einem |zwei |drei |vier |fünf )";
const most = "(?:am häufigsten|am meisten|am öftesten|am ehesten)";

export const german = table([
  [
    "^(?:hey|hi|hallo|moin|servus|sorry|entschuldigung|tschuldigung|ähm?|äh|okay|ok|kurze frage|sag mal|sagt mal|mal ne frage|du|na)[ ,:!]+",
    "",
  ],
  ["gibt[’']?s", "gibt es"],
  ["hat[’']?s", "hat es"],
  ["haste", "hast du"],
  ["kannste", "kannst du"],
  ["weißte|weisste", "weißt du"],
  ["ham", "haben"],
  ["[’']?(?:ne|nen|nem|ner)", "eine"],
  ["(?:schon|halt|eben|grad|mal eben|eigentlich|denn so|tatsächlich|irgendwo|irgendwie)", ""],
  ["(?:gar|überhaupt) (kein|keine|keinen|nicht)", "$1"],
  ["(?:eine|die) (tele(?:fon)?nummer|nummer|adresse|website|mail) von", "$1 von"],
  [`hast du(?: zufällig)?(?: die| eine)?(?= (?:${contact}|nummer) )`, "zeige"],
  ["(?:die |der )(handynummer|tel|telnr|tel\\.? ?nr)", "die telefonnummer"],
  ["wie hei(?:ß|ss)en(?: die| alle)?", "zeige alle"],
  [`(?:haben|hat) (${day}) (?:auch |schon )?(?:zu|dicht)`, "sind $1 geschlossen"],
  [`(?:haben|hat) (${day}) (?:noch |auch |schon )?(?:auf|offen)`, "sind $1 geöffnet"],
  [`(?:arbeiten|arbeitet|schuftet|schuften) (?:auch )?(${day})`, "sind $1 geöffnet"],
  ["(?:auf|offen) ?(?:hat|haben)", "geöffnet hat"],
  ["zu ?(?:hat|haben)$", "geschlossen hat"],
  [
    `(?:haben|hat) (${day}) (nach|vor|um|ab|bis|zwischen) (.{1,20}?) (?:noch |schon )?(?:auf|offen|geöffnet)`,
    "sind $1 $2 $3 geöffnet",
  ],
  ["noch (auf|offen|geöffnet)", "$1"],
  ["(?:machen|macht) (.{2,40}?) auf", "öffnen $1"],
  ["(?:machen|macht) (.{2,40}?) (?:zu|dicht)", "schließen $1"],
  [`(${day}) ?(?:vormittags?|früh)`, "$1 vor 12 Uhr", "morning"],
  [`(${weekday})(?:vormittag|morgen)s?`, "$1 vor 12 Uhr", "morning"],
  [`(${day}) ?abends?`, "$1 nach 18 Uhr", "evening"],
  [`(${weekday})abends?`, "$1 nach 18 Uhr", "evening"],
  [
    `(?:wem|bei wem|welchen) fehl(?:t|en) (?:die |der |das |eine |ein )?(${contact})`,
    "welche unternehmen haben keine $1",
  ],
  [
    `(?:in|bei|auf) (?:welchem|welcher) (${key}) fehl(?:t|en) ${most} (?:die |der |das )?(${contact})`,
    "in welcher $1 fehlt die $2 am häufigsten",
  ],
  [
    `welche[rs]? (${key}) hat (?:die )?(?:meisten|am meisten) (${contact})`,
    "Anzahl der Unternehmen mit $2 pro $1, absteigend",
  ],
  [
    "(?:ranking|rangliste|rangfolge|rangordnung|hitliste|reihenfolge) (?:der|von) (\\p{L}+) nach (?:dem )?(anteil) mit (\\p{L}+)(?:,? (?:höchster|höchste|größter|größte|bester) zuerst)?",
    "$2 der Unternehmen mit $3 pro $1, absteigend",
  ],
  [
    `(?:ranking|rangliste|rangfolge|rangordnung|hitliste|reihenfolge) (?:der|von|aller) (\\p{L}+) nach (?:der )?(?:zahl|anzahl|menge) (?:der|von|an) (?:fehlenden|fehlender) (${contact})`,
    "Anzahl der Unternehmen ohne $2 pro $1, absteigend",
  ],
  [
    `(?:ranking|rangliste|rangfolge|rangordnung|hitliste|reihenfolge) (?:der|von|aller) (\\p{L}+) nach (?:der )?(?:zahl|anzahl|menge) (?:der|von|an) (${contact})`,
    "Anzahl der Unternehmen mit $2 pro $1, absteigend",
  ],
  [
    "(?:ranking|rangliste|rangfolge|rangordnung|hitliste|reihenfolge) (?:der|von|aller) (\\p{L}+) nach (?:der )?(?:zahl|anzahl|menge) (?:der|von|an) (\\p{L}+)",
    "Anzahl der $2 pro $1, absteigend",
  ],
  [
    `((?:anzahl|zahl|anteil|prozentsatz|durchschnitt\\p{L}*|wie ?viele?|welcher anteil) .+?),? nach (${key}|bezirk|stadtviertel)(?=[ ?.!]*$)`,
    "$1 pro $2",
  ],
  [`(haben|hat) ((?:je|pro) (?:${key}|bezirk|stadtviertel)) (.+?)(?=[ ?.!]*$)`, "$1 $3 $2"],
  ["und koordinaten", "und Breitengrad und Längengrad"],
  ["pro orte?n?", "pro Stadt"],
  [`${uncounted}stern(?:e|en|zahl|anzahl)?`, "Hotelsterne"],
  [
    "(?:barrierefrei|rollstuhlgerecht|rollstuhltauglich|mit (?:dem |nem )?rollstuhl erreichbar)e?[nrs]?",
    "mit Rollstuhlzugang",
  ],
  ["gibt es (?:hier |da |auch )?(?:ein|eine|einen) ([\\p{L}-]+)[ ?]*$", "wie viele $1 gibt es"],
]);

import type { TalkBook } from "./english-talk.ts";

export const germanTalk: TalkBook = {
  s_columns:
    "Jedes Unternehmen hat {n} Spalten, {filled} davon mit einem Wert bei mindestens einem. Von den {all} ist so oft etwas bekannt:",
  s_age_column: "Für diese Spalte gibt es kein eigenes Datum: {field}, bekannt bei {n} von {all}.",
  s_coverage_claim:
    "Ob jedes Unternehmen enthalten ist, lässt sich nicht sagen: Gesammelt wurde nur, was in {source} steht.",
  s_reach:
    "Die Unternehmen liegen zwischen {south} und {north} Grad Breite und zwischen {west} und {east} Grad Länge.",
  s_reach_cities: "Die Stadt ist bei {n} davon bekannt: {list}.",
  s_licence_use:
    "Kommerzielle Nutzung ist bei Nennung der Quelle ({source}) erlaubt; eine daraus erstellte Datenbank muss unter derselben Lizenz geteilt werden.",
  s_same_names:
    "{n} Namen kommen mehr als einmal vor und stehen für {what}. Am häufigsten: {list}.",
  s_same_names_why: "Filialen einer Kette heißen gleich, es müssen also keine Dubletten sein.",
  s_no_same_names: "Kein Name kommt mehr als einmal vor: {all}.",
  s_types_asked: "Dieses Preset wurde gesammelt für: {list}. Es hat {all}.",
  s_tier_one: "Dieses Preset ist Tier 1: {all}, nur aus der Karte.",
  s_tier_two: "Dieses Preset ist Tier 2: {all}, aus der Karte und von den eigenen Websites.",
  s_meaning: "„{column}“: {what}. Angegeben bei {n} von {all}.",
  talk_greet: "Hallo! Fragen Sie mich nach den Unternehmen in diesem Preset.",
  talk_how:
    "Danke der Nachfrage, ich bin bereit. Fragen Sie mich nach den Unternehmen in diesem Preset.",
  talk_thanks: "Gern geschehen!",
  talk_bye: "Auf Wiedersehen!",
  talk_who: "Ich bin ein Programm, das Fragen zu den Unternehmen in diesem Preset beantwortet.",
};

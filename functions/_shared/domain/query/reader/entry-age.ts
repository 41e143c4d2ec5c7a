import type { Plan } from "../plan/plan.ts";
import type { Reader } from "./draft.ts";

/** Nouns for a row of the data, as words are folded: its age isn't the age of a business. */
const entries = new Set(
  [
    "entry entries record records row rows listing listings data dataset",
    "eintrag eintrage eintragen datensatz datensatze zeilen daten listings",
    "entree entrees fiche fiches enregistrements lignes donnees",
    "registro registros entrada entradas ficha fichas filas datos",
    "سجل سجلات مدخلات ادخالات بيانات",
  ].flatMap((words) => words.split(" ")),
);
/** These say which age is meant. */
const ofFounding = /found|establish|running|standing|grund|fond|fund|تاسيس/;

/** "the newest entry": the business that was founded last, or how recent the data is? */
export function entryAges(plan: Plan, { draft, tokens }: Reader): readonly Plan[] {
  const said = draft.supers.find(({ arg }) => arg === "old" || arg === "new");
  const at = tokens.findIndex(({ start }) => start === said?.start);
  const noun = tokens.find(({ kind }) => kind === "subject" || kind === "type");
  const isOfEntry = noun?.kind === "subject" && entries.has(noun.text);
  const isSaid = tokens.some(
    ({ kind, arg, text }) =>
      kind === "founded" || arg === "founded_year" || (kind === "super" && ofFounding.test(text)),
  );
  if (at < 0 || plan.op !== "list" || !isOfEntry || isSaid) return [];
  return [plan, { v: 2, op: "meta", output: "text", about: "age" }];
}

import { questionLimits } from "../../limits/question.ts";
import type { Group } from "../engine/outcome.ts";
import { runPlan } from "../engine/run.ts";
import { filtersOf } from "../plan/plan.ts";
import type { Language } from "../reader/lexicon.ts";
import { keyIn, leastRows } from "./group-words.ts";
import type { Wording } from "./labels.ts";
import { englishOrdinal, tiedText } from "./list-sentences.ts";
import { counting, isPlaceKey, keyNoun, measuredText, measuredValue } from "./measure-words.ts";
import { nounPhrase } from "./noun-phrase.ts";
import { numberText } from "./number-text.ts";
import { placeIn } from "./place-words.ts";
import type { Found } from "./result.ts";
import { agreementOf, capital, fill, joined } from "./word-forms.ts";

const number = ({ language }: Wording, value: number): string => numberText(value, language);

/** The groups that share the first place, by name: the cut hides all but one. */
function sharingFirst(
  { plan, outcome }: Found,
  groups: readonly Group[],
  wording: Wording,
): Group[] {
  const { tied = 0 } = outcome;
  const [first] = groups;
  const { limit: _, nth: __, ...whole } = plan;
  const all =
    tied > 0 && groups.length === 1
      ? (runPlan({ ...whole, limit: tied + 1 }, wording.preset.columns, wording.preset.clock)
          .groups ?? groups)
      : groups;
  return all.filter(({ value }) => value === first?.value);
}

/** "Altstadt has the most cafés: 30." */
export function firstGroup(found: Found, groups: readonly Group[], wording: Wording): string {
  const { plan } = found;
  const { say } = wording;
  const { groupBy = "category", measure = counting, sort } = plan;
  const first = sharingFirst(found, groups, wording);
  const value = measuredValue(wording, measure, first[0]?.value ?? 0);
  const shown = first.slice(0, questionLimits.rowsShown);
  const left = first.length - shown.length;
  const names = shown.map(({ key }) => keyIn(wording, plan, key));
  if (left > 0) names.push(say("and_more", { n: number(wording, left) }));
  const isOne = first.length === 1;
  const isLowest = sort?.[0]?.dir === "asc";
  const {
    text: phrase,
    close,
    agreement,
  } = nounPhrase(wording, filtersOf(plan), {
    isDative: !isPlaceKey(groupBy),
  });
  const { text: what, close: whatClose } = measuredText(wording, plan);
  const values = {
    key: joined(wording, names, "and"),
    in_key: inKey(wording, groupBy, names),
    phrase,
    what,
    close: measure.fn === "count" ? close : whatClose,
    ...ownNoun(wording, groupBy),
    n: isOne ? value : say("each", { n: value }),
  };
  const one = isOne ? "_one" : "";
  const kind =
    measure.fn === "count" && (!sort?.length || sort[0]?.by === "measure")
      ? isPlaceKey(groupBy)
        ? `s_${isLowest ? "fewest" : "most"}${one}`
        : `s_${isLowest ? "rare" : "common"}${one}`
      : `s_${isLowest ? "lowest" : "highest"}`;
  const head = capital(fill({ wording, agreement }, kind, values));
  return [head, ...leastRows(plan, wording)].join(" ");
}

/** The groups' noun with the words that agree with it. */
function ownNoun(wording: Wording, groupBy: string): Record<string, string> {
  const { one, many, gender } = keyNoun(wording, groupBy);
  const [own, all] = [agreementOf(gender, true), agreementOf(gender, false)];
  const articles: Partial<Record<Language, string | undefined>> = {
    de: own.die,
    fr: own.les,
    es: own.los,
  };
  return {
    field: one,
    fields: many,
    its_the: articles[wording.language] ?? "",
    its_the_many: all.los ?? "",
    its_e: own.e ?? "",
  };
}

function inKey(wording: Wording, groupBy: string, names: readonly string[]): string {
  if (!isPlaceKey(groupBy)) return wording.say("for_key", { x: joined(wording, names, "and") });
  if (wording.language === "fr") {
    return joined(
      wording,
      names.map((name) => placeIn(name, wording)),
      "and",
    );
  }
  return wording.say("m_in", { x: joined(wording, names, "and") });
}

/** "Altstadt comes third by the number of cafés: 30." */
export function nthGroup(
  { plan, outcome }: Found,
  groups: readonly Group[],
  wording: Wording,
): string {
  const { groupBy = "category", measure = counting, nth = 1, sort } = plan;
  const [group] = groups;
  const keys = keyNoun(wording, groupBy);
  const { text: what, close } = measuredText(wording, plan);
  const values = {
    what,
    close,
    keys: keys.many,
    nth: wording.language === "en" ? englishOrdinal(nth) : String(nth),
    key: keyIn(wording, plan, group?.key ?? ""),
    value: measuredValue(wording, measure, group?.value ?? 0),
    from: wording.say(sort?.[0]?.dir === "asc" ? "from_lowest" : "from_highest"),
  };
  const agreement = agreementOf(keys.gender, false);
  const head = fill({ wording, agreement }, "s_group_nth", values);
  return [
    capital(head),
    ...tiedText(outcome, wording, "s_also_tied"),
    ...leastRows(plan, wording),
  ].join(" ");
}

import { questionLimits } from "../../limits/question.ts";
import { filtersOf, type PresenceField } from "../plan/plan.ts";
import { firstGroup, nthGroup } from "./first-group.ts";
import { keyIn, leastRows } from "./group-words.ts";
import type { Wording } from "./labels.ts";
import { isNeverKnown, neverHere, nothing, notKnown, ofTotal, tiedText } from "./list-sentences.ts";
import {
  comparedText,
  counting,
  isPlaceKey,
  keyNoun,
  measuredText,
  measuredValue,
} from "./measure-words.ts";
import { counted, nounPhrase } from "./noun-phrase.ts";
import { numberText } from "./number-text.ts";
import type { Found } from "./result.ts";
import { agreementOf, capital, fill, joined } from "./word-forms.ts";

const number = ({ language }: Wording, value: number): string => numberText(value, language);

export function groupText(found: Found, wording: Wording): string {
  const { plan, outcome } = found;
  const groups = outcome.groups ?? [];
  if (plan.none) return keysWithout(found, wording);
  if (groups.length === 0) return noGroup(found, wording);
  if (plan.nth !== undefined && plan.nth > 1) return nthGroup(found, groups, wording);
  if (plan.limit === 1 || plan.nth === 1) return firstGroup(found, groups, wording);
  const { measure = counting } = plan;
  const lines = groups
    .slice(0, questionLimits.rowsShown)
    .map(
      ({ key, value }) =>
        `- ${keyIn(wording, plan, key)}: ${measuredValue(wording, measure, value)}`,
    );
  const more = groups.length - lines.length;
  return [
    groupHead(found, groups.length, wording),
    ...lines,
    ...(more > 0 ? [wording.say("group_more", { n: number(wording, more) })] : []),
    ...tiedText(outcome, wording),
    ...leastRows(plan, wording),
  ].join("\n");
}

function groupHead({ plan, outcome }: Found, n: number, wording: Wording): string {
  const { say } = wording;
  const { groupBy = "category", limit, sort, measure = counting, having } = plan;
  const keys = keyNoun(wording, groupBy);
  const agreement = agreementOf(keys.gender, false);
  const { text: what, close } = measuredText(wording, plan);
  const of = ofTotal(wording, n, outcome.groupsTotal ?? n);
  const values = { what, close, key: keys.one, keys: keys.many, n: number(wording, n), of };
  if (groupBy.startsWith("has:")) return capital(say("s_group_plain", values));
  const isTop = limit !== undefined && (!sort?.length || sort[0]?.by === "measure");
  const isLowest = sort?.[0]?.dir === "asc";
  if (isTop && n > 1 && measure.fn === "count" && !having) {
    const { text: phrase } = nounPhrase(wording, filtersOf(plan), { isDative: true });
    const key = isLowest ? "s_group_fewest" : "s_group_most";
    return capital(fill({ wording, agreement }, key, { ...values, phrase }));
  }
  if (isTop && n > 1 && !having) {
    const key = isLowest ? "s_group_lowest" : "s_group_highest";
    return capital(fill({ wording, agreement }, key, values));
  }
  const cmp = having ? say("pair_only", { x: comparedText(wording, having) }) : "";
  return capital(say("s_group_head", { ...values, cmp }));
}

/** No groups: nothing was found, nothing is known to group by, or no value fits. */
function noGroup(found: Found, wording: Wording): string {
  const { plan, outcome } = found;
  const { groupBy = "category", measure = counting, having, minRows } = plan;
  const filters = filtersOf(plan);
  if (measure.field !== undefined && isNeverKnown(measure.field, wording)) {
    return neverHere(measure.field, wording);
  }
  if (outcome.total === 0) return nothing(found, wording);
  const keys = keyNoun(wording, groupBy);
  const { text: what, close } = measuredText(wording, plan);
  if (having && outcome.ungrouped !== outcome.total) {
    const values = {
      what,
      close,
      key: keys.one,
      keys: keys.many,
      cmp: comparedText(wording, having),
    };
    const agreement = agreementOf(keys.gender, true);
    return capital(fill({ wording, agreement }, "s_no_group", values));
  }
  if (minRows !== undefined) {
    const values = { n: number(wording, minRows), keys: keys.many, key: keys.one };
    const agreement = agreementOf(keys.gender, true);
    return capital(fill({ wording, agreement }, "s_no_group_rows", values));
  }
  const field = groupBy.replace(/^has:/, "") as PresenceField;
  return notKnown({ field, where: filters, rows: outcome.total }, wording);
}

/** "These 3 suburbs have no pharmacies: …" */
function keysWithout({ plan, outcome }: Found, wording: Wording): string {
  const { groupBy = "category" } = plan;
  const groups = outcome.groups ?? [];
  const keys = keyNoun(wording, groupBy);
  const agreement = agreementOf(keys.gender, groups.length < 2);
  const { text: phrase, close } = nounPhrase(wording, filtersOf(plan));
  const shown = groups
    .slice(0, questionLimits.rowsShown)
    .map(({ key }) => keyIn(wording, plan, key));
  const left = (outcome.groupsTotal ?? groups.length) - shown.length;
  if (left > 0) shown.push(wording.say("and_more", { n: number(wording, left) }));
  const values = {
    phrase,
    close,
    key: keys.one,
    keys: keys.many,
    n: number(wording, outcome.groupsTotal ?? groups.length),
    list: joined(wording, shown, "and"),
  };
  const total = outcome.groupsTotal ?? groups.length;
  const key = total === 0 ? "s_none_without" : total === 1 ? "s_none_key" : "s_none_keys";
  return capital(fill({ wording, agreement }, key, values));
}

/** "4 suburbs have more than 5 cafés." */
export function countGroupsText(found: Found, wording: Wording): string {
  const { plan, outcome } = found;
  const { say } = wording;
  const { groupBy = "category", measure = counting, having, none } = plan;
  const n = outcome.groupsTotal ?? outcome.value ?? 0;
  const isOpen = n === 0 && !none && (outcome.total === 0 || outcome.ungrouped === outcome.total);
  if (isOpen) return noGroup(found, wording);
  const nouns = keyNoun(wording, groupBy);
  const keys = n === 1 && wording.language !== "ar" ? nouns.one : nouns.many;
  const one = n === 1 ? "_one" : "";
  const { text: phrase, close, agreement: own } = nounPhrase(wording, filtersOf(plan));
  const agreement = { ...agreementOf(nouns.gender, n === 1), los: own.los ?? "" };
  const values = { n: number(wording, n), keys, phrase, close };
  const sentence = (key: string, more: Record<string, string> = {}): string =>
    [
      capital(fill({ wording, agreement }, key, { ...values, ...more })),
      ...leastRows(plan, wording),
    ].join(" ");
  if (measure.fn !== "count" && having) {
    const { text: what, close: whatClose } = measuredText(wording, plan);
    return sentence("s_keys_where", { what, close: whatClose, cmp: comparedText(wording, having) });
  }
  if (none) return sentence(`s_keys_lack${one}`);
  if (having) {
    const cmp = comparedText(wording, having);
    return sentence(`s_keys_have${one}`, { what: say("cmp_phrase", { cmp, phrase }) });
  }
  return sentence(isPlaceKey(groupBy) ? `s_keys_have${one}` : `s_keys_of${one}`, {
    what: say("any_phrase", { phrase }),
  });
}

/** "On average there are 4.3 cafés per suburb, counting the 12 suburbs that have any." */
export function perGroupText(found: Found, wording: Wording): string {
  const { plan, outcome } = found;
  const { groupBy = "category", measure = counting } = plan;
  const { value } = outcome;
  if (value === null || value === undefined) return noGroup(found, wording);
  const nouns = keyNoun(wording, groupBy);
  const n = outcome.groupsTotal ?? outcome.groups?.length ?? 0;
  const { text: phrase, close } = counted(wording, filtersOf(plan), 2);
  const { text: what, close: whatClose } = measuredText(wording, plan);
  const isCount = measure.fn === "count";
  const values = {
    phrase,
    what,
    close: isCount ? close : whatClose,
    value: measuredValue(wording, measure, value),
    key: nouns.one,
    bare: nouns.one.replace(/(^|\s)ال/g, "$1"),
    keys: n === 1 ? nouns.one : nouns.many,
    n: number(wording, n),
  };
  const agreement = agreementOf(nouns.gender, n === 1);
  const key = isCount ? "s_per_group" : "s_per_group_of";
  return capital(fill({ wording, agreement }, key, values));
}

import type { Rule } from "../rule.ts";
import { metaRules } from "./about-preset.ts";
import { amountRules, clockRules, dayRules } from "./amounts.ts";
import { closingRules } from "./closing.ts";
import { compareRules } from "./comparisons.ts";
import { everydayRules } from "./everyday.ts";
import { columnsRules, fileRules } from "./files.ts";
import { followUpRules } from "./follow-ups.ts";
import { groupRules } from "./groups.ts";
import { hoursRules, openingRules } from "./hours.ts";
import { joinRules } from "./joined.ts";
import { knownRules } from "./known.ts";
import { countAndListRules } from "./lists.ts";
import { measuringRules } from "./measures.ts";
import { moreGroupRules } from "./more-groups.ts";
import { numberRules } from "./numbers.ts";
import { describeRules } from "./one-business.ts";
import { distanceRules, placeRules, refRules } from "./places.ts";
import { columnRules, possessionRules } from "./possession.ts";
import { rankedRules } from "./ranks.ts";
import { setRules } from "./sets.ts";
import { tailRules } from "./tails.ts";
import { textRules, valueRules } from "./values.ts";
import { moreCompareRules } from "./who-has-more.ts";

/** From numbers and times up to whole questions; the order means nothing. */
export const chartRules: readonly Rule[] = [
  ...amountRules,
  ...clockRules,
  ...dayRules,
  ...openingRules,
  ...hoursRules,
  ...closingRules,
  ...placeRules,
  ...refRules,
  ...distanceRules,
  ...columnRules,
  ...possessionRules,
  ...knownRules,
  ...numberRules,
  ...valueRules,
  ...textRules,
  ...joinRules,
  ...setRules,
  ...rankedRules,
  ...groupRules,
  ...moreGroupRules,
  ...countAndListRules,
  ...columnsRules,
  ...fileRules,
  ...measuringRules,
  ...compareRules,
  ...moreCompareRules,
  ...describeRules,
  ...metaRules,
  ...everydayRules,
  ...tailRules,
  ...followUpRules,
];

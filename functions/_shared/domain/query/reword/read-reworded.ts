import { withoutParts } from "../chart/remarks.ts";
import { allLexicons } from "../lexicons/all.ts";
import { ownPlaceIn } from "../own-place.ts";
import {
  areaFields,
  type Condition,
  filtersOf,
  isValue,
  leavesOf,
  type Plan,
} from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import { validatePlan } from "../plan/validate.ts";
import type { Language } from "../reader/lexicon.ts";
import { namesOf } from "../reader/names.ts";
import { type Asked, type Reading, readQuestion } from "../reader/read-question.ts";
import { correct } from "../reader/slip.ts";
import { keyOf } from "../reader/tokens.ts";
import { askedAlone, type Frame, frames } from "./frames.ts";
import { rewordings } from "./rewordings.ts";
import { withWholeName } from "./whole-name.ts";

/**
 * A question in plainer words, when these are read to the last one. Two sets that are compared are
 * read one by one, so each is as strict as a question of its own.
 */
export function readReworded(
  { question, before }: Asked,
  preset: Preset,
  language: Language,
): Reading | undefined {
  const { text, assumed } = reworded(question, language);
  const framed = readFramed(text, preset, language);
  if (framed) return { ...framed, ...("plan" in framed ? { assumed } : {}) };
  const read = (changed: string): Reading =>
    readQuestion({ question: changed, ...(before ? { before } : {}) }, preset);
  const reading = text === question ? undefined : read(text);
  if (reading && reading.language === language && !isUnread(reading)) {
    return "plan" in reading ? { ...reading, assumed: [...reading.assumed, ...assumed] } : reading;
  }
  return withNames(text, { preset, language, assumed, read });
}

const isUnread = (reading: Reading): boolean => "refusal" in reading && reading.isUnread === true;

/** With words put right that miss the name of a business by one letter. */
function withNames(
  text: string,
  {
    preset,
    language,
    assumed,
    read,
  }: {
    preset: Preset;
    language: Language;
    assumed: readonly string[];
    read: (changed: string) => Reading;
  },
): Reading | undefined {
  const { nameWords, typeWords } = namesOf(preset);
  const known = allLexicons().find((each) => each.language === language)?.vocabulary;
  const understood: { words: string; as: string }[] = [];
  const changed = text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const key = keyOf(word);
    if (nameWords.has(key) || typeWords.has(key) || known?.has(key)) return word;
    const as = nameWords.has(`${key}s`) ? `${key}s` : correct(key, nameWords);
    if (as === undefined) return word;
    understood.push({ words: word, as });
    return as;
  });
  if (understood.length > slipsMost) return undefined;
  const whole = withWholeName(changed, preset, (key) => known?.has(key) === true);
  if (understood.length === 0 && !whole) return undefined;
  const reading = read(whole?.text ?? changed);
  return "plan" in reading && reading.language === language && isOfName(reading.plan)
    ? {
        ...reading,
        understood: [
          ...reading.understood,
          ...(whole ? [{ words: whole.words, as: whole.as }] : understood),
        ],
        assumed: [...reading.assumed, ...assumed],
      }
    : undefined;
}

const slipsMost = 2;

const isOfName = (plan: Plan): boolean =>
  plan.target !== undefined ||
  filtersOf(plan)
    .flatMap(leavesOf)
    .some((leaf) => "how" in leaf || "near" in leaf);

/** The question in plainer words, or as it is. */
export const plainWords = (question: string, language: Language): string =>
  reworded(question, language).text;

function reworded(question: string, language: Language): { text: string; assumed: string[] } {
  const assumed: string[] = [];
  let text = question;
  for (const { from, to, assumed: key } of rewordings[language] ?? []) {
    const next = text.replace(from, to);
    if (next !== text && key) assumed.push(key);
    text = next;
  }
  const isSame = text === question;
  return { text: isSame ? question : text.replace(/\s+/g, " ").trim(), assumed };
}

/** A question of two sets, each part read as strictly as a question of its own. */
export function readFramed(
  question: string,
  preset: Preset,
  language: Language,
): Reading | undefined {
  const place = ownPlaceIn(question, preset);
  const text = place ? withoutParts(question, [place]) : question;
  for (const { kind, pattern } of frames[language] ?? []) {
    const {
      a,
      b,
      verb,
      rest,
      place: at,
      x = verb && `${verb} ${rest}`,
    } = pattern.exec(text)?.groups ?? {};
    if (a === undefined || b === undefined) continue;
    const there = (words: string): string => (at === undefined ? words : `${words} ${at}`);
    const one = readPart(there(a), "set", preset, language);
    const other = readPart(there(b), "set", preset, language);
    // "mehr Bars oder mehr Bäcker", where no bakers were collected
    const refused = [one, other].find(
      (each) => "refusal" in each && each.refusal.reason === "type_not_collected",
    );
    if (refused) return refused;
    const of = x === undefined ? [] : filtersIn(readPart(x, "has", preset, language));
    const base = of.flatMap(leavesOf).some((leaf) => "open" in leaf || "closed" in leaf)
      ? [{ f: "hours" as const, has: true }]
      : [];
    const sides = sidesOf([...filtersIn(one), ...base], [...filtersIn(other), ...base]);
    if (!sides || (x !== undefined && of.length === 0)) continue;
    const validated = validatePlan(planOf(kind, sides, of), preset);
    if ("plan" in validated) {
      const { plan } = validated;
      const whole = place ? { wholePlace: place.text } : {};
      return { language, plan, understood: [], assumed: [], isFollowUp: false, ...whole };
    }
  }
  return undefined;
}

/** "more Italian restaurants than Japanese": both are restaurants. */
function sidesOf(one: readonly Condition[], other: readonly Condition[]): Condition[] | undefined {
  if (one.length === 0 || other.length === 0) return undefined;
  const type = one.find(isType);
  const isBare = other.every((each) => isValue(each)) && !other.some(isType);
  // "more bakeries than hotels in Soho": both are there.
  const there = one.some(isPlace) ? [] : other.filter(isPlace);
  const here = other.some(isPlace) ? [] : one.filter(isPlace);
  const second = type && isBare ? [type, ...other] : other;
  return [together([...one, ...there]), together([...second, ...here])];
}

const isPlace = (condition: Condition): boolean =>
  isValue(condition) && placeFields.includes(condition.f);

const placeFields: readonly string[] = [...areaFields, "region", "country"];

const isType = (condition: Condition): boolean => isValue(condition) && condition.f === "category";

const together = (conditions: readonly Condition[]): Condition => {
  const [only, ...more] = conditions;
  return only && more.length === 0 ? only : { and: [...conditions] };
};

const planOf = (kind: Frame["kind"], sides: Condition[], of: readonly Condition[]): Plan =>
  kind === "shares"
    ? { v: 2, op: "compare", measure: { fn: "share", of: together(of) }, sides, output: "text" }
    : { v: 2, op: kind, sides, output: "text" };

const readPart = (
  words: string,
  asked: "set" | "has",
  preset: Preset,
  language: Language,
): Reading =>
  readQuestion({ question: askedAlone[language][asked].replace("{x}", words.trim()) }, preset);

/** The filters the words alone are read as; none where they say more than filters. */
const filtersIn = (reading: Reading): Condition[] =>
  "plan" in reading && reading.plan.op === "count" && reading.assumed.length === 0
    ? filtersOf(reading.plan)
    : [];

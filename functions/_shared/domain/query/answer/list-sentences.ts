import { questionLimits } from "../../limits/question.ts";
import type { Outcome } from "../engine/outcome.ts";
import { filtersOf, isNumberField, type Plan, type Sort } from "../plan/plan.ts";
import { cellText } from "./cell-text.ts";
import { fieldName, isOfYears, oneLine, sortLabel, type Wording } from "./labels.ts";
import { type NeverKnown, neverKnown } from "./never-known.ts";
import { businesses, counted, nounPhrase, type Phrase, type PhraseForm } from "./noun-phrase.ts";
import { distanceText, numberText } from "./number-text.ts";
import { isPhrase } from "./phrase-book.ts";
import { thePlace } from "./place-words.ts";
import { columnsAsked, type Found } from "./result.ts";
import { be, capital, fill, joined } from "./word-forms.ts";

const number = ({ language }: Wording, value: number): string => numberText(value, language);

/** "There are 97 pubs in Altstadt." */
export function thereAre(
  wording: Wording,
  plan: Pick<Plan, "where">,
  n: number,
  zero = "",
): string {
  const { say } = wording;
  const filters = filtersOf(plan);
  const { counted: what, ...phrase } = counted(wording, filters, n);
  if (filters.length === 0) return say("count_all", { what });
  if (n === 0) {
    const isOne = wording.language === "fr";
    const none = nounPhrase(wording, filters, { isOne });
    const values = { phrase: none.text, zero };
    return fill({ wording, agreement: none.agreement }, "s_none", values);
  }
  return say(n === 1 ? "s_count_one" : "s_count", {
    counted: what,
    close: phrase.close,
    phrase: phrase.text,
    n: number(wording, n),
  });
}

/** The number that was asked for, where there are none: " (0 of 860 businesses)" */
export const zeroText = (wording: Wording): string =>
  wording.say("s_zero", { all: businesses(wording, wording.preset.rows) });

export const isNeverKnown = (field: string, { preset }: Wording): boolean =>
  isNumberField(field) && preset.known(field) === 0;

export function notKnown({ field, where, rows }: NeverKnown, wording: Wording): string {
  const { say } = wording;
  const name = { field: fieldName(wording, field), is: be(field) };
  if (where.length === 0) return capital(say("s_never_here", name));
  const { counted: what, close } = counted(wording, where, rows);
  return say(rows === 1 ? "s_never_one" : "s_never", { counted: what, close, ...name });
}

export const neverHere = (field: string, wording: Wording): string =>
  capital(wording.say("s_never_here", { field: fieldName(wording, field), is: be(field) }));

/** Nothing found: which of the filters is to blame, by leaving each out in turn. */
export function nothing({ plan, dropped }: Found, wording: Wording, zero = ""): string {
  const { say } = wording;
  const unsortable = plan.sort?.find(({ by }) => isNeverKnown(by, wording));
  if (unsortable) return neverHere(unsortable.by, wording);
  const unknown = neverKnown(plan, wording.preset);
  if (unknown) return notKnown(unknown, wording);
  const filters = filtersOf(plan);
  if (filters.length === 0) return say("nothing_at_all");
  return [thereAre(wording, plan, 0, zero), ...elsewhere(filters, dropped, wording)].join(" ");
}

/** "But there are 33 bakeries and 12 businesses in Soho." */
function elsewhere(
  filters: ReturnType<typeof filtersOf>,
  dropped: Found["dropped"],
  wording: Wording,
): string[] {
  const found = dropped
    .map(({ rows }, at) => ({
      rows,
      text: counted(wording, filters.toSpliced(at, 1), rows).counted,
    }))
    .filter(({ rows }) => rows > 0)
    // "Pubs and businesses in Soho" would put the pubs in Soho too.
    .sort((a, b) => b.text.length - a.text.length);
  const [first] = found;
  if (!first) return [];
  const list = found.map(({ text }) => text);
  const key = first.rows === 1 ? "s_elsewhere_one" : "s_elsewhere";
  return [wording.say(key, { list: joined(wording, list, "and") })];
}

export function listText(found: Found, wording: Wording, fileQuestion: string | null): string {
  const { plan, outcome } = found;
  const { say } = wording;
  if (plan.sort?.length && (plan.nth !== undefined || plan.limit === 1)) {
    return oneOfOrder(found, wording);
  }
  const total = outcome.rows.length;
  const shown = outcome.rows.slice(0, questionLimits.rowsShown);
  const lines = shown.map((row, at) => rowLine(wording, plan, row, outcome.distances?.[at]));
  const head = headOf(found, wording, total > shown.length);
  const cut =
    total > shown.length ? [say("s_first_shown", { n: number(wording, shown.length) })] : [];
  const offer =
    fileQuestion !== null && total >= questionLimits.csvOfferedFromRows
      ? [say("file_offer", { n: number(wording, total), question: fileQuestion })]
      : [];
  const first =
    cut.length > 0
      ? `${head.replace(/\s?:$/, ".")} ${cut.join("")}`
      : head.replace(/\.$/, say("colon"));
  return [first, ...lines, ...tiedText(outcome, wording), ...offer].join("\n");
}

export function tiedText(
  { tied = 0 }: Outcome,
  wording: Wording,
  key: "s_tied" | "s_also_tied" = "s_tied",
): string[] {
  if (tied === 0) return [];
  return [wording.say(tied === 1 ? `${key}_one` : key, { n: number(wording, tied) })];
}

function headOf({ plan, outcome }: Found, wording: Wording, isCut: boolean): string {
  const { say } = wording;
  const { sort = [], limit } = plan;
  const filters = filtersOf(plan);
  const n = outcome.rows.length;
  // One alone is in no order.
  const [first] = outcome.total > 1 ? sort : [];
  if (first && limit !== undefined) {
    const isEnglish = wording.language === "en";
    const all = isEnglish && outcome.total > n ? number(wording, outcome.total) : undefined;
    const form = { isOne: n === 1 && all === undefined };
    const { text, agreement, phrase } = orderedPhrase(wording, plan, first, form, all);
    const by = sortLabel(wording, sort);
    const of = isEnglish ? "" : ofTotal(wording, n, outcome.total);
    const values = { n: number(wording, n), top: text, phrase, by, of };
    const key = isPhrase(`by_${first.by}_${first.dir}`) ? "s_top" : "s_top_other";
    return capital(fill({ wording, agreement }, key, values));
  }
  const isLimited = limit !== undefined && n < outcome.total;
  const all = counted(wording, filters, outcome.total, { isDative: isLimited });
  if (isLimited) {
    return say(n === 1 ? "s_limited_one" : "s_limited", {
      n: number(wording, n),
      counted: all.counted,
      close: all.close,
    });
  }
  if (!first && (isCut || filters.length === 0)) return thereAre(wording, plan, n);
  if (!first) return say(n === 1 ? "s_list_one" : "s_list", { counted: all.counted });
  const values = { counted: all.counted, close: all.close, by: sortLabel(wording, sort) };
  return fill({ wording, agreement: all.agreement }, "s_sorted", values);
}

/** " (of 50)", where there are more than are shown. */
export const ofTotal = (wording: Wording, n: number, all: number): string =>
  all > n ? wording.say("of_total", { all: number(wording, all) }) : "";

/** "best rated hotels in Altstadt"; with `all`, which is English, "best rated of 50 hotels" */
function orderedPhrase(
  wording: Wording,
  plan: Plan,
  sort: Sort,
  form: PhraseForm,
  all?: string,
): Phrase & { phrase: string } {
  const { say } = wording;
  const bare = nounPhrase(wording, filtersOf(plan), form);
  const phrase = all === undefined ? bare : { ...bare, text: `of ${all} ${bare.text}` };
  const key = `by_${sort.by}_${sort.dir}`;
  const values = {
    phrase: phrase.text,
    close: phrase.close,
    place: sort.by === "distance" ? thePlace(wording, sort.to ?? "centre", "from") : "",
    by: sortLabel(wording, [sort]),
  };
  const text = isPhrase(key) ? say(key, values) : say("by_other", values);
  return { ...phrase, text, phrase: phrase.text };
}

/** The first or the nth of an order, by its name and value. */
function oneOfOrder({ plan, outcome }: Found, wording: Wording): string {
  const filters = filtersOf(plan);
  const [row] = outcome.rows;
  const { nth = 1 } = plan;
  const [sort] = plan.sort ?? [];
  if (row === undefined || !sort) {
    const all = counted(wording, filters, outcome.total, { isDative: true });
    const values = { counted: all.counted, close: all.close, nth: String(nth) };
    return fill({ wording, agreement: all.agreement }, "s_no_nth", values);
  }
  const what = namedRow(wording, sort, row, outcome.distances?.[0]);
  const isRank = nth > 1 && wording.language !== "en";
  const { text, agreement } = orderedPhrase(wording, plan, sort, {
    isOne: !isRank,
    isDative: isRank,
  });
  const ordinal = wording.language === "en" ? englishOrdinal(nth) : String(nth);
  const values = { top: text, what, nth: ordinal };
  const sentence = fill({ wording, agreement }, nth > 1 ? "s_nth" : "s_first", values);
  const hasMore = columnsAsked(plan).some(
    (column) => !["name", "address", sort.by].includes(column),
  );
  const lines = hasMore ? [rowLine(wording, plan, row, outcome.distances?.[0])] : [];
  const head = capital(sentence);
  const tied = tiedText(outcome, wording, "s_also_tied");
  return [[head, ...tied].join(" "), ...lines].join("\n");
}

const ordinals = ",,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth".split(",");
/** `englishOrdinal(3)` // => "third" */
export function englishOrdinal(nth: number): string {
  const word = ordinals[nth];
  if (word) return word;
  const ending = { 1: "st", 2: "nd", 3: "rd" }[nth % 10] ?? "th";
  return `${nth}${nth % 100 > 10 && nth % 100 < 14 ? "th" : ending}`;
}

/** "Grand Hotel (4.6), 12 Main Street" */
function namedRow(wording: Wording, { by }: Sort, row: number, distanceM?: number): string {
  const { preset, language, say } = wording;
  const { name, address } = preset.columns.cells(row, nameAndAddress);
  const value = isNumberField(by) ? preset.columns.numbers(by)[row] : undefined;
  const text =
    by === "distance" && distanceM !== undefined
      ? distanceText(distanceM, language)
      : value !== undefined && !Number.isNaN(value)
        ? isOfYears(by)
          ? String(value)
          : numberText(value, language)
        : undefined;
  const named = name ? oneLine(name) : say("unnamed");
  const withValue = text === undefined ? named : say("pair", { one: named, other: text });
  return address ? `${withValue}${say("list_and")}${oneLine(address)}` : withValue;
}

const nameAndAddress = ["name", "address"] as const;
export function rowLine(
  wording: Wording,
  plan: Plan,
  row: number,
  distanceM: number | undefined,
): string {
  const { say, preset, language } = wording;
  const { name, address } = preset.columns.cells(row, nameAndAddress);
  const asked = columnsAsked(plan).filter(
    (column) => !["name", "address", "distance"].includes(column),
  );
  // Most lists name no other column: a whole listing is not made for them.
  const listing = asked.length > 0 ? preset.columns.listings.at(row) : undefined;
  const values = listing
    ? asked.map((column) => `${fieldName(wording, column)}: ${cellText(wording, listing, column)}`)
    : [];
  const distance = distanceM === undefined ? [] : [distanceText(distanceM, language)];
  const place = address ? oneLine(address) : say("no_address");
  return `- ${[name ? oneLine(name) : say("unnamed"), place, ...values, ...distance].join(" — ")}`;
}

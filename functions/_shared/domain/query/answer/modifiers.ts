import { timeText } from "../../hours/time-text.ts";
import {
  type Condition,
  isNumber,
  isPresence,
  isText,
  isValue,
  type Leaf,
  type NumberCondition,
  type OpenCondition,
  type TextCondition,
} from "../plan/plan.ts";
import { fieldName, isOfYears, oneLine, type Wording } from "./labels.ts";
import { distanceText, numberText } from "./number-text.ts";
import { isPhrase, named } from "./phrase-book.ts";
import { insideText, sideText, thePlace } from "./place-words.ts";
import { eitherText, presenceText } from "./presence-words.ts";
import { nounFrom } from "./type-noun.ts";
import { valueText } from "./value-words.ts";
import { fill, type Head, joined } from "./word-forms.ts";

/** One filter as it follows the noun. */
export interface Modifier {
  text: string;
  /** The lower, the nearer to the noun. */
  rank: number;
  /** A relative clause, set apart by commas in German. */
  isClause?: boolean;
  /** One of several; beside other filters it must not be mistaken for one of them. */
  isChoice?: boolean;
}

/** From here on filters are listed: "with a website, rated above 4 and open on Sunday". */
export const presenceRank = 2;
export const nearRank = 1;
const ranks = {
  place: 0,
  near: nearRank,
  presence: presenceRank,
  number: 3,
  hours: 4,
  text: 5,
  value: 6,
  choice: 7,
};

/** A filter in words of its own; null where there are none that are sure to be right. */
export function modifierOf(condition: Condition, head: Head): Modifier | null {
  if ("or" in condition) return choiceOf(condition.or, head);
  if ("and" in condition) return null;
  if ("not" in condition) return negated(condition.not, head);
  return leafModifier(condition, head);
}

function leafModifier(leaf: Leaf, head: Head): Modifier | null {
  const { wording } = head;
  if ("near" in leaf || "dir" in leaf || "between" in leaf) {
    return { rank: ranks.near, text: sideText(wording, leaf) };
  }
  if ("open" in leaf) return openModifier([leaf], head);
  if ("closed" in leaf) {
    const days = dayText(leaf.closed.dow, wording);
    return hoursModifier(fill(head, "m_closed", { days }), wording);
  }
  if ("area" in leaf) {
    return { rank: ranks.place, text: wording.say("m_area", { x: oneLine(leaf.area) }) };
  }
  if (isPresence(leaf)) return { rank: ranks.presence, text: presenceText(wording, [leaf]) };
  if (isText(leaf)) return textModifier(leaf, head, "m_text_");
  if (isNumber(leaf)) return numberModifier(leaf, head);
  if (!isValue(leaf) || leaf.f === "category") return null;
  const inside = insideText(wording, leaf);
  if (inside !== null) return { rank: ranks.place, text: inside };
  const text = valueText(head, leaf);
  return text === null ? null : { rank: ranks.value, text };
}

/** Any of some filters. */
function choiceOf(parts: readonly Condition[], head: Head): Modifier | null {
  const opens = parts.flatMap((part) => ("open" in part ? [part] : []));
  if (opens.length === parts.length) {
    const merged = openModifier(opens, head);
    if (merged) return merged;
  }
  const presences = parts.filter(isPresence);
  if (presences.length === parts.length && presences.every(({ has }) => has)) {
    return { rank: ranks.choice, text: eitherText(head.wording, presences), isChoice: true };
  }
  const all = parts.map((part) => modifierOf(part, head));
  if (all.some((one) => one === null)) return null;
  const texts = all.flatMap((one) => one?.text ?? []);
  const x = joined(head.wording, texts, "or");
  const isClause = all.every((one) => one?.isClause);
  // German can't put a clause and a phrase side by side.
  if (!isClause && all.some((one) => one?.isClause)) return null;
  const text = head.wording.say("either_or", { x });
  return { rank: ranks.choice, text, isClause, isChoice: true };
}

const opposite = { gt: "lte", gte: "lt", lt: "gte", lte: "gt" } as const;

function negated(condition: Condition, head: Head): Modifier | null {
  const { wording } = head;
  if ("not" in condition) return modifierOf(condition.not, head);
  if ("or" in condition) return null;
  if ("and" in condition) {
    return choiceOf(
      condition.and.map((not) => ({ not })),
      head,
    );
  }
  if (isPresence(condition)) return leafModifier({ ...condition, has: !condition.has }, head);
  if (isText(condition)) return textModifier(condition, head, "m_text_not_");
  if ("near" in condition) {
    const { to, m, minM } = condition.near;
    if (minM !== undefined) return null;
    const far = { m: distanceText(m, wording.language), place: thePlace(wording, to, "from") };
    return { rank: ranks.near, text: wording.say("m_far", far) };
  }
  if (isNumber(condition)) return negatedNumber(condition, head);
  const plain = leafModifier(condition, head);
  if (!plain || (plain.rank === ranks.value && wording.language !== "en")) return null;
  if (plain.rank === ranks.hours) {
    const text = notOpen(plain.text, head);
    return text === plain.text ? null : { ...plain, text };
  }
  if (wording.language === "de" && "f" in condition && condition.f === "postcode") {
    return { ...plain, text: plain.text.replace(/^mit der /, "außerhalb der ") };
  }
  const isClause = wording.language === "de";
  return { rank: plain.rank, text: fill(head, "m_not", { x: plain.text }), isClause };
}

/** German and Arabic put the "not" inside. */
function notOpen(text: string, head: Head): string {
  const { language } = head.wording;
  if (language === "de") return text.replace(/(geöffnet|geschlossen) (?=sind|ist)/, "nicht $1 ");
  if (language === "ar") return text.replace(/^ال(مفتوحة|مغلقة)/, "غير ال$1");
  return fill(head, "m_not", { x: text });
}

function negatedNumber({ f, ...bounds }: NumberCondition, head: Head): Modifier | null {
  const [[key, n] = [], ...more] = Object.entries(bounds);
  if (key === undefined || key === "eq" || more.length > 0) return null;
  const turned = opposite[key as keyof typeof opposite];
  return numberModifier({ f, [turned]: n }, head);
}

const kinds: Readonly<Record<string, string>> = {
  rating: "rating",
  founded_year: "founded",
  review_count: "things",
  stars: "things",
};

function numberModifier({ f, ...bounds }: NumberCondition, head: Head): Modifier {
  const { wording } = head;
  const write = (n: number): string => (isOfYears(f) ? String(n) : numberText(n, wording.language));
  const kind = kinds[f] ?? "number";
  const things = nounFrom(isPhrase(`things_${f}`) ? wording.say(`things_${f}` as never) : "");
  const say = (bound: string, n: number, min?: number): string =>
    fill(head, `m_${kind}_${bound}`, {
      n: write(n),
      min: min === undefined ? "" : write(min),
      field: fieldName(wording, f),
      things: n === 1 ? things.one : things.many,
    });
  const { gte, lte } = bounds;
  const entries = Object.entries(bounds).filter(([, n]) => n !== undefined);
  const text =
    entries.length === 2 && gte !== undefined && lte !== undefined
      ? say("range", lte, gte)
      : joined(
          wording,
          entries.map(([bound, n]) => say(bound, n)),
          "and",
        );
  return { rank: ranks.number, text };
}

function textModifier({ f, how, text }: TextCondition, head: Head, key: string): Modifier | null {
  const { wording } = head;
  if (!isPhrase(`whose_${f}`)) return null;
  const whose = fill(head, `whose_${f}`, {});
  const quoted = wording.say("quoted", { text: oneLine(text) });
  const isClause = wording.language === "de";
  const said = fill(head, `${key}${how}`, { whose, text: quoted });
  return { rank: ranks.text, text: said, isClause };
}

const dayText = (dow: number, { say }: Wording): string =>
  say("m_on_day", { x: named(say, "day", String(dow)) });

const hoursModifier = (text: string, { language }: Wording): Modifier => ({
  rank: ranks.hours,
  text,
  isClause: language === "de",
});

/** The same times on some days; null where the times differ. */
export function openModifier(
  opens: readonly OpenCondition[],
  head: Head,
  by: "and" | "or" = "or",
): Modifier | null {
  const { wording } = head;
  const [first] = opens;
  if (!first) return null;
  const { open } = first;
  if (opens.length === 1 && open === "now") return openNow(head);
  if (opens.length === 1 && open === "always") {
    return hoursModifier(fill(head, "m_open_always", {}), wording);
  }
  const limits = limitsText(open, wording);
  const days = opens.map((one) =>
    typeof one.open === "object" && limitsText(one.open, wording) === limits
      ? one.open.dow
      : undefined,
  );
  if (limits === null || (opens.length > 1 && days.includes(undefined))) return null;
  const known = days.flatMap((day) => (day === undefined ? [] : [day]));
  const text =
    known.length === 0
      ? fill(head, "m_open_some", { limits })
      : fill(head, "m_open", { days: daysText(known, by, wording), limits });
  return hoursModifier(text, wording);
}

function openNow(head: Head): Modifier {
  const { say, preset } = head.wording;
  const day = named(say, "day", String(preset.clock.dow));
  const time = say("pair_only", { x: `${day} ${timeText(preset.clock.min)}` });
  const text = fill(head, "m_open_now", { time: head.isAsked ? "" : time });
  return hoursModifier(text, head.wording);
}

const daysInWeek = 7;

/** "on Saturday or Sunday"; French and Spanish say the article before each. */
function daysText(days: readonly number[], by: "and" | "or", wording: Wording): string {
  const { say, language } = wording;
  if (by === "and" && new Set(days).size === daysInWeek) return say("every_day");
  if (language === "fr" || language === "es") {
    return joined(
      wording,
      days.map((day) => dayText(day, wording)),
      by,
    );
  }
  const names = days.map((day) => named(say, "day", String(day)));
  return say("m_on_day", { x: joined(wording, names, by) });
}

/** Limits begin with the space before them. */
const eachOf = (limits: readonly string[], wording: Wording): string => {
  const [first = "", ...others] = limits;
  return joined(wording, [first, ...others.map((limit) => limit.trimStart())], "and");
};

function limitsText(open: OpenCondition["open"], wording: Wording): string | null {
  const { say } = wording;
  if (typeof open === "string") return null;
  if ("min" in open) return say("at_time", { time: timeText(open.min) });
  const { after, before } = open;
  const limit = (key: "from" | "before" | "after" | "until"): string[] => {
    const minutes = open[key];
    return minutes === undefined ? [] : [say(`open_${key}`, { time: timeText(minutes) })];
  };
  const within =
    after !== undefined && before !== undefined && after < before
      ? say("open_within", { one: timeText(after), other: timeText(before) })
      : eachOf([...limit("before"), ...limit("after")], wording);
  const allDay = open.allDay ? [say("open_allday")] : [];
  return [...limit("from"), within, ...limit("until"), ...allDay].join("");
}

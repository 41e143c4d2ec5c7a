import { type Condition, isNumberField } from "../plan/plan.ts";
import {
  addClause,
  argAt,
  isSentenceBetween,
  kindAt,
  leaveOver,
  type Reader,
  skip,
  spanOf,
} from "./draft.ts";
import { fitValueAt } from "./fit-value.ts";
import type { Language } from "./lexicon.ts";
import { type FieldHere, fieldHere, isTextNext } from "./presence.ts";

type How = "has" | "no" | "lack";

/** Fields that are all said to be there, or all said not to be. */
interface Run {
  has: boolean;
  /** Its first field. */
  start: number;
  conditions: Condition[];
  joints: Set<"and" | "or">;
}

/** After "have", "with", "no", "without", "lack", "missing", "neither" at `first - 1`: what is there and what is not. */
export function presenceList(reader: Reader, first: number, how: How): number {
  const { draft } = reader;
  let at = skip(reader, first, ["both", "either", "every"]);
  // "lacking both a phone and a website"
  const bothAt = [first - 1, first].find((one) => kindAt(reader, one) === "both") ?? 0;
  const isBoth = missing.test(reader.tokens[bothAt - 1]?.text ?? "");
  let run = runFrom(at, how === "has");
  const runs = [run];
  let end = first;
  while (at < reader.tokens.length) {
    const here = fieldHere(reader, at);
    if (!here || isComparedNext(reader, at)) break;
    run.conditions.push(presence(reader, here, { has: run.has, at, first }));
    end = here.next;
    const further = furtherField(reader, here.next, { has: run.has, how });
    if (!further) break;
    at = further.at;
    if (further.has !== run.has) {
      run = runFrom(at, further.has);
      runs.push(run);
    } else if (!run.has && further.joint === "and" && !further.isMarked && !isBoth) {
      return ambiguous(reader, run.start, at);
    } else if (further.joint) run.joints.add(further.joint);
  }
  const span = spanOf(reader, Math.max(0, first - 1), end);
  if (runs.every(({ conditions }) => conditions.length === 0)) return first;
  const isMixed = runs.some(({ has, joints }) => has && joints.size > 1);
  const conditions = isMixed ? null : joinedRuns(reader, runs);
  if (how === "lack" && runs[0]?.joints.has("or")) {
    draft.ambiguities.push({ ...span, readings: [reader.question.slice(span.start, span.end)] });
  } else if (conditions === null || (draft.pendingOr && conditions.length > 1)) {
    draft.leftovers.push(span);
  } else {
    draft.pendingNot = null;
    for (const one of conditions) addClause(reader, one, aboutOf(one), span);
  }
  return end;
}

const missing = /^(lack|miss|fehl|manqu|falt|ينقص)/;

const runFrom = (start: number, has: boolean): Run => ({
  has,
  start,
  conditions: [],
  joints: new Set(),
});

const aboutOf = (condition: Condition): string =>
  "or" in condition
    ? condition.or.map(aboutOf).join(" ")
    : "f" in condition
      ? isFit(condition)
        ? "fit"
        : `has ${condition.f}`
      : "has";

const isFit = (condition: Condition): condition is Extract<Condition, { f: "fit" }> =>
  "f" in condition && condition.f === "fit" && "in" in condition;

/** "reviews": at least one. "a known number of reviews": known, and be it none. */
function presence(
  reader: Reader,
  { condition }: FieldHere,
  { has, at, first }: { has: boolean; at: number; first: number },
): Condition {
  const isNumberItself = ["known", "missing"].includes(kindAt(reader, first - 1));
  // "have a marketing fit" is the answer Yes; "a known marketing fit" may be any.
  if (condition.f === "fit" && !isNumberItself) return { f: "fit", in: [has ? "Yes" : "No"] };
  const isOfReviews = condition.f === "review_count" && !isNumberItself;
  if (isOfReviews && !has) return { f: "review_count", eq: 0 };
  const isCount = /number|count|anzahl|zahl|nombre|numero|عدد/.test(reader.tokens[at]?.text ?? "");
  return isOfReviews && !isCount ? { f: "review_count", gt: 0 } : { ...condition, has };
}

interface Further {
  at: number;
  has: boolean;
  joint: "and" | "or" | "";
  /** "no phone and no website": said again what becomes of it. */
  isMarked: boolean;
}

function furtherField(
  reader: Reader,
  from: number,
  { has, how }: { has: boolean; how: How },
): Further | null {
  // Spanish and French say "ni" before each.
  const isNegative = how !== "has" || reader.draft.pendingNot !== null;
  const nor = isNegative ? ["nor", "neither"] : ["nor"];
  const joined = skip(reader, from, ["mark", "and", "or", "but", ...nor]);
  const joints = reader.tokens.slice(from, joined).map(({ kind }) => kind);
  // "ni de téléphone"
  const next = joints.some((kind) => nor.includes(kind)) ? skip(reader, joined, ["of"]) : joined;
  // "no phone no website"
  const isUnjoined = !has && ["no", "without"].includes(kindAt(reader, from));
  if ((joints.length === 0 && !isUnjoined) || isSentenceBetween(reader, from, next)) return null;
  const turn = kindAt(reader, next);
  const turnsTo = ["no", "without"].includes(turn)
    ? false
    : ["have", "with"].includes(turn)
      ? true
      : null;
  const at = turnsTo === null ? next : next + 1;
  const isElse = [isComparedNext, isStatedNext, isTextNext, isFitNext].some((test) =>
    test(reader, at),
  );
  const isEnd = !fieldHere(reader, at) || isElse;
  if (isEnd || (turnsTo !== null && !isOneList(reader, at, joints))) return null;
  const joint = joints.includes("or") ? "or" : joints.includes("and") ? "and" : "";
  const turned = joints.includes("but") ? !has : has;
  return { at, has: turnsTo ?? turned, joint, isMarked: turnsTo !== null };
}

/** One condition for each run of "or", else as many as there are fields. */
function joinedRuns({ draft }: Reader, runs: readonly Run[]): Condition[] {
  const isTurned = draft.pendingNot !== null;
  return runs.flatMap(({ has, conditions, joints }, index): Condition[] => {
    const isNegated = isTurned && index === 0;
    const all = isNegated ? conditions.map(opposite) : conditions;
    // "no website or phone" is neither; "with a website or a phone" is one of them.
    return joints.has("or") && has && !isNegated ? [{ or: all }] : all;
  });
}

const opposite = (condition: Condition): Condition =>
  isFit(condition)
    ? { f: "fit", in: ["No"] }
    : "has" in condition
      ? { ...condition, has: !condition.has }
      : { not: condition };

/** "a phone and a rating above 4": the last one is compared, not only asked to be there. */
const isComparedNext = (reader: Reader, at: number): boolean =>
  isNumberField(argAt(reader, at)) &&
  ["cmp", "number", "num", "between", "sign"].includes(
    kindAt(reader, skip(reader, at + 1, ["of", "be", "mark", "in"])),
  );

/** "with an email, with marketing fit No" */
const isFitNext = (reader: Reader, at: number): boolean =>
  argAt(reader, at) === "fit" && fitValueAt(reader, at + 1) !== null;

/** "a website but the rating is missing" */
const isStatedNext = (reader: Reader, at: number): boolean => {
  const next = skip(reader, at + 1, ["be", "not"]);
  return next > at + 1 && ["missing", "known"].includes(kindAt(reader, next));
};

/** "no phone and no website" goes on; a comparison or value after the field starts something new. */
const isOneList = (reader: Reader, at: number, joints: readonly string[]): boolean =>
  !joints.includes("or") && !["number", "cmp"].includes(kindAt(reader, at + 1));

/** "without a website and a phone": neither, or the one but not the other? */
function ambiguous(reader: Reader, first: number, second: number): number {
  const { draft, language, question, tokens } = reader;
  const [marker, one, other] = [tokens[first - 1], tokens[first], tokens[second]];
  if (!marker || !one || !other) return leaveOver(reader, first);
  const text = (token: { start: number; end: number }): string =>
    question.slice(token.start, token.end);
  const said = text(marker);
  const and = question.slice(tokens[second - 1]?.start ?? 0, tokens[second - 1]?.end ?? 0) || "and";
  draft.ambiguities.push({
    start: marker.start,
    end: other.end,
    readings: [
      `${said} ${text(one)} ${and} ${said} ${text(other)}`,
      `${said} ${text(one)} ${and} ${withWord[language]} ${text(other)}`,
    ],
  });
  return second + 1;
}

const withWord: Readonly<Record<Language, string>> = {
  en: "with",
  de: "mit",
  fr: "avec",
  es: "con",
  ar: "مع",
};

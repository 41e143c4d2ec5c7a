import isSame from "fast-deep-equal";
import { questionLimits } from "../limits/question.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { optionsFor } from "./answer/choices.ts";
import { type AnswerFile, fileOf } from "./answer/file.ts";
import { followUpsOf, isUsableAfter, type ReadAfter } from "./answer/follow-ups.ts";
import { fromBefore } from "./answer/from-before.ts";
import { conditionLabel, type Wording } from "./answer/labels.ts";
import { explanationOf, notesOf } from "./answer/notes.ts";
import { numberText } from "./answer/number-text.ts";
import { sayIn } from "./answer/phrase-book.ts";
import { planFilters } from "./answer/plan-filters.ts";
import { refusalAnswer } from "./answer/refuse.ts";
import { resultOf } from "./answer/result.ts";
import { sentenceFor } from "./answer/sentences.ts";
import { fileQuestion, suggestionsFor } from "./answer/suggest.ts";
import { wantsYesOrNo } from "./answer/yes-no.ts";
import type { Answer, AnswerOption } from "./answer.ts";
import { askedTypes } from "./asked-types.ts";
import { kindsIn, readByChart } from "./chart/chart-reader.ts";
import { meantBy } from "./did-you-mean.ts";
import type { Clock } from "./engine/open.ts";
import type { Outcome } from "./engine/outcome.ts";
import { runPlan } from "./engine/run.ts";
import { filtersOf, type Plan } from "./plan/plan.ts";
import { type Preset, presetOf } from "./plan/preset.ts";
import { validatePlan } from "./plan/validate.ts";
import { type Language, languages } from "./reader/lexicon.ts";
import { type Asked, type Reading, type ReadMeant, readQuestion } from "./reader/read-question.ts";
import { settledPlaces } from "./settle-places.ts";

export interface Answered {
  answer: Answer;
  /** When the answer is one. */
  file?: AnswerFile;
}

export interface Question {
  question: string;
  snapshot: Pick<Snapshot, "listings" | "meta" | "withheld" | "bounds">;
  clock: Clock;
  /** The plan of the answer before, as the client sends it back: not trusted. */
  before?: unknown;
  /** The language that a plan run without a question is answered in: not trusted either. */
  language?: unknown;
  /** Rows the result carries; `total` is always the whole number. */
  rowsMax?: number;
}

/** Reads a question that the rules could not read: a model, within its budgets. */
export type OtherReader = (unread: UnreadQuestion) => Promise<OtherReading>;

export interface UnreadQuestion {
  question: string;
  /** The checked plan of the answer before. */
  before: Plan | undefined;
  preset: Preset;
  /** The language its words are most likely of. */
  language: Language;
}

/** Without a reading: it is not reachable, gave nothing usable, or its share is used up. */
export type OtherReading = { reading: Reading } | { trouble: "down" | "unusable" | "spent" };

/**
 * Answers a question from one preset, or refuses it with a sentence; it never guesses. Without a
 * question the plan before is run as it stands: that is how an edited plan gets its answer.
 */
export function answerQuestion(asked: Question): Answered {
  const read = readByRules(asked);
  return told(read, answerReading(read.reading, read));
}

/** The same, with another reader for what the rules can't read; it decides nothing else. */
export async function answerQuestionWith(
  other: OtherReader | null,
  asked: Question,
): Promise<Answered> {
  const read = readByRules(asked);
  const { reading } = read;
  if (!other || !("refusal" in reading) || !reading.isUnread) {
    return told(read, answerReading(reading, read));
  }
  const { language } = reading;
  const { question, before, preset } = read;
  const found = await other({ question, before, preset, language });
  if ("trouble" in found) {
    const sentence = sayIn(language)(`note_model_${found.trouble}`);
    const { answer } = answerReading(reading, read);
    const said = { ...answer, answer: `${sentence} ${answer.answer}` };
    return told(read, { answer: { ...said, notes: [sentence, ...answer.notes] } });
  }
  if ("refusal" in found.reading && found.reading.refusal.refuse === "not_understood") {
    const answered = told(read, answerReading(reading, read));
    answered.answer.notes.push(sayIn(language)("note_model_unread"));
    return answered;
  }
  return told(read, answerReading(found.reading, { ...read, engine: "model" }));
}

interface Read {
  question: string;
  preset: Preset;
  before: Plan | undefined;
  /** The plan that was sent along does not fit this preset. */
  isBeforeRefused: boolean;
  reading: Reading;
  rowsMax: number;
  /** Businesses that were collected and asked to be left out. */
  withheld: number;
}

function readByRules({
  question,
  snapshot,
  clock,
  before: sent,
  language: wanted,
  rowsMax = questionLimits.rowsOnTheWire,
}: Question): Read {
  const preset = presetOf(snapshot, clock, askedTypes(snapshot.meta.niche));
  const checked = sent === undefined || sent === null ? undefined : validatePlan(sent, preset);
  const before = checked && "plan" in checked ? checked.plan : undefined;
  const language = languages.find((one) => one === wanted) ?? "en";
  const asked = { question, ...(before ? { before } : {}) };
  const reading: Reading =
    question !== ""
      ? readOrMeant(asked, preset)
      : before
        ? { language, plan: before, understood: [], assumed: [], isFollowUp: false }
        : { ...readAsked(asked, preset), language };
  const isBeforeRefused = checked !== undefined && "problem" in checked;
  const { withheld = 0 } = snapshot;
  return { question, preset, before, isBeforeRefused, reading, rowsMax, withheld };
}

/** An unread question is read once more with a likelier spelling. */
function readOrMeant(asked: Asked, preset: Preset): Reading {
  const reading = readAsked(asked, preset);
  if (!("refusal" in reading) || (reading.choices?.length ?? 0) > 1) return reading;
  const { refusal, language } = reading;
  if (!reading.isUnread && refusal.reason !== "unknown_place") return reading;
  const meant = meantBy(asked.question, refusal, { preset, language });
  const other = meant && readAsked({ ...asked, question: meant.question }, preset);
  return other && "plan" in other ? { ...reading, meant: { ...meant, plan: other.plan } } : reading;
}

/** By the chart what the rules before it can't read. */
function readAsked(asked: Asked, preset: Preset): Reading {
  const reading = readByEither(asked, preset);
  const found = "plan" in reading ? [reading.plan] : (reading.choices ?? []);
  const { language } = reading;
  const choices = found.flatMap((plan) => settledPlaces(plan, preset)).filter(isFirstOfItsKind);
  const [plan, ...others] = choices;
  if (!plan) return reading;
  if (others.length > 0) {
    const about = "refusal" in reading ? reading.refusal.about : [];
    return { language, refusal: { refuse: "needs_clarification", about }, choices, isUnread: true };
  }
  if ("plan" in reading) return { ...reading, plan };
  const isWhole = found.length > 1;
  if (!isWhole) return { ...reading, choices };
  return { language, plan, understood: [], assumed: [], isFollowUp: false };
}

const isFirstOfItsKind = (plan: Plan, at: number, all: readonly Plan[]): boolean =>
  all.findIndex((other) => isSame({ ...other, said: [] }, { ...plan, said: [] })) === at;

function readByEither(asked: Asked, preset: Preset): Reading {
  const reading = readQuestion(asked, preset);
  if (!("refusal" in reading)) return ownRanking(reading, asked, preset);
  // "all of them" after nothing, and one of several of a name: the chart may know better.
  const isOpen = ["no_plan_before", "same_name"].includes(reading.refusal.reason ?? "");
  if (!reading.isUnread && !isOpen) return reading;
  return readByChart(asked, preset, reading.language) ?? reading;
}

/** "the 3 most common cuisines" is a question of its own, whatever came before; "per suburb" isn't. */
function ownRanking(reading: Reading, { question, before }: Asked, preset: Preset): Reading {
  if (!before || !("plan" in reading) || !reading.isFollowUp) return reading;
  const kinds = kindsIn(question, reading.language);
  if (!ranking.some((kind) => kinds.has(kind)) || referring.some((kind) => kinds.has(kind))) {
    return reading;
  }
  const alone = readQuestion({ question }, preset);
  return "plan" in alone && alone.plan.op === "group" ? alone : reading;
}

const ranking = ["common", "rare", "leading"];
const referring = ["pron", "their", "whatabout", "only", "now_", "and", "rest"];

/** Adds what is to be said whatever was asked. */
function told({ isBeforeRefused, reading, withheld }: Read, answered: Answered): Answered {
  const { language } = reading;
  const { notes } = answered.answer;
  if (isBeforeRefused) notes.push(sayIn(language)("note_context"));
  if (withheld > 0) {
    notes.push(sayIn(language)("note_withheld", { n: numberText(withheld, language) }));
  }
  return answered;
}

/** The answer to a question that was read, by rules or by a model: this is where both meet. */
export function answerReading(
  reading: Reading,
  {
    question,
    preset,
    rowsMax,
    engine = "rules",
  }: { question: string; preset: Preset; rowsMax: number; engine?: Answer["engine"] },
): Answered {
  const { language } = reading;
  const wording: Wording = { say: sayIn(language), language, preset };
  if ("refusal" in reading) {
    const { refusal, choices = [], meant } = reading;
    const options = [...meantOption(meant, wording), ...optionsFor(choices, wording)];
    // Readings that find the same are one answer.
    const [first] = options;
    if (choices.length > 1 && options.length === 1 && first) {
      const same = { understood: [], assumed: [], isFollowUp: false };
      return answerReading(
        { language, plan: first.plan, ...same },
        { question, preset, rowsMax, engine },
      );
    }
    return { answer: { ...refusalAnswer(refusal, question, wording, options, meant), engine } };
  }
  const { plan } = reading;
  const outcome = runPlan(plan, preset.columns, preset.clock, preset.changes);
  const dropped = outcome.total === 0 ? totalsWithoutEach(plan, wording) : [];
  const found = { plan, outcome, dropped };
  const suggestions = nextQuestions({ plan, outcome, wording }, question);
  const among = fromBefore(plan, reading.inherited ?? [], wording);
  const sentence = sentenceFor(found, wording, {
    fileQuestion: fileQuestion(wording, plan),
    isYesNo: wantsYesOrNo(question, language),
    examples: suggestions,
  });
  const result = resultOf(found, wording, rowsMax);
  if (among && result.coverage) result.coverage.among = among.rows;
  const answer: Answer = {
    answer: among ? among.around(sentence) : sentence,
    language,
    result,
    plan,
    filters: planFilters(plan, wording),
    explanation: explanationOf(plan, outcome, wording),
    suggestions,
    notes: notesOf(plan, outcome, wording, reading),
    ...(among ? { options: [among.option] } : {}),
    engine,
  };
  const file = fileOf(plan, outcome, preset);
  return file ? { answer, file } : { answer };
}

function meantOption(meant: ReadMeant | undefined, { say }: Wording): AnswerOption[] {
  if (!meant) return [];
  const { value, question, plan } = meant;
  return [{ label: say("did_you_mean", { what: value }), plan, question }];
}

/** Those that lead on from the answer; where nothing does, others on this preset. */
function nextQuestions(
  asked: { plan: Plan; outcome: Outcome; wording: Wording },
  question: string,
): string[] {
  const { plan, wording } = asked;
  const read: ReadAfter = (next, before) => {
    const reading = readAsked({ question: next, before }, wording.preset);
    return "plan" in reading && reading.language === wording.language ? reading.plan : undefined;
  };
  const further = followUpsOf(asked, read);
  return further.length > 0
    ? further
    : suggestionsFor(wording, question, plan, (next) => isUsableAfter(next, asked, read));
}

const totalsWithoutEach = (plan: Plan, wording: Wording): { condition: string; rows: number }[] => {
  const filters = filtersOf(plan);
  const { columns, clock } = wording.preset;
  if (filters.length < 2) return [];
  return filters.map((filter, at) => {
    const and = filters.toSpliced(at, 1);
    const { total } = runPlan(
      { v: 2, op: "count", output: "text", where: { and } },
      columns,
      clock,
    );
    return { condition: conditionLabel(wording, filter), rows: total };
  });
};

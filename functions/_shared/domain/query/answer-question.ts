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
import type { Clock } from "./engine/open.ts";
import type { Outcome } from "./engine/outcome.ts";
import { runPlan } from "./engine/run.ts";
import type { Offer } from "./model-reader/offer.ts";
import { filtersOf, isPresence, type Plan } from "./plan/plan.ts";
import { type Preset, presetOf } from "./plan/preset.ts";
import { validatePlan } from "./plan/validate.ts";
import { isFirstOfItsKind, readAsked } from "./read-asked.ts";
import { type Language, languages } from "./reader/lexicon.ts";
import type { Reading, ReadMeant } from "./reader/read-question.ts";
import { beforeMeant } from "./reader/refers-back.ts";

export interface Answered {
  answer: Answer;
  /** When the answer is one. */
  file?: AnswerFile;
}

export interface Question {
  question: string;
  snapshot: Pick<Snapshot, "listings" | "meta" | "withheld" | "withheldSources" | "bounds">;
  clock: Clock;
  /** The plan of the answer before, as the client sends it back: not trusted. */
  before?: unknown;
  /** Something since that answer was refused or asked back. */
  isEarlier?: boolean;
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

/**
 * A reading, or readings to choose from. Without one: it is not reachable, gave nothing usable, its
 * share is used up, or it wants to be asked again later.
 */
export type OtherReading =
  | { reading: Reading }
  | { offered: Offer }
  | { trouble: "down" | "unusable" | "spent" }
  | { trouble: "busy"; seconds: number };

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
    const n = "seconds" in found ? numberText(found.seconds, language) : "";
    const sentence = sayIn(language)(`note_model_${found.trouble}`, { n });
    const { answer } = answerReading(reading, read);
    const said = { ...answer, answer: `${sentence} ${answer.answer}` };
    return told(read, { answer: { ...said, notes: [sentence, ...answer.notes] } });
  }
  const choices = reading.choices ?? [];
  if ("offered" in found) {
    const { plans } = found.offered;
    return told(read, offering({ ...found.offered, plans: [...plans, ...choices] }, read));
  }
  const { plan, language: spoken } = { plan: undefined, ...found.reading };
  // Where rules and model disagree, nobody is right.
  if (plan && choices.length > 0) {
    return told(read, offering({ language: spoken, plans: [plan, ...choices] }, read));
  }
  if ("refusal" in found.reading && found.reading.refusal.refuse === "not_understood") {
    const answered = told(read, answerReading(reading, read));
    answered.answer.notes.push(sayIn(language)("note_model_unread"));
    return answered;
  }
  return told(read, answerReading(found.reading, { ...read, engine: "model" }));
}

const offeredMax = 3;

/** Readings as buttons, also where there is only one: it was not proven. */
function offering(
  { plans, language }: Offer,
  { question, preset }: Pick<Read, "question" | "preset">,
): Answered {
  const wording: Wording = { say: sayIn(language), language, preset };
  const options = optionsFor(plans.filter(isFirstOfItsKind).slice(0, offeredMax), wording);
  const refusal = { refuse: "needs_clarification" as const, about: [] };
  return { answer: { ...refusalAnswer(refusal, question, wording, options), engine: "model" } };
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

function readByRules(asked: Question): Read {
  const { question, snapshot, clock, language: wanted } = asked;
  const { rowsMax = questionLimits.rowsOnTheWire } = asked;
  const preset = presetOf(snapshot, clock, askedTypes(snapshot.meta.niche));
  const sent = beforeMeant(asked, preset);
  const checked = sent === undefined || sent === null ? undefined : validatePlan(sent, preset);
  const before = checked && "plan" in checked ? checked.plan : undefined;
  const language = languages.find((one) => one === wanted) ?? "en";
  const toRead = { question, ...(before ? { before } : {}) };
  const reading: Reading =
    question !== ""
      ? readAsked(toRead, preset)
      : before
        ? { language, plan: before, understood: [], assumed: [], isFollowUp: false }
        : { ...readAsked(toRead, preset), language };
  const isBeforeRefused = checked !== undefined && "problem" in checked;
  const { withheld = 0 } = snapshot;
  return { question, preset, before, isBeforeRefused, reading, rowsMax, withheld };
}

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
  if (needsOther(plan)) {
    const refused = refusalAnswer({ refuse: "needs_clarification", about: [] }, question, wording);
    return { answer: { ...refused, answer: wording.say("x_previous_gone") } };
  }
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

/** Of the run before only the ids of some rows are kept here; another snapshot tells the rest. */
const needsOther = ({ op, changes = "all", snapshots, where, columns }: Plan): boolean => {
  if (snapshots) return true;
  const isOfGone = changes === "gone" || changes === "all";
  return op === "changes" && (columns !== undefined || (where !== undefined && isOfGone));
};

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
    // Without it "not open after 18:00" would count unknown hours.
    const isGuard = isPresence(filter) && filter.f === "hours" && filter.has;
    if (isGuard && filters.some((other) => "not" in other)) {
      return { condition: conditionLabel(wording, filter), rows: 0 };
    }
    const and = filters.toSpliced(at, 1);
    const { total } = runPlan(
      { v: 2, op: "count", output: "text", where: { and } },
      columns,
      clock,
    );
    return { condition: conditionLabel(wording, filter), rows: total };
  });
};

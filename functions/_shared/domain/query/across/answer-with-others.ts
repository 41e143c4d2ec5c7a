import { questionLimits } from "../../limits/question.ts";
import { oneLine, type Wording } from "../answer/labels.ts";
import { sayIn } from "../answer/phrase-book.ts";
import type { AnswerOption } from "../answer.ts";
import {
  type Answered,
  answerQuestionWith,
  answerReading,
  type OtherReader,
  type Question,
} from "../answer-question.ts";
import { askedTypes } from "../asked-types.ts";
import type { Plan } from "../plan/plan.ts";
import { type Preset, presetOf } from "../plan/preset.ts";
import type { SnapshotRef } from "../plan/snapshot-ref.ts";
import { validatePlan } from "../plan/validate.ts";
import { readAsked } from "../read-asked.ts";
import { type Language, languages } from "../reader/lexicon.ts";
import { beforeMeant } from "../reader/refers-back.ts";
import { answerChanges } from "./answer-changes.ts";
import { refusedWith } from "./answer-parts.ts";
import { answerSides, type Side } from "./answer-sides.ts";
import type { Elsewhere, Opened, OtherSnapshot } from "./elsewhere.ts";
import { followed, isAcross } from "./follow-across.ts";
import { mayNamePresets, type PresetsSaid, readPresets, saysPreset } from "./read-presets.ts";
import { type AcrossReading, readRuns } from "./read-runs.ts";

type Asked = Question & { elsewhere: Elsewhere };

/**
 * Answers a question from one preset, and from another snapshot of the same person where the
 * question names one: the run before, or another preset.
 */
export async function answerWithOthers(other: OtherReader | null, sent: Asked): Promise<Answered> {
  const { snapshot, clock, question } = sent;
  const here = presetOf(snapshot, clock, askedTypes(snapshot.meta.niche));
  const before = beforeMeant(sent, here);
  const asked = { ...sent, before, isEarlier: false };
  const answered =
    question === ""
      ? await replayed(asked, here)
      : ((await fromReading(readRuns(question, here), asked, here)) ??
        (await fromPresets(asked, here)) ??
        (await fromReading(followed(asked, here), asked, here)));
  if (answered) return answered;
  // Other readers only know plans of this preset alone.
  const { before: _, ...alone } = asked;
  const plain = await answerQuestionWith(other, isAcross(before) ? alone : asked);
  const { plan, language, engine } = plain.answer;
  if (!isAcross(plan)) return plain;
  // "what is new": other readers know the words, and here both runs are at hand.
  const both = await run(plan, wordingIn(language, here), asked, here);
  return both ? { ...both, answer: { ...both.answer, engine } } : plain;
}

const wordingIn = (language: Language, preset: Preset): Wording => ({
  say: sayIn(language),
  language,
  preset,
});

/** A plan that is run once more: an edited one, a chosen reading, or one of a kept chat. */
async function replayed(asked: Asked, here: Preset): Promise<Answered | undefined> {
  const { before, language: wanted } = asked;
  if (!isAcross(before)) return undefined;
  const language = languages.find((one) => one === wanted) ?? "en";
  return run(before, wordingIn(language, here), asked, here);
}

const fromReading = async (
  reading: AcrossReading | undefined,
  asked: Asked,
  here: Preset,
): Promise<Answered | undefined> =>
  reading && run(reading.plan, wordingIn(reading.language, here), asked, here);

interface Open {
  side: Side;
}

/** Runs a plan over two snapshots; undefined where it isn't one that can be run. */
async function run(
  sent: unknown,
  wording: Wording,
  asked: Asked,
  here: Preset,
): Promise<Answered | undefined> {
  const refs = refsIn(sent);
  const opened: Side[] = [];
  for (const ref of refs) {
    const found = await open(ref, wording, asked, here);
    if (!("side" in found)) return fromReport(sent, found, wording, here) ?? found;
    opened.push(found.side);
  }
  const [first, second] = opened;
  const checked = first && second && validatePlan(sent, first.preset);
  if (!checked || "problem" in checked) return undefined;
  const spoken = { ...wording, preset: first.preset };
  const { plan } = checked;
  if (plan.op !== "changes") return answerSides(plan, [first, second], spoken);
  if (!second.other) return undefined;
  const leftOut = {
    before: second.other.snapshot.withheldSources,
    after: asked.snapshot.withheldSources,
  };
  const withheld = [first.withheld, second.withheld];
  const runs = { now: first.preset, earlier: second.preset, leftOut };
  return answerChanges({ plan, runs, wording: spoken, previous: second.other, withheld });
}

/** Without the run before, its report still has numbers, and the ids of some rows. */
function fromReport(
  sent: unknown,
  { answer: { answer: why } }: Answered,
  { language }: Wording,
  here: Preset,
): Answered | undefined {
  const checked = validatePlan(sent, here);
  if ("problem" in checked || checked.plan.op !== "changes" || !here.changes) return undefined;
  const reading = { language, plan: checked.plan, understood: [], assumed: [], isFollowUp: false };
  const rowsMax = questionLimits.rowsOnTheWire;
  const answered = answerReading(reading, { question: "", preset: here, rowsMax });
  if (answered.answer.plan) answered.answer.notes.push(why);
  return answered;
}

/** The snapshots that an unchecked plan names. */
function refsIn(sent: unknown): SnapshotRef[] {
  const { snapshots } = (sent ?? {}) as Partial<Plan>;
  return Array.isArray(snapshots) ? snapshots.slice(0, 2) : ["this", "previous"];
}

async function open(
  ref: unknown,
  wording: Wording,
  { elsewhere, snapshot }: Asked,
  here: Preset,
): Promise<Open | Answered> {
  const { say } = wording;
  if (ref === "this") {
    return { side: { preset: here, other: null, isRun: false, withheld: snapshot.withheld ?? 0 } };
  }
  const isRun = ref === "previous";
  const { preset: id = "", name = "" } = (isRun ? {} : (ref ?? {})) as Record<string, string>;
  const found = isRun ? await elsewhere.previous() : await elsewhere.preset(String(id));
  if (!("trouble" in found)) return { side: { ...sideOf(found), isRun } };
  if (isRun) return refusedWith(say(runTroubles[found.trouble]), wording);
  const quoted = say("quoted", { text: oneLine(String(name)) });
  return refusedWith(say(presetTroubles[found.trouble], { name: quoted }), wording);
}

type Trouble = Extract<Opened, { trouble: string }>["trouble"];
const runTroubles = {
  none: "x_no_previous",
  gone: "x_previous_gone",
  unfinished: "x_previous_unfinished",
  empty: "x_previous_empty",
} as const satisfies Record<Trouble, string>;
const presetTroubles = {
  none: "x_not_there",
  gone: "x_not_there",
  unfinished: "x_unfinished",
  empty: "x_empty",
} as const satisfies Record<Trouble, string>;

const sideOf = (other: OtherSnapshot): Omit<Side, "isRun"> => ({
  preset: presetOf(other.snapshot, other.clock, askedTypes(other.snapshot.meta.niche)),
  other,
  withheld: other.snapshot.withheld ?? 0,
});

const choicesMax = 4;

/** A question that names presets, unless it is one about this preset. */
async function fromPresets(asked: Asked, here: Preset): Promise<Answered | undefined> {
  const { question, elsewhere } = asked;
  if (!mayNamePresets(question)) return undefined;
  const isOfHere = "plan" in readAsked({ question }, here);
  if (isOfHere && !saysPreset(question)) return undefined;
  const presets = await elsewhere.presets();
  for (const said of readPresets({ question, presets, taskId: elsewhere.taskId, here })) {
    // If the rules can read the question, a name is only a preset's beside the word for one.
    if (isOfHere && !said.isExplicit) continue;
    const answered = await ofPresets(said, asked, here);
    if (answered) return answered;
  }
  return undefined;
}

async function ofPresets(
  said: PresetsSaid,
  asked: Asked,
  here: Preset,
): Promise<Answered | undefined> {
  const wording = wordingIn(said.language, here);
  if (said.unknown !== undefined) {
    const about = wording.say("quoted", { text: oneLine(said.unknown) });
    return refusedWith(wording.say("x_unknown", { about }), wording);
  }
  const pairs = pairsOf(said);
  const [only] = pairs;
  if (only && pairs.length === 1) return compared(only, said, { asked, here, wording });
  const options =
    pairs.length > choicesMax ? [] : await choices(pairs, said, { asked, here, wording });
  if (options.length === 0 && pairs.length <= choicesMax) return undefined;
  const names = said.names.filter((_, at) => (said.sides[at]?.length ?? 0) > 1);
  const about = wording.say("quoted", { text: oneLine(names.join(", ")) });
  const sentence = wording.say(options.length > 0 ? "x_which" : "x_many", { about });
  return refusedWith(sentence, wording, options);
}

type Pair = [SnapshotRef, SnapshotRef];
interface Context {
  asked: Asked;
  here: Preset;
  wording: Wording;
}

function pairsOf({ sides: [ones = [], others = []] }: PresetsSaid): Pair[] {
  const idOf = (ref: SnapshotRef): string => (typeof ref === "object" ? ref.preset : ref);
  return ones.flatMap((one) =>
    others.flatMap((other): Pair[] => (idOf(one) === idOf(other) ? [] : [[one, other]])),
  );
}

async function compared(
  snapshots: Pair,
  said: PresetsSaid,
  { asked, here, wording }: Context,
): Promise<Answered | undefined> {
  const first = await open(snapshots[0], wording, asked, here);
  if (!("side" in first)) return first;
  const plan = planOf(snapshots, said, first.side.preset);
  return plan && run(plan, wording, asked, here);
}

function planOf(snapshots: Pair, said: PresetsSaid, first: Preset): Plan | undefined {
  const set = said.read(first);
  if (!set) return undefined;
  return { v: 2, op: "compare", snapshots, measure: { fn: "count" }, ...set, output: "text" };
}

/** Each pair of presets that the words may mean, as a button. */
async function choices(
  pairs: readonly Pair[],
  said: PresetsSaid,
  { asked, here, wording }: Context,
): Promise<AnswerOption[]> {
  const { say } = wording;
  const name = (ref: SnapshotRef): string =>
    say("quoted", { text: oneLine(typeof ref === "object" ? ref.name : here.name) });
  const options: AnswerOption[] = [];
  for (const pair of pairs) {
    const first = await open(pair[0], wording, asked, here);
    const plan = "side" in first ? planOf(pair, said, first.side.preset) : undefined;
    const [one, other] = pair.map(name);
    if (plan)
      options.push({ label: say("x_choice", { one: one ?? "", other: other ?? "" }), plan });
  }
  return options;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nounPhrase } from "#domain/query/answer/noun-phrase.ts";
import { sayIn } from "#domain/query/answer/phrase-book.ts";
import { askedTypes } from "#domain/query/asked-types.ts";
import type { Condition, Plan, ValueField } from "#domain/query/plan/plan.ts";
import { type Preset, presetOf } from "#domain/query/plan/preset.ts";
import { type Language, languages } from "#domain/query/reader/lexicon.ts";
import { readQuestion } from "#domain/query/reader/read-question.ts";
import { projectRoot } from "../../../../../../scripts/project-root.ts";
import { createRandom } from "../../../../../../scripts/stand-ins/index.ts";
import { clock, snapshot } from "../asked-sample.ts";
import { chartCases } from "../chart/chart-cases.ts";

export const preset: Preset = presetOf(snapshot, clock, askedTypes(snapshot.meta.niche));

/** A question with the plan that is right for it. */
export interface OwnPlan {
  language: Language;
  question: string;
  plan: Plan;
}

const questionsIn = (file: string): string[] =>
  JSON.parse(readFileSync(join(projectRoot, "tests/eval", file), "utf8")).items.flatMap(
    ({ question }: { question?: string }) => question ?? [],
  );

/** Our own questions, with the plan that the rules read them as. */
export function questionsWithPlans(): OwnPlan[] {
  const questions = [
    ...questionsIn("own-questions.json"),
    ...questionsIn("once-unread-questions.json"),
    ...chartCases.map(([question]) => question),
  ];
  return questions.flatMap((question) => {
    const reading = readQuestion({ question }, preset);
    return "plan" in reading ? [{ language: reading.language, question, plan: reading.plan }] : [];
  });
}

const counted: Readonly<Record<Language, (what: string) => string>> = {
  en: (what) => `How many ${what} are there?`,
  de: (what) => `Wie viele ${what} gibt es?`,
  fr: (what) => `Combien de ${what} y a-t-il ?`,
  es: (what) => `¿Cuántos ${what} hay?`,
  ar: (what) => `كم عدد ${what}؟`,
};

/** Random filters in the words of our own answers, in each language. */
export function randomPlans(count: number, seed: number): OwnPlan[] {
  const { next } = createRandom(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  const own = (f: ValueField): Condition => ({
    f,
    in: [pick(preset.entries(f).filter(({ rows }) => rows > 0)).value],
  });
  const bound = () => pick(["gt", "gte", "lt", "lte"] as const);
  const kinds: readonly (() => Condition)[] = [
    () => own("category"),
    () => (next() < 0.8 ? own("suburb") : { not: own("suburb") }),
    () => ({ f: pick(["website", "phone", "emails"] as const), has: next() < 0.5 }),
    () => ({ f: "rating", [bound()]: pick([3, 3.5, 4, 4.5]) }),
    () => ({ f: "review_count", [bound()]: pick([10, 50, 100]) }),
    () => ({ open: { dow: Math.floor(next() * 7), after: pick([1_200, 1_320]) } }),
    () => ({ closed: { dow: Math.floor(next() * 7) } }),
    () => ({ near: { to: "centre", m: pick([500, 2_000]) } }),
    () => own(pick(["payments", "services", "fit"] as const)),
    () => ({ f: "founded_year", [pick(["lt", "gte"] as const)]: pick([1_980, 2_000]) }),
    () => ({ f: "price_level", lte: pick([1, 2, 3]) }),
    () => ({ f: "name", how: "contains", text: pick(["anchor", "falcon"]) }),
    () => ({ open: pick(["now", "always"] as const) }),
    () => ({ f: "socials", has: next() < 0.5, role: "facebook" }),
  ];
  return Array.from({ length: count }, (_, at) => {
    const language = languages[at % languages.length] as Language;
    const chosen = [...kinds].sort(() => next() - 0.5).slice(0, 1 + (at % 3));
    const and = chosen.map((kind) => kind());
    const { text } = nounPhrase({ say: sayIn(language), language, preset }, and);
    const plan: Plan = { v: 2, op: "count", where: { and }, output: "text" };
    return { language, question: counted[language](text), plan };
  });
}

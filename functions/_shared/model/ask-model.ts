import { modelLimits } from "#domain/limits/model.ts";
import type { Breaker } from "./breaker.ts";
import { type Dialect, firstDialect, plainer } from "./dialect.ts";
import { readJsonObject } from "./json-text.ts";
import { type AnswerForm, type Message, type ModelClient, tokensOf } from "./model-client.ts";
import { type FailureReason, isProviders, ModelFailure, mayBeBilled } from "./model-failure.ts";

/** A model with the features this process has learnt about it. */
export interface Model {
  client: ModelClient;
  breaker: Breaker;
  dialect: Dialect;
}

export const newModel = (client: ModelClient, breaker: Breaker): Model => ({
  client,
  breaker,
  dialect: firstDialect,
});

export interface ModelQuestion<T> {
  messages: readonly Message[];
  form: AnswerForm;
  /** The remaining time of the whole request, if shorter than a model's share. */
  leftMs?: number;
  /** The share of this question, of all its calls and of one answer, where it is another one. */
  tokensMax?: number;
  answerTokens?: number;
  /** How often a wrong answer may be corrected, where that is not as often as calls allow. */
  repairsMax?: number;
  /** Validates the filled form. The model is given a problem and may try again. */
  read: (fields: Record<string, unknown>) => { value: T } | { problem: unknown };
}

export type ModelAnswer<T> = { calls: number; tokens: number } & (
  | { kind: "answer"; value: T }
  /** `retryAfterMs`: of a provider that is busy, when to ask again. */
  | { kind: "failed"; reason: FailureReason; retryAfterMs?: number }
);

interface Clock {
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}

/**
 * Asks until the form is filled correctly, within one deadline, few calls and few tokens. It always
 * ends with a validated answer or with a reason.
 */
export async function askModel<T>(
  model: Model,
  question: ModelQuestion<T>,
  clock: Clock,
): Promise<ModelAnswer<T>> {
  const spent = { calls: 0, tokens: 0 };
  if (model.breaker.isOpen()) return { kind: "failed", ...resting(model.breaker), ...spent };
  const ms = Math.max(0, Math.min(modelLimits.totalMs, question.leftMs ?? modelLimits.totalMs));
  const signal = AbortSignal.timeout(ms);
  const endsAt = clock.now() + ms;
  try {
    const { tokensMax = modelLimits.tokensMax } = question;
    const attempt = { ...clock, signal, endsAt, spent, tokensMax };
    const value = await untilFilled(model, question, attempt);
    return { kind: "answer", value, ...spent };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const { reason, retryAfterMs } = error;
    if (isProviders(reason)) model.breaker.failed();
    if (reason !== "rate-limited") return { kind: "failed", reason, ...spent };
    model.breaker.busy(retryAfterMs ?? modelLimits.retryMs);
    return { kind: "failed", reason, retryAfterMs: retryAfterMs ?? modelLimits.retryMs, ...spent };
  }
}

/** Why a provider is not asked now. */
export function resting(breaker: Breaker): { reason: FailureReason; retryAfterMs?: number } {
  const retryAfterMs = breaker.busyMs();
  return retryAfterMs > 0 ? { reason: "rate-limited", retryAfterMs } : { reason: "resting" };
}

interface Attempt extends Clock {
  signal: AbortSignal;
  endsAt: number;
  spent: { calls: number; tokens: number };
  tokensMax: number;
}

async function untilFilled<T>(
  model: Model,
  question: ModelQuestion<T>,
  attempt: Attempt,
): Promise<T> {
  const { messages, form, read, repairsMax = modelLimits.callsMax } = question;
  const { answerTokens = modelLimits.answerTokens } = question;
  let asked = messages;
  for (let repairs = 0; ; repairs++) {
    const completion = await complete(model, { messages: asked, form, answerTokens }, attempt);
    model.breaker.answered();
    const problem = completion.isCutOff
      ? "The answer was cut off: it is too long."
      : completion.tool !== null && completion.tool !== form.name
        ? `There is no tool ${JSON.stringify(completion.tool.slice(0, 60))}.`
        : undefined;
    const fields = readJsonObject(completion.text, formLimits);
    const outcome =
      problem !== undefined
        ? { problem }
        : fields
          ? read(fields)
          : { problem: "The answer is not one JSON object of at most 8 levels." };
    if ("value" in outcome) return outcome.value;
    asked = [...messages, repair(completion.text, outcome.problem)];
    if (attempt.spent.calls >= modelLimits.callsMax || repairs >= repairsMax)
      throw new ModelFailure("invalid");
  }
}

const formLimits = { charsMax: 20_000, depthMax: 12 };

/** All three calls have to fit a question's share of tokens. */
const repeatedChars = 600;

/** The last attempt and its problem, as plain text: every server understands that. */
const repair = (text: string, problem: unknown): Message => ({
  role: "user",
  content: `Your last answer was refused.\nAnswer: ${JSON.stringify(text.slice(0, repeatedChars))}\nProblem: ${JSON.stringify(problem).slice(0, repeatedChars)}\nAnswer again, correctly.`,
});

type Asked = { messages: readonly Message[]; form: AnswerForm; answerTokens: number };

/** One answer, however the server wants to be asked; a short failure is tried once more. */
async function complete(model: Model, asked: Asked, attempt: Attempt) {
  const { spent, signal } = attempt;
  let hasRetried = false;
  for (;;) {
    const { dialect } = model;
    const messages = dialect.rung === "text" ? asTextRequest(asked) : asked.messages;
    const needed = spend({ ...asked, messages }, attempt);
    try {
      const completion = await model.client.complete({ ...asked, messages, dialect }, signal);
      spent.tokens += completion.tokens;
      return completion;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      // A truncated answer may still be billed.
      if (mayBeBilled(error.reason)) spent.tokens += needed;
      if (error.isBadRequest) {
        const next = plainer(dialect, error.refusedParameter);
        if (!next) throw error;
        model.dialect = next;
      } else {
        // A busy server has not failed: it is asked as often as calls and time allow.
        const isTried = hasRetried && error.reason !== "rate-limited";
        if (isTried || !(await isWorthWaiting(error, attempt))) throw error;
        hasRetried = true;
      }
    }
  }
}

/** Refuses the call that would exceed the question's share; returns the amount it may use. */
function spend(asked: Asked, { spent, tokensMax }: Attempt): number {
  const needed = tokensOf(asked) + asked.answerTokens;
  const isOver = spent.calls >= modelLimits.callsMax || spent.tokens + needed > tokensMax;
  if (isOver) throw new ModelFailure("budget");
  spent.calls += 1;
  return needed;
}

async function isWorthWaiting(
  { reason, retryAfterMs }: ModelFailure,
  { now, sleep, endsAt, spent }: Attempt,
): Promise<boolean> {
  if (spent.calls >= modelLimits.callsMax) return false;
  const wait = retryAfterMs ?? (reason === "unreachable" ? 0 : null);
  if (wait === null || wait > modelLimits.retryMaxMs) return false;
  if (now() + wait >= endsAt) return false;
  await sleep(wait);
  return true;
}

/** Without tools the form has to be described. */
const asTextRequest = ({ messages, form }: Asked): Message[] => [
  ...messages,
  {
    role: "user",
    content: `Answer with one JSON object only, no other text. Its JSON schema: ${JSON.stringify(form.parameters)}`,
  },
];

import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";
import { modelLimits } from "#domain/limits/model.ts";
import type { Dialect } from "./dialect.ts";
import { ModelFailure } from "./model-failure.ts";

export interface Message {
  role: "system" | "user";
  content: string;
}

/** The one form an answer has: its fields as a JSON schema. */
export interface AnswerForm {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

export interface Completion {
  /** The form's fields as text; not yet read. */
  text: string;
  /** The tool that was called; `null` when it answered in text. */
  tool: string | null;
  isCutOff: boolean;
  tokens: number;
}

export interface ModelClient {
  /** One request. Throws `ModelFailure`. */
  complete: (
    asked: {
      messages: readonly Message[];
      form: AnswerForm;
      /** The most an answer may have. */
      answerTokens: number;
      dialect: Dialect;
    },
    signal: AbortSignal,
  ) => Promise<Completion>;
}

/** Any server with the Chat Completions protocol. */
export function modelClient(settings: {
  baseUrl: string;
  apiKey: string;
  model: string;
}): ModelClient {
  const openai = new OpenAI({
    // A server of one's own may want none, but the package insists.
    apiKey: settings.apiKey || "none",
    ...(settings.baseUrl ? { baseURL: settings.baseUrl } : {}),
    // The whole question has one deadline: retries are decided where it is known.
    maxRetries: 0,
    timeout: modelLimits.callMs,
    fetch: boundedFetch,
    logLevel: "off",
  });
  return {
    async complete({ messages, form, answerTokens, dialect }, signal) {
      try {
        const answer = await openai.chat.completions.create(
          {
            model: settings.model,
            messages: [...messages],
            [dialect.lengthParameter]: answerTokens,
            ...(dialect.hasTemperature ? { temperature: 0 } : {}),
            ...toolsOf(form, dialect),
          },
          { signal },
        );
        return readCompletion(answer, tokensOf({ messages, form }));
      } catch (error) {
        throw failureOf(error, signal);
      }
    },
  };
}

function toolsOf(form: AnswerForm, { rung }: Dialect) {
  if (rung === "text") return {};
  return {
    tools: [{ type: "function" as const, function: { ...form } }],
    tool_choice:
      rung === "any-tool"
        ? ("required" as const)
        : { type: "function" as const, function: { name: form.name } },
  };
}

/** Outside data, whatever the types say. */
function readCompletion(answer: unknown, tokensAsked: number): Completion {
  const { choices, usage } = (answer ?? {}) as {
    choices?: { message?: AnsweredMessage; finish_reason?: unknown }[];
    usage?: { total_tokens?: unknown };
  };
  const choice = Array.isArray(choices) ? choices[0] : undefined;
  if (!choice?.message) throw new ModelFailure("broken");
  const call = Array.isArray(choice.message.tool_calls) ? choice.message.tool_calls[0] : undefined;
  const text = call?.function?.arguments ?? choice.message.content ?? "";
  if (typeof text !== "string") throw new ModelFailure("broken");
  const counted = usage?.total_tokens;
  return {
    text,
    tool: call ? String(call.function?.name) : null,
    isCutOff: choice.finish_reason === "length",
    tokens: Math.max(typeof counted === "number" ? counted : 0, tokensAsked + charsToTokens(text)),
  };
}

interface AnsweredMessage {
  content?: unknown;
  tool_calls?: { function?: { name?: unknown; arguments?: unknown } }[];
}

/** Of other scripts a character can be a token of its own. */
const charsToTokens = (text: string): number => {
  const foreign = text.match(/[^\x20-\u024f\s]/g)?.length ?? 0;
  return Math.ceil((text.length - foreign) / 3.5 + foreign);
};

/** An upper bound, the form included; no server's own count is needed for a cap. */
export const tokensOf = (asked: { messages: readonly Message[]; form: AnswerForm }): number =>
  asked.messages.reduce(
    (sum, { content }) => sum + charsToTokens(content),
    charsToTokens(JSON.stringify(asked.form)),
  );

/** Reads no more of an answer than one can have. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init);
  let bytes = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > modelLimits.answerMaxBytes) controller.error(new ModelFailure("broken"));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body?.pipeThrough(bound) ?? null, answer);
}

function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (signal.aborted || error instanceof APIConnectionTimeoutError) {
    return new ModelFailure("too-slow");
  }
  if (error instanceof APIConnectionError) return new ModelFailure("unreachable");
  // A body that isn't JSON, or that ends too early.
  if (!(error instanceof APIError) || error.status === undefined) return new ModelFailure("broken");
  if (error.status === 429) {
    return new ModelFailure("rate-limited", { retryAfterMs: retryAfterMs(error.headers) });
  }
  if (error.status >= 500) return new ModelFailure("broken", { retryAfterMs: 0 });
  if (error.status === 400 || error.status === 422) {
    return new ModelFailure("refused", {
      isBadRequest: true,
      refusedParameter: error.param ?? null,
    });
  }
  return new ModelFailure("refused");
}

/** Seconds or a date; without it, a short while. */
function retryAfterMs(headers: Headers | undefined): number {
  const told = headers?.get("retry-after");
  if (!told) return modelLimits.retryMs;
  const ms = /^\d+(\.\d+)?$/.test(told) ? Number(told) * 1_000 : Date.parse(told) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : modelLimits.retryMs;
}

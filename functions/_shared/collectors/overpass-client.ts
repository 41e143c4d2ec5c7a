import { overpassLimits } from "#domain/limits/overpass.ts";
import { SourceFailure } from "./collector.ts";

export interface OverpassOptions {
  /** `…/api/interpreter`; the status page is next to it. */
  interpreterUrl: string;
  /** Names the product and how to reach its operator. */
  userAgent: string;
  retryBaseMs: number;
  retryMaxMs: number;
  attempts: number;
  /** Those of an ordinary query where it is missing. */
  limits?: { timeoutS: number; answerMaxBytes: number };
  /** Ends a running question. */
  signal?: AbortSignal;
  /** Asks once it may: so many at a time, and nobody while the service asks to be left alone. */
  inTurn: <T>(ask: () => Promise<T>) => Promise<T>;
  /**
   * The service was busy: nobody asks until it has said how long it wants to be left alone, and then
   * for so long. `howLong` gives milliseconds, 0 = it did not say; they are returned.
   */
  backOff: (howLong: () => Promise<number>) => Promise<number>;
  /** Told the size of each answer, also of one that was given up; its failure spoils no answer. */
  countBytes: (bytes: number) => Promise<unknown>;
  fetch: typeof fetch;
  sleep: (ms: number) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** 0 ≤ n < 1 */
  random: () => number;
}

/**
 * Asks until a whole answer comes or the tries are used up; throws the last `SourceFailure`. `read`
 * reads a decoded JSON answer; `null` if it isn't one.
 */
export function createClient<A extends { remark: string | null }>(
  options: OverpassOptions,
  read: (json: unknown) => A | null,
): { ask: (query: string) => Promise<A> } {
  return {
    async ask(query) {
      for (let tries = 1; ; tries++) {
        try {
          return await options.inTurn(async () => wholeAnswer(read(await askOnce(query, options))));
        } catch (error) {
          const failure = asFailure(error, options);
          if (!isPassing(failure) || tries >= options.attempts) throw failure;
          await options.sleep(waitMs(tries, failure, options));
        }
      }
    },
  };
}

const isPassing = ({ kind }: SourceFailure): boolean =>
  kind === "busy" || kind === "unreachable" || kind === "malformed";

function asFailure(error: unknown, { signal }: OverpassOptions): SourceFailure {
  if (error instanceof SourceFailure) return error;
  // Ended from our side: that says nothing about the service.
  if (signal?.aborted)
    return new SourceFailure("no-turn", "the question was ended", { cause: error });
  return new SourceFailure("unreachable", String(error), { cause: error });
}

/** Anything between 0 and a limit that doubles, and never less than the service asked for. */
function waitMs(tries: number, failure: SourceFailure, options: OverpassOptions): number {
  const limit = Math.min(options.retryMaxMs, options.retryBaseMs * 2 ** (tries - 1));
  const asked = Math.min(failure.retryAfterMs, overpassLimits.retryMaxMs);
  return Math.max(asked, Math.floor(options.random() * limit));
}

async function askOnce(query: string, options: OverpassOptions): Promise<unknown> {
  const response = await options.fetch(options.interpreterUrl, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      accept: "application/json",
      "user-agent": options.userAgent,
    },
    body: new URLSearchParams({ data: query }).toString(),
    signal: endOf(options),
  });
  const text = await readText(response, options);
  if (response.status === 200) return asJson(response, text);
  const said = sentenceOf(text);
  if (response.status === 429 || response.status === 504) {
    const retryAfterMs = await options.backOff(() => slotAfterMs(options));
    throw new SourceFailure("busy", said, { retryAfterMs });
  }
  throw new SourceFailure(
    isOurFault(response.status) ? "refused" : "unreachable",
    `status ${response.status}: ${said}`,
  );
}

/** Others, such as 403 or 404, are about the service or who may use it: another question fares no better. */
const isOurFault = (status: number): boolean => [400, 413, 414].includes(status);

function endOf({ signal, limits = overpassLimits }: OverpassOptions): AbortSignal {
  const timeout = AbortSignal.timeout((limits.timeoutS + overpassLimits.graceS) * 1000);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** A time-out or too little memory is a 200 as well: only an answer without a remark is whole. */
function wholeAnswer<A extends { remark: string | null }>(answer: A | null): A {
  if (!answer) throw new SourceFailure("malformed", "the JSON is no answer");
  if (answer.remark === null) return answer;
  const isTooBig = /timed out|out of memory/i.test(answer.remark);
  throw new SourceFailure(isTooBig ? "too-big" : "malformed", answer.remark);
}

function asJson(response: Response, text: string): unknown {
  const type = response.headers.get("content-type") ?? "";
  if (!/\bjson\b/.test(type)) throw new SourceFailure("malformed", `an answer of type ${type}`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SourceFailure("malformed", "the JSON is cut off", { cause });
  }
}

/** The whole body; one that outgrows the limit is not read to its end. */
async function readText(
  response: Response,
  { countBytes, limits = overpassLimits }: Pick<OverpassOptions, "countBytes" | "limits">,
): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body) {
      bytes += chunk.byteLength;
      if (bytes > limits.answerMaxBytes) {
        throw new SourceFailure("too-big", `more than ${limits.answerMaxBytes} bytes`);
      }
      parts.push(decoder.decode(chunk, { stream: true }));
    }
  } finally {
    await countBytes(bytes).catch(() => {});
  }
  return parts.join("") + decoder.decode();
}

/** The service explains itself in a web page: `<strong …>Error</strong>: runtime error: …` */
function sentenceOf(page: string): string {
  const [, sentence] = page.match(/<\/strong>:([^<]*)/) ?? [];
  return (sentence ?? page.replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ").trim().slice(0, 200);
}

/** How long until the first slot is free, by the status page; 0 when it does not say. */
async function slotAfterMs({ interpreterUrl, ...options }: OverpassOptions): Promise<number> {
  try {
    const response = await options.fetch(new URL("status", interpreterUrl), {
      headers: { "user-agent": options.userAgent },
      signal: AbortSignal.timeout(overpassLimits.statusTimeoutS * 1000),
    });
    if (!response.ok) return 0;
    return soonestSlotMs(await readText(response, options), options.now());
  } catch {
    // The status page is a courtesy: without it the usual waiting times apply.
    return 0;
  }
}

function soonestSlotMs(status: string, now: number): number {
  if (/^[1-9]\d* slots? available now/m.test(status)) return 0;
  const slots = [
    ...status.matchAll(/^Slot available after: (\S+?),?(?: in (-?\d+) seconds?)?\.?$/gm),
  ];
  const waits = slots.map(([, at = "", seconds]) =>
    seconds === undefined ? Date.parse(at) - now : Number(seconds) * 1000,
  );
  const known = waits.filter(Number.isFinite);
  // The page cuts seconds off: "in 0 seconds" may be almost one.
  return known.length === 0 ? 0 : Math.max(0, Math.min(...known) + 1_000);
}

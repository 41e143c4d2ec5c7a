import type { ServerResponse } from "node:http";
import { send } from "../http.ts";
import { type Answer, formatAnswer } from "./answer-format.ts";
import type { ElementIndex } from "./element-index.ts";
import type { Fault, Faults } from "./faults.ts";
import { errorPage, foreignPage, rateLimited, tooBusy, turnedOff } from "./pages.ts";
import type { Query, Settings } from "./query.ts";
import type { QueryLog } from "./query-log.ts";
import { parseQuery } from "./query-parser.ts";
import { type QueryResult, runQuery } from "./run-query.ts";
import type { Slots } from "./slots.ts";

export interface Surroundings {
  index: ElementIndex;
  osmTimestamp: string;
  slots: Slots;
  faults: Faults;
  log: QueryLog;
  queueWaitMs: number;
  /** Resolves after the time, or at once to false when the stand-in is closed or the caller gone. */
  pause: (ms: number, res: ServerResponse) => Promise<boolean>;
}

const serverMaxBytes = 12 * 1024 ** 3;
const serverMaxSeconds = 86_400;
const htmlType = "text/html; charset=utf-8";
const slowMs = 2_000;
const foreverMs = 2 ** 31 - 1;

/** Answers one query and writes it into the log. */
export async function answerQuery(
  around: Surroundings,
  text: string,
  res: ServerResponse,
): Promise<void> {
  const entry = around.log.add(text);
  const startedMs = performance.now();
  onceDone(res, () => {
    entry.ms = Math.round(performance.now() - startedMs);
    entry.status = res.headersSent ? res.statusCode : 0;
  });
  const fault = around.faults.meet(text);
  const refusal = fault && refusalOf(fault, around);
  if (refusal) {
    entry.running = around.slots.running();
    if (await around.pause(refusal.waitMs, res)) sendPage(res, refusal.status, refusal.page);
    return;
  }
  const parsed = parseQuery(text);
  if ("faults" in parsed) {
    entry.running = around.slots.running() + 1;
    sendPage(res, 400, errorPage(parsed.faults));
    return;
  }
  const { query } = parsed;
  if (isOverServerLimit(query.settings)) {
    entry.running = around.slots.running();
    if (await around.pause(around.queueWaitMs, res)) sendPage(res, 504, tooBusy);
    return;
  }
  const free = await around.slots.take(query.settings);
  entry.running = around.slots.running();
  if (!free) return sendPage(res, 429, rateLimited);
  onceDone(res, free);
  if (res.destroyed) return free();
  await answerWithSlot(around, query, fault, res);
}

/** When the answer is out, or the caller has gone. */
function onceDone(res: ServerResponse, act: () => void): void {
  const once = (): void => {
    res.off("finish", once);
    res.off("close", once);
    act();
  };
  res.on("finish", once);
  res.on("close", once);
}

function refusalOf(
  fault: Fault,
  { queueWaitMs }: Surroundings,
): { status: number; page: string; waitMs: number } | null {
  const waitMs = fault.delayMs ?? queueWaitMs;
  switch (fault.kind) {
    case "down":
      return { status: 504, page: turnedOff, waitMs: fault.delayMs ?? 0 };
    case "rate-limited":
      return { status: 429, page: rateLimited, waitMs };
    case "busy":
      return { status: 504, page: tooBusy, waitMs };
    case "html":
      return { status: 200, page: foreignPage, waitMs: fault.delayMs ?? 0 };
    default:
      return null;
  }
}

const isOverServerLimit = ({ maxBytes, timeoutSeconds }: Settings): boolean =>
  maxBytes > serverMaxBytes || timeoutSeconds > serverMaxSeconds;

async function answerWithSlot(
  { index, osmTimestamp, pause }: Surroundings,
  query: Query,
  fault: Fault | undefined,
  res: ServerResponse,
): Promise<void> {
  if (fault?.kind === "hang") {
    if (await pause(fault.delayMs ?? foreverMs, res)) res.destroy();
    return;
  }
  const delayMs = fault?.delayMs ?? (fault?.kind === "slow" ? slowMs : 0);
  if (delayMs > 0 && !(await pause(delayMs, res))) return;
  const result = remarkOf(fault, query) ?? runQuery(index, query);
  const answer = formatAnswer(query.settings, result, osmTimestamp);
  if (fault?.kind === "truncated") sendHalf(res, answer);
  else send(res, 200, headersFor(answer.contentType), answer.body);
}

function remarkOf(fault: Fault | undefined, { settings, statements }: Query): QueryResult | null {
  const line = statements[0]?.line ?? 1;
  if (fault?.kind === "timeout-remark") {
    const seconds = settings.timeoutSeconds + 1;
    return {
      printed: [],
      remark: `runtime error: Query timed out in "query" at line ${line} after ${seconds} seconds.`,
    };
  }
  if (fault?.kind === "memory-remark") {
    const megabytes = Math.ceil(settings.maxBytes / 1024 ** 2) + 1;
    return {
      printed: [],
      remark: `runtime error: Query ran out of memory in "query" at line ${line}. It would need at least ${megabytes} MB of RAM to continue.`,
    };
  }
  return null;
}

const headersFor = (contentType: string): Record<string, string> => ({
  "content-type": contentType,
  "access-control-allow-origin": "*",
});

const sendPage = (res: ServerResponse, status: number, page: string): void =>
  send(res, status, headersFor(htmlType), page);

/** The whole length is announced, half of it comes, then the connection breaks. */
function sendHalf(res: ServerResponse, { contentType, body }: Answer): void {
  const bytes = Buffer.from(body, "utf8");
  res.writeHead(200, { ...headersFor(contentType), "content-length": String(bytes.length) });
  res.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => res.destroy());
}

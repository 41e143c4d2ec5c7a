import { isRecord, parseOrNull } from "../parameters.ts";
import type { ServiceContext } from "../service.ts";
import type { ExecutionInput } from "./execution-input.ts";
import { type Scheduled, scheduledExecutions } from "./execution-store.ts";

/** A timer holds no longer time. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** What a scheduled execution was to be called with, as `Executor.schedule` kept it. */
export function scheduledInput({ execution, request }: Scheduled): ExecutionInput {
  const kept = parseOrNull(request);
  const { headers, body, userId, clientIp } = isRecord(kept) ? kept : {};
  const texts = Object.entries(isRecord(headers) ? headers : {});
  const id = String(userId ?? "");
  return {
    trigger: "schedule",
    method: execution.requestMethod,
    path: execution.requestPath,
    headers: Object.fromEntries(texts.map(([name, value]) => [name, String(value)])),
    body: Buffer.from(String(body ?? ""), "base64"),
    clientIp: String(clientIp ?? ""),
    user: id === "" ? null : { id, sessionId: null },
  };
}

export interface DueExecutions {
  /** Looks for the next one: at the start, and whenever one was added. */
  watch: () => void;
  close: () => void;
}

/** Runs what was scheduled when its moment has come, also when that was while the server was down. */
export function createDueExecutions(
  { db }: ServiceContext,
  run: (due: Scheduled) => void,
): DueExecutions {
  let timer: NodeJS.Timeout | undefined;
  const momentOf = ({ execution }: Scheduled): number => Date.parse(execution.scheduledAt ?? "");

  function watch(): void {
    clearTimeout(timer);
    const waiting = scheduledExecutions(db);
    for (const one of waiting) if (momentOf(one) <= Date.now()) run(one);
    const next = waiting.find((one) => momentOf(one) > Date.now());
    if (!next) return;
    timer = setTimeout(watch, Math.min(momentOf(next) - Date.now(), LONGEST_WAIT_MS));
  }

  return { watch, close: () => clearTimeout(timer) };
}

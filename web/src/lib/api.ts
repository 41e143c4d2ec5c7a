import {
  paths as apiPaths,
  type BalanceReply,
  type CreateLinkReply,
  type CreateLinkRequest,
  type LedgerReply,
  type QueryReply,
  type QueryRequest,
  type QuoteReply,
  type QuoteRequest,
  type ScrapeReply,
  type ScrapeRequest,
  type Task,
} from "#domain/contract.ts";
import { loadConfig } from "./config.ts";
import { RequestFailure } from "./failure.ts";
import { parseJson } from "./storage.ts";
import { bearerToken, dropToken } from "./token.ts";

interface Call {
  path: string;
  method?: "GET" | "POST";
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** One call of our own backend. A 401 is tried once more with a new token. */
async function call(request: Call): Promise<Response> {
  const response = await send(request);
  if (response.status !== 401) return response;
  dropToken();
  return send(request);
}

async function send({ path, body, method, headers, signal }: Call): Promise<Response> {
  const { apiOrigin } = await loadConfig();
  return fetch(apiOrigin + path, {
    method: method ?? (body ? "POST" : "GET"),
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${await bearerToken()}`,
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  });
}

/** The reply of our own backend, whose shape `contract.ts` declares for both sides. */
const replyOf = async <Reply>(response: Response): Promise<Reply> =>
  (await response.json()) as Reply;

/** Errors are `{code, detail}`, or plain text from the chat's endpoint. */
async function failureOf(response: Response): Promise<RequestFailure> {
  const text = await response.text();
  const sent = parseJson(text);
  const detail =
    typeof sent === "object" && sent !== null && "detail" in sent ? String(sent.detail) : text;
  return new RequestFailure(response.status, detail || `Server responded with ${response.status}`);
}

async function ask<Reply>(request: Call): Promise<Reply> {
  const response = await call(request);
  if (!response.ok) throw await failureOf(response);
  return replyOf<Reply>(response);
}

/** Credits. An account that has none yet is initialised. */
export async function readBalance(userId: string): Promise<number> {
  const response = await call({
    path: `${apiPaths.balance}?${new URLSearchParams({ uid: userId })}`,
  });
  if (response.ok) return (await replyOf<BalanceReply>(response)).balance;
  if (response.status !== 404) throw new Error(`unexpected status ${response.status}`);
  const made = await call({ path: apiPaths.init, body: { userId } });
  if (!made.ok) throw new Error(`init failed ${made.status}`);
  return (await replyOf<BalanceReply>(made)).balance;
}

/** A page of entries, newest first; `cursor` is the last page's `next`. */
export const readLedger = (page: { cursor?: string | null; limit: number }): Promise<LedgerReply> =>
  ask<LedgerReply>({
    path: `${apiPaths.ledger}?${new URLSearchParams({
      limit: String(page.limit),
      ...(page.cursor ? { cursor: page.cursor } : {}),
    })}`,
  });

export const createLink = (request: CreateLinkRequest): Promise<CreateLinkReply> =>
  ask<CreateLinkReply>({ path: apiPaths.createLink, body: request });

/** Asks for the end of a running preset; it ends a moment later. */
export const cancelTask = (taskId: string): Promise<Task> =>
  ask<Task>({ path: `${apiPaths.tasks}/${encodeURIComponent(taskId)}/cancel`, method: "POST" });

export const listTasks = (): Promise<Task[]> => ask<Task[]>({ path: apiPaths.tasks });

/** What a collection would cost and find; nothing is charged. */
export const readQuote = (request: QuoteRequest, signal: AbortSignal): Promise<QuoteReply> =>
  ask<QuoteReply>({ path: apiPaths.quote, body: request, signal });

/** The same collection once more; two calls with one key start one. */
export const rerunTask = (taskId: string, key: string): Promise<ScrapeReply> =>
  ask<ScrapeReply>({
    path: `${apiPaths.tasks}/${encodeURIComponent(taskId)}/rerun`,
    method: "POST",
    headers: { "Idempotency-Key": key },
  });

/** Two calls with one key start one collection. */
export const startCollection = (request: ScrapeRequest, key: string): Promise<ScrapeReply> =>
  ask<ScrapeReply>({ path: apiPaths.scrape, body: request, headers: { "Idempotency-Key": key } });

export const askQuestion = (request: QueryRequest): Promise<QueryReply> =>
  ask<QueryReply>({ path: apiPaths.queryDatabase, body: request });

import {
  type AccountExport,
  paths as apiPaths,
  type BalanceReply,
  type CreateLinkReply,
  type CreateLinkRequest,
  type DeletionReply,
  type ExportReply,
  type ExportRequest,
  type LedgerReply,
  type OptOutReply,
  type OptOutRequest,
  type QueryReply,
  type QueryRequest,
  type QuoteReply,
  type QuoteRequest,
  type ScrapeReply,
  type ScrapeRequest,
  type SnapshotReply,
  type Task,
  type TileReply,
  type TilesReply,
} from "#domain/contract.ts";
import { anySignal } from "./any-signal.ts";
import { apiAddress, loadConfig } from "./config.ts";
import {
  type Answer,
  answerOf,
  endsSession,
  failureOf,
  RequestFailure,
  untilTooLate,
} from "./failure.ts";
import { reportSessionEnd, untilLogOut } from "./session-end.ts";
import { bearerToken, dropToken } from "./token.ts";

interface Call {
  path: string;
  method?: "GET" | "POST" | "DELETE";
  body?: object;
  headers?: Record<string, string>;
  credentials?: "include";
  signal?: AbortSignal;
}

/** One call of our own backend. A 401 is tried once more with a new token; after that it counts. */
async function call(request: Call): Promise<Answer> {
  const loggedOut = untilLogOut();
  try {
    const answer = await send(request, loggedOut);
    if (!endsSession(answer)) return answer;
    dropToken();
    const again = await send(request, loggedOut);
    if (endsSession(again)) reportSessionEnd();
    return again;
  } catch (error) {
    // Whoever asked is gone; there is nobody to tell of a failure.
    if (loggedOut.aborted) return new Promise(() => {});
    if (error instanceof RequestFailure && error.status === 401) reportSessionEnd();
    throw error;
  }
}

async function send(
  { path, body, method, headers, credentials, signal }: Call,
  loggedOut: AbortSignal,
): Promise<Answer> {
  loggedOut.throwIfAborted();
  const response = await fetch(apiAddress(await loadConfig(), path), {
    method: method ?? (body ? "POST" : "GET"),
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${await bearerToken()}`,
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(credentials ? { credentials } : {}),
    signal: anySignal([loggedOut, untilTooLate(), ...(signal ? [signal] : [])]),
  });
  return answerOf(response);
}

/** The reply of our own backend, whose shape `contract.ts` declares for both sides. */
const replyOf = <Reply>({ text }: Answer): Reply => JSON.parse(text) as Reply;

async function ask<Reply>(request: Call): Promise<Reply> {
  const answer = await call(request);
  if (!answer.ok) throw failureOf(answer);
  return replyOf<Reply>(answer);
}

/** Credits. An account that has none yet is initialised. */
export async function readBalance(userId: string): Promise<number> {
  const answer = await call({
    path: `${apiPaths.balance}?${new URLSearchParams({ uid: userId })}`,
  });
  if (answer.ok) return replyOf<BalanceReply>(answer).balance;
  if (answer.status !== 404) throw new Error(`unexpected status ${answer.status}`);
  const made = await call({ path: apiPaths.init, body: { userId } });
  if (!made.ok) throw new Error(`init failed ${made.status}`);
  return replyOf<BalanceReply>(made).balance;
}

/** A page of entries, newest first; `cursor` is the last page's `next`. */
export const readLedger = (page: { cursor?: string | null; limit: number }): Promise<LedgerReply> =>
  ask<LedgerReply>({
    path: `${apiPaths.ledger}?${new URLSearchParams({
      limit: String(page.limit),
      ...(page.cursor ? { cursor: page.cursor } : {}),
    })}`,
  });

/** All we hold of the person. */
export const readAccountExport = (): Promise<AccountExport> =>
  ask<AccountExport>({ path: apiPaths.accountExport });

export const deleteAccount = (): Promise<DeletionReply> =>
  ask<DeletionReply>({ path: apiPaths.me, method: "DELETE", credentials: "include" });

export const createLink = (request: CreateLinkRequest): Promise<CreateLinkReply> =>
  ask<CreateLinkReply>({ path: apiPaths.createLink, body: request });

/** Asks for the end of a running preset; it ends a moment later. */
export const cancelTask = (taskId: string): Promise<Task> =>
  ask<Task>({ path: `${apiPaths.tasks}/${encodeURIComponent(taskId)}/cancel`, method: "POST" });

/** Where all businesses of a finished preset can be read, for some minutes. */
export const readSnapshotLink = (taskId: string, signal: AbortSignal): Promise<SnapshotReply> =>
  ask<SnapshotReply>({ path: `${apiPaths.tasks}/${encodeURIComponent(taskId)}/snapshot`, signal });

/** Makes a file of the businesses that a filter finds. */
export const exportListings = (taskId: string, request: ExportRequest): Promise<ExportReply> =>
  ask<ExportReply>({
    path: `${apiPaths.tasks}/${encodeURIComponent(taskId)}/exports`,
    body: request,
  });

export const readTask = (taskId: string): Promise<Task> =>
  ask<Task>({ path: `${apiPaths.tasks}/${encodeURIComponent(taskId)}` });

/** How far a collection is. */
export const readTiles = (taskId: string): Promise<TilesReply> =>
  ask<TilesReply>({ path: `${apiPaths.tasks}/${encodeURIComponent(taskId)}/tiles` });

export const readTile = (taskId: string, path: string): Promise<TileReply> =>
  ask<TileReply>({
    path: `${apiPaths.tasks}/${encodeURIComponent(taskId)}/tiles/${encodeURIComponent(path)}`,
  });

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

export const askQuestion = (request: QueryRequest, signal: AbortSignal): Promise<QueryReply> =>
  ask<QueryReply>({ path: apiPaths.queryDatabase, body: request, signal });

/** For whoever has no account. */
async function askOpenly<Reply>(path: string, body: object): Promise<Reply> {
  const response = await fetch(apiAddress(await loadConfig(), path), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: untilTooLate(),
  });
  const answer = await answerOf(response);
  if (!answer.ok) throw failureOf(answer);
  return replyOf<Reply>(answer);
}

/** A business asks to be left out of every preset. */
export const requestOptOut = (request: OptOutRequest): Promise<OptOutReply> =>
  askOpenly<OptOutReply>(apiPaths.optOut, request);

/** Looks whether the proof is on the site now. */
export const confirmOptOut = (id: string): Promise<OptOutReply> =>
  askOpenly<OptOutReply>(apiPaths.optOutConfirm, { id });

import {
  type CreateLinkRequest,
  type ExportRequest,
  endpoints,
  type OptOutRequest,
  type QueryRequest,
  type QuoteRequest,
  type RenameRequest,
  type ScrapeRequest,
} from "#domain/contract.ts";
import { type Endpoint, requestTo, type Sent } from "#domain/wire/endpoint.ts";
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

interface Options {
  headers?: Record<string, string>;
  credentials?: "include";
  signal?: AbortSignal;
}

type ApiRequest = ReturnType<typeof requestTo> & Options;

/** An answer and, where it is a success, the endpoint's reply. */
interface TypedAnswer<Reply> extends Answer {
  reply: () => Reply;
}

async function call<Pattern extends string, Body, Reply>(
  endpoint: Endpoint<Pattern, "user" | "anybody", Body, Reply>,
  sent: Sent<Pattern, Body>,
  options: Options = {},
): Promise<TypedAnswer<Reply>> {
  const request = { ...requestTo(endpoint, sent), ...options };
  const answer = await (endpoint.by === "anybody" ? send(request) : sendSignedIn(request));
  return { ...answer, reply: () => JSON.parse(answer.text) };
}

/** A 401 is tried once more with a new token; after that it counts. */
async function sendSignedIn(request: ApiRequest): Promise<Answer> {
  const loggedOut = untilLogOut();
  try {
    const answer = await sendWithToken(request, loggedOut);
    if (!endsSession(answer)) return answer;
    dropToken();
    const again = await sendWithToken(request, loggedOut);
    if (endsSession(again)) reportSessionEnd();
    return again;
  } catch (error) {
    // The caller is gone, so there is nobody to report a failure to.
    if (loggedOut.aborted) return new Promise(() => {});
    if (error instanceof RequestFailure && error.status === 401) reportSessionEnd();
    throw error;
  }
}

async function sendWithToken(request: ApiRequest, loggedOut: AbortSignal): Promise<Answer> {
  loggedOut.throwIfAborted();
  return send({
    ...request,
    headers: { Authorization: `Bearer ${await bearerToken()}`, ...request.headers },
    signal: anySignal([loggedOut, ...(request.signal ? [request.signal] : [])]),
  });
}

async function send({ path, body, headers, signal, ...rest }: ApiRequest): Promise<Answer> {
  const response = await fetch(apiAddress(await loadConfig(), path), {
    ...rest,
    headers: { "Content-Type": "application/json", ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: anySignal([untilTooLate(), ...(signal ? [signal] : [])]),
  });
  return answerOf(response);
}

/** The endpoint's reply; a failure is thrown with its sentence. */
async function ask<Pattern extends string, Body, Reply>(
  endpoint: Endpoint<Pattern, "user" | "anybody", Body, Reply>,
  sent: Sent<Pattern, Body>,
  options?: Options,
): Promise<Reply> {
  const answer = await call(endpoint, sent, options);
  if (!answer.ok) throw failureOf(answer);
  return answer.reply();
}

/** Credits. An account that has none yet is initialised. */
export async function readBalance(userId: string): Promise<number> {
  const answer = await call(endpoints.readBalance, { query: { uid: userId } });
  if (answer.ok) return answer.reply().balance;
  if (answer.status !== 404) throw new Error(`unexpected status ${answer.status}`);
  const opened = await call(endpoints.openAccount, { body: { userId } });
  if (!opened.ok) throw new Error(`init failed ${opened.status}`);
  return opened.reply().balance;
}

/** A page of entries, newest first; `cursor` is the last page's `next`. */
export const readLedger = ({ cursor, limit }: { cursor?: string | null; limit: number }) =>
  ask(endpoints.readLedger, {
    query: { limit: String(limit), cursor: cursor || undefined },
  });

/** All we hold of the person. */
export const readAccountExport = () => ask(endpoints.exportAccount, {});

export const deleteAccount = () => ask(endpoints.deleteAccount, {}, { credentials: "include" });

export const createLink = (body: CreateLinkRequest) => ask(endpoints.createLink, { body });

/** Asks for the end of a running preset; it ends a moment later. */
export const cancelTask = (id: string) => ask(endpoints.cancelTask, { params: { id } });

/** Where all businesses of a finished preset can be read, for some minutes. */
export const readSnapshotLink = (id: string, signal: AbortSignal) =>
  ask(endpoints.shareSnapshot, { params: { id } }, { signal });

/** A page of businesses in the order asked for; `cursor` is the place of the first. */
export const readListings = (
  id: string,
  query: { cursor: string; limit: string; filter?: string; sort?: string },
  signal: AbortSignal,
) => ask(endpoints.readListings, { params: { id }, query }, { signal });

/** One business of a preset. */
export const readListing = (id: string, listing: string, signal: AbortSignal) =>
  ask(endpoints.readListing, { params: { id, listing } }, { signal });

/** Counts, facets and map points of a preset's screen. */
export const readResults = (id: string, view: string, signal: AbortSignal) =>
  ask(endpoints.readResults, { params: { id }, query: { view } }, { signal });

/** Makes a file of the businesses that a filter finds. */
export const exportListings = (id: string, body: ExportRequest) =>
  ask(endpoints.exportListings, { params: { id }, body });

export const readTask = (id: string) => ask(endpoints.readTask, { params: { id } });

/** How far a collection is. */
export const readTiles = (id: string) => ask(endpoints.readTiles, { params: { id } });

export const readTile = (id: string, path: string) =>
  ask(endpoints.readTile, { params: { id, path } });

/** At most 200, newest first; `before` is a `$createdAt`. */
export const listTasks = (before?: string) => ask(endpoints.listTasks, { query: { before } });

export const renameTask = (id: string, body: RenameRequest) =>
  ask(endpoints.renameTask, { params: { id }, body });

/** With everything that was collected for it; refused while it runs. */
export const deleteTask = (id: string) => ask(endpoints.deleteTask, { params: { id } });

/** Estimates a collection's price and results; charges nothing. */
export const readQuote = (body: QuoteRequest, signal: AbortSignal) =>
  ask(endpoints.quote, { body }, { signal });

/** The price of collecting a preset again now. */
export const readRerun = (id: string) => ask(endpoints.readRerun, { params: { id } });

/**
 * The same collection once more, at most at the price the person has seen; two calls with one key
 * start one.
 */
export const rerunTask = (id: string, price: number, key: string) =>
  ask(
    endpoints.rerunTask,
    { params: { id }, query: { price: price.toFixed(6) } },
    { headers: { "Idempotency-Key": key } },
  );

/** Two calls with one key start one collection. */
export const startCollection = (body: ScrapeRequest, key: string) =>
  ask(endpoints.startCollection, { body }, { headers: { "Idempotency-Key": key } });

export const askQuestion = (body: QueryRequest, signal: AbortSignal) =>
  ask(endpoints.askQuestion, { body }, { signal });

/** A business asks to be left out of every preset. */
export const requestOptOut = (body: OptOutRequest) => ask(endpoints.askToBeLeftOut, { body });

/** Looks whether the proof is on the site now. */
export const confirmOptOut = (id: string) => ask(endpoints.confirmOptOut, { body: { id } });

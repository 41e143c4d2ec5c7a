import { identitySentence } from "./identity-failure.ts";
import { parseJson } from "./storage.ts";

/** An unsuccessful answer, with the sentence for the person. */
export class RequestFailure extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.name = "RequestFailure";
    this.status = status;
  }
}

/** A whole answer: nothing of it can get lost any more. */
export interface Answer {
  status: number;
  ok: boolean;
  text: string;
  /** The platform's own page, put where a function did not or could not answer. */
  isPage: boolean;
}

export const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  ok: response.ok,
  text: await response.text(),
  isPage: /^text\/html\b/i.test(response.headers.get("content-type") ?? ""),
});

/** Whether the backend says that nobody is signed in. */
export const endsSession = ({ status, isPage }: Answer): boolean => status === 401 && !isPage;

/** Errors are `{code, detail}`, or plain text from the chat's endpoint; else the platform spoke. */
export function failureOf({ status, text, isPage }: Answer): RequestFailure {
  const sent = parseJson(text);
  const said = isPage || typeof sent === "object" ? "" : text;
  const detail =
    typeof sent === "object" && sent !== null && "detail" in sent ? String(sent.detail) : said;
  return new RequestFailure(status, detail || "The server could not answer. Please try again.");
}

/** The platform itself ends a request after 30 s; a line that has died ends it never. */
const patienceMs = 40_000;

/** Ends a request that gets no answer. */
export const untilTooLate = (): AbortSignal => AbortSignal.timeout(patienceMs);

/** The browser's error when no answer came at all; each browser words it differently. */
const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError
    ? /fetch|network|load failed/i.test(error.message)
    : error instanceof DOMException && error.name === "TimeoutError";

/**
 * The sentence to show for any thrown value: the server's, or the identity provider's if it is
 * meant for people. Everything else is meant for programs, so `otherwise` is shown.
 */
export function sentenceOf(error: unknown, otherwise: string): string {
  if (isNetworkFailure(error)) return "Network request failed";
  if (error instanceof RequestFailure) return error.message || otherwise;
  return identitySentence(error) ?? otherwise;
}

/** The answer's status, of our own endpoints and of the identity SDK (its `code`); 0 = no answer. */
export function statusOf(error: unknown): number {
  if (error instanceof RequestFailure) return error.status;
  if (isNetworkFailure(error)) return 0;
  return error instanceof Error && "code" in error && typeof error.code === "number"
    ? error.code
    : 0;
}

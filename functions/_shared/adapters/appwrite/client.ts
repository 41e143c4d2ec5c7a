import { AppwriteException, Client } from "node-appwrite";
import { AppError } from "#domain/errors.ts";
import { platformLimits } from "#domain/limits/platform.ts";

export interface AppwriteAddress {
  endpoint: string;
  projectId: string;
}

/** How long one request may take, in milliseconds. */
export interface PlatformPatience {
  read: number;
  write: number;
  /** A file, or a part of one. */
  file: number;
}

const usual: PlatformPatience = {
  read: platformLimits.readMs,
  write: platformLimits.writeMs,
  file: platformLimits.fileMs,
};

/** An answer that isn't JSON. The message quotes none of it: it may be someone's account. */
export class UnreadableAnswer extends Error {
  /** Whose it is, where so much can be read; never anything a person has written. */
  readonly id: string | null;

  constructor(method: string, url: URL, text: string) {
    super(`${method} ${url.pathname} was answered with ${text.length} characters that are no JSON`);
    this.name = "UnreadableAnswer";
    this.id = /"\$id":"([A-Za-z0-9][\w.-]{0,35})"/.exec(text)?.[1] ?? null;
  }
}

/**
 * The SDK's parser refuses whatever has a key such as `__proto__` or `constructor` in it, which
 * anybody may write into their settings, and throws the whole answer with it. This client reads it.
 */
export class TolerantClient extends Client {
  override async call(...request: Parameters<Client["call"]>): Promise<unknown> {
    const [method, url] = request;
    try {
      return await super.call(...request);
    } catch (thrown) {
      if (!isParserRefusal(thrown)) throw thrown;
      try {
        return JSON.parse(thrown.text);
      } catch {
        throw new UnreadableAnswer(method, url, thrown.text);
      }
    }
  }
}

/** The parser may throw something that isn't an `Error`. */
const isParserRefusal = (thrown: unknown): thrown is { text: string } =>
  typeof thrown === "object" &&
  thrown !== null &&
  !(thrown instanceof Error) &&
  "text" in thrown &&
  typeof thrown.text === "string";

/**
 * The SDK's client waits for an answer for as long as the platform leaves it open. This one gives
 * up in time: then a read is asked once more, and a write, which may have been carried out, throws
 * `platform/no-answer` for its caller to look.
 */
class PatientClient extends TolerantClient {
  readonly #patience: PlatformPatience;

  constructor(patience: PlatformPatience) {
    super();
    this.#patience = patience;
  }

  override prepareRequest(...request: Parameters<Client["prepareRequest"]>) {
    const { uri, options } = super.prepareRequest(...request);
    const [method, , headers = {}] = request;
    const isFile = headers["content-type"] === "multipart/form-data" || /\/download$/.test(uri);
    const { file, read, write } = this.#patience;
    const limitMs = isFile ? file : isRead(method) ? read : write;
    return { uri, options: { ...options, signal: AbortSignal.timeout(limitMs) } };
  }

  override async call(...request: Parameters<Client["call"]>): Promise<unknown> {
    const [method, url, ...rest] = request;
    // The SDK writes a read's parameters into the address it is given.
    const ask = () => super.call(method, new URL(url), ...rest);
    try {
      return await ask();
    } catch (error) {
      if (!isNoAnswer(error)) throw error;
      if (!isRead(method)) throw noAnswer(error);
    }
    try {
      return await ask();
    } catch (error) {
      throw isNoAnswer(error) ? noAnswer(error) : error;
    }
  }
}

const isRead = (method: string): boolean => method.toUpperCase() === "GET";

/** Out of time, no connection, or a proxy or the platform itself that gave up waiting. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof AppwriteException
    ? [408, 502, 503, 504].includes(error.code)
    : error instanceof TypeError ||
      (error instanceof DOMException && error.name === "TimeoutError");

const noAnswer = (cause: unknown): AppError =>
  new AppError("platform/no-answer", { cause, retryAfterS: platformLimits.retryAfterS });

/** A caller without a key: a guest, or whose token is set on it. */
export const clientFor = ({ endpoint, projectId }: AppwriteAddress, patience = usual): Client =>
  new PatientClient(patience).setEndpoint(endpoint).setProject(projectId);

/** The product itself. */
export const keyClient = (address: AppwriteAddress, key: string, patience = usual): Client =>
  clientFor(address, patience).setKey(key);

export const isStatus = (error: unknown, ...codes: number[]): error is AppwriteException =>
  error instanceof AppwriteException && codes.includes(error.code);

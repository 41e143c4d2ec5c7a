import { overtureLimits } from "#domain/limits/overture.ts";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";

export interface RangeOptions {
  /** Files are read from its origin, or from a public host by HTTPS. */
  baseUrl: string;
  /** Names the product and how to reach its operator. */
  userAgent: string;
  attempts?: number;
  requestTimeoutMs?: number;
  retryBaseMs?: number;
  /** Ends a running request. */
  signal?: AbortSignal;
  /** Receives the size of each answer, also of one that was given up; its failure spoils no answer. */
  countBytes: (bytes: number) => Promise<unknown>;
  fetch: typeof fetch;
  sleep: (ms: number) => Promise<void>;
  /** 0 ≤ n < 1 */
  random: () => number;
}

export interface RemoteFile {
  url: string;
  size: number;
  etag: string | null;
}

/** Reads files of one release. Throws `OvertureFailure` only. */
export interface RangeClient {
  /** A whole small file. */
  readAll: (url: string, maxBytes: number) => Promise<Uint8Array>;
  /** Size and version. */
  look: (url: string) => Promise<RemoteFile>;
  /** Exactly the bytes from `start` to before `end`, of this version of the file. */
  read: (file: RemoteFile, start: number, end: number) => Promise<Uint8Array>;
}

export function createRangeClient(options: RangeOptions, release = "?"): RangeClient {
  const again = <T>(ask: () => Promise<T>): Promise<T> => tryAgain(ask, options);
  return {
    readAll: (url, maxBytes) =>
      again(async () => {
        const response = await send(url, { method: "GET", headers: {} }, options);
        if (response.status !== 200) throw await refusal(response, release);
        const announced = Number(response.headers.get("content-length") ?? Number.NaN);
        const bytes = await bodyOf(response, maxBytes, options);
        if (Number.isInteger(announced) && !isPacked(response) && bytes.length !== announced) {
          throw new OvertureFailure("truncated");
        }
        return bytes;
      }),
    look: (url) =>
      again(async () => {
        const response = await send(url, { method: "HEAD", headers: {} }, options);
        if (response.status !== 200) throw await refusal(response, release);
        const size = Number(response.headers.get("content-length") ?? 0);
        return { url, size, etag: strong(response.headers.get("etag")) };
      }),
    read: async (file, start, end) => {
      const parts: Uint8Array[] = [];
      for (let from = start; from < end; from += overtureLimits.rangeMaxBytes) {
        const to = Math.min(end, from + overtureLimits.rangeMaxBytes);
        parts.push(await again(() => readOnce(file, from, to, options, release)));
      }
      return joined(parts, end - start);
    },
  };
}

async function readOnce(
  { url, size, etag }: RemoteFile,
  start: number,
  end: number,
  options: RangeOptions,
  release: string,
): Promise<Uint8Array> {
  const headers = {
    range: `bytes=${start}-${end - 1}`,
    ...(etag === null ? {} : { "if-match": etag }),
  };
  const response = await send(url, { method: "GET", headers }, options);
  if (response.status !== 206) throw await refusal(response, release);
  const [, from, to, total] =
    response.headers.get("content-range")?.match(/^bytes (\d+)-(\d+)\/(\d+)$/) ?? [];
  if (Number(total) !== size || Number(from) !== start || Number(to) !== end - 1) {
    await drop(response);
    throw new OvertureFailure("changed", { values: { release } });
  }
  const bytes = await bodyOf(response, end - start, options);
  if (bytes.length !== end - start) throw new OvertureFailure("truncated");
  return bytes;
}

async function send(
  url: string,
  { method, headers }: { method: string; headers: Record<string, string> },
  options: RangeOptions,
): Promise<Response> {
  if (!mayRead(url, options.baseUrl)) {
    throw new OvertureFailure("not-allowed", { values: { file: url.slice(0, 200) } });
  }
  const timeout = AbortSignal.timeout(options.requestTimeoutMs ?? overtureLimits.requestTimeoutMs);
  return options.fetch(url, {
    method,
    headers: { "accept-encoding": "identity", "user-agent": options.userAgent, ...headers },
    // Another address would have to be checked again.
    redirect: "error",
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  });
}

/** An index is a file from outside: it must not lead to machines that only we can reach. */
export function mayRead(address: string, baseUrl: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== "" || url.password !== "") return false;
  if (url.origin === new URL(baseUrl).origin) return /^https?:$/.test(url.protocol);
  const isPublicName =
    /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/.test(url.hostname) &&
    !/\.(localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/.test(url.hostname);
  return url.protocol === "https:" && url.port === "" && isPublicName;
}

async function refusal(response: Response, release: string): Promise<OvertureFailure> {
  await drop(response);
  const { status } = response;
  const values = { release };
  if (status === 404 || status === 410) return new OvertureFailure("gone", { values });
  if (status === 401 || status === 403) return new OvertureFailure("forbidden");
  // A whole file instead of a range, another version, or no such range.
  if ([200, 206, 412, 416].includes(status)) return new OvertureFailure("changed", { values });
  return new OvertureFailure("unreachable", { cause: new Error(`status ${status}`) });
}

const drop = async (response: Response): Promise<void> => {
  await response.body?.cancel().catch(() => {});
};

async function bodyOf(
  response: Response,
  maxBytes: number,
  { countBytes }: RangeOptions,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      bytes += part.byteLength;
      if (bytes > maxBytes) throw new OvertureFailure("corrupt");
      parts.push(part);
    }
  } finally {
    await countBytes(bytes).catch(() => {});
  }
  return joined(parts, bytes);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

async function tryAgain<T>(ask: () => Promise<T>, options: RangeOptions): Promise<T> {
  const attempts = options.attempts ?? overtureLimits.attempts;
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const failure = asFailure(error, options);
      if (!failure.isPassing || tries >= attempts) throw failure;
      const base = options.retryBaseMs ?? overtureLimits.retryBaseMs;
      const limit = Math.min(overtureLimits.retryMaxMs, base * 2 ** (tries - 1));
      await options.sleep(Math.floor(options.random() * limit));
    }
  }
}

function asFailure(error: unknown, { signal }: RangeOptions): OvertureFailure {
  if (error instanceof OvertureFailure) return error;
  // Ended from our side: that says nothing about the source.
  if (signal?.aborted) return new OvertureFailure("ended", { cause: error });
  const name = error instanceof Error ? error.name : "";
  if (name === "TimeoutError") return new OvertureFailure("slow", { cause: error });
  return new OvertureFailure(isCutOff(error) ? "truncated" : "unreachable", { cause: error });
}

/** The connection ended in the middle of an answer. */
function isCutOff(error: unknown): boolean {
  const texts = [error, error instanceof Error ? error.cause : null].map(String);
  return texts.some((text) => /terminated|other side closed|content-length/i.test(text));
}

const strong = (etag: string | null): string | null => (etag?.startsWith('"') ? etag : null);

const isPacked = ({ headers }: Response): boolean =>
  !/^(|identity)$/.test(headers.get("content-encoding") ?? "");

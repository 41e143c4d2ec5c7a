import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import type { PasswordPolicy } from "./account/password-rules.ts";
import type { Hold } from "./bounded-body.ts";

/** Who sends a request, decided once from session, JWT or API key before any route runs. */
export type Caller =
  | { kind: "guest"; roles: readonly string[] }
  | { kind: "user"; userId: string; sessionId: string; byJwt: boolean; roles: readonly string[] }
  | { kind: "key"; scopes: ReadonlySet<string>; roles: readonly string[] };

export interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  /** Values of the `:name` parts of the route's path. */
  readonly params: Readonly<Record<string, string>>;
  /** Query string with `a[0]=x&a[1]=y` folded to arrays; every leaf is text. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON or form body; `{}` when there is none, it is malformed, or the route takes it raw. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The socket side, for routes with `body: "raw"` (multipart uploads). */
  readonly raw: IncomingMessage;
  /** What such a route keeps of the body in memory, it keeps here. */
  readonly hold: Hold;
  readonly caller: Caller;
  readonly projectId: string;
}

export interface ApiReply {
  status: number;
  /** An object is sent as JSON; a string, Buffer or stream is sent as it is. */
  body?: unknown;
  stream?: Readable;
  headers?: Record<string, string | string[]>;
}

export interface RateLimit {
  /** Calls allowed per window and key. */
  max: number;
  windowS: number;
  /** What is counted apart: Appwrite's abuse key, such as `url:{url},email:{param-email}`. Several count at once. */
  key: string | readonly string[];
  /** A reply with one of these statuses empties the counter, as a good sign-in does. */
  resetOn?: readonly number[];
}

export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/v1`, with `:name` parts: `/storage/buckets/:bucketId`. */
  path: string;
  /** Older paths that answer alike; they share the rate limit of `path`. */
  alias?: readonly string[];
  /** The caller needs one of these scopes; absent = public. */
  scope?: readonly string[];
  body?: "json" | "raw";
  /** Refuses parameters before the call is counted. */
  check?: (request: ApiRequest) => void;
  limit?: RateLimit;
  handle: (request: ApiRequest) => ApiReply | Promise<ApiReply>;
}

/** Something that happened to a resource: `users.U.create`, `databases.D.tables.T.rows.R.update`. */
export interface ServiceEvent {
  name: string;
  /** The resource as the API answers it. */
  payload: unknown;
  /** Who did it; empty for an API key or a guest. */
  userId: string;
}

/** What every service is built from. */
export interface ServiceContext {
  readonly db: DatabaseSync;
  /** Signs and checks every token; made at the first start and kept in the data folder. */
  readonly jwtSecret: string;
  readonly publish: (event: ServiceEvent) => void;
  readonly subscribe: (listener: (event: ServiceEvent) => void) => void;
  readonly options: LocalAppwriteOptions;
  /** A server-made id: 13 hex digits of time and 7 random ones. */
  readonly newId: () => string;
  /** `2026-11-21T07:17:16.123+00:00`, strictly increasing within the process. */
  readonly now: () => string;
}

/** The parts of `appwrite.json` this server provisions, as the official CLI reads them. */
export interface AppwriteConfig {
  projectId: string;
  /** Named in the mails' subjects; the id when absent. */
  projectName?: string;
  tablesDB: { $id: string; name: string; enabled: boolean }[];
  tables: ConfigTable[];
  buckets: ConfigBucket[];
  functions: ConfigFunction[];
}
export interface ConfigColumn {
  key: string;
  type: string;
  required: boolean;
  array: boolean;
  default: unknown;
  /** The default new rows still get after it was taken away: taking one away changes only what is shown. */
  keptDefault?: unknown;
  size?: number;
  min?: number;
  max?: number;
  format?: string;
  elements?: string[];
  encrypt?: boolean;
  /** Absent = available. A new column or index can be used only once it is. */
  status?: SchemaStatus;
  error?: string;
  $createdAt?: string;
  $updatedAt?: string;
}
export interface ConfigIndex {
  key: string;
  type: string;
  columns: string[];
  orders: string[];
  lengths?: number[];
  status?: SchemaStatus;
  /** Told as available, and not there. */
  isAbsent?: boolean;
  error?: string;
  $createdAt?: string;
  $updatedAt?: string;
}
export type SchemaStatus = "processing" | "available" | "failed";
export interface ConfigTable {
  $id: string;
  databaseId: string;
  name: string;
  enabled: boolean;
  rowSecurity: boolean;
  $permissions: string[];
  columns: ConfigColumn[];
  indexes: ConfigIndex[];
}
export interface ConfigBucket {
  $id: string;
  name: string;
  $permissions: string[];
  fileSecurity: boolean;
  enabled: boolean;
  maximumFileSize: number;
  allowedFileExtensions: string[];
  compression: string;
  encryption: boolean;
  antivirus: boolean;
}
export interface ConfigFunction {
  $id: string;
  name: string;
  runtime: string;
  /** Absent = the server's default. */
  specification?: string;
  execute: string[];
  events: string[];
  schedule: string;
  timeout: number;
  enabled: boolean;
  logging: boolean;
  scopes: string[];
  entrypoint: string;
  commands: string;
  path: string;
}

/** A service people sign in with, spoken to by the authorization-code flow. */
export interface OAuth2Provider {
  clientId: string;
  clientSecret: string;
  /** The page the browser is sent to. */
  authorizeUrl: string;
  /** Where the code becomes an access token, and the token a profile `{id, email, name, verified_email}`. */
  tokenUrl: string;
  profileUrl: string;
}

export interface LocalAppwriteOptions {
  /** Everything that must survive a restart lives below this folder. */
  dataDir: string;
  config: AppwriteConfig;
  /** Folder the functions' `path` is relative to. */
  functionsRoot: string;
  /** Variables every function gets besides Appwrite's own. */
  functionVariables: Record<string, string>;
  /** An API key with every scope, for tests, operators and provisioning. */
  apiKey: string;
  /** Public address of the API as the functions reach it, such as `http://127.0.0.1:3000/v1`. */
  endpoint: string;
  /** Host names of web platforms besides localhost and 127.0.0.1. */
  platformHosts: string[];
  rateLimits: boolean;
  /** What passwords have to be; as in a new project when absent. */
  passwordPolicy?: Partial<PasswordPolicy>;
  /**
   * Whether a single row is answered as it was first read for good, as from a cache whose entry no
   * write has purged. Lists are never cached.
   */
  staleRows?: boolean;
  /**
   * Whether a unique index over equal values is told as available and is not there, as on a real
   * server. Without it such an index fails: what counts on it hears of that at once.
   */
  losesUniqueIndexes?: boolean;
  /** Sign-in with another service, by its name; one that is not here is disabled. */
  oauth2?: Record<string, OAuth2Provider>;
  /** When set, scheduled functions run at start and then this often, instead of by their cron text. */
  scheduleIntervalMs?: number;
  /** Hears of every call of an operation once it is answered. */
  onAnswer?: (answer: OperationAnswer) => void;
}

/** What a call is told as whose path and method no operation has. */
export const UNKNOWN_OPERATION = "unknown";

export interface OperationAnswer {
  /** The method and the path with its parameters' names, as `GET /account/sessions/:id`. */
  operation: string;
  /** The method and the path as they were asked. */
  asked: string;
  status: number;
  /** `null` when the call was answered well. */
  errorType: string | null;
}

/** A call to a function's own domain: no caller is known there. */
export interface FunctionCall {
  functionId: string;
  method: string;
  /** Path with query string. */
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** The address it comes from, as the proxy in front knows it; no header of the caller's counts. */
  clientIp: string;
}
export interface FunctionReply {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

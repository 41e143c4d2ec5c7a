/** Sent once, when the process takes calls. */
export const READY = "ready";

/** What travels between the server and a function's process. Bodies go as bytes. */
export interface CallMessage {
  id: number;
  method: string;
  /** With query string. */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
  timeoutMs: number;
  isLogged: boolean;
}

/** A name may have several values, as `set-cookie` has. */
export type ReplyHeaders = Record<string, string | string[]>;

export interface ReplyMessage {
  id: number;
  status: number;
  /** None at all when the process ended before it answered. */
  headers: ReplyHeaders;
  body: Uint8Array;
  logs: string;
  errors: string;
  isTimedOut: boolean;
}

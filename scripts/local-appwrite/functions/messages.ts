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

export interface ReplyMessage {
  id: number;
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  logs: string;
  errors: string;
  isTimedOut: boolean;
}

export interface AskedHere {
  /** Empty to run a plan unchanged. */
  question: string;
  before: unknown;
  /** Something since that answer was refused. */
  isEarlier?: boolean;
  language: string | undefined;
}

export interface AnsweredHere {
  /** Like a reply of the server. */
  sent: Record<string, unknown>;
  file?: { name: string; content: Blob };
}

/** Each brings a port for its reply. */
export type ToReader = { kind: "open"; address: string } | { kind: "ask"; asked: AskedHere };

export type FromReader = { answered: AnsweredHere | null } | { failure: unknown };

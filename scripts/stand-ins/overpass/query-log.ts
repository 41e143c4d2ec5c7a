export interface LoggedQuery {
  /** When it arrived, ISO 8601. */
  at: string;
  query: string;
  /** 0 while it has no answer, and for ever when it never got one. */
  status: number;
  ms: number;
  /** Queries being answered when this one was taken up, itself included. */
  running: number;
}

export interface QueryLog {
  entries: () => LoggedQuery[];
  /** The entry to be completed when the answer is out. */
  add: (query: string) => LoggedQuery;
  clear: () => void;
}

const keptQueries = 5_000;

export function createQueryLog(): QueryLog {
  let entries: LoggedQuery[] = [];
  return {
    entries: () => entries.slice(-keptQueries),
    add(query) {
      const entry = { at: new Date().toISOString(), query, status: 0, ms: 0, running: 0 };
      entries.push(entry);
      if (entries.length > keptQueries * 2) entries = entries.slice(-keptQueries);
      return entry;
    },
    clear() {
      entries = [];
    },
  };
}

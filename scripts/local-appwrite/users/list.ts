import { parseQueries, queryError, readPage } from "../query.ts";

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 5000;

export interface UserFilter {
  ids: string[] | null;
  emails: string[] | null;
  limit: number;
  offset: number;
}

/** Served for people: `equal` on `$id` and `email`, limit, offset. Anything else is refused, never ignored. */
export function userFilter(parameter: unknown): UserFilter {
  const queries = parseQueries(parameter);
  const { limit, offset } = readPage(queries, DEFAULT_LIMIT);
  const filter: UserFilter = {
    ids: null,
    emails: null,
    limit: Math.min(Number(limit), MAX_LIMIT),
    offset: Number(offset),
  };
  for (const { method, attribute, values } of queries) {
    if (method === "limit" || method === "offset") continue;
    if (method === "equal" && attribute === "$id") filter.ids = values.map(String);
    else if (method === "equal" && attribute === "email")
      filter.emails = values.map((one) => String(one).toLowerCase());
    else throw queryError(`${method} on "${attribute}" is not served for users`);
  }
  return filter;
}

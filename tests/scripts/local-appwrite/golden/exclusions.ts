/** Recorded cases of operations that are not served here. */
export const NOT_SERVED: Record<string, string> = {
  "console-only route with a key": "projects are not managed over HTTP",
  "health of the database by key": "there is one database, and no console to watch it",
  "legacy: get document": "the deprecated /databases routes are not served",
  "legacy: create document: duplicate": "the deprecated /databases routes are not served",
  "legacy: get document: unknown": "the deprecated /databases routes are not served",
  "legacy: decrement past min": "the deprecated /databases routes are not served",
  "legacy: increment": "the deprecated /databases routes are not served",
  "legacy: list documents": "the deprecated /databases routes are not served",
  "ttl cache: first": "lists are not cached: every answer is fresh",
  "ttl cache: second": "lists are not cached: every answer is fresh",
  "delete account by the user": "accounts are deleted by API key only",
  root: "paths outside /v1 belong to whoever mounts the server",
  "unknown route outside /v1": "paths outside /v1 belong to whoever mounts the server",
  "Host localhost: unknown route outside /v1":
    "paths outside /v1 belong to whoever mounts the server",
  "upload by a user, call 1":
    "buckets are not part of this configuration; uploads have their own tests",
  "upload by a user, call 60":
    "buckets are not part of this configuration; uploads have their own tests",
  "upload by a user, call 61":
    "buckets are not part of this configuration; uploads have their own tests",
  "anonymous session": "anonymous accounts are not served",
  "magic link for an unknown e-mail": "magic links are not served",
  "e-mail token": "one-time codes are not served",
  "OAuth2 session: provider not enabled": "OAuth2 is not served",
  "OAuth2 token: provider not enabled": "OAuth2 is not served",
  "OAuth2 session: success host not a platform": "OAuth2 is not served",
  "OAuth2: unknown provider": "OAuth2 is not served",
  "tables: delete": "tables change in the configuration only",
  "tables: rows of the deleted table": "tables change in the configuration only",
  "column create on a deleted table": "tables change in the configuration only",
  "database: update": "databases change in the configuration only",
  "disabled database: guest lists rows": "databases change in the configuration only",
  "disabled database: key lists rows": "databases change in the configuration only",
  "database: enable": "databases change in the configuration only",
};

/** Recorded cases answered differently on purpose. */
export const DIFFERENT: Record<string, string> = {
  "get account, response format 2.0.0 (newer than server)":
    "the server reports 2.0.0, so that the web SDK prints no warning",
  "JSON string as body": "the 500 has Appwrite's usual error body; the recorded one lacks its type",
  "upsert row: unique violation": "409 as on PostgreSQL; MariaDB overwrites the other row",
  "upsert row: unique violation: the other row afterwards": "stays as it was, as on PostgreSQL",
};

/** Facts measured on the real server under load; tablesdb and transactions tests check ours. */
export const CHECKED_ELSEWHERE: Record<string, string> = {
  "200 decrements (value 1, min 0), 24 at a time, on a balance of 100": "tablesdb.test.ts",
  "6 parallel commits of one transaction (decrement 10 only), 10 rounds, balance 100":
    "transactions.test.ts",
  "6 parallel commits of one transaction (create ledger row + decrement 10), 10 rounds, balance 100":
    "transactions.test.ts",
  "100 transactions (create ledger row + decrement 1 min 0), 12 at a time, on a balance of 50":
    "transactions.test.ts",
  "16 transactions with the same ledger row id, 8 at a time, on a balance of 50":
    "transactions.test.ts",
};

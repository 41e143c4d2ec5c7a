/** Recorded cases of operations that are not served here. */
export const NOT_SERVED: Record<string, string> = {
  "how the project was made (facts)": "the one project is there from the start",
  "console: project policies of a new project": "there are no console accounts; a key reads them",
  "console: platforms": "there are no console accounts; a key reads them",
  "console: projects": "there are no console accounts",
  "console variables": "there are no console accounts",
  "console variables as guest": "there are no console accounts",
  "console-only route with a key": "projects are not managed over HTTP",
  "health of the database by key": "there is one database, and no console to watch it",
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
  "magic link for an unknown e-mail": "magic links are not served",
  "e-mail token": "one-time codes are not served",
};

/** Recorded cases answered differently on purpose. */
export const DIFFERENT: Record<string, string> = {
  "get table": "bytesUsed is not reckoned: SQLite has no row size to keep to",
  "list tables": "bytesUsed is not reckoned: SQLite has no row size to keep to",
  "legacy: get collection": "bytesUsed is not reckoned: SQLite has no row size to keep to",
  "legacy: list indexes": "asked for when the index is made; the recorder asked before",
  "legacy: list documents": "the rows of the recorder's load tests are not made here",
  "update column: wrong type route": "shown as the integer it is; the release mixes both types",
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
const MADE_ID = "refused: the release puts an id of its own in place of the given one";
const UNSEEN_ROWS = "the release's count holds the rows it made under ids of its own";

/** Of 16-ids-and-values: all but the last two are refused here and taken, or broken, there. */
export const DIFFERENT_IDS: Record<string, string> = {
  "upsert row: id 0": MADE_ID,
  'bulk create: $id "0"': MADE_ID,
  'stage: create with row id "0"': MADE_ID,
  'commit: create with row id "0"': "nothing was staged",
  'create table: id "0"': MADE_ID,
  'create bucket: id "0"': "refused: the release answers 201 and has made nothing",
  'upload: fileId "0"': MADE_ID,
  "create row: rowId null": "refused with 400; the release ends in a 500",
  "create row: rowId true": "refused; the release takes it for the id 1",
  'create user: id "0"': "refused with 400; the release ends in a 500",
  'create user: e-mail "" and no password': "refused with another sentence",
  "create user: e-mail with spaces around": "refused; the release keeps the spaces",
  'list rows: limit "2" as text': "refused; the release reads the number in it",
  "get row: id with %20 at the end": "refused with 404 instead of 400",
  'create row: float as "1.5"': "columns made with their table have another sentence there",
  'download: content "0"': "the release gives such a file out still enciphered; none is written",
  "list rows: equal label with a trailing space": "MariaDB takes it for equal; no query ends so",
  "get row: empty id (double slash)": UNSEEN_ROWS,
};

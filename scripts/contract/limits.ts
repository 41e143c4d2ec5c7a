/** How often an operation may be called in its window by one who is no key. */
export interface LimitedOperation {
  /** With stars for ids. */
  operation: string;
  max: number;
  by: "guest" | "person";
  /** Counted together with others, so it may be full before it is called. */
  shared?: true;
}

const limited = (max: number, by: LimitedOperation["by"], ...operations: string[]) =>
  operations.map((operation): LimitedOperation => ({ operation, max, by }));

const ROWS = "/tablesdb/*/tables/*/rows";
const OAUTH2 = ["sessions", "tokens"].map((kind) => `GET /account/${kind}/oauth2/*`);

export const limitedOperations: readonly LimitedOperation[] = [
  ...limited(10, "guest", "POST /account", "POST /account/sessions/email"),
  ...limited(10, "guest", "POST /account/sessions/token"),
  ...limited(10, "guest", "POST /account/recovery", "PUT /account/recovery"),
  ...limited(10, "guest", "PUT /account/verifications/email"),
  ...limited(10, "person", "POST /account/verifications/email", "PATCH /account/password"),
  // These are counted by address, or by path whatever the method.
  ...[
    ...limited(50, "guest", "POST /account/sessions/anonymous", ...OAUTH2),
    ...limited(10, "person", "PATCH /account/sessions/*"),
    ...limited(100, "person", "DELETE /account/sessions/*"),
  ].map((one): LimitedOperation => ({ ...one, shared: true })),
  ...limited(
    120,
    "person",
    "POST /account/jwts",
    `POST ${ROWS}`,
    `PATCH ${ROWS}/*`,
    `PUT ${ROWS}/*`,
  ),
  ...limited(120, "person", `PATCH ${ROWS}/*/*/increment`, `PATCH ${ROWS}/*/*/decrement`),
  ...limited(60, "person", `DELETE ${ROWS}/*`, "POST /storage/buckets/*/files"),
  ...limited(100, "person", "DELETE /account/sessions"),
];

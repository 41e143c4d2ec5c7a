import { limitedOperations } from "../limits.ts";
import type { ErrorFamily } from "./listed-error.ts";
import { account, users, wire } from "./people.ts";
import { compute, messaging, project, storage } from "./resources.ts";
import { schema, tables, transactions } from "./tables.ts";

const realtime: ErrorFamily = {
  family: "realtime",
  listed: [1003, 1008, 1013].map((code) => ({ type: String(code), code, at: ["realtime"] })),
};

const limits: ErrorFamily = {
  family: "rate limits",
  listed: [
    {
      type: "general_rate_limit_exceeded",
      code: 429,
      at: limitedOperations.map(({ operation }) => operation),
    },
  ],
};

/** All that the notes list, by what is called. */
export const errorFamilies: readonly ErrorFamily[] = [
  ...[wire, account, users, tables, schema, transactions],
  ...[storage, compute, messaging, project, realtime, limits],
];

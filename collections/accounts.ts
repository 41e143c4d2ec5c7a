import { defineTable, flag, integer } from "./schema.ts";

/** One row per user, by the user's id. The balance is a projection of the ledger entries. */
export const accounts = defineTable({
  id: "accounts",
  name: "Accounts",
  rowSecurity: true,
  columns: {
    balance_micros: integer(),
    frozen: flag(),
  },
});

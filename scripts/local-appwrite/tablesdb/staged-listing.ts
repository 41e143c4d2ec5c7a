import { withoutTrace } from "../database.ts";
import { ApiError } from "../errors.ts";
import type { Caller } from "../service.ts";
import { replayLeniently } from "./commit.ts";
import type { Listing } from "./listing.ts";
import type { RowService } from "./row-service.ts";
import type { Table } from "./schema.ts";
import { bareRow, stagedState } from "./staging.ts";
import { findTransaction } from "./transactions.ts";

/**
 * A list as a reader inside the transaction sees it: the staged writes are made, the list is read,
 * and everything is undone. Staged increments do not show, as in Appwrite.
 */
export function listStagedRows(
  { context, catalog }: RowService,
  caller: Caller,
  table: Table,
  transactionId: string,
  list: () => Listing,
): { total: number; rows: unknown[] } {
  findTransaction(context, caller, transactionId);
  const listing = withoutTrace(context.db, () => {
    replayLeniently(context, catalog, transactionId, (error) => error instanceof ApiError);
    return list();
  });
  const rows = listing.rows.map((row) => {
    const state = stagedState(context, table, transactionId, row.$id);
    return state.kind === "created" ? bareRow(table, row.$id, state.data) : row;
  });
  return { total: listing.total, rows };
}

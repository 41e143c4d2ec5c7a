import type { ApiRequest } from "../service.ts";
import { transactionIdOf } from "./row-parameters.ts";
import type { RowService } from "./row-service.ts";
import type { Table } from "./schema.ts";
import { checkStageable } from "./staging.ts";
import { addOperations, findTransaction, type Operation } from "./transactions.ts";

/** Stages the write of a row route that names a transaction. */
export function stageOne(
  { context, catalog }: RowService,
  request: ApiRequest,
  table: Table,
  given: Pick<Operation, "action" | "rowId" | "data">,
): void {
  const transaction = findTransaction(context, request.caller, transactionIdOf(request));
  const operation = { ...given, databaseId: table.databaseId, tableId: table.tableId };
  addOperations(context, transaction, [operation], (one) =>
    checkStageable(context, catalog, request.caller, transaction.$id, one),
  );
}

import { apiError } from "../errors.ts";
import { integerInRange } from "../parameters.ts";
import { parseQueries, readPage } from "../query.ts";
import type { ApiReply, ApiRequest, Route } from "../service.ts";
import { applyOperations } from "./commit.ts";
import { READ_SCOPE, WRITE_SCOPE } from "./row-parameters.ts";
import type { RowService } from "./row-service.ts";
import { checkStageable, readOperationList } from "./staging.ts";
import {
  addOperations,
  createTransaction,
  deleteTransaction,
  findTransaction,
  listTransactions,
  requireUnexpired,
  setStatus,
} from "./transactions.ts";

const DEFAULT_LIMIT = 25;
const PATH = "/tablesdb/transactions";
const ONE = `${PATH}/:transactionId`;

function transactionOf(
  { context }: RowService,
  { caller, params }: ApiRequest,
): ReturnType<typeof findTransaction> {
  return findTransaction(context, caller, params.transactionId ?? "");
}

function stage(service: RowService, request: ApiRequest): ApiReply {
  const { context, catalog } = service;
  const operations = readOperationList(request.body.operations, context.newId);
  const transaction = transactionOf(service, request);
  const check = (one: (typeof operations)[number]): void =>
    checkStageable(context, catalog, request.caller, transaction.$id, one);
  return { status: 201, body: addOperations(context, transaction, operations, check) };
}

function finish(service: RowService, request: ApiRequest): ApiReply {
  const { context, catalog } = service;
  const commit = request.body.commit === true;
  const rollback = request.body.rollback === true;
  if (commit && rollback)
    throw apiError("general_bad_request", "Cannot commit and rollback at the same time");
  if (!commit && !rollback)
    throw apiError("general_bad_request", "Either commit or rollback must be true");
  const transaction = transactionOf(service, request);
  requireUnexpired(transaction);
  if (transaction.status !== "pending") throw apiError("transaction_not_ready");
  if (rollback) return { status: 200, body: setStatus(context, transaction.$id, "failed") };
  try {
    const events = applyOperations(context, catalog, request.caller, transaction.$id);
    const committed = setStatus(context, transaction.$id, "committed");
    for (const event of events) context.publish(event);
    return { status: 200, body: committed };
  } catch (error) {
    setStatus(context, transaction.$id, "failed");
    throw error;
  }
}

export function transactionRoutes(service: RowService): Route[] {
  const { context } = service;
  return [
    {
      method: "POST",
      path: PATH,
      scope: WRITE_SCOPE,
      handle: ({ body, caller }) => {
        const ttlS = integerInRange(body, "ttl", { min: 60, max: 3600, fallback: 300 });
        return { status: 201, body: createTransaction(context, caller, ttlS) };
      },
    },
    {
      method: "GET",
      path: PATH,
      scope: READ_SCOPE,
      handle: ({ caller, query }) => {
        const page = readPage(parseQueries(query.queries), DEFAULT_LIMIT);
        return { status: 200, body: listTransactions(context, caller, page) };
      },
    },
    {
      method: "GET",
      path: ONE,
      scope: READ_SCOPE,
      handle: (request) => ({ status: 200, body: transactionOf(service, request) }),
    },
    {
      method: "POST",
      path: `${ONE}/operations`,
      scope: WRITE_SCOPE,
      handle: (request) => stage(service, request),
    },
    {
      method: "PATCH",
      path: ONE,
      scope: WRITE_SCOPE,
      handle: (request) => finish(service, request),
    },
    {
      method: "DELETE",
      path: ONE,
      scope: WRITE_SCOPE,
      handle: (request) => {
        deleteTransaction(context, transactionOf(service, request).$id);
        return { status: 204 };
      },
    },
  ];
}

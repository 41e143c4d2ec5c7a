import { apiError, apiErrorAbout, invalidParameter } from "../errors.ts";
import { isGiven } from "../parameters.ts";
import type { ApiReply, ApiRequest } from "../service.ts";
import { mayTouch } from "./access.ts";
import { addToColumn } from "./numbers.ts";
import { transactionIdOf } from "./row-parameters.ts";
import { publishRow, type RowService, tableOf } from "./row-service.ts";
import { findRow } from "./rows.ts";
import { stageOne } from "./stage-one.ts";
import { bareRow } from "./staging.ts";

type Amount = number | bigint;

function amountParameter(body: ApiRequest["body"], name: string): Amount | null {
  const value = body[name];
  if (!isGiven(value)) return null;
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number === "bigint" || (typeof number === "number" && Number.isFinite(number)))
    return number;
  throw invalidParameter(name, "Value must be a valid number");
}

/** `PATCH …/rows/:rowId/:column/increment` and `/decrement`. */
export function changeNumber(
  service: RowService,
  request: ApiRequest,
  isDecrement: boolean,
): ApiReply {
  const { context } = service;
  const { body, caller, params } = request;
  const amount = amountParameter(body, "value") ?? 1;
  const limit = amountParameter(body, isDecrement ? "min" : "max");
  const table = tableOf(service, request);
  const { rowId = "", column = "" } = params;
  if (transactionIdOf(request)) {
    const bound = limit === null ? {} : { [isDecrement ? "min" : "max"]: limit };
    const action = isDecrement ? "decrement" : "increment";
    stageOne(service, request, table, { action, rowId, data: { column, value: amount, ...bound } });
    return { status: 200, body: bareRow(table, rowId, { [column]: amount }) };
  }
  if (amount <= 0)
    throw apiError("general_argument_invalid", "Value must be numeric and greater than 0");
  const before = findRow(context, table, rowId);
  // The message's %s is Appwrite's own: it never fills the key in here, nor tells a missing row apart.
  if (!before) throw apiErrorAbout("column_not_found", "%s");
  if (!mayTouch(caller, "update", table, before)) throw apiError("user_unauthorized");
  const addition = { column, amount, isDecrement, limit };
  const result = addToColumn(context, table, rowId, addition, before);
  if (result.ok) {
    publishRow(service, caller, table, result.row, "update");
    return { status: 200, body: result.row };
  }
  if (result.problem === "not-found") throw apiErrorAbout("column_not_found", "%s");
  if (result.problem === "not-a-number")
    throw apiError("attribute_type_invalid", `tablesDB "${column}" is not a number`);
  const side = isDecrement ? "minimum" : "maximum";
  throw apiError(
    "column_limit_exceeded",
    `tablesDB "${column}" has reached the ${side} value of ${limit}`,
  );
}

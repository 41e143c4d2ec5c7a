import { apiError } from "../errors.ts";
import type { Column, Table } from "./schema.ts";
import { valueProblem } from "./values.ts";

export type RowData = Record<string, unknown>;

/** The row does not fit its table; inside a commit the same sentence goes out under an older type. */
export function structureError(reason: string): Error {
  return apiError("row_invalid_structure", `Invalid document structure: ${reason}`);
}

function checkValue(value: unknown, column: Column): void {
  const label = column.format ? "format" : "type";
  if (column.array) {
    if (!Array.isArray(value)) throw structureError(`Attribute "${column.key}" must be an array`);
    for (const [index, item] of value.entries()) {
      const problem = valueProblem(item, column);
      if (problem)
        throw structureError(
          `Attribute "${column.key}['${index}']" has invalid ${label}. ${problem}`,
        );
    }
    return;
  }
  const problem = valueProblem(value, column);
  if (problem) throw structureError(`Attribute "${column.key}" has invalid ${label}. ${problem}`);
}

/** Own columns of the given data; what starts with `$` is not data. */
export function columnData(data: RowData): RowData {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !key.startsWith("$")));
}

/** Checks in Appwrite's order: what is required, what is unknown, then each value. */
export function checkRow(table: Table, data: RowData, isPartial: boolean): void {
  for (const column of table.columns.values()) {
    const isAbsent = data[column.key] === undefined ? !isPartial : data[column.key] === null;
    if (column.required && isAbsent)
      throw structureError(`Missing required attribute "${column.key}"`);
  }
  for (const key of Object.keys(data)) {
    if (!table.columns.has(key)) throw structureError(`Unknown attribute: "${key}"`);
  }
  for (const [key, value] of Object.entries(data)) {
    const column = table.columns.get(key);
    if (column && value !== null && value !== undefined) checkValue(value, column);
  }
}

import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createValidator } from "../../../scripts/contract/validator.ts";
import { projectRoot } from "../../../scripts/project-root.ts";

const validate = createValidator(join(projectRoot, "node_modules"), "no such folder");
const row = {
  $id: "r",
  $sequence: "1",
  $tableId: "t",
  $databaseId: "d",
  $createdAt: "2026-11-21T00:00:00.000+00:00",
  $updatedAt: "2026-11-21T00:00:00.000+00:00",
  $permissions: [],
};
const exchange = {
  method: "POST",
  path: "/tablesdb/d/tables/t/rows",
  format: "1.9.5",
  status: 201,
  contentType: "application/json; charset=UTF-8",
  body: row as unknown,
};

describe("answers against what the SDKs declare", () => {
  test("a row is one, and its columns may be anything", () => {
    expect(validate({ ...exchange, body: { ...row, name: 1 } })).toEqual({
      operation: "TablesDB.createRow",
      route: "POST /tablesdb/{databaseId}/tables/{tableId}/rows",
      violations: [],
    });
  });

  test("the same call with many rows is another operation", () => {
    const many = validate({ ...exchange, body: { total: 1, rows: [row] } });
    expect(many).toMatchObject({ operation: "TablesDB.createRows", violations: [] });
  });

  test("a missing field and one of another type are violations", () => {
    const { $id: _id, ...without } = row;
    expect(validate({ ...exchange, body: without }).violations[0]).toContain("'$id'");
    const wrong = validate({ ...exchange, body: { ...row, $permissions: "none" } });
    expect(wrong.violations[0]).toContain("/$permissions must be array");
  });

  test("a number of a row was a number before 1.9.0", () => {
    expect(
      validate({ ...exchange, format: "1.8.0", body: { ...row, $sequence: 1 } }).violations,
    ).toEqual([]);
  });

  test("an error has a type", () => {
    const error = { message: "no", code: 404, version: "2.0.0" };
    expect(validate({ ...exchange, status: 404, body: error }).violations[0]).toContain("'type'");
  });
});

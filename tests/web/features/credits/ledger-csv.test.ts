import { describe, expect, test } from "vitest";
import type { LedgerLine } from "#domain/contract.ts";
import { csvCell, ledgerCsv } from "../../../../web/src/features/credits/ledger-csv.ts";

const line = (changes: Partial<LedgerLine>): LedgerLine => ({
  id: "h.1",
  at: "2026-11-21T12:00:00.000Z",
  kind: "hold",
  amount: -0.004924,
  balanceAfter: 4.995076,
  taskId: "1",
  note: "$0.004924 held for this collection",
  ...changes,
});

describe("a cell of the file", () => {
  test.each([
    ["plain", "plain"],
    ["a, b", '"a, b"'],
    ['say "no"', '"say ""no"""'],
    ["two\nlines", '"two\nlines"'],
    ["", ""],
    [null, ""],
  ])("%j is written as %j", (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "|calc", "＝1", "  =1", "\t=1", "\t1"])(
    "%j can't run as a formula",
    (text) => {
      expect(csvCell(text)).toMatch(/^"?'/);
    },
  );

  test.each([
    [20, "20.00"],
    [-0.004924, "-0.004924"],
    [0.000001, "0.000001"],
    [-0.01, "-0.01"],
    [0, "0.00"],
    [1234567.5, "1234567.50"],
  ])("the amount %d is the number %s", (amount, cell) => {
    expect(csvCell(amount)).toBe(cell);
  });
});

test("every entry is a row, with the preset's name in words and in its own column", () => {
  const file = ledgerCsv(
    [line({}), line({ id: "w.2", kind: "welcome", amount: 5, taskId: null, note: "" })],
    (taskId) => (taskId === "1" ? 'Bakeries, "old" town' : null),
  );
  expect(file).toBe(
    "\uFEFFdate,what,amount,balance_after,note,preset,preset_id,id\r\n" +
      '2026-11-21T12:00:00.000Z,"Held for “Bakeries, ""old"" town”",-0.004924,4.995076,' +
      '$0.004924 held for this collection,"Bakeries, ""old"" town",1,h.1\r\n' +
      "2026-11-21T12:00:00.000Z,Welcome credit,5.00,4.995076,,,,w.2\r\n",
  );
});

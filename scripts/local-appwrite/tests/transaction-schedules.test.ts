import fc from "fast-check";
import { TablesDB } from "node-appwrite";
import { expect, test } from "vitest";
import { holdsAsync, TRANSACTION_SCHEDULES } from "./fixtures/random.ts";
import { column, DATABASE, startProject, table } from "./fixtures/start-project.ts";
import { keyClient } from "./fixtures/start-server.ts";
import { createModel, type Write } from "./fixtures/transaction-model.ts";

const tableId = "purses";

const row = fc.constantFrom("a", "b", "c");
const write: fc.Arbitrary<Write> = fc.oneof(
  fc.record({
    action: fc.constantFrom("create" as const, "update" as const, "upsert" as const),
    row,
    value: fc.integer({ min: 0, max: 9 }),
  }),
  fc.record({
    action: fc.constantFrom("increment" as const, "decrement" as const, "decrement" as const),
    row,
    value: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ action: fc.constant("delete" as const), row, value: fc.constant(0) }),
);
const transaction = fc.integer({ min: 0, max: 2 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("stage" as const), transaction, write }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("write" as const), write }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("commit" as const), transaction }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("rollback" as const), transaction }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("commit-both" as const),
      transaction,
      other: transaction,
    }),
  },
);

test("random schedules of transactions and single writes end as a model of them says", async () => {
  await using server = await startProject({
    tables: [table({ $id: tableId, columns: [column("balance", "integer", { required: true })] })],
  });
  const tables = new TablesDB(keyClient(server));
  const seen = new Map<string, number>();
  let schedule = 0;

  await holdsAsync(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      schedule += 1;
      const place = (id: string) => ({ databaseId: DATABASE, tableId, rowId: `${id}${schedule}` });
      const ids: string[] = [];
      for (let each = 0; each < 3; each++) {
        ids.push((await tables.createTransaction({ ttl: 600 })).$id);
      }
      const model = createModel(ids.length);
      for (const id of ["a", "b"]) {
        const first: Write = { action: "create", row: id, value: 4 };
        expect(await said(() => writeNow(tables, first, place(id)))).toBe(model.write(first));
      }
      const end = (at: number, how: { commit: true } | { rollback: true }): Promise<string> =>
        said(() => tables.updateTransaction({ transactionId: ids[at] ?? "", ...how }));
      const trail: string[] = [];
      const check = (what: string, answer: string, expected: string): void => {
        trail.push(`${what} → ${answer}`);
        for (const one of answer.split(",")) seen.set(one, (seen.get(one) ?? 0) + 1);
        expect({ trail, answer }).toEqual({ trail, answer: expected });
      };

      for (const each of steps) {
        const what = JSON.stringify(each);
        if (each.kind === "write") {
          const answer = await said(() => writeNow(tables, each.write, place(each.write.row)));
          check(what, answer, model.write(each.write));
        } else if (each.kind === "stage") {
          const operation = stagedAs(each.write, place(each.write.row));
          const transactionId = ids[each.transaction] ?? "";
          const answer = await said(() =>
            tables.createOperations({ transactionId, operations: [operation] }),
          );
          check(what, answer, model.stage(each.transaction, each.write));
        } else if (each.kind === "commit-both") {
          const pair = [each.transaction, each.other] as const;
          const answers = await Promise.all(pair.map((at) => end(at, { commit: true })));
          check(what, answers.join(), model.commitBoth(pair, answers.join()));
        } else if (each.kind === "commit") {
          const answer = await end(each.transaction, { commit: true });
          check(what, answer, model.commit(each.transaction));
        } else {
          const answer = await end(each.transaction, { rollback: true });
          check(what, answer, model.rollback(each.transaction));
        }
      }
      const balances: Record<string, unknown> = {};
      for (const id of ["a", "b", "c"]) {
        await said(async () => {
          balances[id] = (await tables.getRow(place(id))).balance;
        });
      }
      expect({ trail, balances }).toEqual({ trail, balances: model.balances() });
    }),
    { numRuns: TRANSACTION_SCHEDULES, salt: 20261121 },
  );

  console.log(
    `${TRANSACTION_SCHEDULES} schedules: ${[...seen].map(([answer, n]) => `${answer} ${n}`).join(", ")}`,
  );
  // Each way to end was met often, not once by chance.
  for (const answer of ["ok", "transaction_conflict", "attribute_limit_exceeded"]) {
    expect([answer, seen.get(answer) ?? 0]).toEqual([
      answer,
      expect.toSatisfy((n) => n > TRANSACTION_SCHEDULES / 20),
    ]);
  }
});

/** `ok`, or the type of the error. */
const said = (call: () => Promise<unknown>): Promise<string> =>
  call().then(
    () => "ok",
    (error: { type: string }) => error.type,
  );

interface Place {
  databaseId: string;
  tableId: string;
  rowId: string;
}

const isAddition = ({ action }: Write): boolean => action === "increment" || action === "decrement";

const stagedAs = (write: Write, place: Place): object => ({
  action: write.action,
  ...place,
  ...(write.action === "delete" ? {} : { data: dataOf(write) }),
});

const dataOf = (write: Write): object =>
  isAddition(write)
    ? {
        column: "balance",
        value: write.value,
        ...(write.action === "decrement" ? { min: 0 } : {}),
      }
    : { balance: write.value };

function writeNow(tables: TablesDB, write: Write, place: Place): Promise<unknown> {
  const data = { balance: write.value };
  const addition = { ...place, column: "balance", value: write.value };
  switch (write.action) {
    case "create":
      return tables.createRow({ ...place, data });
    case "update":
      return tables.updateRow({ ...place, data });
    case "upsert":
      return tables.upsertRow({ ...place, data });
    case "delete":
      return tables.deleteRow(place);
    case "increment":
      return tables.incrementRowColumn(addition);
    case "decrement":
      return tables.decrementRowColumn({ ...addition, min: 0 });
  }
}

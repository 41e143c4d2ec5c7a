import type { World } from "./world.ts";

const ROWS = "/v1/tablesdb/main/tables";
const TRANSACTIONS = "/v1/tablesdb/transactions";

interface Operation {
  action: string;
  tableId: string;
  rowId: string;
  data?: Record<string, unknown>;
}

async function begin(world: World, operations: readonly Operation[] = []): Promise<void> {
  const answer = await world.asKey("POST", TRANSACTIONS, { ttl: 300 });
  const { $id } = answer.json as { $id: string };
  world.values.set("<transaction-id>", $id);
  if (operations.length === 0) return;
  const staged = operations.map((operation) => ({ databaseId: "main", ...operation }));
  await world.asKey("POST", `${TRANSACTIONS}/${$id}/operations`, { operations: staged });
}

async function account(world: World, rowId: string, balance: number): Promise<void> {
  await world.asKey("POST", `${ROWS}/acct/rows`, { rowId, data: { balance } });
}

async function relabel(world: World, label: string): Promise<void> {
  await world.asKey("PATCH", `${ROWS}/acct/rows/t3`, { data: { label } });
}

async function removeAccount(world: World): Promise<void> {
  await world.asKey("DELETE", `${ROWS}/acct/rows/t3`);
}

const update: Operation = { action: "update", tableId: "acct", rowId: "t3", data: { label: "y" } };
const ledger = (rowId: string): Operation => ({
  action: "create",
  tableId: "ledger",
  rowId,
  data: { amount: 1 },
});
const move = (action: "increment" | "decrement"): Operation => ({
  action,
  tableId: "acct",
  rowId: "t3",
  data: { column: "balance", value: 1 },
});

/** Unrecorded steps of `08-transactions`. */
export const prepareTransactions: Record<string, (world: World) => Promise<void>> = {
  "create transaction": async (world) => {
    await account(world, "t1", 10);
    await account(world, "t2", 0);
    await account(world, "t3", 5);
  },
  "duplicate create: staging an existing id": (world) => begin(world),
  "same id created twice in one transaction: staging": (world) => begin(world),
  "unique index violation: staging": async (world) => {
    await world.asKey("POST", `${ROWS}/ledger/rows`, {
      rowId: "lu1",
      data: { amount: 1, ref: "REF1" },
    });
    await begin(world);
  },
  "min hit: staging is accepted": (world) => begin(world),
  "max hit: staging": (world) => begin(world),
  "conflict: stage an update": (world) => begin(world),
  "conflict: the row was changed after staging; commit": (world) => relabel(world, "outside"),
  "increment does not conflict; commit": async (world) => {
    await begin(world, [move("increment")]);
    await relabel(world, "outside2");
  },
  "conflict with a staged delete; commit": async (world) => {
    await begin(world, [{ action: "delete", tableId: "acct", rowId: "t3" }]);
    await relabel(world, "outside3");
  },
  "the row was deleted after staging an update; commit": async (world) => {
    await begin(world, [update]);
    await removeAccount(world);
  },
  "the row was deleted after staging a decrement; commit": async (world) => {
    await account(world, "t3", 5);
    await begin(world, [move("decrement")]);
    await removeAccount(world);
  },
  "the id was taken after staging a create; commit": async (world) => {
    await begin(world, [ledger("lx")]);
    await world.asKey("POST", `${ROWS}/ledger/rows`, { rowId: "lx", data: { amount: 1 } });
  },
  "stage: update of an unknown row": (world) => begin(world),
  "commit of an empty transaction": (world) => begin(world),
  "commit of a staged row with a wrong type": (world) =>
    begin(world, [{ action: "create", tableId: "acct", rowId: "w1", data: { balance: "x" } }]),
  "commit of a staged row with an unknown column": (world) =>
    begin(world, [
      { action: "create", tableId: "acct", rowId: "w2", data: { balance: 1, nosuch: 1 } },
    ]),
  "commit and rollback together": (world) => begin(world, [ledger("lroll")]),
  "create row with transactionId": (world) => begin(world),
  "delete transaction": (world) => begin(world),
  "commit of an expired transaction": async (world) => {
    await begin(world, [ledger("lexp")]);
    const id = world.values.get("<transaction-id>") ?? "";
    world.sql(
      "UPDATE transactions SET expiresAt = '2020-01-01T00:00:00.000+00:00' WHERE id = ?",
      id,
    );
  },
};

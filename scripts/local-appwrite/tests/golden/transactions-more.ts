import { expect } from "vitest";
import type { OneFile } from "./one-file.ts";
import { goldenConfig } from "./project.ts";
import { readRecording } from "./recordings.ts";
import { createWorld, type World } from "./world.ts";

const ROWS = "/v1/tablesdb/main/tables/acct/rows";
const MADE_ID = "stricter: refused; the release puts an id of its own in place of 0";
const STALE = "a row changed behind the cache (in the database itself)";

/** 23-transactions-and-cache, but for the row behind the cache: that needs a server of its own. */
export const transactionsMore: OneFile = {
  file: "23-transactions-and-cache",
  notServed: { [STALE]: "replayed on a server whose rows are stale" },
  different: {
    "stage: row id 0 in a create": MADE_ID,
    "commit: row id 0 in a create": MADE_ID,
    "get transaction: row id 0 in a create": MADE_ID,
  },
};

async function balances(world: World): Promise<unknown> {
  const one = await world.asKey("GET", `${ROWS}/tx`);
  const query = encodeURIComponent('{"method":"equal","attribute":"$id","values":["tx"]}');
  const list = await world.asKey("GET", `${ROWS}?queries[0]=${query}`);
  const [row] = (list.json as { rows: { balance: unknown }[] }).rows;
  return { getRow: (one.json as { balance: unknown }).balance, listRows: row?.balance };
}

/** A row changed in the database itself: a single row comes from the cache, a list does not. */
export async function checkStaleRow(): Promise<void> {
  const recorded = readRecording("23-transactions-and-cache").find(({ name }) => name === STALE);
  const world = await createWorld(goldenConfig, { staleRows: true });
  try {
    await world.asKey("POST", ROWS, { rowId: "tx", data: { balance: 5, label: "x" } });
    expect(await balances(world)).toEqual(recorded?.facts?.before);
    world.sql(`UPDATE "rows:main/acct" SET balance = 99 WHERE "$id" = 'tx'`);
    expect(await balances(world)).toEqual(recorded?.facts?.afterTheChange);
  } finally {
    await world.close();
  }
}

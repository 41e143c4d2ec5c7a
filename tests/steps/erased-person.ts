import { expect } from "vitest";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { orders } from "#collections/orders.ts";
import { isIntact } from "#shared/adapters/ledger/record-entry.ts";
import { pseudonymOf } from "#shared/deletion/erase-data.ts";
import type { TestAppwrite } from "./local-appwrite.ts";
import { deletionWorld, type Person, tracesOf } from "./person-with-data.ts";

/** What is left of a person who was deleted: the books under a pseudonym, and nothing else. */
export async function expectErased(appwrite: TestAppwrite, person: Person): Promise<void> {
  expect(await tracesOf(appwrite, person)).toEqual([]);
  const { tables } = deletionWorld(appwrite);
  const pseudonym = pseudonymOf(person.userId);
  const entries = await tables.list(ledgerEntries, { where: { user_id: pseudonym } });
  expect(entries.map(({ kind }) => kind).sort()).toEqual(
    ["hold", "hold", "settle", "settle", "top_up", "welcome"].sort(),
  );
  expect(entries.every(isIntact)).toBe(true);
  const legs = entries.flatMap((entry): [string, number][] => JSON.parse(entry.legs));
  expect(legs.reduce((sum, [, micros]) => sum + micros, 0)).toBe(0);
  // What was running came back in full: only the finished preset has cost something.
  const revenue = legs.filter(([account]) => account === "revenue").map(([, micros]) => micros);
  expect(revenue.sort()).toEqual([0, 100]);
  const bought = await tables.list(orders, { where: { user_id: pseudonym } });
  expect(bought.map(({ state, total_minor }) => [state, total_minor])).toEqual([
    ["completed", 1_190],
  ]);
}

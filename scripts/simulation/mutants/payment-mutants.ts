import type { ledgerEntries } from "#collections/ledger-entries.ts";
import { orders } from "#collections/orders.ts";
import type { Row } from "#collections/schema.ts";
import type { LedgerStore } from "#shared/adapters/ledger-store.ts";
import { changedTables, isEntry, type Mutant, otherCommits, ownIds } from "./mutant.ts";

const otherLedger =
  (change: (ledger: LedgerStore) => Partial<LedgerStore>): Mutant["make"] =>
  ({ ledgerStore }) => ({
    ledgerStore(tables, now) {
      const ledger = ledgerStore(tables, now);
      return { ...ledger, ...change(ledger) };
    },
  });

const microsPerCent = 10_000;

export const paymentMutants: readonly Mutant[] = [
  {
    name: "a top-up takes any answer for success",
    breaks: ["I7"],
    make: changedTables((tables) => {
      const believed = new Map<string, Row<typeof ledgerEntries>>();
      return {
        get: async (table, id) =>
          (await tables.get(table, id)) ?? ((believed.get(id) ?? null) as Row<typeof table> | null),
        async transact(operations) {
          for (const { rowId, data } of operations.filter(isEntry)) {
            const row = { ...data, $id: rowId, $createdAt: "", $updatedAt: "" };
            if (rowId.startsWith("t.")) believed.set(rowId, row as Row<typeof ledgerEntries>);
          }
          return tables.transact(operations);
        },
      };
    }),
  },
  {
    name: "what was paid is credited instead of the face value",
    breaks: ["I7"],
    make: otherLedger((ledger) => ({
      topUp: (purchase) =>
        ledger.topUp({ ...purchase, amountMicros: purchase.paid.total_minor * microsPerCent }),
    })),
  },
  {
    name: "a top-up is named after its event",
    breaks: ["I6", "P1"],
    make: ownIds("t."),
  },
  {
    name: "a refund is named after its event",
    breaks: ["I14", "I7", "P1"],
    make: ownIds("r."),
  },
  {
    name: "a reversal is named after its event",
    breaks: ["I14", "I7"],
    make: ownIds("v."),
  },
  {
    name: "a refund does not count against the next one",
    breaks: ["I14"],
    make: otherCommits((operations) => [
      operations.filter(({ table, action }) => table.id !== orders.id || action !== "decrement"),
    ]),
  },
  {
    name: "an event is acknowledged and not kept",
    breaks: ["I7"],
    make: ({ receiveEvent }) => ({
      async receiveEvent(delivery, deps) {
        await receiveEvent(delivery, deps).catch(() => {});
        return { received: true };
      },
    }),
  },
  {
    name: "an event counts as applied once it is in the inbox",
    breaks: ["I7"],
    make: ({ webhookStore }) => ({
      webhookStore(tables) {
        const store = webhookStore(tables);
        return {
          ...store,
          async get(eventId) {
            const row = await store.get(eventId);
            return row && { ...row, state: "done" };
          },
        };
      },
    }),
  },
  {
    name: "the account that the checkout names is credited",
    breaks: ["I16"],
    make: ({ receiveEvent }) => ({
      receiveEvent(delivery, deps) {
        let claimed: string | null = null;
        const { payments, orders: store, ledger } = deps;
        const believing = {
          ...payments,
          readEvent: (body: string) => {
            const event = payments.readEvent(body);
            if (event.kind === "transaction") claimed = event.transaction.claimedUserId;
            return event;
          },
        };
        const named = async (id: string) => {
          const order = await store.byTransaction(id);
          return order && claimed ? { ...order, user_id: claimed } : order;
        };
        return receiveEvent(delivery, {
          ...deps,
          ledger,
          payments: believing,
          orders: { ...store, byTransaction: named },
        });
      },
    }),
  },
];

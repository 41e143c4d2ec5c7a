import { accounts } from "#collections/accounts.ts";
import { taskSlots } from "#collections/task-slots.ts";
import { tasks } from "#collections/tasks.ts";
import type { Operation } from "#shared/adapters/tables.ts";
import {
  changedTables,
  isEntry,
  type Mutant,
  otherCommits,
  otherIds,
  withData,
  writes,
} from "./mutant.ts";

const without = (table: { id: string }, action: Operation["action"]): Mutant["make"] =>
  otherCommits((operations) => [
    operations.filter((one) => one.table.id !== table.id || one.action !== action),
  ]);

/** Adds half a micro to a price wherever a hold writes it down. */
function halfAMicroMore(operation: Operation): Operation {
  const half = (value: unknown, sign: number) => Number(value) + sign * 0.5;
  if (operation.table.id === tasks.id) {
    return withData(operation, (data) => ({ price_micros: half(data.price_micros, 1) }));
  }
  if (operation.table.id === accounts.id) {
    return withData(operation, (data) => ({ value: half(data.value, 1) }));
  }
  if (!isEntry(operation)) return operation;
  return withData(operation, (data) => {
    const legs: [string, number][] = JSON.parse(String(data.legs));
    return {
      amount_micros: half(data.amount_micros, -1),
      legs: JSON.stringify(legs.map(([name, micros]) => [name, half(micros, Math.sign(micros))])),
    };
  });
}

export const holdMutants: readonly Mutant[] = [
  {
    name: "hold in two transactions, the entry first",
    breaks: ["I4", "I9", "I18"],
    make: otherCommits((operations) =>
      writes(operations, "h.")
        ? [operations.filter(isEntry), operations.filter((one) => !isEntry(one))]
        : [[...operations]],
    ),
  },
  {
    name: "hold in two transactions, the money first",
    breaks: ["I4", "I9"],
    make: otherCommits((operations) =>
      writes(operations, "h.")
        ? [operations.filter((one) => !isEntry(one)), operations.filter(isEntry)]
        : [[...operations]],
    ),
  },
  {
    name: "no minimum on the decrement",
    breaks: ["I5"],
    make: otherCommits((operations) => [
      operations.map((one) =>
        one.action === "decrement" && one.table.id === accounts.id
          ? withData(one, () => ({ min: undefined }))
          : one,
      ),
    ]),
  },
  {
    name: "an unclear answer is taken for success",
    breaks: ["I8"],
    make: changedTables((tables) => ({
      async transact(operations) {
        const outcome = await tables.transact(operations);
        return outcome === "unclear" ? "committed" : outcome;
      },
      grantRead: (table, id, userId) => tables.grantRead(table, id, userId).catch(() => true),
    })),
  },
  {
    name: "an unclear answer is taken for too little money",
    breaks: ["I8", "I19"],
    make: ({ ledgerStore }) => ({
      ledgerStore(tables, now) {
        let isUnclear = false;
        const watched = {
          ...tables,
          transact: async (operations: readonly Operation[]) => {
            const outcome = await tables.transact(operations);
            isUnclear ||= outcome === "unclear";
            return outcome;
          },
        };
        const ledger = ledgerStore(watched, now);
        return {
          ...ledger,
          async hold(taskId, task) {
            const outcome = await ledger.hold(taskId, task);
            return isUnclear ? { kind: "balance-too-low", balanceMicros: 0 } : outcome;
          },
        };
      },
    }),
  },
  {
    name: "a price with half a micro",
    breaks: ["I2"],
    make: otherCommits((operations) => [
      writes(operations, "h.") ? operations.map(halfAMicroMore) : [...operations],
    ]),
  },
  {
    name: "no slot is taken",
    breaks: ["I18"],
    make: without(taskSlots, "create"),
  },
  {
    name: "a hold without its task",
    breaks: ["I9"],
    make: otherCommits((operations) => [
      operations.filter(({ table, action }) => table.id !== tasks.id || action !== "create"),
    ]),
  },
  {
    name: "a hold with one leg",
    breaks: ["I1", "I3"],
    make: otherCommits((operations) => [
      operations.map((one) =>
        isEntry(one) && one.rowId.startsWith("h.")
          ? withData(one, ({ legs }) => ({
              legs: JSON.stringify(JSON.parse(String(legs)).slice(0, 1)),
            }))
          : one,
      ),
    ]),
  },
  {
    name: "a hold on somebody else's balance",
    breaks: ["I4", "I16", "I5"],
    make: otherCommits((operations) => [
      operations.map((one) =>
        one.action === "decrement" && one.table.id === accounts.id ? { ...one, rowId: "ada" } : one,
      ),
    ]),
  },
  {
    name: "the Idempotency-Key is not looked at",
    breaks: ["I8"],
    make: ({ startCollection }) => ({
      startCollection: (start, deps) =>
        startCollection(
          { ...start, idempotencyKey: `${start.idempotencyKey} ${deps.now().getTime()}` },
          deps,
        ),
    }),
  },
  {
    name: "a welcome credit without an entry",
    breaks: ["I4"],
    make: otherCommits((operations) => [
      writes(operations, "w.") ? operations.filter((one) => !isEntry(one)) : [...operations],
    ]),
  },
  {
    name: "a welcome credit for each account",
    breaks: ["I6"],
    make: changedTables((tables, { userId }) =>
      otherIds(tables, (id) => (id.startsWith("w.") ? `w.${userId}` : id)),
    ),
  },
  {
    name: "a task that waited goes on without a slot",
    breaks: ["I18"],
    make: ({ ledgerStore }) => ({
      ledgerStore(tables, now) {
        const ledger = ledgerStore(tables, now);
        return {
          ...ledger,
          async takeSlot(task, epoch) {
            await ledger.takeSlot(task, epoch);
            return true;
          },
        };
      },
    }),
  },
];

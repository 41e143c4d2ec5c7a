import { accounts } from "#collections/accounts.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { taskSlots } from "#collections/task-slots.ts";
import { isFinal } from "#domain/task/task.ts";
import type { TaskEnd } from "#shared/adapters/ledger/settle.ts";
import type { Operation } from "#shared/adapters/tables.ts";
import { changedTables, isEntry, type Mutant, otherCommits, ownIds, writes } from "./mutant.ts";

const otherCharge =
  (charge: (end: TaskEnd, priceMicros: number) => number): Mutant["make"] =>
  ({ ledgerStore }) => ({
    ledgerStore(tables, now) {
      const ledger = ledgerStore(tables, now);
      return {
        ...ledger,
        settle: (task, end) =>
          ledger.settle(task, { ...end, chargedMicros: charge(end, task.price_micros) }),
      };
    },
  });

const isMoney = (one: Operation): boolean => isEntry(one) || one.table.id === accounts.id;

export const settleMutants: readonly Mutant[] = [
  {
    name: "the whole hold returns always",
    breaks: ["I13"],
    make: otherCharge(() => 0),
  },
  {
    name: "the whole price is charged always",
    breaks: ["I13"],
    make: otherCharge((_, priceMicros) => priceMicros),
  },
  {
    name: "without a site Tier 2 costs its whole price",
    breaks: ["I13"],
    make: otherCharge(({ chargedMicros, task }, priceMicros) =>
      chargedMicros > 0 && "sites_total" in task && task.sites_total === 0
        ? priceMicros
        : chargedMicros,
    ),
  },
  {
    name: "each worker settles under an id of its own",
    breaks: ["I10"],
    make: ownIds("s."),
  },
  {
    name: "settle in two transactions, the task first",
    breaks: ["I11"],
    make: otherCommits((operations) =>
      writes(operations, "s.")
        ? [operations.filter((one) => !isMoney(one)), operations.filter(isMoney)]
        : [[...operations]],
    ),
  },
  {
    name: "settle in two transactions, the money first",
    breaks: ["I13", "I18"],
    make: otherCommits((operations) =>
      writes(operations, "s.")
        ? [operations.filter(isMoney), operations.filter((one) => !isMoney(one))]
        : [[...operations]],
    ),
  },
  {
    name: "the slot is never freed",
    breaks: ["I18"],
    make: otherCommits((operations) => [
      operations.filter(
        ({ table, action }) =>
          table.id !== taskSlots.id || action !== "delete" || !writes(operations, "s."),
      ),
    ]),
  },
  {
    name: "an entry is written over when it exists",
    breaks: ["I15"],
    make: changedTables((tables) => ({
      async transact(operations) {
        const outcome = await tables.transact(operations);
        const entry = operations.find(isEntry);
        if (outcome !== "unclear" || !entry || !(await tables.get(ledgerEntries, entry.rowId))) {
          return outcome;
        }
        await tables.update(ledgerEntries, entry.rowId, entry.data ?? {});
        return "committed";
      },
    })),
  },
  {
    name: "cancel ends the task without a settle",
    breaks: ["I11"],
    make: ({ cancelTask }) => ({
      async cancelTask(request, deps) {
        const task = await deps.tasks.get(request.taskId);
        if (task && !isFinal(task.status)) {
          await deps.tasks.update(request.taskId, { status: "canceled" });
        }
        return cancelTask(request, deps);
      },
    }),
  },
  {
    name: "the sweep settles what stands idle",
    breaks: ["I13"],
    make: ({ sweep }) => ({
      async sweep(deps) {
        for (const task of await deps.tasks.unfinished()) {
          if (Date.parse(task.$createdAt) + deps.leaseMs / 2 > deps.now().getTime()) continue;
          const end = { status: "success", found: 1 } as const;
          await deps.ledger.settle(task, { chargedMicros: task.price_micros, task: end });
        }
        return sweep(deps);
      },
    }),
  },
  {
    name: "the sweep revives nothing",
    breaks: ["I11", "I12", "I20"],
    make: ({ sweep }) => ({
      sweep: (deps) => sweep({ ...deps, startCollect: async () => {} }),
    }),
  },
  {
    name: "a lease is not respected",
    breaks: ["I17"],
    make: ({ taskStore }) => ({
      taskStore(tables) {
        const store = taskStore(tables);
        return {
          ...store,
          claimsOf: async (taskId) =>
            (await store.claimsOf(taskId)).map((row) => ({
              ...row,
              lease_until_ms: 0,
            })),
        };
      },
    }),
  },
  {
    name: "a worker that fails marks its task as failed",
    breaks: ["I11"],
    make: ({ runCollection }) => ({
      async runCollection(taskId, deps) {
        try {
          return await runCollection(taskId, deps);
        } catch {
          const task = await deps.tasks.get(taskId);
          if (task && !isFinal(task.status)) await deps.tasks.update(taskId, { status: "failed" });
          return { outcome: "lost" };
        }
      },
    }),
  },
];

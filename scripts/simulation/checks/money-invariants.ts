import { accounts } from "#collections/accounts.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import type { TaskRow } from "#collections/tasks.ts";
import { tileAreasM2 } from "#domain/area/tiles.ts";
import { moneyLimits } from "#domain/limits/money.ts";
import type { BookEntry, Books } from "./books.ts";
import { forEachEntry, type Invariant, type Problem } from "./invariant.ts";

const legsSumToZero: Invariant = {
  id: "I1",
  sentence: "The legs of each entry sum to 0.",
  afterWrite: forEachEntry(({ legs }) => {
    const sum = legs.reduce((total, [, micros]) => total + micros, 0);
    return sum === 0 ? null : `its legs sum to ${sum}`;
  }),
};

const amountsAreWhole: Invariant = {
  id: "I2",
  sentence: "Every amount is a whole number of micros that JavaScript can hold exactly.",
  afterWrite: (step, books) => {
    for (const { table, id, after } of step.changes) {
      if (table.id === accounts.id && after && !Number.isSafeInteger(after.balance_micros)) {
        return `the balance of ${id} is ${after.balance_micros}`;
      }
    }
    return forEachEntry(({ row, legs }) =>
      [row.amount_micros, ...legs.map(([, micros]) => micros)].every(Number.isSafeInteger)
        ? null
        : `it moves ${row.amount_micros}`,
    )(step, books);
  },
};

const booksBalance: Invariant = {
  id: "I3",
  sentence: "All legs of all entries sum to 0.",
  afterWrite: (_, { sumOfLegs }) => (sumOfLegs === 0 ? null : `they sum to ${sumOfLegs}`),
};

const balanceIsSumOfEntries: Invariant = {
  id: "I4",
  sentence: "A balance is the sum of its user's legs.",
  afterWrite: ({ changes, entries }, books) => {
    const users = new Set(entries.map(({ row }) => row.user_id));
    for (const { table, id } of changes) if (table.id === accounts.id) users.add(id);
    for (const userId of users) {
      const balance = books.balances.get(userId) ?? 0;
      const sum = books.accounts.get(`user:${userId}`) ?? 0;
      if (balance !== sum) return `${userId} has ${balance}, the entries say ${sum}`;
    }
    return null;
  },
};

const spendingNeverOverdraws: Invariant = {
  id: "I5",
  sentence: "Only what was clawed back can take a balance below 0: a hold never does.",
  afterWrite: ({ changes, entries }, books) => {
    for (const { table, id } of changes) {
      if (table.id !== accounts.id) continue;
      const balance = books.balances.get(id) ?? 0;
      if (balance < -Math.max(0, books.debts.get(id) ?? 0)) return `${id} stands at ${balance}`;
    }
    for (const { row } of entries) {
      const balance = books.balances.get(row.user_id) ?? 0;
      if (row.kind === "hold" && balance < 0) return `${row.$id} left ${balance}`;
    }
    return null;
  },
};

const paymentIsCreditedOnce: Invariant = {
  id: "I6",
  sentence: "A payment is credited at most once, and the welcome credit once per email address.",
  afterWrite: forEachEntry(({ row }, books) => {
    const welcomes = row.kind === "welcome" ? (books.welcomes.get(row.ref) ?? 0) : 0;
    if (welcomes > 1) return `${row.ref} was welcomed ${welcomes} times`;
    const times = row.kind === "top_up" ? (books.topUps.get(row.ref)?.length ?? 0) : 0;
    return times > 1 ? `payment ${row.ref} was credited ${times} times` : null;
  }),
};

const chargeIsTheDeliveredShare: Invariant = {
  id: "I13",
  sentence:
    "A settle charges the share of the area that was delivered, and of it Tier 2's part for the sites that were read: from nothing up to its hold.",
  afterWrite: forEachEntry((entry, books) => {
    const taskId = entry.row.kind === "settle" ? entry.row.task_id : null;
    const task = taskId === null ? undefined : books.tasks.get(taskId);
    return task ? wrongCharge(entry, task, books) : null;
  }),
};

function wrongCharge({ legs }: BookEntry, task: TaskRow, books: Books): Problem {
  const charged = legs.find(([account]) => account === "revenue")?.[1] ?? 0;
  const held = -(legs.find(([account]) => account === `held:${task.$id}`)?.[1] ?? 0);
  const price = task.price_micros;
  if (held !== price) return `it takes ${held} out of a hold of ${price}`;
  if (charged < 0 || charged > price) return `it charges ${charged} of ${price}`;
  const areaM2 = deliveredM2(task, books);
  const most = dueOf(Number((BigInt(price) * BigInt(areaM2)) / BigInt(task.area_m2)), task);
  if (charged > most) return `it charges ${charged} for a share of ${most}`;
  if (task.found === 0) return charged === 0 ? null : `it charges ${charged} for nothing found`;
  const isWhole = task.status === "success" && task.tiles_done === task.tiles_total;
  const due = dueOf(price, task);
  return isWhole && charged !== due ? `it charges ${charged} for all of ${due}` : null;
}

/** Of the money for an area: in Tier 2 the sites' part is due as far as there were any and they were read. */
function dueOf(micros: number, { tier, enriched, sites_total: sites }: TaskRow): number {
  if (tier !== 2) return micros;
  const { 1: map, 2: both } = moneyLimits.microsPerKm2;
  const forSites = Math.floor((micros * (both - map)) / both);
  return micros - forSites + (sites === 0 ? 0 : Math.floor((forSites * enriched) / sites));
}

/** Area of the tiles whose pages are there; a tile inside another one counts once. */
function deliveredM2(task: TaskRow, { tilesWritten }: Books): number {
  const written = [...(tilesWritten.get(task.$id) ?? [])];
  if (written.includes("r")) return task.area_m2;
  const outer = written.filter(
    (path) => !written.some((other) => other !== path && path.startsWith(other)),
  );
  return tileAreasM2(task, outer).reduce((sum, area) => sum + area, 0);
}

const refundsStayUnderTheirPayment: Invariant = {
  id: "I14",
  sentence: "What is taken back of a payment is at most what it credited, and never less than 0.",
  afterWrite: forEachEntry(({ row }, books) => {
    if (row.kind !== "clawback" && row.kind !== "reversal") return null;
    const taken = books.takenBack.get(row.ref) ?? 0;
    const credited = (books.topUps.get(row.ref) ?? []).reduce(
      (sum, entry) => sum + entry.row.amount_micros,
      0,
    );
    return taken >= 0 && taken <= credited ? null : `${taken} of ${credited} is taken back`;
  }),
};

const entriesAreForEver: Invariant = {
  id: "I15",
  sentence: "An entry never changes and never vanishes.",
  afterWrite: ({ changes }) => {
    const touched = changes.find(({ table, before }) => table.id === ledgerEntries.id && before);
    return touched ? `${touched.id} was ${touched.after ? "changed" : "deleted"}` : null;
  },
};

const moneyStaysWithItsUser: Invariant = {
  id: "I16",
  sentence: "Nobody's operation moves another user's money.",
  afterWrite: ({ process, changes, entries }) => {
    const owner = process.userId;
    for (const { table, id, before, after } of changes) {
      if (table.id !== accounts.id) continue;
      const moved = Number(after?.balance_micros ?? 0) - Number(before?.balance_micros ?? 0);
      if (moved !== 0 && owner !== null && id !== owner) return `${owner} moved money of ${id}`;
      if (moved !== 0 && !entries.some(({ row }) => row.user_id === id) && entries.length > 0) {
        return `the money of ${id} moved by somebody else's entry`;
      }
    }
    const foreign = entries.find(({ row }) => owner !== null && row.user_id !== owner);
    return foreign ? `${owner} wrote ${foreign.row.$id} of ${foreign.row.user_id}` : null;
  },
};

export const moneyInvariants: readonly Invariant[] = [
  legsSumToZero,
  amountsAreWhole,
  booksBalance,
  balanceIsSumOfEntries,
  spendingNeverOverdraws,
  paymentIsCreditedOnce,
  chargeIsTheDeliveredShare,
  refundsStayUnderTheirPayment,
  entriesAreForEver,
  moneyStaysWithItsUser,
];

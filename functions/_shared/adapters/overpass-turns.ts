import { randomUUID } from "node:crypto";
import { type OverpassSlotRow, overpassSlots } from "#collections/overpass-slots.ts";
import { overpassLimits } from "#domain/limits/overpass.ts";
import { SourceFailure } from "#shared/collectors/collector.ts";
import { createOperation, removePastDays, type Tables, updateOperation } from "./tables.ts";

export interface TurnOptions {
  tables: Tables;
  /**
   * Quotes yield while a collection waits. A collection's `second` question yields while anyone
   * waits, and does not queue itself.
   */
  asker: "collection" | "quote" | "second";
  /** How long to wait for a turn, behind others of this process as well. */
  patienceMs: number;
  /** Ends the wait. */
  signal?: AbortSignal;
  leaseMs: number;
  pollMs: number;
  backoffMs: number;
  /** Milliseconds since 1970 */
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  /** Runs again and again until the returned function is called. */
  every: (ms: number, run: () => void) => () => void;
  /** 0 ≤ n < 1 */
  random: () => number;
  newId: () => string;
  /** Called before each query. */
  count: () => Promise<unknown>;
}

export interface Turns {
  /** Asks while it holds one of the slots all processes share. */
  inTurn: <T>(ask: () => Promise<T>) => Promise<T>;
  /** Nobody asks until `howLong` has answered, then for so long, and at least for the usual while. */
  backOff: (howLong: () => Promise<number>) => Promise<number>;
}

interface Held {
  slotId: string;
  holder: string;
  leaseUntil: number;
}

const slotIds = Array.from({ length: overpassLimits.slots }, (_, n) => `slot${n + 1}`);
const backoffId = "backoff";
const refusedId = "refused";
/** The row that announces a waiter, and the waiters each kind yields to. */
const waitingIds = { collection: "waiting", quote: "waiting-quote" } as const;
const standsBackFor = {
  collection: [],
  quote: [waitingIds.collection],
  second: [waitingIds.collection, waitingIds.quote],
} as const;

/** One process asks for a slot once at a time: those behind it in line cost no request. */
let line: Promise<unknown> = Promise.resolve();

/**
 * Wakes the waiters of this process when it returns a slot; slots of other processes are polled.
 */
let slotReturned = signalOf();

/** Tells this process's own row of waiting from another's. */
const processId = randomUUID();

function signalOf(): { promise: Promise<void>; give: () => void } {
  let give = (): void => {};
  const promise = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

export function overpassTurns(options: TurnOptions): Turns {
  return {
    async inTurn(ask) {
      const givesUpAt = options.now() + options.patienceMs;
      const take = () => takeSlot(options, givesUpAt);
      const held = await (options.asker === "second" ? take() : next(take));
      const stopRenewing = options.every(options.leaseMs / 4, () => void renew(held, options));
      try {
        await options.count();
        return await ask();
      } finally {
        stopRenewing();
        await release(held, options);
      }
    },
    async backOff(howLong) {
      const { tables, now, backoffMs } = options;
      const write = (id: string, until: number): Promise<void> =>
        tables.upsert(overpassSlots, id, { holder: "", lease_until: iso(until) });
      await write(refusedId, now() + overpassLimits.statusTimeoutS * 1000);
      const ms = await howLong();
      const known = await tables.get(overpassSlots, backoffId);
      // Never ask sooner than this, whatever the page says: asking too early only repeats the
      // refusal.
      const until = now() + Math.min(Math.max(ms, backoffMs), overpassLimits.retryMaxMs);
      if (!known || Date.parse(known.lease_until) < until) await write(backoffId, until);
      await write(refusedId, now());
      return ms;
    },
  };
}

function next<T>(take: () => Promise<T>): Promise<T> {
  const taken = line.then(take);
  line = taken.catch(() => {});
  return taken;
}

/**
 * Rows that record the takeover of a dead holder's slot; only a process that was suspended asks for
 * one.
 */
export const removeOldTakeovers = (tables: Tables, now: Date): Promise<number> =>
  removePastDays(tables, overpassSlots, now, { unless: (rowId) => !rowId.includes(".") });

const iso = (ms: number): string => new Date(ms).toISOString();

type Rows = ReadonlyMap<string, OverpassSlotRow>;

const readRows = async ({ tables }: TurnOptions): Promise<Rows> =>
  new Map((await tables.list(overpassSlots)).map((row) => [row.$id, row]));

const isUnexpired = (row: OverpassSlotRow | undefined, { now }: TurnOptions): boolean =>
  Date.parse(row?.lease_until ?? "") > now();

/** The service wants to be left alone, or is being asked for how long. */
const isClosed = (rows: Rows, options: TurnOptions): boolean =>
  [backoffId, refusedId].some((id) => isUnexpired(rows.get(id), options));

async function takeSlot(options: TurnOptions, givesUpAt: number): Promise<Held> {
  const { asker, now, signal } = options;
  if (now() > givesUpAt) throw new SourceFailure("no-turn", "its time went by in line");
  let isWoken = false;
  for (;;) {
    if (signal?.aborted) throw new SourceFailure("no-turn", "nobody wants the answer any more");
    const returned = slotReturned.promise;
    const rows = await readRows(options);
    const isOpen = (id: string): boolean => isUnexpired(rows.get(id), options);
    const closed = isClosed(rows, options);
    // The woken would win every slot this process gives back. Where another process waits, both poll.
    const another = anotherWaits(rows, options);
    const yields = another && isWoken;
    if (!closed && !yields && !standsBackFor[asker].some(isOpen)) {
      const held = await takeAny(rows, options);
      if (held) return held;
      if (asker !== "second" && (another || !isOpen(waitingIds[asker]))) {
        await sayWaiting(asker, options);
      }
    }
    if (asker === "second" || now() > givesUpAt) {
      throw closed
        ? new SourceFailure("busy", "the service wants to be left alone")
        : new SourceFailure("no-turn", "no turn came in time");
    }
    const polled = options.sleep(options.pollMs * (0.5 + options.random()));
    isWoken = await Promise.race([polled.then(() => false), returned.then(() => true)]);
  }
}

/** Whether a process besides this one waits for the same kind of turn. */
function anotherWaits(rows: Rows, options: TurnOptions): boolean {
  const row = options.asker === "second" ? undefined : rows.get(waitingIds[options.asker]);
  return isUnexpired(row, options) && row?.holder !== processId;
}

const sayWaiting = (
  asker: keyof typeof waitingIds,
  { tables, now, pollMs }: TurnOptions,
): Promise<void> =>
  tables.upsert(overpassSlots, waitingIds[asker], {
    holder: processId,
    lease_until: iso(now() + 3 * pollMs),
  });

async function takeAny(rows: Rows, options: TurnOptions): Promise<Held | null> {
  for (const slotId of slotIds) {
    const row = rows.get(slotId);
    const leaseUntil = options.now() + options.leaseMs;
    const held = { slotId, holder: options.newId(), leaseUntil };
    const isMine = row ? await takeOver(row, held, options) : await create(held, options);
    if (!isMine) continue;
    // Check after taking the slot: a process that meets a back-off writes it before returning its
    // slot.
    if (isClosed(await readRows(options), options)) {
      await release(held, options);
      return null;
    }
    return held;
  }
  return null;
}

async function create({ slotId, holder, leaseUntil }: Held, options: TurnOptions) {
  const row = { holder, lease_until: iso(leaseUntil) };
  return (await options.tables.create(overpassSlots, slotId, row)) === "created";
}

/**
 * A dead holder's slot goes to the process that creates the row naming this holder, in one step
 * with the slot's change. If two saw the same dead holder, the second one's step fails as a whole,
 * even when it comes late and the slot has a living holder again. A tenth of the lease allows for
 * clock differences.
 */
async function takeOver(row: OverpassSlotRow, held: Held, options: TurnOptions): Promise<boolean> {
  const { tables, now, leaseMs } = options;
  if (Date.parse(row.lease_until) + leaseMs / 10 > now()) return false;
  const lease = { holder: held.holder, lease_until: iso(held.leaseUntil) };
  const outcome = await tables.transact([
    createOperation(overpassSlots, `${held.slotId}.${row.holder}`, lease),
    updateOperation(overpassSlots, held.slotId, lease),
  ]);
  if (outcome === "committed") return true;
  return (await tables.get(overpassSlots, held.slotId))?.holder === held.holder;
}

/**
 * Only while the lease is certainly valid: never touch a row that may have passed to another
 * worker.
 */
const isSurelyMine = ({ leaseUntil }: Held, { now, leaseMs }: TurnOptions): boolean =>
  now() < leaseUntil - leaseMs / 4;

async function renew(held: Held, options: TurnOptions): Promise<void> {
  if (!isSurelyMine(held, options)) return;
  const leaseUntil = options.now() + options.leaseMs;
  try {
    await options.tables.update(overpassSlots, held.slotId, { lease_until: iso(leaseUntil) });
    held.leaseUntil = leaseUntil;
  } catch {
    // The current lease is still valid; the next renewal tries again.
  }
}

async function release(held: Held, options: TurnOptions): Promise<void> {
  if (!isSurelyMine(held, options)) return;
  try {
    await options.tables.remove(overpassSlots, held.slotId);
  } catch {
    // A slot that can't be returned expires.
  }
  const { give } = slotReturned;
  slotReturned = signalOf();
  give();
}

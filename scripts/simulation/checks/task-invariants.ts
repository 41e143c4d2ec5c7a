import { claims } from "#collections/claims.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { tasks } from "#collections/tasks.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { isFinal } from "#domain/task/task.ts";
import type { Process } from "../platform/process.ts";
import { type BookClaim, type Books, hasRunOut } from "./books.ts";
import { forEachEntry, type Invariant, type Problem } from "./invariant.ts";

const keyHoldsOnce: Invariant = {
  id: "I8",
  sentence: "An Idempotency-Key holds once, and whoever repeats it is answered with its task.",
  afterWrite: ({ process, entries }, books) => {
    if (!process.key || !entries.some(({ row }) => row.kind === "hold")) return null;
    const held = books.heldByKey.get(`${process.userId} ${process.key}`)?.size ?? 0;
    return held > 1 ? `${process.key} holds ${held} times` : null;
  },
  afterAnswer: (answer, books) => {
    if (answer.kind !== "scrape") return null;
    const { process, status, taskId } = answer;
    const held = [...(books.heldByKey.get(`${process.userId} ${process.key}`) ?? [])];
    if (status === 202) return held.includes(taskId) ? null : `202 for ${taskId}, not held`;
    const seen = held.find((id) => wasHeld(id, process, books));
    return seen && [402, 409, 429].includes(status)
      ? `${status} for a key that holds ${seen}`
      : null;
  },
};

/**
 * Before the process last looked. What comes while the answer is on its way nobody can know: then
 * the refusal was true, and the same request once more is answered with the task.
 */
const wasHeld = (taskId: string, { lastLook }: Process, books: Books): boolean =>
  books.holds.get(taskId)?.some(({ at }) => at < lastLook) ?? false;

const holdMeansTask: Invariant = {
  id: "I9",
  sentence: "A task exists exactly when its hold does, and the hold is its price.",
  afterWrite: ({ changes }, books) => {
    for (const { table, id, after } of changes) {
      const isHold = table.id === ledgerEntries.id && after?.kind === "hold";
      if (!isHold && table.id !== tasks.id) continue;
      const taskId = isHold ? String(after.task_id) : id;
      const holds = books.holds.get(taskId) ?? [];
      const task = books.tasks.get(taskId);
      if (holds.length !== 1 || !task) return `${taskId}: ${holds.length} holds, task ${!!task}`;
      if (holds[0]?.row.amount_micros !== -task.price_micros) return `${taskId}: not its price`;
    }
    return null;
  },
};

const settledOnce: Invariant = {
  id: "I10",
  sentence: "A task is settled at most once.",
  afterWrite: forEachEntry(({ row }, books) => {
    const times = row.kind === "settle" ? (books.settles.get(row.task_id ?? "")?.length ?? 0) : 0;
    return times > 1 ? `settled ${times} times` : null;
  }),
};

const settledMeansFinal: Invariant = {
  id: "I11",
  sentence: "A task that ends is settled in the same step, and at rest every task is settled.",
  afterWrite: ({ changes }, books) => {
    for (const { table, id, after } of changes) {
      if (table.id !== tasks.id || !after) continue;
      const task = books.tasks.get(id);
      const settles = books.settles.get(id) ?? [];
      if (task && isFinal(task.status) && settles.length === 0) return `${id} ended unsettled`;
    }
    return null;
  },
  atRest: (books) => {
    const open = [...books.tasks.keys()].find((id) => !books.settles.has(id));
    return open ? `${open} is not settled` : null;
  },
};

const nothingStaysHeld: Invariant = {
  id: "I12",
  sentence: "At rest nothing is held.",
  atRest: ({ accounts }) => {
    const held = [...accounts].find(([name, micros]) => name.startsWith("held:") && micros !== 0);
    return held ? `${held[0]} has ${held[1]}` : null;
  },
};

/** Keeps in mind who has been overtaken, so it is made anew for every schedule. */
function oneLiveEpoch(): Invariant {
  const warned = new Set<Process>();
  return {
    id: "I17",
    sentence:
      "A new epoch of a task begins only after the last one's lease is over, and whoever was overtaken begins one more tile at most.",
    afterWrite: ({ changes, now }, books) => {
      for (const { table, before, after } of changes) {
        if (table.id !== claims.id || before || !after) continue;
        const epochs = books.claims.get(String(after.task_id));
        if (!epochs) continue;
        const live = [...epochs.values()].find(
          (claim) => claim.row.epoch !== after.epoch && isLive(claim, now),
        );
        if (live) return `${after.$id} began while ${live.row.$id} was live`;
      }
      return null;
    },
    afterAnswer: (answer, books) => {
      if (answer.kind !== "tile") return null;
      const problem = overtaken(answer.process, answer.taskId, books);
      if (!problem || warned.has(answer.process)) return problem;
      warned.add(answer.process);
      return null;
    },
  };
}

/** As the owner sees it. */
const isLive = (claim: BookClaim, now: number): boolean =>
  claim.owner.alive && !claim.isOver && !hasRunOut(claim, now);

function overtaken(process: BookClaim["owner"], taskId: string, books: Books): Problem {
  const epochs = [...(books.claims.get(taskId)?.values() ?? [])];
  const own = epochs.find(({ owner }) => owner === process)?.row.epoch;
  const newest = Math.max(...epochs.map(({ row }) => row.epoch));
  return own !== undefined && own < newest
    ? `epoch ${own} of ${taskId} goes on although epoch ${newest} has begun`
    : null;
}

const runningIsLimited: Invariant = {
  id: "I18",
  sentence: `A user has at most ${taskLimits.runningPerUser} running tasks; each has its slot from its hold to its settle, but for the time it waits.`,
  afterWrite: forEachEntry(({ row }, books) => {
    const own = [...(books.running.get(row.user_id) ?? [])];
    const running = own.filter((taskId) => slotsOf(taskId, books) > 0).length;
    if (running > taskLimits.runningPerUser) return `${row.user_id} has ${running}`;
    const slots = slotsOf(row.task_id ?? "", books);
    if (row.kind === "hold" && slots !== 1) return `it runs with ${slots} slots`;
    return row.kind === "settle" && slots > 0 ? "it has ended and keeps its slot" : null;
  }),
  afterAnswer: (answer, books) => {
    if (answer.kind !== "tile") return null;
    const { process, taskId } = answer;
    const isOld = books.settles.has(taskId) || overtaken(process, taskId, books) !== null;
    return isOld || slotsOf(taskId, books) > 0 ? null : `${taskId} is worked on without a slot`;
  },
};

const slotsOf = (taskId: string, books: Books): number => books.slots.get(taskId)?.size ?? 0;

const refusedMeansUnchanged: Invariant = {
  id: "I19",
  sentence: "Whoever is told 402 has changed nothing and holds nothing for that request.",
  afterAnswer: (answer, books) => {
    if (answer.kind !== "scrape" || answer.status !== 402) return null;
    if (answer.process.writes > 0) return `402 after ${answer.process.writes} writes`;
    return wasHeld(answer.taskId, answer.process, books)
      ? `402, and ${answer.taskId} is held`
      : null;
  },
};

const everyTaskEnds: Invariant = {
  id: "I20",
  sentence:
    "Once nothing goes wrong any more, a few sweeps bring every task and every payment event to its end.",
  atRest: ({ tasks: all }, waiting) => {
    const open = [...all.values()].find(({ status }) => !isFinal(status));
    return open ? `${open.$id} is still ${open.status}` : waiting;
  },
};

export const taskInvariants = (): readonly Invariant[] => [
  keyHoldsOnce,
  holdMeansTask,
  settledOnce,
  settledMeansFinal,
  nothingStaysHeld,
  oneLiveEpoch(),
  runningIsLimited,
  refusedMeansUnchanged,
  everyTaskEnds,
];

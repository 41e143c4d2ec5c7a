import type { Random } from "../../stand-ins/index.ts";
import { createEventQueue } from "./event-queue.ts";
import type { Faults } from "./faults.ts";
import type { Send } from "./memory-tables.ts";
import type { Ending, Process } from "./process.ts";
import { createRequests } from "./requests.ts";

export interface World {
  random: Random;
  faults: Faults;
  now: () => number;
  clockOf: (process: Process) => () => Date;
  start: <T>(
    process: Pick<Process, "name" | "userId" | "key"> & { secondsMax: number },
    work: (process: Process) => Promise<T>,
  ) => Promise<Ending<T>>;
  sendFrom: (process: Process) => Send;
  /** Repeats until stopped or until the process is gone. */
  every: (process: Process, ms: number, run: () => void) => () => void;
  /** Waits of people and of the outside world. */
  sleep: (ms: number) => Promise<void>;
  /** Of a process: it does not wake where the process has ended. */
  sleepIn: (process: Process, ms: number) => Promise<void>;
  later: (ms: number, run: () => void) => void;
  /** Lets everything happen that is due until `until` says so or nothing is left. */
  play: (until: () => boolean) => Promise<void>;
  steps: () => number;
  /** Nothing runs and nothing is under way. */
  isQuiet: () => boolean;
  log: string[] | null;
}

export interface WorldOptions {
  random: Random;
  faults: Faults;
  /** Clocks of different machines differ by less than this. */
  skewMaxMs: number;
  /** Long waits are drawn up to this. */
  stallMaxMs: number;
  startsAt: number;
  log: string[] | null;
}

/** After every callback that is due now, and before anything else. */
const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

/** Virtual time, and all that happens in it: the earliest event first, one after the other. */
export function createWorld(options: WorldOptions): World {
  const { random, faults, log, startsAt, stallMaxMs } = options;
  const queue = createEventQueue();
  let now = startsAt;
  const later = (ms: number, run: () => void): void => queue.push(now + ms, run);
  const processes = createProcesses(options, () => now);

  const inside = (process: Process, ms: number, run: () => void): void =>
    later(ms, () => {
      if (!process.alive) return;
      if (process.frozenUntil > now) return inside(process, process.frozenUntil - now, run);
      if (now <= process.endsAt) return run();
      faults.count("time-out");
      processes.end(process);
    });
  const requests = createRequests({
    random,
    faults,
    stallMaxMs,
    later,
    inside,
    now: () => now,
    end: processes.end,
    log: ({ name, instance, userId }, line) =>
      log?.push(`${now - startsAt} ms  ${name} ${instance} of ${userId ?? "all"}, ${line}`),
  });

  return {
    random,
    faults,
    log,
    later,
    now: () => now,
    steps: requests.steps,
    sendFrom: requests.sendFrom,
    start: processes.start,
    isQuiet: () => requests.underWay() === 0 && processes.running() === 0,
    clockOf:
      ({ skewMs }) =>
      () =>
        new Date(now + skewMs),
    sleep: (ms) => new Promise((resolve) => later(ms, resolve)),
    sleepIn: (process, ms) => new Promise((resolve) => inside(process, ms, resolve)),
    every(process, ms, run) {
      let stopped = false;
      const again = (): void =>
        inside(process, ms, () => {
          if (stopped) return;
          run();
          again();
        });
      again();
      return () => {
        stopped = true;
      };
    },
    async play(until) {
      for (;;) {
        await settled();
        if (until()) return;
        const event = queue.pop();
        if (!event) return;
        now = Math.max(now, event.at);
        event.run();
      }
    },
  };
}

/** Starts processes, and ends them without a word when the platform wants it so. */
function createProcesses({ random, faults, skewMaxMs }: WorldOptions, now: () => number) {
  const instances = new Map<string, number>();
  const endings = new Map<Process, () => void>();
  const start: World["start"] = ({ name, userId, key, secondsMax }, work) => {
    const isAhead = faults.strikes("clock-skew");
    const instance = (instances.get(name) ?? 0) + 1;
    instances.set(name, instance);
    const process: Process = {
      name,
      instance,
      userId,
      key,
      alive: true,
      frozenUntil: 0,
      endsAt: now() + secondsMax * 1_000,
      skewMs: isAhead ? random.between(-skewMaxMs / 2, skewMaxMs / 2) : 0,
      requests: 0,
      writes: 0,
      lastLook: 0,
    };
    return new Promise((resolve) => {
      const close = (): void => {
        process.alive = false;
        endings.delete(process);
      };
      endings.set(process, () => {
        close();
        resolve({ kind: "gone" });
      });
      work(process).then(
        (value) => {
          close();
          resolve({ kind: "answered", value });
        },
        (error: unknown) => {
          close();
          resolve({ kind: "failed", error });
        },
      );
    });
  };
  const end = (process: Process): void => endings.get(process)?.();
  return { start, end, running: () => endings.size };
}

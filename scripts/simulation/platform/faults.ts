import type { Random } from "../../stand-ins/index.ts";

/** What may happen to a single request, or to the process that sends it. */
export const requestFaults = [
  /** The process is gone before the request arrives. */
  "crash-before",
  /** The request is carried out and the process is gone before it hears so. */
  "crash-after",
  /** Carried out, and answered with an error or a conflict. */
  "lost-reply",
  /** Not carried out, and answered with an error or a conflict that is none. */
  "refused",
  /** Answered with an error now and carried out later. */
  "applied-late",
  /** The request or its answer takes longer than a lease may; the heartbeat goes on meanwhile. */
  "stall",
  /** A single row is read as it was before its last write. */
  "stale-read",
  /** The whole process stands still, its heartbeat too, and goes on as if nothing had been. */
  "freeze",
] as const;
export type RequestFault = (typeof requestFaults)[number];

export const faultKinds = [
  ...requestFaults,
  /** A request that was carried out before one that had been sent earlier. */
  "overtaken",
  /** A request of a process that the platform ended because its time was over. */
  "time-out",
  "clock-skew",
  "start-dropped",
  "start-twice",
  "start-late",
  "source-failure",
  /** The map service answers nobody for a while, from seconds to half an hour. */
  "source-outage",
  "double-click",
  "event-twice",
  "event-late",
  "event-dropped",
  "event-overtaken",
  "paddle-failure",
] as const;
export type FaultKind = (typeof faultKinds)[number];
export type FaultCounts = Record<FaultKind, number>;

/** One request of one process. */
export interface Point {
  process: string;
  /** Among the processes of that name. */
  instance: number;
  /** Among the requests of that process. */
  number: number;
  request: string;
  writes: boolean;
  /** Whether a cache may answer it. */
  mayBeStale: boolean;
}

export interface Faults {
  counts: FaultCounts;
  /** The fault that this request meets, if any. */
  forRequest: (point: Point) => RequestFault | null;
  /** Whether something of this kind happens now; counts it. */
  strikes: (kind: FaultKind) => boolean;
  count: (kind: FaultKind) => void;
  /** From here on nothing goes wrong. */
  stop: () => void;
  isStopped: () => boolean;
}

export const noCounts = (): FaultCounts =>
  Object.fromEntries(faultKinds.map((kind) => [kind, 0])) as FaultCounts;

/** Half of the schedules leave a given kind out, so that each is also met without the others. */
const shares = [0, 0, 0.02, 0.05] as const;
const shareOfStrikes = [0, 0.15, 0.4] as const;
/** A single one reaches many tasks. */
const shareOfOutages = [0, 0.2, 0.4] as const;

/** Faults by chance, at rates drawn once per schedule. */
export function randomFaults(random: Random): Faults {
  const counts = noCounts();
  let stopped = false;
  const rates = new Map<FaultKind, number>();
  for (const kind of faultKinds) {
    const isRequestFault = requestFaults.some((one) => one === kind);
    const rare = kind === "source-outage" ? shareOfOutages : shareOfStrikes;
    rates.set(kind, random.pick(isRequestFault ? shares : rare));
  }
  const strikes = (kind: FaultKind): boolean => {
    if (stopped || !random.chance(rates.get(kind) ?? 0)) return false;
    counts[kind] += 1;
    return true;
  };
  return {
    counts,
    strikes,
    forRequest: ({ writes, mayBeStale }) => {
      for (const kind of requestFaults) {
        if (!mayBeStale && kind === "stale-read") continue;
        if (!writes && (kind === "applied-late" || kind === "lost-reply")) continue;
        if (strikes(kind)) return kind;
      }
      return null;
    },
    count: (kind) => {
      counts[kind] += 1;
    },
    stop: () => {
      stopped = true;
    },
    isStopped: () => stopped,
  };
}

/** Nothing goes wrong, except one thing at one request; `onPoint` hears of every request. */
export function oneFault(
  target: { at: Point; fault: RequestFault } | null,
  onPoint: (point: Point) => void = () => {},
): Faults {
  const counts = noCounts();
  return {
    counts,
    strikes: () => false,
    forRequest(point) {
      onPoint(point);
      if (!target || !isSame(point, target.at)) return null;
      counts[target.fault] += 1;
      return target.fault;
    },
    count: (kind) => {
      counts[kind] += 1;
    },
    stop: () => {},
    isStopped: () => false,
  };
}

const isSame = (one: Point, other: Point): boolean =>
  one.process === other.process && one.instance === other.instance && one.number === other.number;

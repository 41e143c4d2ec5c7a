import type { Random } from "../../stand-ins/index.ts";
import type { Faults, RequestFault } from "./faults.ts";
import type { Request, Send } from "./memory-tables.ts";
import { ConnectionLost, type Process } from "./process.ts";

/** What the network needs of the world around it. */
export interface Surroundings {
  random: Random;
  faults: Faults;
  stallMaxMs: number;
  now: () => number;
  later: (ms: number, run: () => void) => void;
  /** Runs in the process's own time: never once it is gone, not while it stands still. */
  inside: (process: Process, ms: number, run: () => void) => void;
  end: (process: Process) => void;
  log: (process: Process, line: string) => void;
}

export interface Requests {
  sendFrom: (process: Process) => Send;
  /** How many have arrived. */
  steps: () => number;
  /** How many were given up by their sender and are still to arrive. */
  underWay: () => number;
}

/** A request that arrives: carried out, answered, or neither. */
interface Arrival {
  process: Process;
  request: Request<unknown>;
  /** Among the requests of the process. */
  number: number;
  /** Among all requests. */
  order: number;
  /** Gives the answer, still to be sent. */
  carryOut: () => () => void;
  /** Answers from a cache instead. */
  answerStale: () => void;
  lose: () => void;
}

/** Between the processes and the platform: here requests are late, lost and overtaken. */
export function createRequests(surroundings: Surroundings): Requests {
  const { random, faults, log, inside } = surroundings;
  const counts = { steps: 0, sent: 0, newest: 0, underWay: 0, carriedOut: 0 };

  const arrive = (arrival: Arrival): void => {
    const { process, request, number, order } = arrival;
    const { name, instance } = process;
    const { name: asked, writes, stale } = request;
    const mayBeStale = stale !== undefined;
    const point = { process: name, instance, number, request: asked, writes, mayBeStale };
    const fault = faults.forRequest(point);
    counts.steps += 1;
    if (order < counts.newest) faults.count("overtaken");
    counts.newest = Math.max(counts.newest, order);
    log(process, `${number}: ${asked}${fault ? `  ** ${fault}` : ""}`);
    if (fault) disturb(fault, arrival, surroundings, counts);
    else arrival.carryOut()();
  };

  return {
    steps: () => counts.steps,
    underWay: () => counts.underWay,
    sendFrom: (process) => (request) =>
      new Promise((resolve, reject) => {
        process.requests += 1;
        counts.sent += 1;
        const arrival: Arrival = {
          process,
          request,
          number: process.requests,
          order: counts.sent,
          carryOut() {
            counts.carriedOut += 1;
            process.lastLook = counts.carriedOut;
            try {
              const value = request.run();
              return () => resolve(value);
            } catch (error) {
              return () => reject(error);
            }
          },
          answerStale() {
            if (request.stale) resolve(request.stale());
          },
          lose() {
            if (request.unclear !== undefined) resolve(request.unclear);
            else reject(request.lost?.() ?? new ConnectionLost(request.name));
          },
        };
        inside(process, random.between(1, 20), () => arrive(arrival));
      }),
  };
}

function disturb(
  fault: RequestFault,
  { process, carryOut, answerStale, lose }: Arrival,
  { random, stallMaxMs, now, later, inside, end }: Surroundings,
  counts: { underWay: number },
): void {
  const longWait = (): number => random.between(1_000, stallMaxMs);
  const ways: Record<RequestFault, () => void> = {
    "crash-before": () => end(process),
    "crash-after"() {
      carryOut();
      end(process);
    },
    "lost-reply"() {
      carryOut();
      lose();
    },
    refused: lose,
    "stale-read": answerStale,
    "applied-late"() {
      counts.underWay += 1;
      later(random.between(1, 60_000), () => {
        counts.underWay -= 1;
        carryOut();
      });
      lose();
    },
    stall() {
      const isAnswerSlow = random.chance(0.5);
      inside(process, longWait(), isAnswerSlow ? carryOut() : () => carryOut()());
    },
    freeze() {
      process.frozenUntil = now() + longWait();
      inside(process, 0, () => carryOut()());
    },
  };
  ways[fault]();
}

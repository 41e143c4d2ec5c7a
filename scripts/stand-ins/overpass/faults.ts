const faultKinds = [
  "down",
  "rate-limited",
  "busy",
  "timeout-remark",
  "memory-remark",
  "truncated",
  "html",
  "hang",
  "slow",
] as const;

export interface Fault {
  kind: (typeof faultKinds)[number];
  /** How many queries it still meets; unlimited until cleared when not given. */
  times: number;
  delayMs: number | null;
  /** Only queries containing this text; `""` = all. */
  match: string;
}

export interface Faults {
  add: (fault: Fault) => void;
  clear: () => void;
  /** The fault a query meets, counted as met. */
  meet: (query: string) => Fault | undefined;
  /** A fault that would meet any query now, not counted. */
  active: (kind: Fault["kind"]) => Fault | undefined;
}

const askedWithinMs = 300;

export function createFaults(): Faults {
  let faults: Fault[] = [];
  // The last one met still stands while its caller asks for the status page.
  let last: { fault: Fault; untilMs: number } | undefined;
  return {
    add(fault) {
      faults = [...faults, fault];
    },
    clear() {
      faults = [];
      last = undefined;
    },
    meet(query) {
      const fault = faults.find(({ match }) => query.includes(match));
      if (fault) {
        fault.times -= 1;
        faults = faults.filter(({ times }) => times > 0);
        last = { fault, untilMs: Date.now() + (fault.delayMs ?? 0) + askedWithinMs };
      }
      return fault;
    },
    active(kind) {
      const lasting = last && Date.now() < last.untilMs ? [last.fault] : [];
      return [...faults, ...lasting].find((fault) => fault.kind === kind && fault.match === "");
    },
  };
}

/** A fault from its JSON, or a sentence saying what is wrong with it. */
export function parseFault(text: string): Fault | string {
  const given = parseObject(text);
  if (!given) return "A fault is a JSON object.";
  const { times, delayMs, match } = given;
  const kind = faultKinds.find((known) => known === given.kind);
  if (!kind) return `"kind" is one of ${faultKinds.join(", ")}.`;
  if (times !== undefined && !(Number.isInteger(times) && Number(times) > 0)) {
    return '"times" is a whole number above 0.';
  }
  if (delayMs !== undefined && !(typeof delayMs === "number" && delayMs >= 0)) {
    return '"delayMs" is a number, 0 or more.';
  }
  if (match !== undefined && typeof match !== "string") return '"match" is a text.';
  return {
    kind,
    times: times === undefined ? Number.POSITIVE_INFINITY : Number(times),
    delayMs: typeof delayMs === "number" ? delayMs : null,
    match: match ?? "",
  };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

const FIELDS = [
  { name: "minute", min: 0, max: 59 },
  { name: "hour", min: 0, max: 23 },
  { name: "day of month", min: 1, max: 31 },
  { name: "month", min: 1, max: 12 },
  { name: "day of week", min: 0, max: 7 },
] as const;

export interface Schedule {
  /** One set of allowed values per field, in the order minute, hour, day, month, weekday. */
  allowed: readonly ReadonlySet<number>[];
  /** A restricted day of month and a restricted weekday are alternatives. */
  isEitherDay: boolean;
}

function parsePart(part: string, min: number, max: number): number[] {
  const match = /^(?:(\*)|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
  if (!match) throw new Error(`"${part}" is no cron value`);
  const [, star, from, to, every] = match;
  const first = star ? min : Number(from);
  const last = star || (every && to === undefined) ? max : Number(to ?? from);
  const step = Number(every ?? 1);
  if (first < min || last > max || first > last || step < 1)
    throw new Error(`"${part}" is out of range`);
  return Array.from(
    { length: Math.floor((last - first) / step) + 1 },
    (_value, index) => first + index * step,
  );
}

/** Reads the five fields minute, hour, day, month and weekday: stars, steps, lists and ranges. */
export function parseCron(text: string): Schedule {
  const parts = text.trim().split(/\s+/);
  if (parts.length !== FIELDS.length)
    throw new Error(`A schedule has five fields, not ${parts.length}: "${text}"`);
  const allowed = FIELDS.map(({ min, max }, index) => {
    const values = (parts[index] ?? "").split(",").flatMap((part) => parsePart(part, min, max));
    return new Set(index === 4 ? values.map((day) => day % 7) : values);
  });
  return { allowed, isEitherDay: !parts[2]?.startsWith("*") && !parts[4]?.startsWith("*") };
}

/** Whether the schedule names the minute this moment lies in, in UTC. */
export function isDue({ allowed, isEitherDay }: Schedule, epochMs: number): boolean {
  const date = new Date(epochMs);
  const values = [
    date.getUTCMinutes(),
    date.getUTCHours(),
    date.getUTCDate(),
    date.getUTCMonth() + 1,
    date.getUTCDay(),
  ];
  const [minute, hour, day, month, weekday] = values.map(
    (value, index) => allowed[index]?.has(value) ?? false,
  );
  const isDay = isEitherDay ? day || weekday : day && weekday;
  return Boolean(minute && hour && month && isDay);
}

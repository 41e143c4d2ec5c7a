import { listOf, partOf } from "./sent-value.ts";

/**
 * A plan as the server sent it, taken apart into filters that can be changed or taken away. The
 * server checks every plan it gets back, so that only its outline matters here: `where` is a
 * condition, most often `{and: […]}`, or a list of conditions.
 */
export type SentPlan = Record<string, unknown>;

export interface Filter {
  label: string;
  /** The plan without it. */
  removed: SentPlan;
  /** The value a person can edit; absent if there isn't exactly one. */
  value?: string | number;
  /** The plan with another value. */
  changed?: (to: string | number) => SentPlan;
  /** The plan with the opposite: "with" for "without". */
  flipped?: SentPlan;
}

type Part = Record<string, unknown>;

/** The plan's filters, in its order, and then what else can be taken away. */
export function filtersOf(plan: SentPlan): Filter[] {
  const parts = partsOf(plan.where);
  const withParts = (next: unknown[]): SentPlan => ({
    ...plan,
    where: Array.isArray(plan.where) ? next : { and: next },
  });
  const filters = parts.map((part, at) => {
    const put = (next: Part): SentPlan => withParts(parts.with(at, next));
    return { ...filterOf(part, put), removed: withParts(parts.toSpliced(at, 1)) };
  });
  return [...filters, ...sortFilter(plan), ...limitFilter(plan)];
}

function filterOf(part: Part, put: (next: Part) => SentPlan): Omit<Filter, "removed"> {
  const label = labelOf(part);
  if (typeof part.has === "boolean") return { label, flipped: put({ ...part, has: !part.has }) };
  for (const key of ["is", "contains", "text"]) {
    const value = part[key];
    if (typeof value === "string") {
      return { label, value, changed: (to) => put({ ...part, [key]: String(to) }) };
    }
  }
  const [only, ...others] = Array.isArray(part.in) ? part.in : [];
  if (typeof only === "string" && others.length === 0) {
    return { label, value: only, changed: (to) => put({ ...part, in: [String(to)] }) };
  }
  const compared = comparisons.filter(({ key }) => typeof part[key] === "number");
  const [bound] = compared;
  if (bound && compared.length === 1) {
    return {
      label,
      value: Number(part[bound.key]),
      changed: (to) => put({ ...part, [bound.key]: Number(to) }),
    };
  }
  const near = partOf(part.near);
  if (near && typeof near.m === "number") {
    return {
      label,
      value: near.m,
      changed: (to) => put({ ...part, near: { ...near, m: Number(to) } }),
    };
  }
  return { label };
}

function sortFilter({ sort, ...rest }: SentPlan): Filter[] {
  const first = partOf(Array.isArray(sort) ? sort[0] : undefined);
  if (!first || typeof first.by !== "string") return [];
  const [ascending, descending] = orders[first.by] ?? ["lowest first", "highest first"];
  const order = first.dir === "asc" ? ascending : descending;
  return [{ label: `by ${words(first.by)}, ${order}`, removed: rest }];
}

const alphabet: [string, string] = ["A to Z", "Z to A"];
const orders: Record<string, [string, string]> = {
  name: alphabet,
  category: alphabet,
  suburb: alphabet,
  distance: ["nearest first", "farthest first"],
};

function limitFilter(plan: SentPlan): Filter[] {
  const { limit, ...rest } = plan;
  if (typeof limit !== "number") return [];
  return [
    {
      label: `first ${limit}`,
      removed: rest,
      value: limit,
      changed: (to) => ({ ...plan, limit: Number(to) }),
    },
  ];
}

function partsOf(where: unknown): Part[] {
  const whole = partOf(where);
  const list: unknown = Array.isArray(where) ? where : (whole?.and ?? (whole ? [whole] : []));
  return listOf(list, partOf);
}

const comparisons = [
  { key: "gt", says: "over" },
  { key: "gte", says: "at least" },
  { key: "lt", says: "under" },
  { key: "lte", says: "at most" },
  { key: "eq", says: "exactly" },
] as const;

const fieldWords: Record<string, string> = {
  category: "type",
  review_count: "reviews",
  price_level: "price level",
  founded_year: "founding year",
  emails: "email",
  phones: "labelled phone",
  hours: "known opening hours",
  socials: "social links",
  fit: "marketing fit",
  areas: "area served",
  house_number: "house number",
};

/** A name from the data, in words. `words("review_count")` // => "reviews" */
export const words = (name: string): string => fieldWords[name] ?? name.replaceAll("_", " ");

function labelOf(part: Part): string {
  const field = words(String(part.f ?? ""));
  const list = (parts: unknown, join: string): string => partsOf(parts).map(labelOf).join(join);
  const role = typeof part.role === "string" ? `${part.role} ` : "";
  if ("and" in part) return list(part.and, " and ");
  if ("or" in part) return list(part.or, " or ");
  if ("not" in part) return `not: ${list(part.not, "")}`;
  if ("has" in part) return `${part.has ? "with" : "without"} ${role}${field}`;
  if ("is" in part) return `${field}: ${oneOf(part.is)}`;
  if ("in" in part) return `${field}: ${oneOf(part.in)}`;
  if ("contains" in part) return `${field} contains “${part.contains}”`;
  if ("text" in part) return `${field} ${textWords[String(part.how)] ?? "has"} “${part.text}”`;
  if ("near" in part) return nearLabel(partOf(part.near));
  if ("dir" in part) {
    const { is, of } = partOf(part.dir) ?? {};
    return `${is} of ${placeName(of)}`;
  }
  if ("open" in part) return `open ${openWords(part.open)}`;
  if ("closed" in part) return `closed ${dayName(partOf(part.closed)?.dow)}`.trim();
  const bounds = comparisons.flatMap(({ key, says }) =>
    typeof part[key] === "number" ? [`${says} ${part[key]}`] : [],
  );
  return bounds.length > 0 ? `${field} ${bounds.join(", ")}` : JSON.stringify(part);
}

const textWords: Record<string, string> = {
  contains: "contains",
  starts: "starts with",
  ends: "ends with",
  word: "has the word",
};

const oneOf = (values: unknown): string =>
  Array.isArray(values) ? values.map(String).join(" or ") : String(values);

function nearLabel(near: Part | undefined): string {
  const from = typeof near?.minM === "number" ? ` and over ${near.minM} m` : "";
  return `within ${near?.m} m${from} of ${placeName(near?.to)}`;
}

function placeName(place: unknown): string {
  if (place === "centre") return "the centre";
  const { name, is, id, lat, lon } = partOf(place) ?? {};
  return String(name ?? is ?? id ?? (lat === undefined ? "?" : `${lat}, ${lon}`));
}

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const dayName = (dow: unknown): string => (typeof dow === "number" ? (days[dow] ?? "") : "");

/** `clock(1_230)` // => "20:30" */
const clock = (minutes: unknown): string => {
  const whole = Number(minutes) % 1_440;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

function openWords(open: unknown): string {
  if (typeof open === "string") return open === "24/7" ? "all day, every day" : open;
  const parts = partOf(open) ?? {};
  const moments: [string, string][] = [
    ["min", "at"],
    ["after", "after"],
    ["afterMin", "after"],
    ["before", "before"],
    ["beforeMin", "before"],
    ["until", "until"],
    ["from", "from"],
  ];
  return [
    dayName(parts.dow),
    ...moments.flatMap(([key, says]) => (key in parts ? [`${says} ${clock(parts[key])}`] : [])),
    parts.allDay ? "all day" : "",
  ]
    .filter((word) => word !== "")
    .join(" ");
}

/** The message shown for removing a filter. */
export const leaveOut = ({ label }: Filter): string => `Remove “${label}”`;

/** … and by changing the filter at this place of the plan. */
export const putInstead = ({ label }: Filter, changed: SentPlan, at: number): string =>
  `“${filtersOf(changed)[at]?.label}” instead of “${label}”`;

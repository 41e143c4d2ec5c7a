import type { OpenCondition } from "#domain/query/plan/plan.ts";

type Open = OpenCondition["open"];
type Limits = Exclude<Open, string | { min: number }>;

const now = (column: string): string => `(SELECT ${column} FROM preset)`;

/** NULL where an open end may reach so far. */
export function openSql(open: Open): string {
  if (open === "always")
    return "(SELECT count(DISTINCT dow) FROM hours h WHERE h.listing_id=listings.id AND open_min=0 AND close_min>=1440)=7";
  const test = (close: string): string => {
    if (open === "now") return atSql(now("now_dow"), now("now_min"), close);
    if ("min" in open) return atSql(String(open.dow), String(open.min), close);
    return timesSql(open, close);
  };
  const certain = `SELECT 1 FROM hours c WHERE c.listing_id=listings.id AND (${test("c.close_min")})`;
  const reach = `min(720, coalesce((SELECT min(${later}) FROM hours o WHERE o.listing_id=listings.id AND ${later}>0), 720))`;
  const endsOpen =
    "SELECT 1 FROM hours e WHERE e.listing_id=listings.id AND e.open_min=e.close_min AND (e.dow*1440+e.close_min-c.dow*1440-c.close_min)%10080=0";
  const possible = `SELECT 1 FROM hours c WHERE c.listing_id=listings.id AND EXISTS(${endsOpen}) AND (${test(`(c.close_min+${reach})`)})`;
  return `CASE WHEN EXISTS(${certain}) THEN 1 WHEN EXISTS(${possible}) THEN NULL ELSE 0 END`;
}

/** Minutes of the week from the closing of `c` to that of `o`. */
const later = "((o.dow*1440+o.close_min-c.dow*1440-c.close_min+20160)%10080)";

const atSql = (dow: string, min: string, close: string): string =>
  `(c.dow=${dow} AND c.open_min<=${min} AND ${close}>${min}) OR (c.dow=(${dow}+6)%7 AND c.open_min<=${min}+1440 AND ${close}>${min}+1440)`;

/** On the day itself, or from the day before into it. */
function timesSql({ dow, after, before, until, from, allDay }: Limits, close: string): string {
  const tests = (day: number): string[] => [
    ...(after === undefined ? [] : [`${close}>${after + day}`]),
    ...(before === undefined ? [] : [`c.open_min<${before + day}`]),
    ...(until === undefined ? [] : [`${close}>=${until + day}`]),
    ...(from === undefined ? [] : [`c.open_min<=${from + day}`]),
    ...(allDay ? [`c.open_min=${day} AND ${close}>=${day + 1_440}`] : []),
  ];
  const on = dow === undefined ? "1" : `c.dow=${dow}`;
  const same = [on, ...tests(0)].join(" AND ");
  const lasts = [
    ...(from === undefined ? [] : [`${close}>${from + 1_440}`]),
    ...(before === undefined ? [] : [`${close}>=${before + 1_440}`]),
  ];
  const isBounded = after !== undefined || until !== undefined;
  if (!isBounded && lasts.length === 0) return same;
  const night = [
    dow === undefined ? "1" : `c.dow=${(dow + 6) % 7}`,
    ...tests(1_440),
    ...(isBounded ? [] : [`(${lasts.join(" OR ")})`]),
  ];
  return `(${same}) OR (${night.join(" AND ")})`;
}

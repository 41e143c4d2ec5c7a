import { columnsOf } from "#domain/listing/listing.ts";
import type {
  Comparison,
  Condition,
  GroupKey,
  Leaf,
  Measure,
  PlaceRef,
  Plan,
} from "#domain/query/plan/plan.ts";
import { memberOf } from "../../scripts/eval-chat/oracle.ts";

/**
 * A plan as SQL over the tables of the oracle, for comparison in tests only: SQL's own three-valued
 * logic, grouping and ordering stand against the product's.
 */
export function sqlOf(plan: Plan): string {
  const where = plan.where ? sqlOfCondition(plan.where) : "1";
  switch (plan.op) {
    case "count":
      return `SELECT count(*) AS value FROM listings WHERE ${where}`;
    case "list":
      return listSql(plan, where);
    case "aggregate":
      return `SELECT ${measureSql(plan.measure)} AS value FROM listings WHERE ${where}`;
    case "group":
      return groupSql(plan, where);
    case "compare": {
      const [one, other] = (plan.compare ?? []).map(
        (side) =>
          `(SELECT ${measureSql(plan.measure)} FROM listings WHERE (${where}) AND ${sqlOfCondition(side)})`,
      );
      return `SELECT ${one} - ${other} AS value`;
    }
    case "describe":
      return `SELECT id FROM listings WHERE id=${text(plan.target?.id ?? "")}`;
  }
}

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const folded = (value: string): string => `fold(${text(value)})`;

function listSql({ sort = [], limit }: Plan, where: string): string {
  const [first] = sort;
  const key = !first
    ? "(id IS NULL)"
    : first.by === "distance"
      ? distance(first.to ?? "centre")
      : ["name", "category", "suburb"].includes(first.by)
        ? `fold(${first.by})`
        : first.by;
  const self =
    limit !== undefined &&
    first?.by === "distance" &&
    typeof first.to === "object" &&
    "id" in first.to
      ? ` AND id<>${text(first.to.id)}`
      : "";
  const known = limit === undefined ? "" : ` AND ${key} IS NOT NULL`;
  const most = limit === undefined ? "" : ` LIMIT ${limit}`;
  return `SELECT id, ${key} AS key FROM listings WHERE (${where})${self}${known} ORDER BY ${key} IS NULL, ${key} ${first?.dir ?? "asc"}, rowid${most}`;
}

const listTables: Readonly<Record<string, readonly [table: string, column: string]>> = {
  ...Object.fromEntries(
    columnsOf({ kind: "words" }).map((column) => [column, [column, memberOf(column)]]),
  ),
  category: ["categories", "category"],
  socials: ["socials", "network"],
  emails: ["emails", "role"],
  phones: ["phones", "role"],
};

function measureSql(measure: Measure = { fn: "count" }): string {
  const { fn, field = "", of } = measure;
  if (fn === "count") return "count(*)";
  if (fn === "share" && of) return `100.0*sum(coalesce(${sqlOfCondition(of)}, 0))/count(*)`;
  if (fn === "median") return `median(${field})`;
  if (fn !== "distinct") return `${fn}(${field})`;
  return `count(DISTINCT fold(${field}))`;
}

function groupSql(
  { groupBy = "category", measure, limit, sort = [] }: Plan,
  where: string,
): string {
  const [source, key] = groupSource(groupBy);
  const most = limit === undefined ? "" : ` LIMIT ${limit}`;
  return `SELECT fold(${key}) AS key, ${measureSql(measure)} AS value FROM ${source} WHERE (${where}) AND ${key} IS NOT NULL GROUP BY fold(${key}) HAVING value IS NOT NULL ORDER BY value ${sort[0]?.dir ?? "desc"}${most}`;
}

function groupSource(groupBy: GroupKey): [string, string] {
  const present = /^has:(.+)$/.exec(groupBy)?.[1];
  if (present) return ["listings", `CASE WHEN ${present} IS NULL THEN 'no' ELSE 'yes' END`];
  if (groupBy === "rating_band")
    return [
      "listings",
      "CASE WHEN rating IS NULL THEN NULL ELSE min(4, CAST(rating AS INT)) || '–' || (min(4, CAST(rating AS INT)) + 1) END",
    ];
  if (groupBy === "founded_decade")
    return [
      "listings",
      "CASE WHEN founded_year IS NULL THEN NULL ELSE (founded_year / 10 * 10) || 's' END",
    ];
  const child = groupBy === "category" ? undefined : listTables[groupBy];
  if (!child) return ["listings", groupBy];
  const [table, column] = child;
  return [
    `listings JOIN (SELECT DISTINCT listing_id, fold(${column}) AS one FROM ${table}) child ON child.listing_id=listings.id`,
    "child.one",
  ];
}

function sqlOfCondition(condition: Condition): string {
  if ("and" in condition) return `(${condition.and.map(sqlOfCondition).join(" AND ")})`;
  if ("or" in condition) return `(${condition.or.map(sqlOfCondition).join(" OR ")})`;
  if ("not" in condition) return `(NOT ${sqlOfCondition(condition.not)})`;
  return `(${leafSql(condition)})`;
}

function leafSql(leaf: Leaf): string {
  if ("near" in leaf) {
    const { to, m } = leaf.near;
    const within = `${distance(to)}<=${m}`;
    // The place itself is neither near nor far.
    return typeof to === "object" && "id" in to
      ? `CASE WHEN id=${text(to.id)} THEN NULL ELSE ${within} END`
      : within;
  }
  if ("dir" in leaf) {
    const [lat, lon] = point(leaf.dir.of);
    return { north: `lat>${lat}`, south: `lat<${lat}`, east: `lon>${lon}`, west: `lon<${lon}` }[
      leaf.dir.is
    ];
  }
  if ("open" in leaf) return openSql(leaf.open);
  if ("closed" in leaf) return `hours_known=1 AND NOT ${hours(`dow=${leaf.closed.dow}`)}`;
  if ("in" in leaf) {
    const values = leaf.in.map(folded).join(",");
    const child = listTables[leaf.f];
    return child
      ? exists(child[0], `fold(c.${child[1]}) IN (${values})`)
      : `fold(${leaf.f}) IN (${values})`;
  }
  if ("has" in leaf) return `${leaf.has ? "" : "NOT "}${hasSql(leaf.f, leaf.role)}`;
  if ("how" in leaf) {
    const wanted = folded(leaf.text);
    const value = `fold(${leaf.f})`;
    return {
      contains: `instr(${value}, ${wanted})>0`,
      starts: `substr(${value}, 1, length(${wanted}))=${wanted}`,
      ends: `substr(${value}, -length(${wanted}))=${wanted}`,
      word: `instr(' ' || ${value} || ' ', ' ' || ${wanted} || ' ')>0`,
    }[leaf.how];
  }
  const signs: Record<keyof Comparison, string> = {
    gt: ">",
    gte: ">=",
    lt: "<",
    lte: "<=",
    eq: "=",
  };
  const { f, ...comparison } = leaf;
  return Object.entries(comparison)
    .map(([key, value]) => `${f}${signs[key as "gt"]}${value}`)
    .join(" AND ");
}

function hasSql(field: string, role?: string): string {
  if (field === "hours") return "hours_known=1";
  const child = listTables[field];
  if (field === "phones" && role === undefined)
    return exists("phones", "c.phone IS NOT listings.phone");
  if (child)
    return exists(child[0], role === undefined ? "1" : `fold(c.${child[1]})=${folded(role)}`);
  return `(${field} IS NOT NULL)`;
}

const exists = (table: string, test: string): string =>
  `EXISTS(SELECT 1 FROM ${table} c WHERE c.listing_id=listings.id AND ${test})`;
const hours = (test: string): string => exists("hours", `(${test})`);

const at = (dow: string, min: string): string =>
  `(dow=${dow} AND open_min<=${min} AND close_min>${min}) OR (dow=(${dow}+6)%7 AND close_min>${min}+1440)`;

function openSql(open: Extract<Leaf, { open: unknown }>["open"]): string {
  if (open === "now")
    return hours(at("(SELECT now_dow FROM preset)", "(SELECT now_min FROM preset)"));
  if (open === "always")
    return "(SELECT count(DISTINCT dow) FROM hours h WHERE h.listing_id=listings.id AND open_min=0 AND close_min>=1440)=7";
  if ("min" in open) return hours(at(String(open.dow), String(open.min)));
  const tests = [
    ...(open.dow === undefined ? [] : [`dow=${open.dow}`]),
    ...(open.after === undefined ? [] : [`close_min>${open.after}`]),
    ...(open.before === undefined ? [] : [`open_min<${open.before}`]),
    ...(open.until === undefined ? [] : [`close_min>=${open.until}`]),
    ...(open.from === undefined ? [] : [`open_min<=${open.from}`]),
    ...(open.allDay ? ["open_min=0 AND close_min>=1440"] : []),
  ];
  return hours(tests.join(" AND ") || "1");
}

function point(ref: PlaceRef): [string, string] {
  if (ref === "centre")
    return ["(SELECT avg(lat) FROM listings)", "(SELECT avg(lon) FROM listings)"];
  if ("lat" in ref) return [String(ref.lat), String(ref.lon)];
  if ("id" in ref)
    return [
      `(SELECT lat FROM listings WHERE id=${text(ref.id)})`,
      `(SELECT lon FROM listings WHERE id=${text(ref.id)})`,
    ];
  return [
    `(SELECT avg(lat) FROM listings WHERE fold(${ref.f})=${folded(ref.is)})`,
    `(SELECT avg(lon) FROM listings WHERE fold(${ref.f})=${folded(ref.is)})`,
  ];
}

function distance(ref: PlaceRef): string {
  const [lat, lon] = point(ref);
  return `dist_m(lat, lon, ${lat}, ${lon})`;
}

import { columnsOf } from "#domain/listing/listing.ts";
import type {
  Comparison,
  Condition,
  GroupKey,
  Leaf,
  Measure,
  PlaceRef,
  Plan,
  Sort,
} from "#domain/query/plan/plan.ts";
import { memberOf } from "../../scripts/eval-chat/oracle.ts";
import { openSql } from "./open-to-sql.ts";

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
    case "perGroup":
      return `SELECT avg(value) AS value, count(*) AS groups FROM (${groupSql(plan, where)})`;
    case "countGroups":
      return `SELECT count(*) AS value, count(*) AS groups FROM (${groupSql(plan, where)})`;
    case "compare":
    case "ratio":
      return sidesSql(plan, where);
    case "describe":
      return `SELECT id FROM listings WHERE id=${text(plan.target?.id ?? "")}`;
    case "changes":
    case "meta":
      throw new Error(`${plan.op} is no question about the tables`);
  }
}

/** One row a side. */
const sidesSql = ({ sides = [], measure }: Plan, where: string): string =>
  sides
    .map(
      (side) =>
        `SELECT ${measureSql(measure)} AS value, count(*) AS total FROM listings WHERE (${where}) AND ${sqlOfCondition(side)}`,
    )
    .join(" UNION ALL ");

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const folded = (value: string): string => `fold(${text(value)})`;

function listSql(plan: Plan, where: string): string {
  const { sort = [], limit, nth } = plan;
  const [first] = sort;
  const key = first ? sortKey(first) : "(id IS NULL)";
  const most = nth ?? limit;
  const self =
    most !== undefined &&
    first?.by === "distance" &&
    typeof first.to === "object" &&
    "id" in first.to
      ? ` AND id<>${text(first.to.id)}`
      : "";
  const known = most === undefined ? "" : ` AND ${key} IS NOT NULL`;
  return `SELECT id, ${key} AS key FROM listings WHERE (${where})${self}${known} ORDER BY ${key} IS NULL, ${key} ${first?.dir ?? "asc"}, rowid${cut(plan)}`;
}

const cut = ({ limit, nth }: Pick<Plan, "limit" | "nth">): string =>
  nth !== undefined ? ` LIMIT 1 OFFSET ${nth - 1}` : limit === undefined ? "" : ` LIMIT ${limit}`;

function sortKey({ by, to, days }: Sort): string {
  if (by === "distance") return distance(to ?? "centre");
  if (["name", "category", "suburb", "street"].includes(by)) return `fold(${by})`;
  if (by !== "opens" && by !== "closes") return by;
  const asked = days ? `h.dow IN (${days.join(",")})` : "1";
  const of = `FROM hours h WHERE h.listing_id=listings.id AND ${asked}`;
  if (by === "opens") return `CASE WHEN hours_known=1 THEN (SELECT min(h.open_min) ${of}) END`;
  const later =
    "SELECT 1 FROM hours l WHERE l.listing_id=listings.id AND l.dow=h.dow AND l.close_min>h.close_min";
  const endsOpen = `EXISTS(SELECT 1 ${of} AND h.open_min=h.close_min AND NOT EXISTS(${later}))`;
  return `CASE WHEN hours_known=1 AND NOT ${endsOpen} THEN (SELECT max(h.close_min) ${of}) END`;
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

function groupSql(plan: Plan, where: string): string {
  const { groupBy = "category", measure, minRows = 1, having = {}, sort = [] } = plan;
  const [source, key] = groupSource(groupBy);
  const found = `SELECT fold(${key}) FROM ${source} WHERE (${where}) AND ${key} IS NOT NULL`;
  if (plan.none) {
    return `SELECT DISTINCT fold(${key}) AS key, 0 AS value FROM ${source} WHERE ${key} IS NOT NULL AND fold(${key}) NOT IN (${found})${cut(plan)}`;
  }
  const fits = [
    "value IS NOT NULL",
    `count(*)>=${minRows}`,
    ...Object.entries(having).map(([sign, value]) => `value${signs[sign as "gt"]}${value}`),
  ];
  return `SELECT fold(${key}) AS key, ${measureSql(measure)} AS value FROM ${source} WHERE (${where}) AND ${key} IS NOT NULL GROUP BY fold(${key}) HAVING ${fits.join(" AND ")} ORDER BY value ${sort[0]?.dir ?? "desc"}${cut(plan)}`;
}

const severalOfName = "SELECT fold(name) FROM listings GROUP BY fold(name) HAVING count(*)>1";
const beforeSpace = "substr(postcode, 1, instr(postcode, ' ')-1)";

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
  if (groupBy === "chain")
    return ["listings", `CASE WHEN fold(name) IN (${severalOfName}) THEN name END`];
  if (groupBy === "postcode_area")
    return [
      "listings",
      `CASE WHEN instr(postcode, ' ')>0 AND ${beforeSpace} GLOB '*[0-9]*' THEN ${beforeSpace} ELSE substr(postcode, 1, 2) END`,
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
    const { to, m, minM = 0 } = leaf.near;
    return exceptThemselves([to], `(${distance(to)}<=${m} AND ${distance(to)}>=${minM})`);
  }
  if ("between" in leaf) {
    const [one, other] = leaf.between;
    const straight = `dist_m(${[...point(one), ...point(other)].join(", ")})`;
    const detour = `${distance(one)}+${distance(other)}<=1.25*${straight}`;
    return exceptThemselves([one, other], detour);
  }
  if ("dir" in leaf) {
    const [lat, lon] = point(leaf.dir.of);
    return { north: `lat>${lat}`, south: `lat<${lat}`, east: `lon>${lon}`, west: `lon<${lon}` }[
      leaf.dir.is
    ];
  }
  if ("open" in leaf) return openSql(leaf.open);
  if ("closed" in leaf) return `hours_known=1 AND NOT ${exists("hours", `dow=${leaf.closed.dow}`)}`;
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
      equals: `${value}=${wanted}`,
      word: `instr(' ' || ${value} || ' ', ' ' || ${wanted} || ' ')>0`,
    }[leaf.how];
  }
  if ("area" in leaf) return areaSql(folded(leaf.area));
  const { f, ...comparison } = leaf;
  return Object.entries(comparison)
    .map(([key, value]) => `${f}${signs[key as "gt"]}${value}`)
    .join(" AND ");
}

const signs: Record<keyof Comparison, string> = {
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  eq: "=",
};

/** A place itself is neither near nor far. */
function exceptThemselves(places: readonly PlaceRef[], test: string): string {
  const ids = places.flatMap((ref) => (typeof ref === "object" && "id" in ref ? [ref.id] : []));
  return `CASE WHEN id IN (${ids.map(text).join(",")}) THEN NULL ELSE ${test} END`;
}

function areaSql(area: string): string {
  const code = "fold(postcode)";
  const goesOn = `${area} GLOB '*[0-9]' AND substr(${code}, length(${area})+1, 1) GLOB '[0-9]'`;
  return `substr(${code}, 1, length(${area}))=${area} AND NOT (${goesOn} AND ${code} GLOB '*[a-z]*')`;
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

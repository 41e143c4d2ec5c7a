import type { Token } from "./token.ts";

/** What a name would be where it stands: of a place, of a business, or of everyone called so. */
export type Introduced = "no" | "place" | "name" | "counted";

/** Whether a name is due: "in Nice" names a place, "nice restaurants" doesn't. */
export function isIntroduced(before: readonly Token[]): Introduced {
  const significant = before.filter(({ kind }) => kind !== "filler");
  const last = significant.at(-1);
  if (!last) return "no";
  if (["count", "list", "every"].includes(last.kind)) return "counted";
  if (last.kind === "mark") {
    const previous = significant.at(-2);
    return previous?.kind === "place" ? "place" : "no";
  }
  if (["near", "away", "dir", "howfar", "named", "describe", "where"].includes(last.kind))
    return "name";
  if (last.kind === "and" && significant.some(({ kind }) => kind === "howfar")) return "name";
  if (["in", "on", "outside", "place", "serve"].includes(last.kind)) return "place";
  if (["of", "to", "from", "at", "than"].includes(last.kind)) {
    const isGeo = significant.some(
      ({ kind, arg }) =>
        ["near", "howfar", "dir", "within", "away"].includes(kind) ||
        (kind === "super" && (arg === "near" || arg === "far")) ||
        (kind === "unit" && ["m", "km", "mi", "ft"].includes(arg)),
    );
    const isAsked = significant.at(-2)?.kind === "field";
    return isGeo || isAsked ? "name" : "place";
  }
  if (last.kind === "field" && ["suburb", "city", "street", "postcode"].includes(last.arg))
    return "place";
  if (["and", "or"].includes(last.kind) && significant.at(-2)?.kind === "place") return "place";
  return ["whatabout", "only", "except", "not"].includes(last.kind) ? "place" : "no";
}

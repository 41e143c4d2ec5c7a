import { fold } from "../../text/fold.ts";
import type {
  BetweenCondition,
  DirectionCondition,
  NearCondition,
  PlaceRef,
} from "../plan/plan.ts";
import type { Token } from "../reader/token.ts";
import { claim, claimAll, missing, type Proof, saying } from "./proof.ts";
import { isNumeral, numberOf, spanOfText } from "./proof-tokens.ts";

/** Finds the words for a place; a business has to be named, coordinates have to be written. */
export function provePlace(proof: Proof, ref: PlaceRef, id: string): void {
  if (ref === "centre") {
    claimAll(proof, saying(proof, ["centre", "centred"]), id) || missing(proof, "centre");
  } else if ("id" in ref) {
    if (!claimName(proof, ref.id, id)) missing(proof, `business ${ref.name ?? ref.id}`);
  } else if ("lat" in ref) {
    const isSaid = claimCoordinate(proof, ref.lat, id) && claimCoordinate(proof, ref.lon, id);
    if (!isSaid) missing(proof, `point ${ref.lat}, ${ref.lon}`);
    claimAll(proof, saying(proof, ["point", "coord", "latword", "lonword"]), id);
  } else {
    const found = proof.tokens.filter(({ entries }) =>
      entries.some(({ field, value }) => field === ref.f && fold(value) === fold(ref.is)),
    );
    if (!claimAll(proof, found, id)) missing(proof, `${ref.f} ${ref.is}`);
    claimAll(proof, saying(proof, "field", ref.f), id);
  }
}

/** A business by the name it has, the only one of that name, or the one of the answer before. */
export function claimName(proof: Proof, id: string, by: string): boolean {
  if (proof.known.has(id)) return true;
  const { columns } = proof.preset;
  const row = columns.rowOf(id);
  const name = row === undefined ? null : columns.names()[row];
  if (row === undefined || !name) return false;
  const token = proof.tokens.find(({ kind, rows }) => kind === "listing" && rows.includes(row));
  if (token && token.rows.length > 1) proof.doubts.push(by);
  return claim(proof, token ?? spanOfText(proof, name) ?? undefined, by);
}

function claimCoordinate(proof: Proof, value: number, id: string): boolean {
  const found = proof.tokens.find(
    (token) =>
      isNumeral(token) &&
      numberOf(token) === Math.abs(value) &&
      isNegativeAt(proof, token) === value < 0 &&
      proof.used[token.start] === undefined,
  );
  return claim(proof, found, id);
}

const isNegativeAt = ({ question }: Proof, { start }: Token): boolean =>
  /[-−]$/.test(question.slice(0, start));

const metresIn: Readonly<Record<string, number>> = { m: 1, km: 1_000, mi: 1_609.344, ft: 0.3048 };
/** The radius of "near" without a distance. */
const nearMetres = 1_000;

export function proveNear(
  proof: Proof,
  { near: { to, m, minM } }: NearCondition,
  { isNegated, id }: { isNegated: boolean; id: string },
): void {
  provePlace(proof, to, id);
  const farthest = 200_000;
  if (minM !== undefined) proveMetres(proof, minM, { id, isLeast: true });
  if (m < farthest || minM === undefined) proveMetres(proof, m, { id, isLeast: isNegated });
  const words = ["near", "within", "away", "reach", "outside", "inhere"];
  claimAll(proof, saying(proof, words), id);
  if (isNegated) {
    claimAll(proof, saying(proof, ["not", "outside", "except"]), id) || missing(proof, "not near");
  }
}

function proveMetres(proof: Proof, m: number, { id, isLeast }: { id: string; isLeast: boolean }) {
  const { tokens } = proof;
  const at = tokens.findIndex((token, index) => {
    const unit = tokens[index + 1];
    const factor = metresIn[unit?.kind === "unit" ? unit.arg : (unit?.text ?? "")];
    const metres = factor === undefined ? Number.NaN : numberOf(token) * factor;
    return isNumeral(token) && Math.abs(metres - m) <= 0.005 * m + 0.5;
  });
  const [number, unit] = [tokens[at], tokens[at + 1]];
  if (!number || !unit || at < 0) {
    const isDefault = m === nearMetres && !isLeast && saying(proof, "near").length > 0;
    if (!isDefault || tokens.some(({ kind, arg }) => kind === "unit" && arg in metresIn)) {
      missing(proof, `${m} m`);
    }
    return;
  }
  const before = tokens.slice(Math.max(0, at - 3), at);
  const compared = [...before, ...tokens.slice(at + 2, at + 5)].filter(
    ({ kind }) => kind === "cmp",
  );
  const isFar =
    compared.some(({ arg }) => arg === "gt" || arg === "gte") ||
    before.some(({ kind }) => kind === "outside" || kind === "not");
  if (isFar !== isLeast) {
    missing(proof, `${m} m`);
    return;
  }
  claimAll(
    proof,
    [number, unit, ...compared, ...before.filter(({ kind }) => kind === "outside")],
    id,
  );
}

export function proveBetween(proof: Proof, { between }: BetweenCondition, id: string): void {
  for (const each of between) provePlace(proof, each, id);
  claimAll(proof, saying(proof, "between"), id) || missing(proof, "between");
}

export function proveDirection(
  proof: Proof,
  { dir: { of, is } }: DirectionCondition,
  id: string,
): void {
  if (!claimAll(proof, saying(proof, "dir", is), id)) missing(proof, is);
  provePlace(proof, of, id);
}

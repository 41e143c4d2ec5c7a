import { errorFamilies } from "./errors/families.ts";
import type { ListedError } from "./errors/listed-error.ts";
import type { Refusal } from "./notes.ts";

export interface ErrorCoverage {
  /** Different pairs of an operation and an error. */
  refusals: number;
  listed: number;
  seen: number;
  /** `account: 409 user_already_exists at POST /account` */
  missing: string[];
  /** Listed, and why no case can show it. */
  unshown: string[];
}

/** `GET /users/*` // => that operation, and a path of it no SDK knows */
const patternOf = (operation: string): RegExp =>
  new RegExp(`^${operation.replaceAll("*", "[^/]+")}$`);

function isSeen(refusals: readonly Refusal[], { type, code }: ListedError, at?: string): boolean {
  const pattern = at === undefined ? /./ : patternOf(at);
  return refusals.some(
    (one) => one.type === type && one.status === code && pattern.test(one.operation),
  );
}

/** Which of the listed errors were seen, each at every operation it is listed for. */
export function errorCoverage(refusals: readonly Refusal[]): ErrorCoverage {
  const all = errorFamilies.flatMap(({ family, listed }) =>
    listed.flatMap((error) =>
      (error.at ?? [undefined]).map((at) => ({
        name: `${family}: ${error.code} ${error.type}${at ? ` at ${at}` : ""}`,
        isSeen: isSeen(refusals, error, at),
      })),
    ),
  );
  const pairs = refusals.map(({ operation, status, type }) => `${operation} ${status} ${type}`);
  return {
    refusals: new Set(pairs).size,
    listed: all.length,
    seen: all.filter((one) => one.isSeen).length,
    missing: all.filter((one) => !one.isSeen).map(({ name }) => name),
    unshown: errorFamilies.flatMap(({ family, unshown = [] }) =>
      unshown.map(({ type, code, why }) => `${family}: ${code} ${type}: ${why}`),
    ),
  };
}

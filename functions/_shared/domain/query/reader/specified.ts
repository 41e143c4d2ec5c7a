import type { Token } from "./token.ts";

/** The narrower columns of a column. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  address: ["street", "suburb", "city", "postcode", "region", "country", "house_number"],
  phone: ["phones"],
  socials: ["network"],
  emails: ["role"],
};

const nameOf = ({ kind, arg }: Token): string => (kind === "field" ? arg : kind);
const isColumn = (token: Token | undefined): token is Token =>
  token !== undefined && ["field", "network", "role"].includes(token.kind);

/**
 * "the address (street)" means the street: of a column and the one in parentheses after it the
 * narrower. Two that have nothing in common are left unknown.
 */
export function specified(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, here) => token.text === "(" && token.kind === "mark" && isColumn(tokens[here - 1]),
  );
  const close = tokens.findIndex(({ text }, here) => here > at && text === ")");
  const outer = tokens[at - 1];
  if (at < 0 || close < 0 || !outer) return tokens;
  const inner = tokens.slice(at + 1, close);
  const named = inner.filter(isColumn);
  if (named.length === 0) return tokens;
  const rest = tokens.slice(close + 1);
  const isPart = (wide: Token, narrow: Token): boolean =>
    partsOf[nameOf(wide)]?.includes(nameOf(narrow)) === true;
  if (named.every((one) => isPart(outer, one)))
    return [...tokens.slice(0, at - 1), ...inner, ...specified(rest)];
  const isWider = named.every((one) => isPart(one, outer) || nameOf(one) === nameOf(outer));
  if (isWider) return [...tokens.slice(0, at), ...specified(rest)];
  return tokens.map((token, here) => (here === at ? { ...token, kind: "unknown" } : token));
}

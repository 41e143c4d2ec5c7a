/**
 * A plan of version 1, as saved chats hold it, in the shape of version 2. Anything else comes back as
 * it is: the validator tells of it.
 */
export function fromVersion1(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !("v" in input) || input.v !== 1) return input;
  const { compare, groupBy, having, ...rest } = input as Record<string, unknown>;
  // With both, one would be lost: then `compare` stays, and is refused as unknown.
  if ("sides" in rest) return { ...input, v: 2 };
  // Version 1 ignored the parts that its operation had no use for; version 2 refuses them.
  return withoutGaps({
    ...rest,
    v: 2,
    sides: rest.op === "compare" ? compare : undefined,
    groupBy: rest.op === "group" ? groupBy : undefined,
    having: rest.op === "group" ? having : undefined,
  });
}

const withoutGaps = (plan: Record<string, unknown>): unknown =>
  Object.fromEntries(Object.entries(plan).filter(([, part]) => part !== undefined));

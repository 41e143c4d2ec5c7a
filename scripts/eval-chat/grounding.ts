const numberPattern = /(?<![\p{L}\d])\d{1,3}(?:[,\u00a0\u202f ]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?/gu;

/** Every number written in a text. `numbersIn("1,234 of 4.5")` // => [1234, 4.5] */
export const numbersIn = (text: string): number[] =>
  (text.match(numberPattern) ?? []).map((digits) =>
    Number(digits.replace(/[,\u00a0\u202f ](?=\d{3}(\D|$))/g, "").replace(",", ".")),
  );

/** A number as sentences may say it: rounded, unsigned, or in thousands (metres as kilometres). */
const waysToSay = (value: number): number[] => {
  const size = Math.abs(value);
  return [
    value,
    size,
    Math.round(size),
    Math.round(size * 10) / 10,
    Math.round(size * 100) / 100,
    Math.round(size / 100) / 10,
  ];
};

function* numbersWithin(value: unknown): Generator<number> {
  if (typeof value === "number") yield* waysToSay(value);
  else if (typeof value === "string") {
    yield* numbersIn(value);
    yield* numbersIn(value.replace(/\s+/g, " "));
  } else if (typeof value === "object" && value !== null) {
    if (Array.isArray(value)) yield value.length;
    for (const each of Object.values(value)) yield* numbersWithin(each);
  }
}

/** Whether every number of a text stands in what it is about: none can have been made up. */
export function numbersAreGrounded(text: string, sources: readonly unknown[]): boolean {
  const grounded = new Set(numbersWithin(sources));
  const lines = text.split("\n").filter((line) => line.startsWith("- ")).length;
  const plain = text.replaceAll(/\bTier [12]\b/g, "Tier");
  return numbersIn(plain).every((number) => grounded.has(number) || number === lines);
}

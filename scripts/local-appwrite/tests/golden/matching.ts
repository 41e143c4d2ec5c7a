/** Names of headers that do not matter to a client, with the reason each is left out. */
const UNCOMPARED_HEADERS: Record<string, string> = {
  "content-length": "left out of the recordings for JSON",
  "x-debug-operations": "tells how many database operations were billed",
  "strict-transport-security": "the local server has no TLS",
  "x-ratelimit-reset": "a time",
  date: "left out of the recordings",
  connection: "left out of the recordings",
  "keep-alive": "left out of the recordings",
  "transfer-encoding": "left out of the recordings",
};

/** Long and always the same: recorded only where a case is about them. */
const SOMETIMES_RECORDED = [
  "access-control-allow-methods",
  "access-control-allow-headers",
  "access-control-max-age",
];

const PATTERNS: Record<string, string> = {
  "<date>": "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}\\+00:00",
  "<id>": "[0-9a-f]{20}",
  "<hex256>": "[0-9a-f]{256}",
  "<jwt>": "[\\w-]+\\.[\\w-]+\\.[\\w-]+",
  "<cookie-date>": "\\w{3}, \\d\\d-\\w{3}-\\d{4} \\d\\d:\\d\\d:\\d\\d GMT",
  "<epoch>": "\\d{10}",
};

function textMatches(expected: string, actual: string): boolean {
  if (!/<[a-z]/.test(expected)) return expected === actual;
  const parts = expected.split(/(<[a-z][^>]*>)/);
  const source = parts.map((part) => {
    if (/^<[a-z]/.test(part)) return PATTERNS[part] ?? ".+";
    return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${source.join("")}$`, "s").test(actual);
}

/** Stand for numbers too, not only for text. */
const NUMBERS = ["<number>", "<bytes>", "<seconds>", "<runtime-port>"];

/** Fields whose value differs by nature: only that they are there is compared. */
const OWN_VALUE = ["version", "password", "hash", "hashOptions"];

function sequenceMatches(expected: unknown, actual: unknown): boolean {
  // MariaDB burns numbers on failed inserts; what counts is the type and whether there is one.
  return typeof expected === typeof actual && (expected === "") === (actual === "");
}

/** `3_1_key`: the numbers of the database and of the table come first. */
const isIndexId = (id: unknown): boolean => /^\d+_\d+_/.test(String(id));

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Where the actual value does not fit the recorded one; empty when it does. */
export function differences(expected: unknown, actual: unknown, path = "body"): string[] {
  if (typeof expected === "string" && typeof actual === "string") {
    return textMatches(expected, actual) ? [] : [`${path}: recorded ${expected}, here ${actual}`];
  }
  if (NUMBERS.includes(String(expected)) && typeof actual === "number") return [];
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length !== actual.length)
      return [`${path}: recorded ${expected.length} items, here ${actual.length}`];
    return expected.flatMap((item, index) => differences(item, actual[index], `${path}[${index}]`));
  }
  if (isObject(expected) && isObject(actual)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...keys].flatMap((key) => {
      if (!(key in expected))
        return [`${path}.${key}: not recorded, here ${JSON.stringify(actual[key])}`];
      if (!(key in actual)) return [`${path}.${key}: recorded, missing here`];
      if (OWN_VALUE.includes(key)) return [];
      if (key === "$id" && isIndexId(expected[key]) && isIndexId(actual[key])) return [];
      if (key === "$sequence")
        return sequenceMatches(expected[key], actual[key]) ? [] : [`${path}.$sequence`];
      return differences(expected[key], actual[key], `${path}.${key}`);
    });
  }
  return Object.is(expected, actual)
    ? []
    : [`${path}: recorded ${JSON.stringify(expected)}, here ${JSON.stringify(actual)}`];
}

/** Compares headers as sets of values by name: some come twice in the recordings. */
export function headerDifferences(
  recorded: readonly [string, string][],
  actual: readonly [string, string][],
): string[] {
  const group = (headers: readonly [string, string][]): Map<string, Set<string>> => {
    const byName = new Map<string, Set<string>>();
    for (const [name, value] of headers) {
      const key = name.toLowerCase();
      byName.set(key, (byName.get(key) ?? new Set()).add(value));
    }
    return byName;
  };
  const expected = group(recorded);
  const here = group(actual);
  const names = new Set([...expected.keys(), ...here.keys()]);
  return [...names].flatMap((name) => {
    if (name in UNCOMPARED_HEADERS || (SOMETIMES_RECORDED.includes(name) && !expected.has(name)))
      return [];
    const wanted = [...(expected.get(name) ?? [])];
    const found = [...(here.get(name) ?? [])];
    const fits =
      found.length > 0 === wanted.length > 0 &&
      found.every((value) => wanted.some((one) => textMatches(one, value)));
    return fits
      ? []
      : [`header ${name}: recorded ${JSON.stringify(wanted)}, here ${JSON.stringify(found)}`];
  });
}

export type Depth = "quick" | "push" | "full";

export interface TestArguments {
  depth: Depth;
  /** Words of paths; none = every file. */
  filters: string[];
  /** Runs the files again and again, under load. */
  isSoak: boolean;
  soakRounds: number;
  /** Writes the measured seconds of each file. */
  refreshesTimes: boolean;
}

const soakRoundsByDefault = 20;

/** `npm test -- [quick|full|soak] [WORD …] [--times] [--rounds N]` */
export function readArguments(given: readonly string[]): TestArguments {
  const words = [...given];
  const take = (name: string): boolean => {
    const at = words.indexOf(name);
    if (at >= 0) words.splice(at, 1);
    return at >= 0;
  };
  let soakRounds = soakRoundsByDefault;
  const roundsAt = words.indexOf("--rounds");
  if (roundsAt >= 0) soakRounds = Number(words.splice(roundsAt, 2)[1]);
  if (!Number.isInteger(soakRounds) || soakRounds < 1) {
    throw new RangeError("--rounds needs a whole number above 0.");
  }
  const refreshesTimes = take("--times");
  const [first = ""] = words;
  const isSoak = first === "soak";
  const depth = first === "quick" || first === "full" ? first : "push";
  if (isSoak || depth !== "push") words.shift();
  if (isSoak && words.length === 0) {
    throw new RangeError("soak needs a word of the paths to run: npm test -- soak chat");
  }
  return { depth, filters: words, isSoak, soakRounds, refreshesTimes };
}

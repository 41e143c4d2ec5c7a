import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (how: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/** A process that takes less has memory to spare, and collecting costs time. */
const spareBelowBytes = 240 * 1024 ** 2;

let collect: Collect | undefined;

/**
 * Frees what nobody uses and gives it back to the system, in 0.1 to 0.6 s of a large run. V8 keeps the
 * pages that it frees, up to 80 MB of them, until a process has been idle for seconds: one that joins
 * two sources is busy for a minute.
 */
export function giveMemoryBack(takenBytes: number = process.memoryUsage.rss()): void {
  if (takenBytes < spareBelowBytes) return;
  collect ??= collector();
  // An ordinary collection would keep the pages.
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

/** Node gives its collector only to contexts that begin while this flag is set. A run ends well without. */
function collector(): Collect {
  setFlagsFromString("--expose-gc");
  const exposed = runInNewContext("globalThis.gc") as Collect | undefined;
  setFlagsFromString("--no-expose-gc");
  return exposed ?? (() => {});
}

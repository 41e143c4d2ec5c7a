import type { Snapshot } from "../../snapshot/snapshot.ts";
import type { Clock } from "../engine/open.ts";

/** A preset of the person who asks. */
export interface OwnPreset {
  id: string;
  name: string;
}

/** Another snapshot with the time at its place, and when its collection ended. */
export interface OtherSnapshot {
  snapshot: Snapshot;
  clock: Clock;
  collectedAt: string | null;
}

/**
 * `none`: the preset repeats no run. `gone`: there is no such preset of this person, or no data of it
 * any more. `unfinished`: it is still being collected. `empty`: its collection ended without data.
 */
export type Opened = OtherSnapshot | { trouble: "none" | "gone" | "unfinished" | "empty" };

/** The snapshots a question may name beside the one it is asked of: only those of its person. */
export interface Elsewhere {
  /** The preset that is asked. */
  taskId: string;
  /** The newest first; the one that is asked is among them. */
  presets: () => Promise<readonly OwnPreset[]>;
  /** Of the run that this preset repeats. */
  previous: () => Promise<Opened>;
  preset: (taskId: string) => Promise<Opened>;
}

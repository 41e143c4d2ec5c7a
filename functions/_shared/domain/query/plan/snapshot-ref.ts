/** This preset's, that of the run it repeats, or that of another preset of the same person. */
export type SnapshotRef =
  | "this"
  | "previous"
  | {
      preset: string;
      /** For reading only; the id decides. */
      name: string;
    };

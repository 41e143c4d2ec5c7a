export interface StackOptions {
  /** 0 = any free port. */
  port: number;
  dataDir: string;
  /** Overpass-JSON file the stand-ins answer from, instead of the sample town. */
  dumpFile?: string;
  /** Use the public map services instead of the stand-ins. */
  live: boolean;
  /** Read the sample town's places from Overture's stand-in, too. */
  withOverture?: boolean;
  /** Explicit variables; each beats the stand-in of its own service. */
  variables: Record<string, string | undefined>;
}

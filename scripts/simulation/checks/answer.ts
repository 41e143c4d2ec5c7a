import type { Notice } from "../platform/payment-notices.ts";
import type { Process } from "../platform/process.ts";

/** What somebody outside was told or saw, at the moment they did. */
export type Answer =
  | {
      kind: "scrape";
      process: Process;
      status: number;
      /** The id the request's key stands for. */
      taskId: string;
    }
  /** A worker asks the map source for a tile. */
  | { kind: "tile"; process: Process; taskId: string }
  /** The payment service is told whether its event has arrived. */
  | { kind: "event"; process: Process; status: number; notice: Notice };

import type { FromClusters, Spots, ToClusters } from "./cluster-messages.ts";

export interface MapPoints {
  lats: Float64Array;
  lons: Float64Array;
  rows: Uint32Array;
}

export interface ClusterThread {
  load: (points: MapPoints) => void;
  /** The answer to the last question only reaches `onView`. */
  ask: (box: [west: number, south: number, east: number, north: number], zoom: number) => void;
  /** Tells at which zoom a group falls apart. */
  expand: (cluster: number, then: (zoom: number) => void) => void;
  end: () => void;
}

/** Grouping in a thread of its own: however many businesses there are, the page never waits. */
export function createClusterThread(onView: (spots: Spots) => void): ClusterThread {
  const worker = new Worker(new URL("./cluster-worker.ts", import.meta.url), { type: "module" });
  const tell = (message: ToClusters): void => worker.postMessage(message);
  const waiting = new Map<number, (zoom: number) => void>();
  let asked = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<FromClusters>) => {
    if (data.kind === "expand") {
      waiting.get(data.cluster)?.(data.zoom);
      waiting.delete(data.cluster);
    } else if (data.id === asked) onView(data);
  });
  return {
    load: (points) => tell({ kind: "points", ...points }),
    ask(box, zoom) {
      asked += 1;
      tell({ kind: "view", id: asked, box, zoom });
    },
    expand(cluster, then) {
      waiting.set(cluster, then);
      tell({ kind: "expand", cluster });
    },
    end: () => worker.terminate(),
  };
}

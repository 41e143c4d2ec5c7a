import Supercluster from "supercluster";
import type { FromClusters, ToClusters } from "./cluster-messages.ts";

// A thread of its own: however many businesses there are, the map never waits for their grouping.

interface Business {
  row: number;
}

const radiusPx = 60;
/** From here on every business stands alone. */
const alonePerZoom = 17;

const indexOf = (points: Parameters<Supercluster<Business>["load"]>[0]): Supercluster<Business> =>
  new Supercluster<Business>({ radius: radiusPx, maxZoom: alonePerZoom - 1 }).load(points);

/** Before the businesses come, a map that changes its size asks for its view, too. */
let index = indexOf([]);

function load({ lats, lons, rows }: Extract<ToClusters, { kind: "points" }>): void {
  index = indexOf(
    Array.from(rows, (row, at) => ({
      type: "Feature" as const,
      geometry: { type: "Point" as const, coordinates: [lons[at] ?? 0, lats[at] ?? 0] },
      properties: { row },
    })),
  );
}

function view({ id, box, zoom }: Extract<ToClusters, { kind: "view" }>): FromClusters {
  const found = index.getClusters(box, zoom);
  const lats = new Float64Array(found.length);
  const lons = new Float64Array(found.length);
  const counts = new Uint32Array(found.length);
  const refs = new Uint32Array(found.length);
  for (const [at, { geometry, properties }] of found.entries()) {
    const [lon = 0, lat = 0] = geometry.coordinates;
    lats[at] = lat;
    lons[at] = lon;
    const isGroup = "cluster" in properties;
    counts[at] = isGroup ? properties.point_count : 1;
    refs[at] = isGroup ? properties.cluster_id : properties.row;
  }
  return { kind: "view", id, lats, lons, counts, refs };
}

addEventListener("message", ({ data }: MessageEvent<ToClusters>) => {
  if (data.kind === "points") load(data);
  else if (data.kind === "view") postMessage(view(data));
  else {
    const zoom = index.getClusterExpansionZoom(data.cluster);
    postMessage({ kind: "expand", cluster: data.cluster, zoom } satisfies FromClusters);
  }
});

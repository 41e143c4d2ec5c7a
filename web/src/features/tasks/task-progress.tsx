import type { Task } from "#domain/contract.ts";
import { counted } from "../../lib/count-words.ts";
import { numberText } from "../../lib/formats.ts";

const waitedFor = {
  "map-service": "the map service",
  "other-collections": "your other collections",
} as const;

/** Tier 2 reads the map first, then the sites: each is half of the bar. */
function howFar(task: Task) {
  const { tier, status, tilesDone, tilesTotal, enriched, sitesTotal, waiting } = task;
  const half = tier === 2 ? 0.5 : 1;
  const tiles = tilesTotal > 0 ? tilesDone / tilesTotal : 0;
  if (status === "enriching") {
    const sites = sitesTotal > 0 ? enriched / sitesTotal : 0;
    const words =
      sitesTotal > 0
        ? `${numberText(enriched)} of ${counted(sitesTotal, "website", "websites")} read`
        : "Reading websites";
    return { share: half + half * sites, words };
  }
  if (waiting) {
    const done = `${tilesDone} of ${counted(tilesTotal, "tile", "tiles")} done`;
    return { share: half * tiles, words: `Waiting for ${waitedFor[waiting.for]}, ${done}` };
  }
  const words =
    tilesTotal > 0 ? `${tilesDone} of ${counted(tilesTotal, "map tile", "map tiles")}` : "Starting";
  return { share: half * tiles, words };
}

/** A bar and its meaning, while a preset is collected. */
export function TaskProgress({ task }: { task: Task }) {
  const { share, words } = howFar(task);
  return (
    <>
      <div
        role="progressbar"
        aria-label={`Progress of ${task.name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-500"
          style={{ width: `${Math.max(share * 100, 3)}%` }}
        />
      </div>
      <p className="mt-2 text-soft text-sm tabular-nums">
        {words}&nbsp;·{" "}
        <span className="whitespace-nowrap">
          {counted(task.found, "business", "businesses")} found
        </span>
      </p>
    </>
  );
}

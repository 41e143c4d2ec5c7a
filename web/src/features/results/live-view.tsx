import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Task } from "#domain/contract.ts";
import { cardClass } from "../../ui/card.tsx";
import { LazyResultsMap } from "./lazy-results-map.tsx";
import { chargedSoFar, doneShare, timeLeft } from "./live-progress.ts";
import { useLiveTiles } from "./use-live-tiles.ts";

const firstRows = 30;

/** A running collection: its tiles on the map, its cost so far, and the first businesses. */
export function LiveView({ task, action }: { task: Task; action: ReactNode }) {
  const { done, tiles, rows } = useLiveTiles(task);
  const now = useNow();
  const points = useMemo(
    () => ({
      lats: Float64Array.from(rows, ({ lat }) => lat),
      lons: Float64Array.from(rows, ({ lon }) => lon),
      rows: Uint32Array.from(rows.keys()),
    }),
    [rows],
  );
  const left = task.waiting ? null : timeLeft(task.startedAt, doneShare(task, done), now);
  const isFree = task.price === 0 || task.waiting?.for === "map-service";
  const cost = isFree ? "Nothing" : chargedSoFar(task, done);
  return (
    <div className="mt-4 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-soft text-sm">
          {left && task.status === "collecting" && `${left} · `}
          {cost} charged if you cancel now
        </p>
        {action}
      </div>
      <div className="h-80 sm:h-96">
        <LazyResultsMap
          area={task.bounds}
          points={points}
          tiles={tiles}
          chosen={null}
          onChoose={() => {}}
        />
      </div>
      {rows.length > 0 && <FirstRows rows={rows} />}
    </div>
  );
}

function FirstRows({ rows }: { rows: ReturnType<typeof useLiveTiles>["rows"] }) {
  return (
    <section aria-label="Collected so far" className={`${cardClass} overflow-hidden`}>
      <h2 className="border-line border-b bg-sunken px-4 py-2.5 text-soft text-sm">
        Collected so far
        {rows.length > firstRows && `, the first ${firstRows}`}
      </h2>
      <ul className="divide-y divide-line">
        {rows.slice(0, firstRows).map(({ id, name, category, address }) => (
          <li key={id} className="px-4 py-2.5 text-sm">
            <span dir="auto" className="font-medium">
              {name ?? <span className="text-soft italic">Unnamed</span>}
            </span>
            <span dir="auto" className="block truncate text-soft">
              {[category, address].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const tickMs = 1_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

import { useEffect, useRef, useState } from "react";
import { loadConfig } from "../../lib/config.ts";
import { numberText } from "../../lib/formats.ts";
import { createAnswerMap } from "./answer-on-map.ts";
import type { Point } from "./points.ts";

interface AnswerMapProps {
  points: readonly Point[];
  total: number;
}

export function AnswerMap({ points, total }: AnswerMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let remove = (): void => {};
    let isOver = false;
    loadConfig().then(
      ({ tiles }) => {
        if (isOver || !host.current) return;
        remove = createAnswerMap(host.current, {
          tiles,
          points,
          onTilesFailed: (haveFailed) =>
            setTrouble(haveFailed ? "The map background could not be loaded." : null),
        });
      },
      () => setTrouble("The map could not be loaded."),
    );
    return () => {
      isOver = true;
      remove();
    };
  }, [points]);
  return (
    <figure className="mt-3">
      <div
        ref={host}
        role="application"
        aria-label="Map of the businesses found"
        className="isolate h-80 w-full overflow-hidden rounded-xl border border-line"
      />
      <figcaption className="mt-2 text-soft text-sm">
        {points.length < total
          ? `Showing the first ${numberText(points.length)} of ${numberText(total)} on the map.`
          : "Select a point to see its name."}
        {trouble && <span role="status"> {trouble}</span>}
      </figcaption>
    </figure>
  );
}

import { LoaderCircle } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { loaded } from "../../lib/lazy-part.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Notice } from "../../ui/notice.tsx";
import { mapBoxClass } from "./map-box.ts";

type AreaMapModule = typeof import("./area-map.tsx");
type AreaMapProps = ComponentProps<AreaMapModule["AreaMap"]>;

/** The map, whose code comes after the page is shown; without it the numbers still work. */
export function LazyAreaMap(props: AreaMapProps) {
  return (
    <div>
      <ErrorBoundary
        fallback={() => (
          <Notice tone="warn">
            The map could not be loaded. You can still set the area under Exact coordinates.
          </Notice>
        )}
      >
        <MapOncePossible {...props} />
      </ErrorBoundary>
    </div>
  );
}

let arrived: AreaMapModule | null = null;

/** Asks for the map's code before the map is drawn. */
export async function preloadAreaMap(): Promise<AreaMapModule> {
  arrived = await loaded(() => import("./area-map.tsx"));
  return arrived;
}

/** Without `Suspense`: after another spinner React would hold the map back for 300 ms. */
function MapOncePossible(props: AreaMapProps) {
  const [code, setCode] = useState(arrived);
  useEffect(() => {
    const fail = (error: unknown): void =>
      setCode(() => {
        throw error;
      });
    if (!code) preloadAreaMap().then(setCode, fail);
  }, [code]);
  return code ? <code.AreaMap {...props} /> : <MapPlaceholder />;
}

/** A placeholder for the map. */
export function MapPlaceholder() {
  return (
    <div role="status" className={`${mapBoxClass} flex items-center justify-center`}>
      <LoaderCircle
        aria-hidden
        className="size-7 animate-[fade_0.2s_0.15s_backwards,spin_1s_linear_infinite] text-accent"
      />
      <span className="sr-only">Loading the map</span>
    </div>
  );
}

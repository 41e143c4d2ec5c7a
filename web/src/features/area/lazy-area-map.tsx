import { LoaderCircle } from "lucide-react";
import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Notice } from "../../ui/notice.tsx";
import { mapBoxClass } from "./map-box.ts";

const AreaMap = lazyPart(() => import("./area-map.tsx"), "AreaMap");

/** The map, whose code comes after the page is shown; without it the numbers still work. */
export function LazyAreaMap(props: ComponentProps<typeof AreaMap>) {
  return (
    <div>
      <ErrorBoundary
        fallback={() => (
          <Notice tone="warn">
            The map could not be loaded. You can still set the area under Exact coordinates.
          </Notice>
        )}
      >
        <Suspense fallback={<MapPlaceholder />}>
          <AreaMap {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
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

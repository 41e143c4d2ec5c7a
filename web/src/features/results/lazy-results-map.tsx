import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";

const ResultsMap = lazyPart(() => import("./results-map.tsx"), "ResultsMap");

/** Its space is reserved while its code loads. */
export const LazyResultsMap = (props: ComponentProps<typeof ResultsMap>) => (
  <Suspense fallback={<div className="h-full rounded-2xl border border-line bg-sunken" />}>
    <ResultsMap {...props} />
  </Suspense>
);

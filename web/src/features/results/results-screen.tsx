import { Suspense } from "react";
import { sentenceOf } from "../../lib/failure.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { FailureNotice } from "../../ui/notice.tsx";
import type { SnapshotSource } from "./read-snapshot.ts";
import { ResultsLoading } from "./results-states.tsx";
import { ResultsView, type ResultsViewProps } from "./results-view.tsx";
import { useResults } from "./use-results.ts";

const PagedResults = lazyPart(() => import("./paged-results.tsx"), "PagedResults");

interface ResultsScreenProps extends Omit<ResultsViewProps, "results"> {
  source: SnapshotSource;
}

/** A finished preset to look at; one that is too large for this browser comes page by page. */
export function ResultsScreen({ source, ...shown }: ResultsScreenProps) {
  const { results, isTooLarge, failure, retry } = useResults(source);
  if (isTooLarge) {
    return (
      <Suspense fallback={<ResultsLoading />}>
        <PagedResults {...shown} />
      </Suspense>
    );
  }
  if (failure && !results) {
    const sentence = sentenceOf(failure, "The businesses could not be loaded.");
    return <FailureNotice sentence={sentence} onRetry={retry} className="mt-6" />;
  }
  return results ? <ResultsView results={results} {...shown} /> : <ResultsLoading />;
}

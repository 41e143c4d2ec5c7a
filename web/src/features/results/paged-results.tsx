import { sentenceOf } from "../../lib/failure.ts";
import { FailureNotice } from "../../ui/notice.tsx";
import { ResultsLoading } from "./results-states.tsx";
import { ResultsView, type ResultsViewProps } from "./results-view.tsx";
import { usePagedResults } from "./use-paged-results.ts";

/** The screen of a preset that this browser does not hold: the server filters, sorts and counts. */
export function PagedResults(props: Omit<ResultsViewProps, "results">) {
  const { results, failure, retry } = usePagedResults(props.task);
  const notice = failure && (
    <FailureNotice
      sentence={sentenceOf(failure, "Some businesses could not be loaded.")}
      onRetry={retry}
      className="mt-6"
    />
  );
  if (!results) return notice ?? <ResultsLoading />;
  return (
    <>
      {notice}
      <ResultsView results={results} {...props} />
    </>
  );
}

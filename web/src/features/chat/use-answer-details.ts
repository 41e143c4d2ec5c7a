import { useEffect, useState } from "react";
import { loaded } from "../../lib/lazy-part.ts";
import type { AnswerDetails } from "./answer-details.tsx";

export type DetailsView = typeof AnswerDetails;

let view: DetailsView | null = null;

/** The component for answers' details: null until it is needed and its code is loaded. */
export function useAnswerDetails(isNeeded: boolean): DetailsView | null {
  const [shown, setShown] = useState<DetailsView | null>(() => view);
  useEffect(() => {
    if (!isNeeded || shown) return;
    loaded(() => import("./answer-details.tsx")).then(
      (module) => {
        view = module.AnswerDetails;
        setShown(() => module.AnswerDetails);
      },
      (error: unknown) => console.error("Answer details load failure", error),
    );
  }, [isNeeded, shown]);
  return shown;
}

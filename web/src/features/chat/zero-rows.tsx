import type { PlanFilter } from "#domain/query/answer.ts";
import { numberText } from "../../lib/formats.ts";
import { Button } from "../../ui/button.tsx";
import type { Result } from "./answer.ts";
import type { RunPlan } from "./filter-chips.tsx";
import { leaveOut, type SentPlan, without } from "./plan-filters.ts";

interface ZeroRowsProps {
  counts: Result["coverage"]["without"];
  plan: SentPlan;
  filters: readonly PlanFilter[];
  isWaiting: boolean;
  onRun: RunPlan;
}

/** Which filter leaves nothing: what there is without each, one press away. */
export function ZeroRows({ counts, plan, filters, isWaiting, onRun }: ZeroRowsProps) {
  if (counts.length === 0) return null;
  return (
    <div className="max-w-2xl rounded-xl border border-line bg-card p-4 text-sm">
      <p className="text-soft">No matches. Try removing a filter:</p>
      <ul className="mt-2 flex flex-col gap-2">
        {counts.map(({ condition, rows }, at) => {
          const filter = filters[at];
          return (
            <li
              key={condition}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
            >
              <span dir="auto">
                Without “{condition}”: <b>{numberText(rows)}</b>
              </span>
              {rows > 0 && filter && (
                <Button
                  look="secondary"
                  size="small"
                  disabled={isWaiting}
                  aria-label={`Remove ${condition}`}
                  onClick={(event) => onRun(event, leaveOut(filter), without(plan, filter.at))}
                >
                  Remove
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

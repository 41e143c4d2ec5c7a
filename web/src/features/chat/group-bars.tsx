import { useState } from "react";
import { numberText } from "#domain/query/answer/number-text.ts";
import { Button } from "../../ui/button.tsx";
import type { Result } from "./answer.ts";

const shownAtFirst = 12;

/** Groups with their values, each as a bar against the largest. */
export function GroupBars({ groups }: { groups: Result["groups"] }) {
  const [isWhole, setWhole] = useState(false);
  const largest = Math.max(...groups.map(({ value }) => Math.abs(value ?? 0)));
  const shown = isWhole ? groups : groups.slice(0, shownAtFirst);
  return (
    <div className="max-w-2xl rounded-xl border border-line bg-card p-4">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">Values by group</caption>
        <tbody>
          {shown.map(({ key, value }) => (
            <tr key={String(key)}>
              <th
                scope="row"
                dir="auto"
                className="w-2/5 max-w-0 truncate py-1 pr-3 text-start font-normal"
                title={key === null ? undefined : String(key)}
              >
                {key === null ? <span className="text-soft">Unknown</span> : String(key)}
              </th>
              <td className="py-1">
                <span
                  aria-hidden
                  className="block h-4 min-w-0.5 rounded-r bg-accent"
                  style={{ width: `${largest > 0 ? (Math.abs(value ?? 0) / largest) * 100 : 0}%` }}
                />
              </td>
              <td className="w-16 py-1 pl-3 text-right font-medium tabular-nums">
                {value === null ? "—" : numberText(value, "en")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {groups.length > shown.length && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => setWhole(true)}>
          Show all {groups.length}
        </Button>
      )}
    </div>
  );
}

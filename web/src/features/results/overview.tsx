import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { CoverageReport } from "#domain/task/task.ts";
import { readRerun } from "../../lib/api.ts";
import { cardClass } from "../../ui/card.tsx";
import { Bars } from "./bars.tsx";
import { changeLines, runLines, siteLines, updatedLine } from "./coverage-words.ts";
import { overtureLines } from "./overture-words.ts";

interface OverviewProps {
  taskId: string;
  coverage: CoverageReport;
  total: number;
}

/** The results, the completeness of each field, and the outcome of the run. */
export function Overview({ taskId, coverage, total }: OverviewProps) {
  const types = Object.entries(coverage.byType).map(([label, value]) => ({ label, value }));
  const { phone, website, hours, email, address } = coverage.with;
  const known = [
    { label: "Address", value: address },
    { label: "Phone number", value: phone },
    { label: "Website", value: website },
    { label: "Opening hours", value: hours },
    { label: "Email", value: email },
  ];
  const updated = updatedLine(coverage);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Part title="By type">
        <Bars bars={types.sort((a, b) => b.value - a.value)} of={total} />
      </Part>
      <Part title="Data coverage">
        <Bars bars={known} of={total} />
      </Part>
      <Part title="Collection">
        <Lines lines={runLines(coverage)} />
        {updated && <p className="mt-3 text-soft text-sm">{updated}</p>}
      </Part>
      {coverage.sites && coverage.sites.found > 0 && (
        <Part title="Websites">
          <Lines lines={siteLines(coverage.sites)} />
        </Part>
      )}
      {coverage.overture && (
        <Part title="Overture Maps">
          <Lines lines={overtureLines(coverage.overture)} />
          {coverage.overture.state === "failed" && <FreeRerun taskId={taskId} />}
        </Part>
      )}
      {coverage.changes && (
        <Part title="Since the last run">
          <Lines lines={changeLines(coverage.changes)} />
        </Part>
      )}
    </div>
  );
}

/** Only the server knows whether one was used already. */
function FreeRerun({ taskId }: { taskId: string }) {
  const { data } = useQuery({
    queryKey: ["rerun", taskId],
    queryFn: () => readRerun(taskId),
    staleTime: 0,
  });
  return data?.free ? <p className="mt-3 font-medium">Re-running this preset is free.</p> : null;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${cardClass} p-5 sm:p-6`}>
      <h2 className="font-semibold tracking-tight">{title}</h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="flex flex-col gap-2 text-[0.9375rem]">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

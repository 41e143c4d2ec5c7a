import { ground, sampleTask, snapshotUrl } from "virtual:sample-preset";
import { QueryClientProvider } from "@tanstack/react-query";
import { CsvButton } from "../features/results/csv-button.tsx";
import { fileSource } from "../features/results/read-snapshot.ts";
import { ResultsScreen } from "../features/results/results-screen.tsx";
import { km2Text } from "../lib/formats.ts";
import { queryClient } from "../lib/query-client.ts";

const source = fileSource(snapshotUrl);

/** The sample's businesses, on the screen that every preset has. */
export default function SampleResults() {
  return (
    <QueryClientProvider client={queryClient}>
      <p className="mt-1 text-soft">
        {sampleTask.niche} · {sampleTask.place} · {km2Text(sampleTask.areaKm2)} · Tier{" "}
        {sampleTask.tier}
      </p>
      <ResultsScreen
        task={sampleTask}
        source={source}
        ground={ground}
        selected={({ has }, { rows, listings, idAt }) => (
          <CsvButton
            name={sampleTask.name}
            label="Export selected"
            rows={rows.filter((row) => has(idAt(row) ?? ""))}
            listings={listings}
          />
        )}
        actions={(shown) => <CsvButton name={sampleTask.name} {...shown} />}
      />
    </QueryClientProvider>
  );
}

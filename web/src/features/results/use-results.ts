import { queryOptions, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { matchAll } from "#domain/query/engine/match.ts";
import { addressOf, type Filters, filtersIn } from "./filters.ts";
import type { SnapshotSource } from "./read-snapshot.ts";
import { facetsFor, presetFrom, rowsFor } from "./results.ts";

/** A business that asks to be left out is gone from what is opened or come back to a minute later. */
const freshMs = 60_000;

const snapshotQuery = ({ key, read }: SnapshotSource) =>
  queryOptions({
    queryKey: ["snapshot", ...key],
    queryFn: ({ signal }) => read(signal),
    staleTime: freshMs,
    // Tens of megabytes: not kept long once nobody looks.
    gcTime: 60_000,
    structuralSharing: false,
  });

/** The businesses of a finished preset and what the address asks of them. */
export function useResults(source: SnapshotSource) {
  const { data, error, refetch } = useQuery(snapshotQuery(source));
  const [address, setAddress] = useSearchParams();
  const [filters, choose] = useChosenFilters(address);
  // Typing stays quick, whatever counting takes.
  const settled = useDeferredValue(filters);
  const preset = useMemo(() => (data ? presetFrom(data, new Date()) : null), [data]);
  const found = useMemo(
    () =>
      preset && {
        rows: rowsFor(settled, preset),
        facets: facetsFor(settled, preset),
        openNow: matchAll({ open: "now" }, preset.columns, preset.clock),
      },
    [preset, settled],
  );
  const shown = address.get("show");
  const change = (next: Filters, show: string | null = shown): void => {
    choose(next);
    const changed = addressOf(next);
    if (show) changed.set("show", show);
    setAddress(changed, { replace: true, preventScrollReset: true });
  };
  return {
    snapshot: data ?? null,
    preset,
    found,
    failure: error,
    retry: () => void refetch(),
    filters,
    setFilters: (next: Filters) => change(next),
    chosen: shown && preset ? (preset.columns.rowOf(shown) ?? null) : null,
    choose: (id: string | null) => change(filters, id),
  };
}

/** The address follows a moment later: until it does, what was just chosen counts. */
function useChosenFilters(address: URLSearchParams): [Filters, (filters: Filters) => void] {
  const inAddress = useMemo(() => filtersIn(address), [address]);
  const [chosen, choose] = useState<Filters | null>(null);
  useEffect(() => {
    const arrived = addressOf(inAddress).toString();
    choose((filters) => (filters && addressOf(filters).toString() === arrived ? null : filters));
  }, [inAddress]);
  return [chosen ?? inAddress, choose];
}

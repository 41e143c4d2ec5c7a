import { queryOptions, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { addressOf, type Filters, filtersIn } from "./filters.ts";
import type { SnapshotSource } from "./read-snapshot.ts";
import { facetsFor, openStates, presetFrom, rowsFor } from "./results.ts";

/** An opted-out business also disappears from a preset opened, or returned to, a minute later. */
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

/** The businesses of a finished preset and the address's filters for them. */
export function useResults(source: SnapshotSource) {
  const { data, error, refetch } = useQuery(snapshotQuery(source));
  const [address, setAddress] = useSearchParams();
  const [{ filters, show }, choose] = useChosen(address);
  // Typing stays quick, whatever counting takes.
  const settled = useDeferredValue(filters);
  const preset = useMemo(() => (data ? presetFrom(data, new Date()) : null), [data]);
  const openNow = useMemo(() => preset && openStates(preset), [preset]);
  const found = useMemo(
    () =>
      preset &&
      openNow && { rows: rowsFor(settled, preset), facets: facetsFor(settled, preset), openNow },
    [preset, openNow, settled],
  );
  const change = (next: Chosen): void => {
    choose(next);
    setAddress(addressFor(next), { replace: true, preventScrollReset: true });
  };
  return {
    snapshot: data ?? null,
    preset,
    found,
    failure: error,
    retry: () => void refetch(),
    filters,
    setFilters: (next: Filters) => change({ filters: next, show }),
    chosen: show && preset ? (preset.columns.rowOf(show) ?? null) : null,
    choose: (id: string | null) => change({ filters, show: id }),
  };
}

interface Chosen {
  filters: Filters;
  /** The business that is open. */
  show: string | null;
}

function addressFor({ filters, show }: Chosen): URLSearchParams {
  const address = addressOf(filters);
  if (show) address.set("show", show);
  return address;
}

/** The address follows a moment later: until then the latest choice counts. */
function useChosen(address: URLSearchParams): [Chosen, (chosen: Chosen) => void] {
  const inAddress = useMemo(
    () => ({ filters: filtersIn(address), show: address.get("show") }),
    [address],
  );
  const [chosen, choose] = useState<Chosen | null>(null);
  useEffect(() => {
    const arrived = addressFor(inAddress).toString();
    choose((before) => (before && addressFor(before).toString() === arrived ? null : before));
  }, [inAddress]);
  return [chosen ?? inAddress, choose];
}

import { useState } from "react";
import { listingLimits } from "#domain/limits/listing.ts";
import { addressOf, type Filters } from "#domain/results/filters.ts";
import { numberText } from "../../lib/formats.ts";
import { showToast } from "../../ui/toast.ts";
import { type Asked, askedBy } from "./use-export.ts";
import type { Results } from "./use-results.ts";

interface Selected {
  /** The filters it was made under: it ends with them. */
  under: string;
  /** All that the filters find except the ids, instead of the ids alone. */
  isAll: boolean;
  ids: ReadonlySet<string>;
}

export interface Selection {
  count: number;
  isAll: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
  /** The same businesses, as an export asks for them. */
  asked: Asked;
}

const nothing = { isAll: false, ids: new Set<string>() };

/** The businesses a person has picked. */
export function useSelection({ filters, rows }: Pick<Results, "filters" | "rows">): Selection {
  const under = filterText(filters);
  const [selected, select] = useState<Selected>({ under, ...nothing });
  const { isAll, ids } = selected.under === under ? selected : nothing;
  const toggle = (id: string): void => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    if (next.size > listingLimits.selectedMax) {
      const most = numberText(listingLimits.selectedMax);
      showToast({
        tone: "bad",
        text: `You can pick ${most} businesses one by one. To export more, use the filters.`,
      });
      return;
    }
    select({ under, isAll, ids: next });
  };
  return {
    count: isAll ? rows.length - ids.size : ids.size,
    isAll,
    has: (id) => ids.has(id) !== isAll,
    toggle,
    selectAll: () => select({ under, isAll: true, ids: new Set() }),
    clear: () => select({ under, ...nothing }),
    asked: isAll
      ? { ...askedBy(filters), ...(ids.size > 0 ? { without: [...ids] } : {}) }
      : { ids: [...ids] },
  };
}

/** The order does not change what is found. */
const filterText = (filters: Filters): string => String(addressOf({ ...filters, order: null }));

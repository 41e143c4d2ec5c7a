import type { RefObject } from "react";
import { useShortcuts } from "../../lib/shortcuts.ts";

/** Wraps the filters that are always visible on a wide screen. */
export const filtersId = "filters";

/** Where the filters wait behind a button, the button is pressed. */
export function useFilterKeys(opener: RefObject<HTMLButtonElement | null>): void {
  const goTo = (field: string) => (): void => {
    const found = document.querySelector<HTMLElement>(`#${filtersId} ${field}`);
    if (found && found.getClientRects().length > 0) found.focus();
    else opener.current?.click();
  };
  useShortcuts("Businesses", [
    { keys: "/", does: "Search by name or address", act: goTo("input[type='search']") },
    { keys: "f", does: "Filter", act: goTo("input[type='checkbox']") },
  ]);
}

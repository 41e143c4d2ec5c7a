import { SearchX } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";

export function ResultsLoading() {
  return (
    <div role="status" className="mt-6">
      <span className="sr-only">Loading the businesses</span>
      <div aria-hidden className="flex animate-pulse flex-col gap-4">
        <div className="h-10 w-56 rounded-lg bg-sunken" />
        <div className="h-72 rounded-2xl bg-sunken sm:h-80" />
        <div className="h-96 rounded-2xl bg-sunken" />
      </div>
    </div>
  );
}

export function NoneFound({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <div className={`${cardClass} flex flex-col items-center px-6 py-14 text-center`}>
      <span className="flex size-14 items-center justify-center rounded-2xl bg-accent-wash text-accent-deep">
        <SearchX aria-hidden className="size-7" />
      </span>
      <p className="mt-5 font-medium text-lg">
        {isFiltered ? "No businesses match these filters." : "This preset has no businesses."}
      </p>
      {isFiltered && (
        <Button look="secondary" className="mt-5" onClick={onClear}>
          Clear all filters
        </Button>
      )}
    </div>
  );
}

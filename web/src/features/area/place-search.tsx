import type { UseComboboxReturnValue } from "downshift";
import { LoaderCircle, MapPin, Search } from "lucide-react";
import { allowsTypeAhead } from "../../lib/config.ts";
import type { Place, SearchRules } from "../../lib/geocoder.ts";
import { inputClass } from "../../ui/field.tsx";
import { type PlaceSearchOptions, usePlaceSearch } from "./use-place-search.ts";
import { loadGeocoder, type Search as PlaceSearchState } from "./use-places.ts";

/** A screen's own search: its words and its rules. */
export interface SearchField extends SearchRules {
  label: string;
  placeholder: string;
}

interface PlaceSearchProps extends PlaceSearchOptions {
  field: SearchField;
}

export function PlaceSearch(props: PlaceSearchProps) {
  const { config, field } = props;
  const { search, places, combobox, inputId, onKeyDown, searchFor } = usePlaceSearch(props);
  const { isOpen, getLabelProps, getInputProps } = combobox;

  return (
    <div className="relative">
      <label {...getLabelProps()} htmlFor={inputId} className="mb-1.5 block font-medium text-sm">
        {field.label}
      </label>
      <div className="relative">
        <Search
          aria-hidden
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 size-5 text-soft"
        />
        <input
          {...getInputProps({ onKeyDown, onFocus: () => void loadGeocoder() })}
          placeholder={field.placeholder}
          className={`${inputClass} text-ellipsis pl-11 ${search.status === "loading" ? "pr-10" : ""}`}
        />
        {search.status === "loading" && (
          <LoaderCircle
            aria-hidden
            className="-mt-2.5 absolute top-1/2 right-3.5 size-5 animate-spin text-accent"
          />
        )}
        <PlaceList places={places} combobox={combobox} />
      </div>
      <p role="status" className="sr-only">
        {isOpen ? statusText(search) : ""}
      </p>
      <SearchHint search={search} samplePlace={config.samplePlace} onSearch={searchFor} />
      {!allowsTypeAhead(config) && (
        <p className="mt-1.5 text-soft text-sm">Press Enter to search.</p>
      )}
    </div>
  );
}

interface PlaceListProps {
  places: readonly Place[];
  combobox: UseComboboxReturnValue<Place>;
}

function PlaceList({ places, combobox }: PlaceListProps) {
  const { isOpen, highlightedIndex, getMenuProps, getItemProps } = combobox;
  const isListShown = isOpen && places.length > 0;
  return (
    <div
      className={`absolute inset-x-0 top-full z-30 mt-1.5 overflow-hidden rounded-xl border border-line-strong/50 bg-card shadow-float ${
        isListShown ? "" : "hidden"
      }`}
    >
      <ul
        {...getMenuProps({ "aria-label": "Places" })}
        className="max-h-[15rem] overflow-y-auto p-1.5 empty:hidden"
      >
        {isListShown &&
          places.map((place, index) => (
            <li
              key={`${place.label} ${place.bounds.north} ${place.bounds.west}`}
              {...getItemProps({ item: place, index })}
              className={`flex cursor-pointer items-start gap-3 rounded-lg px-3 py-2.5 text-[0.9375rem] ${
                index === highlightedIndex ? "bg-accent-wash text-accent-deep" : ""
              }`}
            >
              <MapPin aria-hidden className="mt-0.5 size-4.5 shrink-0 text-soft" />
              <span dir="auto">{place.label}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}

interface SearchHintProps {
  search: PlaceSearchState;
  samplePlace: string | undefined;
  onSearch: (text: string) => void;
}

/** Why there is no list, and what the sample data can be asked for. */
function SearchHint({ search, samplePlace, onSearch }: SearchHintProps) {
  const hasNone = search.status === "empty" || search.status === "failed";
  return (
    <p className="mt-1.5 text-soft text-sm empty:hidden">
      {hasNone && <span className="text-ink">{statusText(search)} </span>}
      {samplePlace && (
        <>
          The sample data covers one town:{" "}
          <button
            type="button"
            onClick={() => onSearch(samplePlace)}
            className="font-medium text-accent underline underline-offset-4"
          >
            {samplePlace}
          </button>
        </>
      )}
    </p>
  );
}

function statusText(search: PlaceSearchState): string {
  switch (search.status) {
    case "idle":
      return "";
    case "loading":
      return "Searching…";
    case "empty":
      return "Nothing found.";
    case "failed":
      return "Place search is unavailable. You can still use the map.";
    case "found":
      return search.places.length === 1 ? "1 result" : `${search.places.length} results`;
  }
}

import { useCombobox } from "downshift";
import { LoaderCircle, MapPin, Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import type { SiteConfig } from "../../lib/config.ts";
import { allowsTypeAhead, type Place } from "../../lib/geocoder.ts";
import { inputClass } from "../../ui/field.tsx";
import { type Search as PlaceSearchState, usePlaces } from "./use-places.ts";

interface PlaceSearchProps {
  config: SiteConfig;
  /** The chosen place; null once the area has nothing to do with it any more. */
  place: string | null;
  onChoose: (place: Place) => void;
}

export function PlaceSearch({ config, place: chosen, onChoose }: PlaceSearchProps) {
  const { search, ask, askNow } = usePlaces(config);
  const inputId = useId();
  const typesAhead = allowsTypeAhead(config);
  const found = search.status === "found" ? search.places : [];
  const {
    isOpen,
    highlightedIndex,
    inputValue,
    getLabelProps,
    getInputProps,
    getMenuProps,
    getItemProps,
    openMenu,
    reset,
  } = useCombobox<Place>({
    items: found,
    inputId,
    initialInputValue: chosen ?? "",
    itemToString: (place) => place?.label ?? "",
    onInputValueChange: ({ inputValue: text, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange && typesAhead) ask(text);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
    stateReducer: (state, { type, changes }) =>
      // Leaving the field or Esc never chooses by itself, and keeps what was typed.
      type === useCombobox.stateChangeTypes.InputBlur ||
      type === useCombobox.stateChangeTypes.InputKeyDownEscape
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : changes,
  });

  const last = useRef(chosen);
  const clear = useEffectEvent(() => reset());
  useEffect(() => {
    if (chosen === null && last.current !== null) clear();
    last.current = chosen;
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || highlightedIndex >= 0) return;
    event.preventDefault();
    askNow(inputValue);
    openMenu();
  };
  const isListShown = isOpen && search.status !== "idle";

  return (
    <div className="relative">
      <label {...getLabelProps()} htmlFor={inputId} className="mb-1.5 block font-medium text-sm">
        Location
      </label>
      <div className="relative">
        <Search
          aria-hidden
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 size-5 text-soft"
        />
        <input
          {...getInputProps({ onKeyDown })}
          placeholder="Enter a location or drag points on the map..."
          className={`${inputClass} pr-10 pl-11`}
        />
        {search.status === "loading" && (
          <LoaderCircle
            aria-hidden
            className="-mt-2.5 absolute top-1/2 right-3.5 size-5 animate-spin text-accent"
          />
        )}
      </div>
      <div
        className={`absolute inset-x-0 top-full z-30 mt-1.5 overflow-hidden rounded-xl border border-line bg-card shadow-float ${
          isListShown ? "" : "hidden"
        }`}
      >
        <ul
          {...getMenuProps({ "aria-label": "Places" })}
          className="max-h-[15rem] overflow-y-auto p-1.5 empty:hidden"
        >
          {isListShown &&
            found.map((place, index) => (
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
        {search.status !== "found" && (
          <p className="px-4.5 py-3.5 text-[0.9375rem] text-soft">{statusText(search)}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpen ? statusText(search) : ""}
      </p>
      {!typesAhead && <p className="mt-1.5 text-soft text-sm">Press Enter to search.</p>}
    </div>
  );
}

function statusText(search: PlaceSearchState): string {
  switch (search.status) {
    case "idle":
      return "";
    case "loading":
      return "Searching…";
    case "empty":
      return "Nothing found";
    case "failed":
      return "The place search does not answer. You can still use the map.";
    case "found":
      return search.places.length === 1 ? "1 result" : `${search.places.length} results`;
  }
}

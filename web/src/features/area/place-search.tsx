import { useCombobox } from "downshift";
import { LoaderCircle, MapPin, Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import { allowsTypeAhead, type SiteConfig } from "../../lib/config.ts";
import type { Place, SearchRules } from "../../lib/geocoder.ts";
import { inputClass } from "../../ui/field.tsx";
import { loadGeocoder, type Search as PlaceSearchState, usePlaces } from "./use-places.ts";

/** A screen's own search: its words and its rules. */
export interface SearchField extends SearchRules {
  label: string;
  placeholder: string;
}

interface PlaceSearchProps {
  config: SiteConfig;
  field: SearchField;
  /** The chosen place's name; null once the area has nothing to do with it any more. */
  place: string | null;
  onChoose: (place: Place) => void;
}

export function PlaceSearch({ config, field, place: chosen, onChoose }: PlaceSearchProps) {
  const { search, ask, askNow } = usePlaces(config, field);
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
    setInputValue,
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
  const follow = useEffectEvent((name: string | null) => {
    if (name === null) reset();
    // Who is typing is not interrupted.
    else if (document.activeElement?.id !== inputId) setInputValue(name);
  });
  useEffect(() => {
    if (chosen !== last.current) follow(chosen);
    last.current = chosen;
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || found[highlightedIndex]) return;
    event.preventDefault();
    // Downshift would close the list that is about to be filled.
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    askNow(inputValue);
    openMenu();
  };
  const searchFor = (text: string): void => {
    document.getElementById(inputId)?.focus();
    setInputValue(text);
    askNow(text);
    openMenu();
  };
  const isListShown = isOpen && found.length > 0;
  const hasNone = search.status === "empty" || search.status === "failed";
  const { samplePlace } = config;

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
          className={`${inputClass} text-ellipsis pr-10 pl-11`}
        />
        {search.status === "loading" && (
          <LoaderCircle
            aria-hidden
            className="-mt-2.5 absolute top-1/2 right-3.5 size-5 animate-spin text-accent"
          />
        )}
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
        </div>
      </div>
      <p role="status" className="sr-only">
        {isOpen ? statusText(search) : ""}
      </p>
      <p className="mt-1.5 text-soft text-sm empty:hidden">
        {hasNone && <span className="text-ink">{statusText(search)} </span>}
        {samplePlace && (
          <>
            The sample data knows one town:{" "}
            <button
              type="button"
              onClick={() => searchFor(samplePlace)}
              className="font-medium text-accent underline underline-offset-4"
            >
              {samplePlace}
            </button>
          </>
        )}
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
      return "Nothing found.";
    case "failed":
      return "The place search is not answering. You can still use the map.";
    case "found":
      return search.places.length === 1 ? "1 result" : `${search.places.length} results`;
  }
}

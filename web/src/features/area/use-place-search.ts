import { type UseComboboxReturnValue, useCombobox } from "downshift";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import { allowsTypeAhead, type SiteConfig } from "../../lib/config.ts";
import type { Place, SearchRules } from "../../lib/geocoder.ts";
import { type Search, usePlaces } from "./use-places.ts";

export interface PlaceSearchOptions {
  config: SiteConfig;
  field: SearchRules;
  /** The chosen place's name; null once the area has nothing to do with it any more. */
  place: string | null;
  onChoose: (place: Place) => void;
}

interface PlaceSearchControls {
  search: Search;
  /** The places found; empty while there are none. */
  places: Place[];
  combobox: UseComboboxReturnValue<Place>;
  inputId: string;
  /** For the input: Enter searches at once, unless it chooses a place. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Searches for a text that was not typed. */
  searchFor: (text: string) => void;
}

/** A combobox of places: what is typed is searched for, and the chosen place's name is shown. */
export function usePlaceSearch(options: PlaceSearchOptions): PlaceSearchControls {
  const { config, field, place: chosen, onChoose } = options;
  const { search, ask, askNow } = usePlaces(config, field);
  const inputId = useId();
  const typesAhead = allowsTypeAhead(config);
  const found = search.status === "found" ? search.places : [];
  const combobox = useCombobox<Place>({
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
      // Leaving the field or pressing Esc never selects anything, and keeps the text.
      type === useCombobox.stateChangeTypes.InputBlur ||
      type === useCombobox.stateChangeTypes.InputKeyDownEscape
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : changes,
  });
  const { highlightedIndex, inputValue, openMenu, reset, setInputValue } = combobox;

  const last = useRef(chosen);
  const follow = useEffectEvent((name: string | null) => {
    if (name === null) reset();
    // Don't interrupt a person who is typing.
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
  return { search, places: found, combobox, inputId, onKeyDown, searchFor };
}

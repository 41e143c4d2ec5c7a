import { useCombobox } from "downshift";
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useId, useState } from "react";
import { loaded } from "../../lib/lazy-part.ts";
import { type KnownType, typesFor } from "./type-search.ts";
import { onOneLine, typedMaxChars } from "./typed-types.ts";

const loadTypes = () => loaded(() => import("./known-types.ts"));

interface TypeComboboxOptions {
  text: string;
  /** Types that are not offered any more. */
  isChosen: (type: string) => boolean;
  onText: (text: string) => void;
  onChoose: (type: string) => void;
}

/** A combobox of the types we know. Enter takes any other word as it is. */
export function useTypeCombobox({ text, isChosen, onText, onChoose }: TypeComboboxOptions) {
  const inputId = useId();
  const [types, setTypes] = useState<readonly KnownType[]>([]);
  const found = typesFor(text, types).filter(({ label }) => !isChosen(label));
  const combobox = useCombobox<KnownType>({
    items: found,
    inputId,
    inputValue: text,
    selectedItem: null,
    itemToString: (type) => type?.label ?? "",
    onStateChange({ type, selectedItem }) {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) {
        onChoose(selectedItem.label);
      }
    },
  });
  // At once: downshift's own event comes after the next letter of a fast typist.
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => onText(target.value);
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent): void => {
    // Without a marked type Enter belongs to the form.
    if (key === "Enter" && !found[combobox.highlightedIndex]) {
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
      combobox.closeMenu();
    }
  };
  // The browser would join the lines to one word.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const line = onOneLine(event.clipboardData.getData("text"));
    if (line === null) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    onText((before + line + after).slice(0, typedMaxChars));
  };
  const onFocus = (): void => {
    // Without them the field still takes any word.
    void loadTypes().then(
      ({ knownTypes }) => setTypes(knownTypes),
      () => undefined,
    );
  };
  return { combobox, found, inputId, onChange, onKeyDown, onPaste, onFocus };
}

import { type UseComboboxProps, useCombobox } from "downshift";
import { CornerDownLeft, Search } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from "react";
import { type Entry, entriesFor } from "./entries.ts";
import { iconOf } from "./entry-icons.ts";

interface PaletteProps {
  onClose: () => void;
  entries: readonly Entry[];
  /** Whether presets are still to come. */
  isLoading: boolean;
  failure: string | null;
  onGo: (to: string) => void;
}

/** A searchable list of all presets, screens and actions; open while it is rendered. */
export function Palette({ onClose, onGo, ...rest }: PaletteProps) {
  // The focus returns to where it was, except on a new screen. Read now: downshift moves it
  // before the dialog's own event.
  const [opener] = useState(() => document.activeElement);
  const isLeaving = useRef(false);
  const choose = ({ id, run }: Entry): void => {
    isLeaving.current = !run;
    onClose();
    if (run) run();
    else onGo(id);
  };
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-black/45" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (isLeaving.current) document.getElementById("main")?.focus({ preventScroll: true });
            else if (opener instanceof HTMLElement) opener.focus();
          }}
          className="-translate-x-1/2 fixed top-[max(1rem,12dvh)] left-1/2 z-50 flex max-h-[min(33.5rem,76dvh)] w-[calc(100%-2rem)] max-w-xl animate-fade flex-col overflow-hidden rounded-2xl border border-line bg-card shadow-float"
        >
          <Radix.Title className="sr-only">Go to</Radix.Title>
          <Finder {...rest} onChoose={choose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type FinderProps = Omit<PaletteProps, "onClose" | "onGo"> & { onChoose: (entry: Entry) => void };

function Finder({ entries, isLoading, failure, onChoose }: FinderProps) {
  const inputId = useId();
  const [text, setText] = useState("");
  const found = entriesFor(text, entries);
  const combobox = useCombobox<Entry>({
    items: found,
    inputId,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: (entry) => entry?.label ?? "",
    stateReducer: withOneChosen,
    onStateChange({ type, selectedItem }) {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem)
        onChoose(selectedItem);
    },
  });
  const { highlightedIndex, setHighlightedIndex, getLabelProps, getInputProps } = combobox;
  // At once: downshift's own event comes after the next letter of a fast typist.
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setText(target.value);
    setHighlightedIndex(0);
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent): void => {
    // The list never closes by itself: Escape belongs to the dialog.
    if (key === "Escape") Object.assign(nativeEvent, { preventDownshiftDefault: true });
  };
  return (
    <>
      <div className="relative border-line border-b">
        <label {...getLabelProps()} htmlFor={inputId} className="sr-only">
          Preset, screen or action
        </label>
        <Search
          aria-hidden
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-4 size-5 text-soft"
        />
        <input
          {...getInputProps({ onChange, onKeyDown })}
          {...(found.length === 0 && noneActive)}
          placeholder="Preset, screen or action…"
          className="min-h-14 w-full bg-transparent pr-4 pl-12 text-base outline-none placeholder:text-soft"
        />
      </div>
      <EntryList found={found} combobox={combobox} highlighted={highlightedIndex} />
      <div className="flex items-center justify-between gap-4 border-line border-t px-4 py-2.5 text-soft text-sm">
        <p role="status">
          {failure ?? (isLoading ? "Loading your presets…" : countText(found.length))}
        </p>
        {found.length > 0 && <KeyHints />}
      </div>
    </>
  );
}

/** A pointer that leaves the list, or a window without the focus, leaves one chosen for Enter. */
const withOneChosen: NonNullable<UseComboboxProps<Entry>["stateReducer"]> = (
  { highlightedIndex },
  { changes },
) => (changes.highlightedIndex === -1 ? { ...changes, highlightedIndex } : changes);

/** Downshift would name an entry that isn't there. */
const noneActive = { "aria-activedescendant": undefined };

const keys = [
  ["↑ ↓", "choose"],
  ["↵", "open"],
  ["Esc", "close"],
] as const;

const KeyHints = () => (
  <p
    aria-hidden
    className="flex shrink-0 gap-4 whitespace-nowrap pointer-coarse:hidden max-sm:hidden"
  >
    {keys.map(([key, does]) => (
      <span key={does}>
        <kbd className="rounded border border-line px-1.5 py-0.5 font-sans text-xs">{key}</kbd>{" "}
        {does}
      </span>
    ))}
  </p>
);

const countText = (found: number): string =>
  found === 0
    ? "Nothing found. Try a preset, a business type or a screen."
    : found === 1
      ? "1 result"
      : `${found} results`;

interface EntryListProps {
  found: readonly Entry[];
  combobox: ReturnType<typeof useCombobox<Entry>>;
  highlighted: number;
}

const titles = { preset: "Presets", screen: "Screens", action: "Actions" };

/** The entries in their groups, each below its heading. */
function EntryList({ found, combobox, highlighted }: EntryListProps) {
  const id = useId();
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return (
    <div
      {...combobox.getMenuProps({ "aria-label": "Presets, screens and actions" })}
      className="scroll-shadows min-h-0 grow scroll-pt-8 overflow-y-auto p-1.5 empty:hidden"
    >
      {kinds.map((kind) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset is of form fields.
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className="px-3 pt-2 pb-1 font-medium text-soft text-xs">
            {titles[kind]}
          </p>
          {found.map(
            (entry, index) =>
              entry.kind === kind && (
                <Option
                  key={entry.id}
                  entry={entry}
                  isHighlighted={index === highlighted}
                  {...combobox.getItemProps({ item: entry, index })}
                />
              ),
          )}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends ComponentProps<"div"> {
  entry: Entry;
  isHighlighted: boolean;
}

function Option({ entry, isHighlighted, ...props }: OptionProps) {
  const Icon = iconOf(entry);
  return (
    <div
      {...props}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 ${
        isHighlighted ? "bg-accent-wash text-accent-deep" : ""
      }`}
    >
      <Icon aria-hidden className="size-4.5 shrink-0 text-soft" />
      {/* One line high: without room for a few words, the second text wraps out of sight. */}
      <span className="flex h-6 min-w-0 grow flex-wrap items-baseline gap-x-2 overflow-hidden">
        <span className="max-w-full truncate font-medium">{entry.label}</span>
        <span className="min-w-20 flex-1 truncate text-soft text-sm">{entry.about}</span>
      </span>
      {isHighlighted && <CornerDownLeft aria-hidden className="size-4 shrink-0 text-soft" />}
    </div>
  );
}

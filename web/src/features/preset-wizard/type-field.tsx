import { numberText } from "../../lib/formats.ts";
import { inputClass } from "../../ui/field.tsx";
import type { KnownType } from "./type-search.ts";
import { typedMaxChars } from "./typed-types.ts";
import type { useTypeCombobox } from "./use-type-combobox.ts";
import type { CountOf } from "./use-type-counts.ts";

interface TypeFieldProps extends ReturnType<typeof useTypeCombobox> {
  label: string;
  isDisabled: boolean;
  countOf: CountOf;
}

/** A business type, with the types it may mean, the map's tags for them, and how many are in the area. */
export function TypeField(props: TypeFieldProps) {
  const {
    label,
    isDisabled,
    countOf,
    combobox,
    found,
    inputId,
    onChange,
    onKeyDown,
    onPaste,
    onFocus,
  } = props;
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } =
    combobox;
  const isListShown = isOpen && found.length > 0;
  return (
    <div className="relative min-w-0 grow">
      <label {...getLabelProps()} htmlFor={inputId} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <input
        {...getInputProps({ onChange, onKeyDown, onPaste, onFocus })}
        placeholder="For example: Bakery"
        maxLength={typedMaxChars}
        disabled={isDisabled}
        className={inputClass}
      />
      <div
        className={`absolute inset-x-0 top-full z-30 mt-1.5 overflow-hidden rounded-xl border border-line-strong/50 bg-card shadow-float ${
          isListShown ? "" : "hidden"
        }`}
      >
        <ul
          {...getMenuProps({ "aria-label": "Known types" })}
          className="max-h-80 overflow-y-auto p-1.5 empty:hidden"
        >
          {isListShown &&
            found.map((type, index) => (
              <li
                key={type.label}
                {...getItemProps({ item: type, index })}
                className={`flex cursor-pointer items-baseline gap-3 rounded-lg px-3 py-2 ${
                  index === highlightedIndex ? "bg-accent-wash text-accent-deep" : ""
                }`}
              >
                <Option type={type} count={countOf(type.label)} />
              </li>
            ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {isListShown && (found.length === 1 ? "1 known type" : `${found.length} known types`)}
      </p>
    </div>
  );
}

function Option({ type, count }: { type: KnownType; count: ReturnType<CountOf> }) {
  return (
    <>
      <span className="min-w-0 grow">
        <span className="block text-[0.9375rem]">{type.label}</span>
        <span className="block truncate text-soft text-xs">{type.tags}</span>
      </span>
      {typeof count === "number" && (
        <span className="shrink-0 text-sm tabular-nums">
          {numberText(count)}
          <span className="sr-only"> in this area</span>
        </span>
      )}
    </>
  );
}

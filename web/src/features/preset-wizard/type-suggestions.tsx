import { Check } from "lucide-react";
import { catalogue } from "#domain/matching/catalogue.ts";
import { isChosen } from "./wizard-state.ts";

interface TypeSuggestionsProps {
  types: readonly string[];
  isFull: boolean;
  onAdd: (type: string) => void;
  /** Of the groups, beside each other. */
  columnsClass: string;
}

/** The catalogue in its ten groups; one press adds a type. */
export function TypeSuggestions({ types, isFull, onAdd, columnsClass }: TypeSuggestionsProps) {
  return (
    <div className={`grid gap-x-8 gap-y-5 ${columnsClass}`}>
      {catalogue.map(({ group, types: inGroup }) => (
        <div key={group}>
          <h3 className="text-soft text-sm">{group}</h3>
          <div className="mt-2 flex flex-wrap gap-2">
            {inGroup.map((type) => (
              <button
                key={type}
                type="button"
                disabled={isFull || isChosen({ types }, type)}
                onClick={() => onAdd(type)}
                className={`inline-flex items-center gap-1.5 rounded-full border px-3 py-1.5 text-sm transition-colors enabled:hover:border-accent enabled:hover:text-accent ${
                  isChosen({ types }, type)
                    ? "border-accent bg-accent-wash text-accent-deep"
                    : "border-line-strong/50 disabled:border-line disabled:bg-sunken disabled:text-soft"
                }`}
              >
                {isChosen({ types }, type) && <Check aria-hidden className="size-3.5" />}
                {type}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

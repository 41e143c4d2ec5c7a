import type { ReactNode } from "react";

export interface Segment<Value> {
  value: Value;
  title: string;
  detail: string;
  /** Meaning of the choice. */
  about: string;
}

interface SegmentsProps<Value> {
  name: string;
  legend: string;
  segments: readonly Segment<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  children?: ReactNode;
}

/** Two segments, a choice of one: radio buttons to the keyboard and to a screen reader. */
export function Segments<Value extends string | number>({
  name,
  legend,
  segments,
  chosen,
  onChoose,
  children,
}: SegmentsProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-xl bg-sunken p-1 ring-1 ring-line ring-inset">
        {segments.map(({ value, title, detail }) => (
          <label
            key={value}
            className="relative flex min-h-12 flex-col items-center justify-center rounded-lg border border-transparent px-2 py-1 text-center text-soft transition-colors hover:text-ink has-checked:border-accent has-checked:bg-card has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              aria-label={`${title}, ${detail}`}
              aria-describedby={`${name}-${value}-text`}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="font-medium text-sm">{title}</span>
            <span className="text-xs tabular-nums">{detail}</span>
          </label>
        ))}
      </div>
      {/* One above the other: nothing below moves when the choice changes. */}
      <div className="mt-2 grid text-sm text-soft leading-relaxed *:col-start-1 *:row-start-1">
        {segments.map(({ value, about }) => (
          <p
            key={value}
            id={`${name}-${value}-text`}
            className={chosen === value ? undefined : "invisible"}
          >
            {about}
          </p>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

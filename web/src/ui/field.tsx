import { type InputHTMLAttributes, type ReactNode, useId } from "react";

const shape =
  "min-h-11 w-full text-ellipsis rounded-lg border px-3.5 text-base text-ink transition-colors placeholder:text-soft focus-visible:border-accent focus-visible:outline-offset-0";

export const inputClass = `${shape} border-line-strong bg-card hover:border-ink/50`;
const readOnlyClass = `${shape} border-line bg-sunken`;

export interface Labelled {
  label: string;
  hint?: ReactNode;
}

interface FieldProps extends Labelled, Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  /** Rendered at the input's right end. */
  end?: ReactNode;
}

export function Field({ label, hint, end, className = "", ...input }: FieldProps) {
  const id = useId();
  return (
    <Frame {...{ id, label, hint, className }}>
      <div className="relative">
        <input
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={`${input.readOnly ? readOnlyClass : inputClass} ${end ? "pr-12" : ""}`}
          {...input}
        />
        {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
      </div>
    </Frame>
  );
}

interface FrameProps extends Labelled {
  id: string;
  className: string;
  children: ReactNode;
}

/** A label above the field, and its hint below. */
export const Frame = ({ id, label, hint, className, children }: FrameProps) => (
  <div className={className}>
    <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
      {label}
    </label>
    {children}
    {hint && (
      <p id={`${id}-hint`} className="mt-1.5 text-soft text-sm">
        {hint}
      </p>
    )}
  </div>
);

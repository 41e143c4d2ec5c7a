import { type TextareaHTMLAttributes, useId } from "react";
import { Frame, inputClass, type Labelled } from "./field.tsx";

type LongFieldProps = Labelled & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id">;

/** For more than a line of text. */
export function LongField({ label, hint, className = "", ...area }: LongFieldProps) {
  const id = useId();
  return (
    <Frame {...{ id, label, hint, className }}>
      <textarea
        id={id}
        rows={3}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={`${inputClass} block resize-y py-2.5`}
        {...area}
      />
    </Frame>
  );
}

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface DisclosureProps {
  label: ReactNode;
  /** A box of its own, or a line among others. */
  look: "box" | "line";
  children: ReactNode;
  className?: string;
}

const looks = {
  box: {
    whole: "rounded-xl border border-line",
    label: "min-h-11 justify-between px-4 py-2.5 font-medium",
    content: "px-4 pt-1 pb-4",
  },
  line: {
    whole: "",
    label: "min-h-6 w-fit gap-1 rounded text-accent",
    content: "pt-1.5",
  },
};

/** Content that one press shows. */
export function Disclosure({ label, look, children, className = "" }: DisclosureProps) {
  const { whole, label: labelLook, content } = looks[look];
  return (
    <details className={`group/disclosure ${whole} ${className}`}>
      <summary
        className={`flex cursor-pointer list-none items-center text-sm [&::-webkit-details-marker]:hidden ${labelLook}`}
      >
        {label}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform group-[[open]]/disclosure:rotate-180"
        />
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}

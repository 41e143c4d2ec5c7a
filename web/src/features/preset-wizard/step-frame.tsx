import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { cardClass } from "../../ui/card.tsx";

interface StepFrameProps {
  title: string;
  lead: string;
  /** Not on arrival: only when a step follows another. */
  takesFocus: boolean;
  children: ReactNode;
  /** The buttons; null where the content has them. */
  foot: ReactNode;
}

export function StepFrame({ title, lead, takesFocus, children, foot }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: "instant" });
  }, [takesFocus]);
  return (
    <section className={`${cardClass} mt-6`}>
      <div className="px-5 pt-5 sm:px-8 sm:pt-8">
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl tracking-tight">
          {title}
        </h1>
        <p className="mt-1.5 text-soft">{lead}</p>
      </div>
      {/* Together: a button that came before its form would do nothing. */}
      <Suspense>
        <div className="mt-6 px-5 pb-5 sm:px-8 sm:pb-8">{children}</div>
        {foot && (
          <div className="grid grid-cols-2 justify-between gap-3 border-line border-t px-5 py-4 max-sm:[&>:only-child]:col-span-2 max-sm:[&_button]:px-2 sm:flex sm:px-8">
            {foot}
          </div>
        )}
      </Suspense>
    </section>
  );
}

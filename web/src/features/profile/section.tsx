import type { ReactNode } from "react";
import { cardClass } from "../../ui/card.tsx";

interface SectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One thing a person can do with the account. */
export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className={`${cardClass} p-5 sm:p-6`}>
      <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
      {lead && <p className="mt-1.5 max-w-prose text-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

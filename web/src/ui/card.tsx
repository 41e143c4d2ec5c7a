import type { ReactNode } from "react";

export const cardClass = "rounded-2xl border border-line bg-card shadow-card";

/** One task in the middle of the screen, under one heading. */
export function CenteredCard({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col px-4 py-10 sm:py-16">
      <section className={`${cardClass} p-6 sm:p-8`}>
        <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
        {lead && <p className="mt-1.5 text-soft">{lead}</p>}
        <div className="mt-6">{children}</div>
      </section>
    </div>
  );
}

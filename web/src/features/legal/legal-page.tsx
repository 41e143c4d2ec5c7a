import type { ReactNode } from "react";

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  effective: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** A long text to be read, printed and linked to by its parts. */
export function LegalPage({ title, effective, lead, sections }: LegalPageProps) {
  return (
    <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[16rem_1fr]">
      <header className="lg:col-start-2">
        <h1 className="font-semibold text-4xl tracking-[-0.025em] sm:text-5xl">{title}</h1>
        <p className="mt-4 text-soft">Effective date: {effective}</p>
        <p className="mt-5 max-w-2xl text-lg leading-relaxed">{lead}</p>
      </header>
      <nav
        aria-label={`Parts of the ${title}`}
        className="max-lg:hidden lg:sticky lg:top-24 lg:row-start-2 lg:self-start print:hidden"
      >
        <ul className="flex flex-col gap-0.5 border-line border-l text-sm">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="-ml-px block text-balance border-transparent border-l py-1.5 pl-4 text-soft hover:border-accent hover:text-ink"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex max-w-2xl flex-col gap-10 lg:col-start-2">
        {sections.map((section) => (
          <section key={section.id} id={section.id}>
            <h2 className="font-semibold text-xl tracking-tight">{section.title}</h2>
            <div className="mt-3 flex flex-col gap-3 text-soft leading-relaxed [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_li]:pl-1 [&_strong]:font-medium [&_strong]:text-ink [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-1.5 [&_ul]:pl-5">
              {section.body}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

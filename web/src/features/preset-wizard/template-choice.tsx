import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { type Template, templates } from "../../lib/templates.ts";
import { Button } from "../../ui/button.tsx";
import { isFrom, type Wizard, type WizardEvent } from "./wizard-state.ts";

interface TemplateChoiceProps {
  wizard: Wizard;
  send: (event: WizardEvent) => void;
}

/** Ready-made wishes; one line as soon as there are business types. */
export function TemplateChoice({ wizard, send }: TemplateChoiceProps) {
  const summary = useRef<HTMLElement>(null);
  const chosen = templates.find((template) => isFrom(wizard, template));
  const choose = (template: Template): void => {
    send({ type: "template chosen", template });
    // The list folds away, and the pressed button with it.
    summary.current?.focus();
  };
  return (
    <details open={wizard.types.length === 0} className="group/templates mb-6">
      <summary
        ref={summary}
        className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded font-medium text-sm [&::-webkit-details-marker]:hidden"
      >
        {chosen ? `Template: ${chosen.title}` : "Start from a template"}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-soft transition-transform group-[[open]]/templates:rotate-180"
        />
      </summary>
      <ul
        aria-label="Templates"
        className="-mx-5 sm:-mx-8 flex gap-2 overflow-x-auto px-5 py-1 sm:px-8 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0"
      >
        {templates.map((template) => (
          <li key={template.title} className="shrink-0">
            <Button
              look="secondary"
              size="small"
              className="max-sm:min-h-11"
              onClick={() => choose(template)}
            >
              {template.title}
              {template.tier === 2 && <span className="font-normal text-soft">Tier 2</span>}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {chosen && `${chosen.types.join(", ")} chosen. Now select the area.`}
      </p>
    </details>
  );
}

import type { MouseEvent } from "react";
import { templateQuestions } from "../../lib/templates.ts";
import { Button } from "../../ui/button.tsx";

export interface ExampleQuestionsProps {
  niche: string;
  name: string;
  onAsk: (event: MouseEvent, question: string) => void;
}

export const ExampleQuestions = ({ niche, name, onAsk }: ExampleQuestionsProps) => (
  <ul aria-label="Example questions" className="mt-4 flex flex-wrap gap-2">
    {startersFor(niche, name).map((starter) => (
      <li key={starter}>
        <Button
          look="secondary"
          size="small"
          className="text-left"
          onClick={(event) => onAsk(event, starter)}
        >
          {starter}
        </Button>
      </li>
    ))}
  </ul>
);

/** A template's question, then questions on this preset's own types. */
function startersFor(niche: string, name: string): string[] {
  const [first = "", ...more] = niche.split(", ");
  const asked = templateQuestions({ niche, name }).slice(0, fromTemplatesMax);
  return [...asked, ...generalFor(first, more.length > 0)];
}

const fromTemplatesMax = 2;

function generalFor(first: string, isOneOfMore: boolean): string[] {
  return !isOneOfMore
    ? ["How many businesses are there?", "How many businesses have no website?", exportAll]
    : [
        "How many businesses are there per type?",
        `How many businesses of type ${first} have no website?`,
        exportAll,
      ];
}

const exportAll = "Export all businesses as CSV";

import type { MouseEvent } from "react";
import { Button } from "../../ui/button.tsx";

interface ExampleQuestionsProps {
  niche: string;
  onAsk: (event: MouseEvent, question: string) => void;
}

export const ExampleQuestions = ({ niche, onAsk }: ExampleQuestionsProps) => (
  <ul aria-label="Example questions" className="mt-4 flex flex-wrap gap-2">
    {startersFor(niche).map((starter) => (
      <li key={starter}>
        <Button look="secondary" size="small" onClick={(event) => onAsk(event, starter)}>
          {starter}
        </Button>
      </li>
    ))}
  </ul>
);

/** Questions on this preset's own types. */
function startersFor(niche: string): string[] {
  const [first = "", ...more] = niche.split(", ");
  return more.length === 0
    ? ["How many businesses are there?", "How many businesses have no website?", exportAll]
    : [
        "How many businesses are there per type?",
        `How many businesses of type ${first} have no website?`,
        exportAll,
      ];
}

const exportAll = "Export all businesses as CSV";

import { type OvertureChoice, overtureChoices } from "#domain/overture/choice.ts";
import { useSecondSource } from "../../lib/second-source.ts";
import { Notice } from "../../ui/notice.tsx";
import { Segments } from "../../ui/segments.tsx";
import { businesses } from "./quote-words.ts";
import type { QuoteState } from "./use-quote.ts";

interface SecondSourceProps {
  quote: QuoteState;
  chosen: OvertureChoice;
  onChoose: (choice: OvertureChoice) => void;
}

const titles: Record<OvertureChoice, string> = { more: "More rows", surer: "Surer rows" };
const meanings: Record<OvertureChoice, string> = {
  more: "Adds every business that Overture Maps thinks more likely than not to exist. Some have closed.",
  surer:
    "Adds only the businesses Overture Maps is surest of: fewer rows, and fewer that have closed.",
};

/** The businesses of Overture Maps to add; nothing where it isn't read. */
export function SecondSource({ quote, chosen, onChoose }: SecondSourceProps) {
  const isRead = useSecondSource();
  if (!isRead) return null;
  const counts = quote.kind === "counted" ? quote.quote : null;
  const countOf = (choice: OvertureChoice): string => {
    if (quote.kind === "counting") return "…";
    return counts?.overture ? businesses(counts.overture[choice]) : "Not counted";
  };
  return (
    <div>
      <Segments
        name="overture"
        legend="From Overture Maps, our second source"
        segments={overtureChoices.map((value) => ({
          value,
          title: titles[value],
          detail: countOf(value),
          about: meanings[value],
        }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <p className="mt-2 text-soft text-sm leading-relaxed">
        A business that is also on the map is listed once, with the details of both. The price stays
        the same.
      </p>
      {counts?.overtureTrouble && (
        <Notice tone="info" className="mt-3">
          {counts.overtureTrouble}
        </Notice>
      )}
    </div>
  );
}

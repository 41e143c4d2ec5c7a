import { Map as MapIcon } from "lucide-react";
import { Suspense, use, useMemo, useState } from "react";
import { counted } from "../../lib/count-words.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { businessPath } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import type { Details, Result, Row } from "./answer.ts";
import { BusinessView } from "./business-view.ts";
import { columnsAsked, columnsIn } from "./columns-asked.ts";
import { FilterChips, type RunPlan } from "./filter-chips.tsx";
import { GroupBars } from "./group-bars.tsx";
import { pointsOf } from "./points.ts";
import { RowsTable } from "./rows-table.tsx";
import { textIn } from "./sent-value.ts";
import { ZeroRows } from "./zero-rows.tsx";

const AnswerMap = lazyPart(() => import("./answer-map.tsx"), "AnswerMap");

interface AnswerDetailsProps {
  details: Details;
  /** The whole answer, for the clipboard. */
  text: string;
  isFirst: boolean;
  isWaiting: boolean;
  onRun: RunPlan;
}

/** An answer's details: its filters, its rows, and how it was computed. */
export function AnswerDetails({ details, text, isFirst, isWaiting, onRun }: AnswerDetailsProps) {
  const { plan, filters, result } = details;
  return (
    <div className="mt-3 flex flex-col gap-3 empty:hidden">
      {plan && <FilterChips plan={plan} filters={filters} isWaiting={isWaiting} onRun={onRun} />}
      {result && (
        <>
          {result.total === 0 && plan && (
            <ZeroRows
              counts={result.coverage.without}
              plan={plan}
              filters={filters}
              isWaiting={isWaiting}
              onRun={onRun}
            />
          )}
          {result.groups.length > 0 && <GroupBars groups={result.groups} />}
          {result.business ? (
            <Business business={result.business} details={details} />
          ) : (
            <Rows result={result} details={details} />
          )}
        </>
      )}
      {result?.kind === "refusal" ? (
        <Notes details={details} text={text} />
      ) : (
        <HowComputed details={details} isOpen={isFirst} />
      )}
      <Actions result={result} text={text} />
    </div>
  );
}

interface BusinessProps {
  business: Row;
  details: Details;
}

/** Everything about one business, as its preset shows it. */
function Business({ business, details: { plan, taskId } }: BusinessProps) {
  const Card = use(BusinessView);
  const id = textIn(business.id);
  return (
    Card && (
      <Suspense fallback={<div className="h-80 rounded-xl border border-line bg-sunken" />}>
        <Card
          business={business}
          asked={columnsIn(plan?.select)}
          to={taskId !== null && id !== undefined ? businessPath(taskId, id) : null}
        />
      </Suspense>
    )
  );
}

interface RowsProps {
  result: Result;
  details: Details;
}

/** A list shows its rows at once; behind any other answer they can be looked at. */
function Rows({ result, details: { plan, taskId } }: RowsProps) {
  const { kind, rows, total = rows.length } = result;
  if (rows.length === 0) return null;
  const table = <RowsTable rows={rows} total={total} asked={columnsAsked(plan)} taskId={taskId} />;
  if (kind === "list") return table;
  return (
    <details className="text-sm">
      <summary className="w-fit rounded py-1 text-soft hover:text-ink">
        {rows.length === 1 ? "Show the business" : "Show the businesses"} behind this answer{" "}
      </summary>
      <div className="mt-2">{table}</div>
    </details>
  );
}

function Actions({ result, text }: { result: Result | undefined; text: string }) {
  const [isMapOpen, setMapOpen] = useState(false);
  const points = useMemo(() => (result ? pointsOf(result) : []), [result]);
  return (
    <div>
      <div className="-ml-3 flex flex-wrap">
        <CopyButton text={text} label="Copy answer" />
        {points.length > 0 && (
          <Button
            look="soft"
            size="small"
            aria-expanded={isMapOpen}
            onClick={() => setMapOpen(!isMapOpen)}
          >
            <MapIcon aria-hidden className="size-4" />
            {isMapOpen ? "Hide the map" : "Show on a map"}
          </Button>
        )}
      </div>
      {isMapOpen && (
        <Suspense fallback={<div className="mt-3 h-80 rounded-xl border border-line bg-sunken" />}>
          <AnswerMap points={points} total={result?.total ?? points.length} />
        </Suspense>
      )}
    </div>
  );
}

/** Nothing was computed: there are only notes, of which the sentence may have said some. */
function Notes({ details: { notes, engine }, text }: { details: Details; text: string }) {
  const told = notes.filter((note) => !text.includes(note));
  return [...told, ...(engine === "model" ? [byModel] : [])].map((note) => (
    <p key={note} dir="auto" className="max-w-2xl text-soft text-sm">
      {note}
    </p>
  ));
}

const byModel = "An AI model helped interpret your question.";
const engines: Record<string, string> = {
  rules: "Your question was interpreted by built-in rules.",
  model: `${byModel} Every number was computed by code.`,
};

function HowComputed({ details, isOpen }: { details: Details; isOpen: boolean }) {
  const { explanation, notes, engine } = details;
  if (explanation === "" && notes.length === 0) return null;
  return (
    <details open={isOpen} className="max-w-2xl text-sm">
      <summary className="w-fit rounded py-1 text-soft hover:text-ink">
        How this was computed
        {notes.length > 0 && ` · ${counted(notes.length, "note", "notes")}`}
      </summary>
      <div className="mt-1 flex flex-col gap-1.5 border-line border-l-2 pl-3 text-soft">
        {explanation && (
          <p dir="auto" className="whitespace-pre-line">
            {explanation}
          </p>
        )}
        {notes.map((note) => (
          <p key={note} dir="auto">
            {note}
          </p>
        ))}
        {engine && engines[engine] && <p>{engines[engine]}</p>}
      </div>
    </details>
  );
}

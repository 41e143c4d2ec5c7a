import { type FormEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { ScrapeRequest } from "#domain/contract.ts";
import { matchingLimits } from "#domain/limits/matching.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { formatBalance, priceMicros, priceText } from "#domain/money/pricing.ts";
import { isBlank } from "#domain/text/visible-text.ts";
import { fromPreset } from "../../lib/screen-state.ts";
import { paths } from "../../paths.ts";
import { Field } from "../../ui/field.tsx";
import { FailureNotice, Notice } from "../../ui/notice.tsx";
import { QuotePanel } from "./quote-panel.tsx";
import { isEmpty } from "./quote-words.ts";
import { requestOf } from "./scrape-request.ts";
import { SecondSource } from "./second-source.tsx";
import type { QuoteState } from "./use-quote.ts";
import type { Problem } from "./use-start.ts";
import type { Wizard, WizardEvent } from "./wizard-state.ts";

interface DetailsStepProps {
  wizard: Wizard;
  formId: string;
  /** The chosen place, or the middle of the area. */
  location: string;
  areaSize: string;
  balanceMicros: number | null;
  send: (event: WizardEvent) => void;
  /** With whether there is nothing to collect, as far as that is known. */
  onSubmit: (request: ScrapeRequest, findsNothing: boolean) => void;
  quote: QuoteState;
  problem: Problem | null;
}

export function DetailsStep(props: DetailsStepProps) {
  const { wizard, formId, location, areaSize, balanceMicros, send, onSubmit, quote, problem } =
    props;
  const price = wizard.area ? priceMicros(wizard.area, wizard.tier) : null;
  const isTooDear = price !== null && balanceMicros !== null && price > balanceMicros;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const request = requestOf(wizard);
    const findsNothing = quote.kind === "counted" && isEmpty(quote.quote, wizard.overture);
    if (request) onSubmit(request, findsNothing);
  };
  const rows = [
    { name: "Location", value: location },
    { name: "Area", value: areaSize },
    { name: "Business types", value: wizard.types.join(", ") },
    { name: "Tier", value: `Tier ${wizard.tier}` },
  ];
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem?.isNameTaken) form.current?.querySelector("input")?.select();
  }, [problem]);
  return (
    <form
      ref={form}
      id={formId}
      onSubmit={submit}
      className="grid items-start gap-6 lg:grid-cols-2 lg:gap-x-8"
    >
      <div className="flex flex-col gap-6">
        <PresetFields wizard={wizard} send={send} />
        <PresetSummary rows={rows} costMicros={price} />
      </div>
      <div className="flex flex-col gap-6">
        <QuotePanel
          quote={quote}
          types={wizard.types}
          hasRoom={wizard.types.length < matchingLimits.typesMax}
          send={send}
        />
        <SecondSource
          quote={quote}
          chosen={wizard.overture}
          onChoose={(overture) => send({ type: "overture chosen", overture })}
        />
        <HeldAmount isTooDear={isTooDear} balanceMicros={balanceMicros} />
        <FailureNotice sentence={problem?.sentence} />
      </div>
    </form>
  );
}

/** The name, and for Tier 2 the person's offer. */
function PresetFields({ wizard, send }: Pick<DetailsStepProps, "wizard" | "send">) {
  return (
    <>
      <Field
        label="Preset Name"
        required
        autoComplete="off"
        maxLength={taskLimits.presetNameMaxChars}
        placeholder="For example: Bakeries in the old town"
        value={wizard.name}
        hint={
          wizard.name !== "" && isBlank(wizard.name)
            ? "Please enter a name for your preset."
            : undefined
        }
        onChange={(event) => send({ type: "named", name: event.target.value })}
      />
      {wizard.tier === 2 && (
        <Field
          label="What do you offer, and to whom? (optional)"
          autoComplete="off"
          maxLength={taskLimits.offerMaxChars}
          placeholder="For example: booking software for salons"
          value={wizard.offer}
          hint="We judge each business's marketing fit for this offer. Without it, we judge how well the business can be reached."
          onChange={(event) => send({ type: "offer told", offer: event.target.value })}
        />
      )}
    </>
  );
}

interface PresetSummaryProps {
  rows: readonly { name: string; value: string }[];
  costMicros: number | null;
}

function PresetSummary({ rows, costMicros }: PresetSummaryProps) {
  return (
    <dl className="divide-y divide-line rounded-xl border border-line">
      {rows.map(({ name, value }) => (
        <div key={name} className="grid gap-1 px-5 py-3.5 sm:grid-cols-[10rem_1fr]">
          <dt className="text-soft text-sm leading-6">{name}</dt>
          <dd dir="auto" className="min-w-0 break-words">
            {value}
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 rounded-b-xl bg-sunken px-5 py-4">
        <dt className="font-medium">Estimated cost</dt>
        <dd className="font-semibold text-xl tabular-nums tracking-tight">
          {costMicros === null ? "—" : priceText(costMicros)}
        </dd>
      </div>
    </dl>
  );
}

interface HeldAmountProps {
  isTooDear: boolean;
  balanceMicros: number | null;
}

/** Both take the place of the larger one: nothing moves when the balance is known. */
function HeldAmount({ isTooDear, balanceMicros }: HeldAmountProps) {
  return (
    <div className="grid items-start *:col-start-1 *:row-start-1">
      <p className={`text-soft text-sm ${isTooDear ? "invisible" : ""}`}>
        This amount is held from your balance. Anything unused is returned, and a search that finds
        nothing costs nothing.
      </p>
      <Notice tone="warn" className={isTooDear ? "" : "invisible"}>
        This area costs more than your balance of {formatBalance(balanceMicros ?? 0)}.{" "}
        <Link to={paths.checkout} state={fromPreset} className="font-medium underline">
          Buy Credits
        </Link>
      </Notice>
    </div>
  );
}

import { useId } from "react";
import type { ExportFormat } from "#domain/contract.ts";
import { type FileChoice, type FileContent, formats, isFormatOf } from "./export-choice.ts";

const focusRing =
  "has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2";
const legendClass = "mb-1.5 font-medium text-sm";

interface ChoicesProps {
  legend: string;
  isDisabled: boolean;
  choices: readonly { label: string; isChosen: boolean; choose: () => void }[];
}

/** One of a few short words. */
export const Choices = ({ legend, isDisabled, choices }: ChoicesProps) => (
  <fieldset disabled={isDisabled} className="mt-4">
    <legend className={legendClass}>{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {choices.map(({ label, isChosen, choose }) => (
        <label
          key={label}
          className={`relative flex min-h-9 pointer-coarse:min-h-11 items-center rounded-lg border border-line-strong/60 px-3 text-sm tabular-nums has-disabled:text-soft has-checked:has-enabled:border-accent has-checked:has-enabled:bg-accent-wash has-checked:has-enabled:text-accent-deep ${focusRing}`}
        >
          <input
            type="radio"
            name={legend}
            checked={isChosen}
            onChange={choose}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

const contents: Record<FileContent, { title: string; about: string }> = {
  full: { title: "Everything known", about: "All columns, lists in one cell" },
  crm: { title: "One value a column", about: "For a CRM: phone_1, email_1 …" },
  hubspot: { title: "HubSpot", about: "Headers: Company name, Email …" },
  pipedrive: { title: "Pipedrive", about: "Headers: Organization - Name …" },
  overture: { title: "Overture Maps only", about: "Its own values, the whole preset" },
};

interface ChoiceRowsProps {
  contents: readonly FileContent[];
  chosen: FileContent;
  onChoose: (content: FileContent) => void;
}

/** The contents of a file to choose from, a line each. */
export function ChoiceRows({ contents: offered, chosen, onChoose }: ChoiceRowsProps) {
  const id = useId();
  return (
    <fieldset className="mt-4">
      <legend className={legendClass}>Content</legend>
      <div className="divide-y divide-line overflow-hidden rounded-xl border border-line">
        {offered.map((content) => (
          <label
            key={content}
            className={`flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-2 text-sm hover:bg-sunken has-checked:bg-accent-wash ${focusRing}`}
          >
            <input
              type="radio"
              name="content"
              aria-label={contents[content].title}
              aria-describedby={`${id}${content}`}
              checked={content === chosen}
              onChange={() => onChoose(content)}
              className="size-4.5 shrink-0 outline-none"
            />
            <span className="grid flex-1 gap-x-4 sm:grid-cols-[9rem_1fr]">
              <span className="font-medium">{contents[content].title}</span>
              <span id={`${id}${content}`} className="text-soft">
                {contents[content].about}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const cards: Record<ExportFormat, { title: string; about: string }> = {
  csv: { title: "CSV", about: "any program" },
  xlsx: { title: "Excel", about: "spreadsheets" },
  geojson: { title: "GeoJSON", about: "maps" },
};

interface ChoiceCardsProps {
  choice: FileChoice;
  onChoose: (format: ExportFormat) => void;
}

/** The formats that its content has. */
export function ChoiceCards({ choice, onChoose }: ChoiceCardsProps) {
  const id = useId();
  return (
    <fieldset className="mt-4">
      <legend className={legendClass}>Format</legend>
      <div className="grid grid-cols-3 gap-1 rounded-xl bg-sunken p-1 ring-1 ring-line ring-inset">
        {formats.map((format) => {
          const isOffered = isFormatOf(choice.content, format);
          return (
            <label
              key={format}
              className={`relative flex min-h-12 flex-col items-center justify-center rounded-lg border border-transparent px-2 py-1 text-center has-checked:border-accent has-checked:bg-card has-checked:shadow-sm has-disabled:text-soft ${focusRing}`}
            >
              <input
                type="radio"
                name="format"
                aria-label={cards[format].title}
                aria-describedby={`${id}${format}`}
                checked={format === choice.format}
                disabled={!isOffered}
                onChange={() => onChoose(format)}
                className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
              />
              <span className="font-medium text-sm">{cards[format].title}</span>
              <span id={`${id}${format}`} className="text-soft text-xs">
                {isOffered ? cards[format].about : "not for a CRM"}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

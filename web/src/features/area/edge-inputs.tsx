import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { type Bounds, type Edge, edges } from "#domain/area/area.ts";
import { inputClass } from "../../ui/field.tsx";
import { stepFor } from "./edge-bounds.ts";

interface EdgeInputsProps {
  area: Bounds | null;
  onMove: (edge: Edge, to: number) => void;
  /** The problem with the typed number, or null. */
  onRemark: (remark: string | null) => void;
  onStep: (edge: Edge, direction: 1 | -1) => void;
  /** A side was left empty, or filled again. Without it an empty side gets its number back. */
  onEmpty?: ((edge: Edge, isEmpty: boolean) => void) | undefined;
}

const nameOf = (edge: Edge): string => edge.charAt(0).toUpperCase() + edge.slice(1);

/** The area without dragging: four numbers, each with a step down and up. */
export function EdgeInputs(props: EdgeInputsProps) {
  return (
    <div className="@container">
      <div className="grid @md:grid-cols-2 @4xl:grid-cols-4 gap-x-4 gap-y-3">
        {edges.map((edge) => (
          <EdgeInput key={edge} edge={edge} {...props} />
        ))}
      </div>
    </div>
  );
}

/** Six decimals, some 10 cm, at most. */
const degreesShown = (degrees: number): string => String(Number(degrees.toFixed(6)));

const buttonLook =
  "inline-flex w-11 shrink-0 items-center justify-center border border-line-strong text-soft hover:bg-sunken hover:text-ink disabled:opacity-50";

function EdgeInput({
  edge,
  area,
  onMove,
  onRemark,
  onStep,
  onEmpty,
}: EdgeInputsProps & { edge: Edge }) {
  const shown = area ? degreesShown(area[edge]) : "";
  // The text being typed, while the area is still the one it was typed for; else the area's number.
  const [typed, setTyped] = useState<{ text: string; area: Bounds | null } | null>(null);
  const text = typed && typed.area === area ? typed.text : shown;
  const step = area ? stepFor(area, edge) : 0;

  const keep = (): void => {
    const isEmpty = text.trim() === "";
    if (onEmpty && area) {
      onEmpty(edge, isEmpty);
      if (isEmpty) return;
    }
    setTyped(null);
    if (isEmpty || text === shown) return;
    const to = Number(text.replace(",", "."));
    if (!Number.isFinite(to)) {
      onRemark(`“${text}” is not a valid number.`);
      return;
    }
    onMove(edge, to);
  };

  return (
    <div>
      <label htmlFor={`edge-${edge}`} className="mb-1 block font-medium text-sm">
        {nameOf(edge)}
      </label>
      <div className="flex">
        <button
          type="button"
          aria-label={`Decrease ${edge}`}
          title={area ? `− ${step}°` : undefined}
          onClick={() => onStep(edge, -1)}
          className={`${buttonLook} rounded-l-lg border-r-0`}
        >
          <Minus aria-hidden className="size-4" />
        </button>
        <input
          id={`edge-${edge}`}
          inputMode="decimal"
          autoComplete="off"
          placeholder="—"
          value={text}
          onChange={(event) => setTyped({ text: event.target.value, area })}
          onBlur={keep}
          onKeyDown={(event) => event.key === "Enter" && keep()}
          className={`${inputClass} rounded-none px-1 text-center tabular-nums`}
        />
        <button
          type="button"
          aria-label={`Increase ${edge}`}
          title={area ? `+ ${step}°` : undefined}
          onClick={() => onStep(edge, 1)}
          className={`${buttonLook} rounded-r-lg border-l-0`}
        >
          <Plus aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  );
}

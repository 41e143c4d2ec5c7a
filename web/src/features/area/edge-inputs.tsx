import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { type Bounds, type Edge, edges } from "#domain/area.ts";
import { inputClass } from "../../ui/field.tsx";
import { edgeRange, stepFor } from "./edge-bounds.ts";

interface EdgeInputsProps {
  area: Bounds | null;
  /** `say` explains a number that was changed because it was out of range. */
  onMove: (edge: Edge, to: number, say: string | null) => void;
  onStep: (edge: Edge, direction: 1 | -1) => void;
}

const nameOf = (edge: Edge): string => edge.charAt(0).toUpperCase() + edge.slice(1);

/** The area without dragging: four numbers, each with a step down and up. */
export function EdgeInputs({ area, onMove, onStep }: EdgeInputsProps) {
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
      {edges.map((edge) => (
        <EdgeInput key={edge} edge={edge} area={area} onMove={onMove} onStep={onStep} />
      ))}
    </div>
  );
}

function EdgeInput({ edge, area, onMove, onStep }: EdgeInputsProps & { edge: Edge }) {
  const shown = area ? String(area[edge]) : "";
  // What is being typed; the area's own number once that is done.
  const [typed, setTyped] = useState<string | null>(null);
  const step = area ? stepFor(area, edge) : 0;

  const keep = (): void => {
    setTyped(null);
    if (typed === null || typed.trim() === "" || typed === shown) return;
    const to = Number(typed.replace(",", "."));
    if (!Number.isFinite(to)) return;
    const { min, max } = area ? edgeRange(area, edge) : { min: to, max: to };
    const nearest = Math.min(max, Math.max(min, to));
    onMove(
      edge,
      to,
      Math.abs(nearest - to) < 1e-9
        ? null
        : `${nameOf(edge)} can go to ${Number(nearest.toFixed(6))}° at most.`,
    );
  };
  const buttonLook =
    "inline-flex w-11 shrink-0 items-center justify-center border border-line-strong text-soft hover:bg-sunken hover:text-ink disabled:opacity-50";

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
          value={typed ?? shown}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={keep}
          onKeyDown={(event) => event.key === "Enter" && keep()}
          className={`${inputClass} rounded-none px-2 text-center tabular-nums`}
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

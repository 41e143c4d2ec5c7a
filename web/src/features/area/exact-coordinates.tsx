import type { Bounds, Edge } from "#domain/area/area.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { EdgeInputs } from "./edge-inputs.tsx";
import type { AreaPickerControls } from "./use-area-picker.ts";

interface ExactCoordinatesProps {
  area: Bounds | null;
  picker: Pick<AreaPickerControls, "remark" | "setRemark" | "step" | "moveTo">;
  onEmptySide: ((edge: Edge, isEmpty: boolean) => void) | undefined;
}

/** The area as four numbers, for people who know them or can't use the map. */
export function ExactCoordinates({ area, picker, onEmptySide }: ExactCoordinatesProps) {
  const { remark, setRemark, step, moveTo } = picker;
  return (
    <Disclosure look="box" label="Exact coordinates">
      <fieldset>
        <legend className="sr-only">Edges of the area, in degrees</legend>
        <EdgeInputs
          area={area}
          onMove={moveTo}
          onRemark={setRemark}
          onStep={step}
          onEmpty={onEmptySide}
        />
        <p role="status" className="mt-2 text-sm text-warn empty:hidden">
          {remark}
        </p>
      </fieldset>
    </Disclosure>
  );
}

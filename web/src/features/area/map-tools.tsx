import { Maximize, Undo2 } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import type { AreaPickerControls } from "./use-area-picker.ts";

type MapToolsProps = {
  picker: Pick<AreaPickerControls, "chooseView" | "canUndo" | "goBack">;
};

/** Help with the points, and two buttons that set all of them at once. */
export function MapTools({ picker: { chooseView, canUndo, goBack } }: MapToolsProps) {
  return (
    <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <p id="map-hint" className="min-w-0 basis-72 grow text-soft text-sm">
        Drag the N, S, E and W points, or focus one and press the arrow keys (hold Shift for larger
        steps).
      </p>
      <div className="flex gap-2">
        <Button look="secondary" size="small" onClick={chooseView}>
          <Maximize aria-hidden className="size-4" />
          Use current map view
        </Button>
        {/* Never really disabled, so that the focus has a place after the last one. */}
        <Button
          look="quiet"
          size="small"
          aria-disabled={!canUndo}
          onClick={goBack}
          className="aria-disabled:cursor-not-allowed aria-disabled:text-soft"
        >
          <Undo2 aria-hidden className="size-4" />
          Undo
        </Button>
      </div>
    </div>
  );
}

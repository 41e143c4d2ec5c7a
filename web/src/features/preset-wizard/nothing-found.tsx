import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Asked before a collection starts that will find nothing, as the map is now. */
export function NothingFound({ onStart, onClose }: { onStart: () => void; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Nothing to collect here"
      description="There are no businesses of these types on the map in this area. You can still start: a search that finds nothing costs nothing."
    >
      <Button look="secondary" onClick={onClose}>
        Go back
      </Button>
      <Button onClick={onStart}>Start anyway</Button>
    </Dialog>
  );
}

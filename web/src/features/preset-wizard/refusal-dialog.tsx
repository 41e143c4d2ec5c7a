import { Suspense } from "react";
import { Link } from "react-router";
import { lazyPart } from "../../lib/lazy-part.ts";
import { fromPreset } from "../../lib/screen-state.ts";
import { paths } from "../../paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";

const Dialog = lazyPart(() => import("../../ui/dialog.tsx"), "Dialog");

/** A balance that is too low, in the server's own words. */
export function RefusalDialog({
  refusal,
  onClose,
}: {
  refusal: string | null;
  onClose: () => void;
}) {
  return (
    refusal !== null && (
      <Suspense>
        <Dialog
          isOpen
          onClose={onClose}
          title="The collection was not started"
          description={refusal}
        >
          <Button look="secondary" onClick={onClose}>
            Close
          </Button>
          <Link to={paths.checkout} state={fromPreset} className={buttonClass()}>
            Buy Credits
          </Link>
        </Dialog>
      </Suspense>
    )
  );
}

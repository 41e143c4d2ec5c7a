import { Download, LoaderCircle } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { counted } from "../../lib/count-words.ts";
import { lazyPart, loaded } from "../../lib/lazy-part.ts";
import { type ScreenAction, useScreenActions } from "../../lib/screen-actions.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { type Asked, type FileAsked, type Scope, type Scopes, useExport } from "./use-export.ts";

const loadDialog = () => loaded(() => import("./export-dialog.tsx"));
const ExportDialog = lazyPart(loadDialog, "ExportDialog");

interface ExportButtonProps {
  taskId: string;
  scopes: Scopes;
  label?: string;
  /** Whether the preset has places of Overture Maps. */
  hasOverture: boolean;
}

/** A file of exactly the businesses that were asked for. */
export function ExportButton(props: ExportButtonProps) {
  const { taskId, scopes, label = "Export", hasOverture } = props;
  const { isBusy, make } = useExport(taskId);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isLookedAt = useRef(false);
  const show = (isShown: boolean): void => {
    isLookedAt.current = isShown;
    setOpen(isShown);
    setFailure(null);
  };
  const download = async (file: FileAsked, asked: Asked): Promise<void> => {
    setFailure(null);
    const sentence = await make(file, asked);
    if (sentence === null) show(false);
    else if (isLookedAt.current) setFailure(sentence);
    else showToast({ tone: "bad", text: sentence });
  };
  const [usual] = scopes;
  useScreenActions(usual.rows === 0 ? [] : actionsOf(label, usual, download));
  const preload = () => void loadDialog();
  return (
    <>
      {/* Stays enabled while a file is made, so that the focus has a place after the dialog. */}
      <Button
        look="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-busy={isBusy || undefined}
        disabled={usual.rows === 0}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => show(!isBusy)}
      >
        {isBusy ? (
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
        ) : (
          <Download aria-hidden className="size-4" />
        )}
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog
            scopes={scopes}
            hasOverture={hasOverture}
            isBusy={isBusy}
            failure={failure}
            onDownload={(file, asked) => void download(file, asked)}
            onClose={() => show(false)}
          />
        </Suspense>
      )}
    </>
  );
}

type Make = (file: FileAsked, asked: Asked) => Promise<void>;

/** The two usual files, for the palette. */
const actionsOf = (label: string, { asked, rows }: Scope, make: Make): ScreenAction[] =>
  (
    [
      ["csv", "CSV"],
      ["xlsx", "Excel"],
    ] as const
  ).map(([format, name]) => ({
    label: `${label} as ${name}`,
    about: counted(rows, "business", "businesses"),
    run: () => void make({ format }, asked),
  }));

import { useState } from "react";
import { choosable, usualColumns } from "#domain/exports/layouts.ts";
import { counted } from "../../lib/count-words.ts";
import { numberText } from "../../lib/formats.ts";
import { parseJson, storageKeys, tabStorage } from "../../lib/storage.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import {
  choiceFrom,
  contentsOf,
  type FileChoice,
  fileAsked,
  layoutOf,
  withContent,
} from "./export-choice.ts";
import { ExportColumns } from "./export-columns.tsx";
import { ChoiceCards, ChoiceRows, Choices } from "./export-fields.tsx";
import type { Asked, FileAsked, Scope, Scopes } from "./use-export.ts";

interface ExportDialogProps {
  scopes: Scopes;
  hasOverture: boolean;
  isBusy: boolean;
  failure: string | null;
  onDownload: (file: FileAsked, asked: Asked) => void;
  onClose: () => void;
}

/** Which businesses, in which file; the last file of this tab is chosen already. */
export function ExportDialog(props: ExportDialogProps) {
  const { scopes, hasOverture, isBusy, failure, onDownload, onClose } = props;
  const [scope, setScope] = useState<Scope>(scopes[0]);
  // One source's file is of the whole preset: not for somebody who asks for less.
  const [choice, setChoice] = useState(() => lastChoice(hasOverture && scopes.length === 1));
  const [columns, setColumns] = useState<readonly string[] | null>(null);
  const layout = layoutOf(choice);
  const isWhole = choice.content === "overture";
  const choose = (next: FileChoice): void => {
    // Another layout has other columns.
    if (layoutOf(next) !== layout) setColumns(null);
    setChoice(next);
  };
  const download = (): void => {
    tabStorage.write(storageKeys.exportChoice, JSON.stringify(choice));
    onDownload(fileAsked(choice, columns), scope.asked);
  };
  return (
    <Dialog
      isOpen
      look="sheet"
      onClose={onClose}
      title="Export businesses"
      description={
        isWhole
          ? "A file of what Overture Maps has of the whole preset."
          : `A file of ${counted(scope.rows, "business", "businesses")}.`
      }
      body={
        <>
          {scopes.length > 1 && (
            <Choices
              legend="Businesses"
              isDisabled={isWhole}
              {...chipsOf(scopes, scope, setScope)}
            />
          )}
          <ChoiceRows
            contents={contentsOf(hasOverture)}
            chosen={choice.content}
            onChoose={(content) => choose(withContent(choice, content))}
          />
          <ChoiceCards choice={choice} onChoose={(format) => choose({ ...choice, format })} />
          <ExportColumns
            // A new list is a closed one.
            key={layout}
            all={layout && choosable(layout)}
            usual={layout ? usualColumns(layout) : []}
            chosen={columns}
            onChoose={setColumns}
          />
        </>
      }
    >
      <FailureNotice sentence={failure} className="basis-full" />
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button isBusy={isBusy} onClick={download}>
        Download
      </Button>
    </Dialog>
  );
}

const lastChoice = (hasOverture: boolean): FileChoice =>
  choiceFrom(parseJson(tabStorage.read(storageKeys.exportChoice)), hasOverture);

/** Each render makes other scopes: the chosen one is found by its words. */
const chipsOf = (scopes: Scopes, chosen: Scope, choose: (scope: Scope) => void) => ({
  choices: scopes.map((scope) => ({
    label: `${numberText(scope.rows)} ${scope.words}`,
    isChosen: scope.words === chosen.words,
    choose: () => choose(scope),
  })),
});

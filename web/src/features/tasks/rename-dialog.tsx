import { type FormEvent, useId, useState } from "react";
import type { Task } from "#domain/contract.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { isBlank } from "#domain/text/visible-text.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { useRename } from "./use-rename.ts";

export function RenameDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState(task.name);
  const { isBusy, failure, rename } = useRename(task, onClose);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name === task.name) onClose();
    else if (!isBlank(name)) rename(name);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Rename preset"
      description="Its data, its files and your conversations about it stay as they are."
      body={
        <form id={formId} onSubmit={submit} className="mt-4 flex flex-col gap-4">
          <Field
            label="Preset Name"
            required
            maxLength={taskLimits.presetNameMaxChars}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
          <FailureNotice
            sentence={
              failure
                ? sentenceOf(failure, "The preset could not be renamed. Please try again.")
                : null
            }
          />
        </form>
      }
    >
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={formId} isBusy={isBusy} disabled={isBlank(name)}>
        Save name
      </Button>
    </Dialog>
  );
}

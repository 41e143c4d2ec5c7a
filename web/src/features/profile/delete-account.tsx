import { Trash2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { deleteAccount } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { stopListening } from "../../lib/row-changes.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Section } from "./section.tsx";

const confirmation = "delete";

interface DeleteAccountProps {
  /** `$12.50`; null while unknown. */
  balance: string | null;
  /** How many there are; null while unknown. */
  presets: number | null;
  onDeleted: () => Promise<void>;
}

export function DeleteAccount({ balance, presets, onDeleted }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title="Delete Account"
      lead="Permanently deletes your account and your data. You'll see exactly what is deleted before you confirm."
    >
      <Button look="danger" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden className="size-4.5" />
        Delete Account
      </Button>
      {isOpen && (
        <DeleteDialog
          balance={balance}
          presets={presets}
          onDeleted={onDeleted}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}

function DeleteDialog({
  balance,
  presets,
  onDeleted,
  onClose,
}: DeleteAccountProps & { onClose: () => void }) {
  const formId = useId();
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isConfirmed = typed.toLowerCase() === confirmation;

  const remove = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isConfirmed || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      stopListening();
      await deleteAccount();
      await onDeleted();
    } catch (error) {
      console.error("Account delete failure", error);
      setFailure(sentenceOf(error, "Your account could not be deleted. Please try again."));
      setBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={isBusy ? () => {} : onClose}
      title="Delete your account?"
      description="This can't be undone."
      body={
        <form id={formId} onSubmit={remove} className="mt-4 flex flex-col gap-4">
          <WhatHappens balance={balance} presets={presets} />
          <Field
            label={`Type “${confirmation}” to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            hint="Type it to enable the button."
          />
          <FailureNotice sentence={failure} />
        </form>
      }
    >
      <Button look="secondary" disabled={isBusy} onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={formId} look="danger" isBusy={isBusy} disabled={!isConfirmed}>
        {isBusy ? "Deleting..." : "Delete Account"}
      </Button>
    </Dialog>
  );
}

function WhatHappens({ balance, presets }: Pick<DeleteAccountProps, "balance" | "presets">) {
  return (
    <div className="flex flex-col gap-3 text-[0.9375rem] leading-relaxed">
      <div>
        <h3 className="font-medium">You will lose</h3>
        <ul className="mt-1 list-disc pl-5 text-soft marker:text-line-strong">
          <li>your login, on every device</li>
          {presets !== 0 && <li>{presetsLost(presets)}, with all businesses and files</li>}
          <li>your conversations in this browser</li>
          <li>
            {balance === null ? "your balance" : `your balance of ${balance}`}, which is not
            refunded
          </li>
        </ul>
        <p className="mt-2.5 text-soft">Any collection still running is canceled at no cost.</p>
      </div>
      <div>
        <h3 className="font-medium">What we must keep by law</h3>
        <p className="mt-1 text-soft">
          Records of your purchases and credits, without your name and email address.
        </p>
      </div>
    </div>
  );
}

const presetsLost = (presets: number | null): string => {
  if (presets === null) return "your presets";
  return presets === 1 ? "your preset" : `your ${presets} presets`;
};

import { useState } from "react";
import type { OptOutReply } from "#domain/contract.ts";
import { Notice } from "../../ui/notice.tsx";
import { OptOutProof } from "./opt-out-proof.tsx";
import { OptOutRequestForm } from "./opt-out-request-form.tsx";

/** A business asks to be left out, proves that it is it, and is. */
export function OptOut() {
  const [asked, setAsked] = useState<OptOutReply | null>(null);
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="font-semibold text-4xl tracking-[-0.025em]">Remove my business</h1>
      <p className="mt-4 text-lg text-soft leading-relaxed">
        Tell us its domain or phone number. Within a minute of your request being verified or
        accepted, your business disappears from all presets, exports and answers. We can't remove it
        from files already downloaded.
      </p>
      <div className="mt-8">
        {asked === null ? (
          <OptOutRequestForm onAsked={setAsked} />
        ) : (
          <Asked asked={asked} onChange={setAsked} onAgain={() => setAsked(null)} />
        )}
      </div>
    </div>
  );
}

function Asked({
  asked,
  onChange,
  onAgain,
}: {
  asked: OptOutReply;
  onChange: (asked: OptOutReply) => void;
  onAgain: () => void;
}) {
  const { state, value, proof } = asked;
  if (state === "withheld") {
    return (
      <Notice tone="good">
        <p>
          <strong className="font-semibold">{value}</strong> has been removed: no preset, export or
          answer includes a business with it any more. This can take a minute to take effect
          everywhere.
        </p>
      </Notice>
    );
  }
  if (proof)
    return <OptOutProof asked={asked} proof={proof} onChange={onChange} onAgain={onAgain} />;
  return (
    <Notice tone="info">
      <p>
        We've received your request for <strong className="font-semibold">{value}</strong>. A phone
        number can't be verified through a website, so the operator will decide within a month.
      </p>
    </Notice>
  );
}

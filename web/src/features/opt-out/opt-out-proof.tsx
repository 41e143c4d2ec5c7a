import { useState } from "react";
import type { OptOutReply } from "#domain/contract.ts";
import { confirmOptOut } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

interface OptOutProofProps {
  asked: OptOutReply;
  proof: NonNullable<OptOutReply["proof"]>;
  onChange: (asked: OptOutReply) => void;
  onAgain: () => void;
}

/** The proof to publish, which keeps people from removing someone else's business. */
export function OptOutProof({ asked, proof, onChange, onAgain }: OptOutProofProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const look = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      onChange(await confirmOptOut(asked.id));
    } catch (error) {
      setFailure(sentenceOf(error, "We couldn't check the website. Please try again."));
      setBusy(false);
    }
  };
  return (
    <section className={`${cardClass} flex flex-col gap-5 p-6 sm:p-8`} aria-labelledby="proof">
      <h2 id="proof" className="font-semibold text-xl tracking-tight">
        Prove that {asked.value} is yours
      </h2>
      <p className="text-soft leading-relaxed">
        Do one of the following, so that nobody can remove someone else's business. You can undo it
        afterwards.
      </p>
      <Way title="Option 1: a text file" where={proof.fileUrl} what={proof.code} />
      <Way
        title="Option 2: a tag in the head of your home page"
        where={`https://${asked.value}/`}
        what={`<meta name="${proof.metaName}" content="${proof.code}">`}
      />
      <FailureNotice sentence={failure} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => void look()}>
          {isBusy ? "Checking…" : "It's in place: check now"}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onAgain}>
          Another domain or number
        </Button>
      </div>
      <p className="text-soft text-sm leading-6">
        Can't change the website? The operator reviews this request and can decide without proof if
        your note gives enough detail.
      </p>
    </section>
  );
}

function Way({ title, where, what }: { title: string; where: string; what: string }) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <p className="mt-1 break-all text-soft text-sm">{where}</p>
      <pre className="mt-2 whitespace-pre-wrap break-all rounded-lg bg-sunken p-3 text-sm">
        <code>{what}</code>
      </pre>
    </div>
  );
}

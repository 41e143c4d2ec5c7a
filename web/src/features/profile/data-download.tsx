import { Download } from "lucide-react";
import { useState } from "react";
import type { AccountExport } from "#domain/contract.ts";
import { readAccountExport } from "../../lib/api.ts";
import { sentenceOf } from "../../lib/failure.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { FailureNotice, Notice } from "../../ui/notice.tsx";
import { Section } from "./section.tsx";

type Making =
  | { step: "idle" | "busy" }
  | { step: "done"; linked: number }
  | { step: "failed"; sentence: string };

/** Everything we hold of the person, as a file. */
export function DataDownload() {
  const [making, setMaking] = useState<Making>({ step: "idle" });
  const download = async (): Promise<void> => {
    setMaking({ step: "busy" });
    try {
      const data = await readAccountExport();
      const name = `areascout-${data.exportedAt.slice(0, 10)}.json`;
      saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
      setMaking({ step: "done", linked: linkedIn(data) });
    } catch (error) {
      console.error("Account export failure", error);
      setMaking({ step: "failed", sentence: sentenceOf(error, "The file could not be created.") });
    }
  };
  return (
    <Section
      title="Your data"
      lead="A single file with your account, your balance and its history, your orders, and your presets with their businesses."
    >
      <div className="flex flex-col items-start gap-4">
        {making.step === "failed" && <FailureNotice sentence={making.sentence} />}
        {making.step === "done" && (
          <Notice tone="good">
            Your file has been downloaded.
            {making.linked > 0 && ` ${linkSentence(making.linked)}`}
          </Notice>
        )}
        <Button look="secondary" isBusy={making.step === "busy"} onClick={download}>
          {making.step !== "busy" && <Download aria-hidden className="size-4.5" />}
          Download my data
        </Button>
      </div>
    </Section>
  );
}

const linkedIn = ({ presets }: AccountExport): number =>
  presets.filter(({ download }) => download !== null).length;

const linkSentence = (linked: number): string =>
  linked === 1
    ? "One preset did not fit: the file has a link to its data that works for 24 hours."
    : `${linked} presets did not fit: the file has links to their data that work for 24 hours.`;

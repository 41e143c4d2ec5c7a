import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { showToast } from "./toast.ts";

const saidMs = 2_000;
const copied = "Copied";
const refused = "Your browser doesn't allow copying.";

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useSaid();
  const copy = async (): Promise<void> => setSaid((await isCopied(text)) ? copied : refused);
  return (
    <>
      <Button look="soft" size="small" onClick={() => void copy()}>
        <CopyMark isDone={said === copied} />
        {said ?? label}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}

interface CopyIconProps {
  text: string;
  /** A word or two for the text: "phone number". */
  what: string;
}

/** Next to a short text, of which a screen has many: a toast confirms it. */
export function CopyIcon({ text, what }: CopyIconProps) {
  const [said, setSaid] = useSaid();
  const copy = async (): Promise<void> => {
    const isDone = await isCopied(text);
    if (isDone) setSaid(copied);
    showToast(
      isDone ? { tone: "good", text: `Copied the ${what}.` } : { tone: "bad", text: refused },
    );
  };
  return (
    <IconButton
      label={`Copy the ${what} ${text}`}
      title={`Copy the ${what}`}
      className="pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      onClick={() => void copy()}
    >
      <CopyMark isDone={said === copied} />
    </IconButton>
  );
}

const CopyMark = ({ isDone }: { isDone: boolean }) =>
  isDone ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />;

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The last message, for as long as it takes to read it. */
function useSaid() {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, setSaid] as const;
}

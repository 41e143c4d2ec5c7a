import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";

const saidMs = 2_000;
const copied = "Copied";
const refused = "This browser does not allow copying.";

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(copied);
    } catch {
      setSaid(refused);
    }
  };
  return (
    <>
      <Button look="quiet" size="small" className="text-soft" onClick={() => void copy()}>
        {said === copied ? (
          <Check aria-hidden className="size-4" />
        ) : (
          <Copy aria-hidden className="size-4" />
        )}
        {said ?? label}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}

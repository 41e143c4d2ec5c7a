import { SendHorizontal } from "lucide-react";

export const inBoxClass =
  "absolute right-1.5 bottom-1.5 inline-flex size-10 items-center justify-center rounded-xl transition-colors";

export const SendButton = ({ disabled }: { disabled: boolean }) => (
  <button
    type="submit"
    aria-label="Send"
    title="Send"
    disabled={disabled}
    className={`${inBoxClass} bg-accent text-accent-ink enabled:hover:bg-accent-deep disabled:bg-sunken disabled:text-soft`}
  >
    <SendHorizontal aria-hidden className="size-5" />
  </button>
);

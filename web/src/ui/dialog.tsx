import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** Rendered between the description and the buttons. */
  body?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

export function Dialog({ isOpen, onClose, title, description, body, children }: DialogProps) {
  // Radix gives the focus back to its own trigger only, and these dialogs have none.
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-black/45" />
        <Radix.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 w-[calc(100%-2rem)] max-h-[calc(100dvh-2rem)] max-w-md animate-fade overflow-y-auto rounded-2xl border border-line bg-card p-6 shadow-float"
        >
          <Radix.Title className="font-semibold text-lg tracking-tight">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-soft leading-relaxed">
            {description}
          </Radix.Description>
          {body}
          <div className="mt-6 flex flex-wrap justify-end gap-3">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

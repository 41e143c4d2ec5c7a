import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** A sheet is at the bottom of a narrow screen, and its body scrolls above the buttons. */
  look?: keyof typeof looks;
  /** Rendered between the description and the buttons. */
  body?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

const looks = {
  box: {
    whole:
      "-translate-x-1/2 -translate-y-1/2 top-1/2 left-1/2 w-[calc(100%-2rem)] max-w-md animate-fade overflow-y-auto rounded-2xl border p-6",
    head: "",
    body: "",
    buttons: "mt-6",
  },
  sheet: {
    whole:
      "flex flex-col max-md:inset-x-0 max-md:bottom-0 max-md:animate-rise max-md:rounded-t-2xl max-md:border-t md:-translate-x-1/2 md:-translate-y-1/2 md:top-1/2 md:left-1/2 md:w-[calc(100%-2rem)] md:max-w-lg md:animate-fade md:rounded-2xl md:border",
    head: "px-5 pt-5 sm:px-6",
    body: "min-h-0 overflow-y-auto px-5 pb-5 sm:px-6",
    buttons:
      "border-line border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-md:[&>button]:grow sm:px-6",
  },
};

export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, look = "box", body, children } = props;
  const { whole, head, body: bodyLook, buttons } = looks[look];
  // Radix gives the focus back to its own trigger only, and these dialogs have none.
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-black/45" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            focusChosen(event);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={`fixed z-50 max-h-[calc(100dvh-2rem)] border-line bg-card shadow-float ${whole}`}
        >
          <div className={head}>
            <Radix.Title className="font-semibold text-lg tracking-tight">{title}</Radix.Title>
            <Radix.Description className="mt-2 text-soft leading-relaxed">
              {description}
            </Radix.Description>
          </div>
          {body && <div className={bodyLook}>{body}</div>}
          <div className={`flex flex-wrap justify-end gap-3 ${buttons}`}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Radio buttons are entered at the chosen one, where Radix would take the first. */
function focusChosen(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const chosen = target.querySelector<HTMLElement>("input[type=radio]:checked");
  if (!chosen) return;
  event.preventDefault();
  chosen.focus();
}

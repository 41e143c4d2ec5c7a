import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode, RefObject } from "react";

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Else it is only read out. */
  isTitleShown?: boolean;
  side: "left" | "right";
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

/** A panel of 280 px over the page. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onClose, title, isTitleShown = false, side, opener, children } = props;
  const place =
    side === "right"
      ? "right-0 border-l animate-slide-in"
      : "left-0 border-r animate-slide-in-left";
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-black/45" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          className={`fixed inset-y-0 z-50 flex w-[280px] flex-col border-line bg-card shadow-float ${place}`}
        >
          <Radix.Title
            className={isTitleShown ? "px-5 pt-4.5 font-semibold text-lg leading-7" : "sr-only"}
          >
            {title}
          </Radix.Title>
          <Radix.Close
            aria-label="Close menu"
            className="absolute top-3 right-3 z-10 inline-flex size-10 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </Radix.Close>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

import type { ReactNode, RefObject } from "react";
import { Drawer } from "../../ui/drawer.tsx";

interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
  opener: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

export function MobileMenu({ isOpen, onClose, opener, children }: MobileMenuProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Menu" side="right" opener={opener}>
      <nav aria-label="Menu" className="flex grow flex-col overflow-y-auto pt-14">
        {children}
      </nav>
    </Drawer>
  );
}

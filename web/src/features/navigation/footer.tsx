import { Globe, Mail, MessageCircle } from "lucide-react";

export function Footer() {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-4 px-4 py-8 text-soft text-sm sm:px-6">
        <p>© 2025 Areascout. All rights reserved.</p>
        <div aria-hidden className="flex gap-4">
          <Mail className="size-4.5" />
          <MessageCircle className="size-4.5" />
          <Globe className="size-4.5" />
        </div>
      </div>
    </footer>
  );
}

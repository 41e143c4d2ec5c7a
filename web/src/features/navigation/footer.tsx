import { Globe, Mail, MessageCircle } from "lucide-react";
import { Link } from "react-router";
import { showOverlay } from "../../lib/shortcuts.ts";
import { paths } from "../../paths.ts";

const linkClass = "rounded underline-offset-4 hover:text-ink hover:underline";

export function Footer() {
  return (
    <footer className="border-line border-t print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-5 px-4 py-8 text-soft text-sm sm:px-6">
        <p className="mr-auto">© 2025 Areascout. All rights reserved.</p>
        <nav aria-label="Legal" className="flex flex-wrap gap-x-6 gap-y-3">
          <Link to={paths.privacy} className={linkClass}>
            Privacy Policy
          </Link>
          <Link to={paths.terms} className={linkClass}>
            Terms of Service
          </Link>
          <Link to={paths.optOut} className={linkClass}>
            Remove a business
          </Link>
          <Link to={paths.bot} className={linkClass}>
            Our crawler
          </Link>
        </nav>
        <button
          type="button"
          onClick={() => showOverlay("shortcuts")}
          className={`${linkClass} max-lg:hidden`}
        >
          Keyboard shortcuts
        </button>
        <div aria-hidden className="flex gap-4 sm:ml-auto">
          <Mail className="size-4.5" />
          <MessageCircle className="size-4.5" />
          <Globe className="size-4.5" />
        </div>
      </div>
    </footer>
  );
}

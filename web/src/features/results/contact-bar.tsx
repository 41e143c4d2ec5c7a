import { Globe, type LucideIcon, Mail, Navigation, Phone } from "lucide-react";
import type { Listing } from "#domain/listing/listing.ts";
import { actionsFor, type ContactAction } from "./contact-links.ts";

const faces: Record<ContactAction["kind"], { label: string; Icon: LucideIcon }> = {
  call: { label: "Call", Icon: Phone },
  email: { label: "Email", Icon: Mail },
  website: { label: "Website", Icon: Globe },
  directions: { label: "Directions", Icon: Navigation },
};

interface ContactBarProps {
  listing: Listing;
  isMadeUp: boolean;
}

/** Ways to reach a business, each a link; those that are not known are not there. */
export function ContactBar({ listing, isMadeUp }: ContactBarProps) {
  const actions = actionsFor(listing, isMadeUp);
  if (actions.length === 0) return null;
  return (
    <ul aria-label="Contact the business" className="flex gap-2 px-5 pb-4">
      {actions.map(({ kind, href, to }) => {
        const { label, Icon } = faces[kind];
        const isPage = href.startsWith("http");
        return (
          <li key={kind} className="min-w-0 flex-1">
            <a
              href={href}
              aria-label={`${label} ${to}`}
              {...(isPage ? { target: "_blank", rel: "noopener noreferrer nofollow" } : {})}
              className="flex min-h-14 flex-col items-center justify-center gap-1 rounded-lg border border-line-strong/60 bg-card px-1 font-medium text-xs hover:border-accent hover:text-accent"
            >
              <Icon aria-hidden className="size-5 text-accent" />
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

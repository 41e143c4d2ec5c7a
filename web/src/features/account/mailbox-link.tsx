import { useEffect, useState } from "react";
import { readSettings } from "../../lib/site-settings.ts";

/** Where mail is caught instead of being sent, the way to it; elsewhere nothing. */
export function MailboxLink({ className = "" }: { className?: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    readSettings().then(
      (sent) => {
        const { mailbox } = Object(sent);
        if (typeof mailbox === "string") setAddress(mailbox);
      },
      (error: unknown) => console.error("Settings load failure", error),
    );
  }, []);
  if (!address) return null;
  return (
    <p className={`text-soft text-sm ${className}`}>
      This copy of Areascout delivers email on this computer:{" "}
      <a href={address} className="font-medium text-accent underline underline-offset-4">
        open the mailbox
      </a>
      .
    </p>
  );
}

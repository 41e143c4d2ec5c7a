import { useState } from "react";
import { leaveForGoogle } from "../../lib/account.ts";
import { storageKeys, tabStorage } from "../../lib/storage.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";

interface GoogleButtonProps {
  /** The page that asked for the log-in. */
  origin: string | null;
  onFailure: () => void;
}

/** Above the fields of an account with a password. */
export function GoogleButton({ origin, onFailure }: GoogleButtonProps) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    if (origin) tabStorage.write(storageKeys.origin, origin);
    else tabStorage.remove(storageKeys.origin);
    try {
      await leaveForGoogle({
        success: location.origin + paths.profile,
        failure: location.origin + paths.login,
      });
    } catch (error) {
      console.error("Google login failure", error);
      onFailure();
    }
    // A person who uses the browser's back button may want to press it again.
    setLeaving(false);
  };
  return (
    <>
      <Button look="secondary" isBusy={isLeaving} onClick={leave} className="w-full">
        {!isLeaving && <GoogleMark />}
        Continue with Google
      </Button>
      <p className="my-5 flex items-center gap-4 text-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
    </>
  );
}

const GoogleMark = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
    <path
      fill="#4285f4"
      d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.2a5.3 5.3 0 0 1-2.3 3.5v2.9h3.7c2.2-2 3.4-5 3.4-8.6Z"
    />
    <path
      fill="#34a853"
      d="M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.9c-1 .7-2.4 1.1-3.9 1.1-3 0-5.5-2-6.4-4.7H1.8v3A11.5 11.5 0 0 0 12 23.5Z"
    />
    <path fill="#fbbc05" d="M5.6 14.2a6.9 6.9 0 0 1 0-4.4v-3H1.8a11.5 11.5 0 0 0 0 10.4l3.8-3Z" />
    <path
      fill="#ea4335"
      d="M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.8 6.8l3.8 3C6.5 7.1 9 5.1 12 5.1Z"
    />
  </svg>
);

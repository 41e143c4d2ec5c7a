import { sentenceOf } from "../../lib/failure.ts";
import { type Landing, useSession } from "../../lib/session.tsx";
import { showToast } from "../../ui/toast.ts";

/** Logs out; if that fails, the person stays signed in and sees a message. */
export function useSignOut(): (landing: Landing, then: () => void) => Promise<void> {
  const { signOut } = useSession();
  return async (landing, then) => {
    try {
      await signOut(landing);
      then();
    } catch (error) {
      console.error("Logout failure", error);
      showToast({
        tone: "bad",
        text: sentenceOf(error, "We couldn't log you out. Please try again."),
      });
    }
  };
}

import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { Notice } from "../../ui/notice.tsx";
import { reasonFor } from "./reasons.ts";

/** Says why a page needs a log-in. */
export function LogInReason({ origin }: { origin: string | null }) {
  const reason = reasonFor(origin);
  if (!reason) return null;
  return (
    <Notice tone="info" className="mb-5">
      <p>{reason.sentence}</p>
      {reason.isForNewcomers && (
        <p>
          Just looking?{" "}
          <Link to={paths.sample} className="font-medium underline underline-offset-4">
            Open the sample
          </Link>
          , no account needed.
        </p>
      )}
    </Notice>
  );
}

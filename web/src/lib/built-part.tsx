import { type ReactNode, Suspense, useState } from "react";

/**
 * A part of a built page that only shows something, with links at most: as it stands in the page it
 * stays, and the code of the lazy `children` is not downloaded. Where the page was not built, it is.
 */
export function BuiltPart({ id, children }: { id: string; children: ReactNode }) {
  const [built] = useState(() => builtHtml(id));
  return built === null ? (
    <div id={id}>
      <Suspense>{children}</Suspense>
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the page already holds.
    <div id={id} dangerouslySetInnerHTML={{ __html: built }} />
  );
}

const builtHtml = (id: string): string | null =>
  typeof document === "undefined" ? null : (document.getElementById(id)?.innerHTML ?? null);

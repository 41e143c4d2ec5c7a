import { type ReactNode, Suspense, useState } from "react";

/**
 * A static part of a built page, with links at most: it stays as the page was built, and the code
 * of the lazy `children` is not downloaded. Without a built page, it is.
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

import type { User } from "../../lib/account.ts";

/** The first letter of the name, or of the email if there is no name. */
export const initialOf = ({ name, email }: Pick<User, "name" | "email">): string =>
  ([...(name.trim() || email)][0] ?? "?").toUpperCase();

export function Initial({ user, className = "size-9" }: { user: User; className?: string }) {
  return (
    <span
      aria-hidden
      className={`inline-flex shrink-0 items-center justify-center rounded-full bg-accent font-semibold text-accent-ink ${className}`}
    >
      {initialOf(user)}
    </span>
  );
}

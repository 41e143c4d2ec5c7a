/** Whose contacts a part of a page gives. */
export type Owner =
  | { kind: "own" }
  /** Another place of the same business, with an address of its own. */
  | { kind: "branch"; address: string }
  /** A member of staff: reached at the business, but with profiles of their own. */
  | { kind: "person"; name: string }
  /** A neighbour, a partner, a reviewer, the maker of the site; null where it isn't named. */
  | { kind: "other"; name: string | null };

export const own: Owner = { kind: "own" };
export const other = (name: string | null): Owner => ({ kind: "other", name });

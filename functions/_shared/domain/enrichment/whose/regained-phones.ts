import type { Page } from "../page.ts";
import { phoneKeysIn } from "./known-listing.ts";
import type { Owner } from "./owner.ts";
import type { Part } from "./parts.ts";
import { isOfMakers, isOfReviewers } from "./words-of-others.ts";

interface Owned {
  page: Page;
  owners: ReadonlyMap<Part, Owner>;
}

/**
 * Numbers of parts under somebody else's name that are the business's after all: one under several
 * names ("Approved by …: call us"), and the only one of the whole site.
 */
export function regainedPhones(owned: readonly Owned[], known: ReadonlySet<string>): string[] {
  const namesOf = new Map<string, Set<string>>();
  let hasOwn = known.size > 0;
  for (const { page, owners } of owned) {
    for (const [part, owner] of owners) {
      if (isOfMakers(part.name) || isOfReviewers(part.name) || part.isReview) continue;
      const phones = part.lines.flatMap((at) => phoneKeysIn(page.lines[at]?.text ?? ""));
      if (owner.kind !== "other") hasOwn ||= phones.length > 0;
      else for (const phone of phones) note(namesOf, phone, owner.name ?? "");
    }
  }
  const shared = [...namesOf].flatMap(([phone, names]) => (names.size > 1 ? phone : []));
  const only = !hasOwn && namesOf.size === 1 ? [...namesOf.keys()] : [];
  return [...shared, ...only];
}

function note(namesOf: Map<string, Set<string>>, phone: string, name: string): void {
  const names = namesOf.get(phone);
  if (names) names.add(name);
  else namesOf.set(phone, new Set([name]));
}

import { type Business, businessOfPlace } from "#domain/conflation/business.ts";
import type { Conflation, Match } from "#domain/conflation/conflate.ts";

/** Pairs to be read by a person, both sides of each: the same for the same seed. */
export function drawn(
  { merged, added }: Conflation,
  listings: readonly Business[],
  { count, seed, kind }: { count: number; seed: string; kind: "merged" | "perhaps" },
): string[] {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const matches: Match[] =
    kind === "merged" ? merged : added.flatMap(({ perhaps }) => perhaps ?? []);
  const order = (match: Match): number => hashOf(`${seed} ${match.listing} ${match.place.gersId}`);
  return matches
    .toSorted((a, b) => order(a) - order(b))
    .slice(0, count)
    .map(({ listing, place, score, reason, evidence: { name, metres, house, phone } }) => {
      const facts = `name ${name.toFixed(2)}, ${Math.round(metres)} m, house ${house}, phone ${phone}`;
      const one = byId.get(listing);
      return `${score.toFixed(2)} ${reason}: ${facts}\n  ${one ? said(one) : listing}\n  ${said(businessOfPlace(place))}`;
    });
}

const said = ({ name, types, address, phones, domain }: Business): string =>
  [name, types.join("/"), address, phones.join(" "), domain]
    .map((value) => value || "-")
    .join(" | ");

/** FNV-1a */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

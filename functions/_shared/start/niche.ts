import { AppError } from "#domain/errors.ts";
import { matchingLimits } from "#domain/limits/matching.ts";
import { matchType, near, type TypeTags } from "#domain/matching/categories.ts";
import type { Tier } from "#domain/money/tiers.ts";
import { fold } from "#domain/text/fold.ts";
import { visibleLine } from "#domain/text/visible-text.ts";

export function tierOf(sent: number): Tier {
  if (sent !== 1 && sent !== 2) throw new AppError("tier/unknown");
  return sent;
}

/** The types as they were sent, each once and in visible words. */
export function typesOf(sent: readonly string[]): string[] {
  const types = new Map(
    sent
      .map(visibleLine)
      .filter(Boolean)
      .map((type) => [fold(type), type]),
  );
  if (types.size === 0) throw new AppError("niche/missing");
  if (types.size > matchingLimits.typesMax) {
    throw new AppError("niche/too-many", { values: { max: matchingLimits.typesMax } });
  }
  for (const type of types.values()) {
    if (type.length > matchingLimits.typeMaxChars) {
      throw new AppError("niche/too-long", { values: { max: matchingLimits.typeMaxChars } });
    }
  }
  return [...types.values()];
}

/** The tags of each known type; unknown types are skipped. */
export const knownTypes = (niche: readonly string[]): TypeTags[] =>
  niche.flatMap((type) => {
    const match = matchType(type);
    return match ? [{ sent: type, type: match.label, tags: match.tags }] : [];
  });

/** For each known type, the wider one to offer where it is rare, unless that was asked for, too. */
export function broaderTypes(known: readonly TypeTags[]): Record<string, string[]> {
  const asked = new Set(known.map(({ type }) => type));
  return Object.fromEntries(
    known.map(({ sent }) => {
      const wider = matchType(sent)?.broader?.label;
      return [sent, wider === undefined || asked.has(wider) ? [] : [wider]];
    }),
  );
}

/** The same as `knownTypes`, where at least one must be known. */
export function requireKnownTypes(niche: readonly string[]): TypeTags[] {
  const matched = knownTypes(niche);
  if (matched.length > 0) return matched;
  const offers = [...new Set(niche.flatMap(near))].slice(0, 3);
  throw new AppError("niche/unknown", {
    values: {
      types: niche.map((type) => `“${type}”`).join(", "),
      hint:
        offers.length > 0 ? `Did you mean ${offers.join(" or ")}?` : "Please try a different term.",
    },
  });
}

import * as v from "valibot";
import { type Bounds, boxAround, type Edge } from "#domain/area/area.ts";
import { customAreaName } from "#domain/area/area-name.ts";
import type { ScrapeRequest } from "#domain/contract.ts";
import { areaLimits } from "#domain/limits/area.ts";
import { matchingLimits } from "#domain/limits/matching.ts";
import type { Tier } from "#domain/money/tiers.ts";
import { fold } from "#domain/text/fold.ts";
import { visibleLine } from "#domain/text/visible-text.ts";

export interface SelectArea {
  area: Bounds | null;
  /** Sides whose number was taken away and not given again. */
  emptySides: readonly Edge[];
  /** The name of the place that was searched for, or of the person's own. */
  location: string | null;
  keywords: readonly string[];
  /** The preset's name. */
  text: string;
  tier: Tier;
}

export const freshSelectArea: SelectArea = {
  area: null,
  emptySides: [],
  location: null,
  keywords: [],
  text: "",
  tier: 1,
};

/** 10 degrees either side of the origin. */
export const defaultArea: Bounds = { north: 10, south: -10, east: 10, west: -10 };

export type SelectAreaEvent =
  /** `location` undefined: the area was changed by hand and keeps its name. */
  | { type: "area chosen"; area: Bounds | null; location?: string | null | undefined }
  /** The position arrived, or never will; it never replaces the person's own choice. */
  | { type: "position known"; at: { lat: number; lon: number } | null }
  /** The name of the place around the position. */
  | { type: "position named"; at: { lat: number; lon: number }; name: string }
  | { type: "side emptied"; edge: Edge; isEmpty: boolean }
  | { type: "keyword added"; text: string }
  | { type: "keyword removed"; text: string }
  | { type: "text changed"; text: string }
  | { type: "tier chosen"; tier: Tier };

export function reduceSelectArea(state: SelectArea, event: SelectAreaEvent): SelectArea {
  switch (event.type) {
    case "area chosen": {
      const location = event.location === undefined ? state.location : event.location;
      return { ...state, area: event.area, emptySides: [], location };
    }
    case "position known": {
      if (state.area) return state;
      return { ...state, area: event.at ? boxAround(event.at) : defaultArea };
    }
    case "position named":
      return isSame(state.area, boxAround(event.at)) && state.location === null
        ? { ...state, location: event.name }
        : state;
    case "side emptied": {
      const others = state.emptySides.filter((edge) => edge !== event.edge);
      return { ...state, emptySides: event.isEmpty ? [...others, event.edge] : others };
    }
    case "keyword added":
      return canAdd(state, event.text)
        ? { ...state, keywords: [...state.keywords, visibleLine(event.text)] }
        : state;
    case "keyword removed":
      return { ...state, keywords: state.keywords.filter((keyword) => keyword !== event.text) };
    case "text changed":
      return { ...state, text: event.text };
    case "tier chosen":
      return { ...state, tier: event.tier };
  }
}

function canAdd({ keywords }: SelectArea, text: string): boolean {
  const keyword = visibleLine(text);
  return (
    keyword !== "" &&
    keyword.length <= matchingLimits.typeMaxChars &&
    keywords.length < matchingLimits.typesMax &&
    !keywords.some((one) => fold(one) === fold(keyword))
  );
}

const isSame = (one: Bounds | null, other: Bounds): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The result of pressing "send". */
export type Outcome =
  /** Nothing is sent, and nothing is wrong yet: something has not been said. */
  | { kind: "incomplete"; missing: readonly ("name" | "keyword")[] }
  | { kind: "alert"; sentence: string }
  | { kind: "send"; request: ScrapeRequest };

export function outcomeOf(state: SelectArea): Outcome {
  const { area, emptySides, location, keywords, tier } = state;
  const name = visibleLine(state.text);
  const [keyword] = keywords;
  if (name === "" || keyword === undefined) {
    const missing = [
      ...(name === "" ? (["name"] as const) : []),
      ...(keyword === undefined ? (["keyword"] as const) : []),
    ];
    return { kind: "incomplete", missing };
  }
  if (!area) return { kind: "alert", sentence: "Please select or draw an area on the map." };
  if (emptySides.length > 0) {
    return { kind: "alert", sentence: "Please ensure all area bounds are set." };
  }
  const place = (location ?? customAreaName(area)).slice(0, areaLimits.placeMaxChars);
  return { kind: "send", request: { name, niche: [keyword], tier, bounds: { ...area }, place } };
}

const degrees = v.pipe(v.number(), v.finite());
const draft = v.object({
  userId: v.string(),
  state: v.object({
    area: v.nullable(v.object({ north: degrees, south: degrees, east: degrees, west: degrees })),
    location: v.nullable(v.string()),
    keywords: v.array(v.string()),
    text: v.string(),
    tier: v.picklist([1, 2]),
  }),
});

/** The draft this person left in the tab, or null. */
export function readSelectAreaDraft(stored: unknown, userId: string): SelectArea | null {
  const parsed = v.safeParse(draft, stored);
  if (!parsed.success || parsed.output.userId !== userId) return null;
  return { ...parsed.output.state, emptySides: [] };
}

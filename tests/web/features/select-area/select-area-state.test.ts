import { describe, expect, test } from "vitest";
import {
  defaultArea,
  freshSelectArea,
  outcomeOf,
  readSelectAreaDraft,
  reduceSelectArea,
  type SelectArea,
  type SelectAreaEvent,
} from "../../../../web/src/features/select-area/select-area-state.ts";

const area = { north: 36.82, south: 36.78, east: 10.22, west: 10.16 };
const stateAfter = (...events: SelectAreaEvent[]): SelectArea =>
  events.reduce(reduceSelectArea, freshSelectArea);
const filled = stateAfter(
  { type: "area chosen", area },
  { type: "keyword added", text: " Dentist " },
  { type: "keyword added", text: "Gym" },
  { type: "text changed", text: " Teeth " },
);

describe("the earlier screen", () => {
  test("sends nothing while the text is blank or no keyword is chosen", () => {
    expect(outcomeOf({ ...filled, text: "  " })).toEqual({ kind: "incomplete", missing: ["name"] });
    expect(outcomeOf({ ...filled, keywords: [], area: null })).toEqual({
      kind: "incomplete",
      missing: ["keyword"],
    });
  });

  test("asks for an area, and for all of its bounds", () => {
    const sentenceOf = (state: SelectArea) => {
      const outcome = outcomeOf(state);
      return outcome.kind === "alert" ? outcome.sentence : outcome.kind;
    };
    expect(sentenceOf({ ...filled, area: null })).toBe("Please select or draw an area on the map.");
    const emptied = reduceSelectArea(filled, { type: "side emptied", edge: "east", isEmpty: true });
    expect(sentenceOf(emptied)).toBe("Please ensure all area bounds are set.");
    const given = reduceSelectArea(emptied, { type: "side emptied", edge: "east", isEmpty: false });
    expect(sentenceOf(given)).toBe("send");
    expect(sentenceOf(reduceSelectArea(emptied, { type: "area chosen", area }))).toBe("send");
  });

  test("sends the first keyword only, and names the area by its middle where no place was chosen", () => {
    expect(outcomeOf(filled)).toEqual({
      kind: "send",
      request: {
        name: "Teeth",
        niche: ["Dentist"],
        tier: 1,
        bounds: area,
        place: "Custom Area (36.8000, 10.1900)",
      },
    });
    const placed = reduceSelectArea(filled, { type: "area chosen", area, location: "Port Lorne" });
    expect(outcomeOf(placed)).toMatchObject({ request: { place: "Port Lorne" } });
  });

  test("keeps keywords trimmed and unique, and ignores empty ones", () => {
    const { keywords } = stateAfter(
      { type: "keyword added", text: "  " },
      { type: "keyword added", text: " Gym " },
      { type: "keyword added", text: "gym" },
    );
    expect(keywords).toEqual(["Gym"]);
  });

  test("takes 0.01 degree around a known position, and 10 degrees around the origin else", () => {
    const { area: around } = stateAfter({ type: "position known", at: { lat: 36.8, lon: 10.2 } });
    expect(around?.north).toBeCloseTo(36.81, 9);
    expect(around?.west).toBeCloseTo(10.19, 9);
    expect(stateAfter({ type: "position known", at: null }).area).toEqual(defaultArea);
    expect(defaultArea).toEqual({ north: 10, south: -10, east: 10, west: -10 });
  });

  test("never lets a late position or its name replace what the person has chosen", () => {
    const at = { lat: 1, lon: 2 };
    expect(reduceSelectArea(filled, { type: "position known", at })).toEqual(filled);
    expect(reduceSelectArea(filled, { type: "position named", at, name: "There" })).toEqual(filled);
    const named = stateAfter(
      { type: "position known", at },
      { type: "position named", at, name: "There" },
    );
    expect(named.location).toBe("There");
  });

  test("gives a draft back to the person who left it, and to nobody else", () => {
    const stored = JSON.parse(JSON.stringify({ userId: "ada", state: filled }));
    expect(readSelectAreaDraft(stored, "ada")).toEqual(filled);
    expect(readSelectAreaDraft(stored, "bob")).toBeNull();
    expect(readSelectAreaDraft({ userId: "ada", state: { area: 1 } }, "ada")).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import {
  attemptFor,
  canGoOn,
  freshWizard,
  readDraft,
  reduceWizard,
  requestOf,
  type Wizard,
  type WizardEvent,
} from "../../../../web/src/features/preset-wizard/wizard-state.ts";

const area = { north: 36.82, south: 36.78, east: 10.22, west: 10.16 };
const wizardAfter = (...events: WizardEvent[]): Wizard => events.reduce(reduceWizard, freshWizard);
const filled = wizardAfter(
  { type: "area chosen", area, place: "Port Lorne" },
  { type: "next" },
  { type: "type added", text: " Bakery " },
  { type: "next" },
  { type: "named", name: " Bread " },
);

describe("the wizard", () => {
  test("leaves step 1 only with an area", () => {
    expect(wizardAfter({ type: "next" }).step).toBe(1);
    expect(wizardAfter({ type: "area chosen", area }, { type: "next" }).step).toBe(2);
  });

  test("leaves step 2 only with a business type", () => {
    const second = wizardAfter({ type: "area chosen", area }, { type: "next" });
    expect(reduceWizard(second, { type: "next" }).step).toBe(2);
    const chosen = reduceWizard(second, { type: "type added", text: "Bakery" });
    expect(reduceWizard(chosen, { type: "next" }).step).toBe(3);
  });

  test("goes back without losing anything", () => {
    const back = reduceWizard(reduceWizard(filled, { type: "previous" }), { type: "previous" });
    expect(back).toEqual({ ...filled, step: 1 });
  });

  test("starts only with a name that is not blank", () => {
    expect(canGoOn(filled)).toBe(true);
    expect(canGoOn({ ...filled, name: "   " })).toBe(false);
    expect(requestOf({ ...filled, name: "   " })).toBeNull();
  });

  test("keeps types trimmed and unique, and ignores empty text", () => {
    const { types } = wizardAfter(
      { type: "type added", text: " Bakery " },
      { type: "type added", text: "bakery" },
      { type: "type added", text: "   " },
      { type: "type added", text: "Café" },
    );
    expect(types).toEqual(["Bakery", "Café"]);
  });

  test("takes 20 types and no more", () => {
    const events = Array.from({ length: 25 }, (_, index): WizardEvent => {
      return { type: "type added", text: `Type ${index}` };
    });
    expect(wizardAfter(...events).types).toHaveLength(20);
  });

  test("forgets the place's name when the area is chosen by other means, not when it is dragged", () => {
    const dragged = reduceWizard(filled, { type: "area chosen", area });
    expect(dragged.place).toBe("Port Lorne");
    const fromView = reduceWizard(filled, { type: "area chosen", area, place: null });
    expect(fromView.place).toBeNull();
  });
});

test("the request holds what was chosen, trimmed", () => {
  expect(requestOf(filled)).toEqual({
    name: "Bread",
    niche: ["Bakery"],
    tier: 1,
    bounds: area,
    place: "Port Lorne",
  });
  expect(requestOf({ ...filled, place: "x".repeat(300) })?.place).toHaveLength(120);
});

test("the same request keeps its key; a changed one gets another", () => {
  let made = 0;
  const newKey = () => `key ${++made}`;
  const request = requestOf(filled);
  const other = requestOf({ ...filled, name: "Cakes" });
  if (!request || !other) throw new Error("Both wizards are complete.");
  const first = attemptFor(request, null, newKey);
  expect(attemptFor(request, first, newKey)).toEqual(first);
  expect(attemptFor(other, first, newKey).key).toBe("key 2");
});

test("a draft is given back to the person who left it, and to nobody else", () => {
  const stored = JSON.parse(JSON.stringify({ userId: "ada", wizard: filled, attempt: null }));
  expect(readDraft(stored, "ada")?.wizard).toEqual(filled);
  expect(readDraft(stored, "bob")).toBeNull();
  expect(readDraft({ ...stored, wizard: { step: 9 } }, "ada")).toBeNull();
  expect(readDraft(undefined, "ada")).toBeNull();
});

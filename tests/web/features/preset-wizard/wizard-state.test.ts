import { describe, expect, test } from "vitest";
import { attemptFor, readAttempt } from "../../../../web/src/features/preset-wizard/attempt.ts";
import { handedOver } from "../../../../web/src/features/preset-wizard/handed-over.ts";
import { requestOf } from "../../../../web/src/features/preset-wizard/scrape-request.ts";
import {
  canGoOn,
  freshWizard,
  isFrom,
  reachable,
  readDraft,
  reduceWizard,
  type Wizard,
  type WizardEvent,
} from "../../../../web/src/features/preset-wizard/wizard-state.ts";
import { duplicatePath, withoutArea } from "../../../../web/src/lib/area-address.ts";
import { type Template, templates } from "../../../../web/src/lib/templates.ts";

const area = { north: 36.82, south: 36.78, east: 10.22, west: 10.16 };
const wizardAfter = (...events: WizardEvent[]): Wizard => events.reduce(reduceWizard, freshWizard);
const filled = wizardAfter(
  { type: "area chosen", area, place: "Port Lorne" },
  { type: "type added", text: " Bakery " },
  { type: "named", name: " Bread " },
);
const named = wizardAfter({ type: "named", name: "Bread" });
const placed = wizardAfter({ type: "area chosen", area });

describe("the wizard", () => {
  test("leaves step 1 only with an area", () => {
    expect([canGoOn(named, 1), canGoOn(placed, 1)]).toEqual([false, true]);
  });

  test("leaves step 2 only with a business type", () => {
    expect(canGoOn(placed, 2)).toBe(false);
    expect(canGoOn(reduceWizard(placed, { type: "type added", text: "Bakery" }), 2)).toBe(true);
  });

  test("shows the step its address asks for, or the last one that can be shown", () => {
    for (const asked of [null, "1", "0", "4", "x"]) expect(reachable(filled, asked)).toBe(1);
    expect([reachable(filled, "2"), reachable(filled, "3")]).toEqual([2, 3]);
    expect([reachable(placed, "2"), reachable(placed, "3")]).toEqual([2, 2]);
    expect([reachable(named, "2"), reachable(named, "3")]).toEqual([1, 1]);
  });

  test("starts only with a name that is not blank", () => {
    expect(canGoOn(filled, 3)).toBe(true);
    expect(canGoOn({ ...filled, name: "   " }, 3)).toBe(false);
    expect(requestOf({ ...filled, name: "   " })).toBeNull();
    expect(canGoOn({ ...filled, name: "\u200b\u3164" }, 3)).toBe(false);
    expect(requestOf({ ...filled, name: "\u202eBread\u200b" })?.name).toBe("Bread");
  });

  test("asks for surer rows of the second source, and says nothing of the usual choice", () => {
    expect(requestOf(filled)).not.toHaveProperty("overture");
    const surer = reduceWizard(filled, { type: "overture chosen", overture: "surer" });
    expect(requestOf(surer)).toMatchObject({ overture: "surer" });
    const draft = { userId: "ada", step: 3, wizard: surer };
    expect(readDraft(draft, "ada")?.wizard.overture).toBe("surer");
    const { overture: _, ...older } = surer;
    expect(readDraft({ ...draft, wizard: older }, "ada")?.wizard.overture).toBe("more");
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

  test("takes a template's settings, and keeps a name the person has written", () => {
    const [first, second] = templates;
    if (!first || !second) throw new Error("there are no templates");
    const choose = (wizard: Wizard, template: Template): Wizard =>
      reduceWizard(wizard, { type: "template chosen", template });
    const chosen = choose(freshWizard, first);
    expect(chosen).toMatchObject({ types: first.types, tier: first.tier, name: first.title });
    expect([isFrom(chosen, first), isFrom(chosen, second)]).toEqual([true, false]);
    expect(choose(chosen, second).name).toBe(second.title);
    const named = choose({ ...freshWizard, name: "Mine" }, first);
    expect([named.name, isFrom(named, first)]).toEqual(["Mine", false]);
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
  expect(attemptFor(request, readAttempt(JSON.parse(JSON.stringify(first))), newKey)).toEqual(
    first,
  );
  expect(attemptFor(other, first, newKey).key).toBe("key 2");
  expect(readAttempt({ key: 1 })).toBeNull();
});

test("a link brings a tier and an area along, and neither if they can't be", () => {
  const from = (search: string) => handedOver(new URLSearchParams(search));
  expect(from("tier=2")).toEqual({ tier: 2 });
  expect(from("tier=3&north=x")).toBeNull();
  const sides = "north=36.82&south=36.78&east=10.22&west=10.16";
  expect(from(`tier=1&${sides}&place=Port+Lorne`)).toEqual({ tier: 1, area, place: "Port Lorne" });
  expect(from(sides)).toEqual({ area, place: null });
  expect(from("north=36.78&south=36.82&east=10.22&west=10.16")).toBeNull();
});

test("a duplicate brings all settings of its preset along, a type with a comma in one piece", () => {
  const preset = { types: ["Bakery", "Bar, pub & grill"], tier: 2 as const, place: null };
  const settings = { bounds: area, offer: "Flour", overture: "surer" } as const;
  const path = duplicatePath({ ...preset, ...settings, name: "Bread" });
  const { pathname, searchParams } = new URL(path, "http://localhost");
  expect([pathname, searchParams.get("step")]).toEqual(["/addPreset", "3"]);
  expect(handedOver(searchParams)).toEqual({
    ...preset,
    area,
    typed: "",
    name: "Bread (copy)",
    offer: "Flour",
    overture: "surer",
  });
  expect(String(withoutArea(searchParams))).toBe("step=3");
  const plain = { bounds: area, offer: null, overture: null };
  const long = duplicatePath({ ...preset, ...plain, name: "x".repeat(120) });
  const copy = handedOver(new URL(long, "http://localhost").searchParams);
  // A draft that was left has settings of its own: they must not get into the copy.
  expect([copy?.name?.length, copy?.offer, copy?.overture]).toEqual([120, "", "more"]);
});

test("a draft is given back to the person who left it, and to nobody else", () => {
  const stored = JSON.parse(JSON.stringify({ userId: "ada", step: 3, wizard: filled }));
  expect(readDraft(stored, "ada")?.wizard).toEqual(filled);
  const { typed: _, ...older } = stored.wizard;
  expect(readDraft({ ...stored, wizard: older }, "ada")?.wizard.typed).toBe("");
  expect(readDraft(stored, "bob")).toBeNull();
  expect(readDraft({ ...stored, step: 9 }, "ada")).toBeNull();
  expect(readDraft(undefined, "ada")).toBeNull();
});

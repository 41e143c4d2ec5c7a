import * as v from "valibot";
import type { Bounds } from "#domain/area/area.ts";
import type { QuoteRequest } from "#domain/contract.ts";
import { matchingLimits } from "#domain/limits/matching.ts";
import type { Tier } from "#domain/money/tiers.ts";
import type { OvertureChoice } from "#domain/overture/choice.ts";
import { fold } from "#domain/text/fold.ts";
import { isBlank, visibleLine } from "#domain/text/visible-text.ts";
import { type Template, templates } from "../../lib/templates.ts";

export const steps = ["Select Area", "Choose Niche", "Preset Details"] as const;
export type Step = 1 | 2 | 3;

export interface Wizard {
  area: Bounds | null;
  /** The name the search gave the area. */
  place: string | null;
  tier: Tier;
  types: readonly string[];
  /** In the field for a type, and not added yet. */
  typed: string;
  name: string;
  /** Tier 2: the person's own offer and its buyers. */
  offer: string;
  overture: OvertureChoice;
}

export const freshWizard: Wizard = {
  area: null,
  place: null,
  tier: 1,
  types: [],
  typed: "",
  name: "",
  offer: "",
  overture: "more",
};

export type WizardEvent =
  /** `place` undefined: the area was changed by hand and keeps its name. */
  | { type: "area chosen"; area: Bounds | null; place?: string | null | undefined }
  | { type: "tier chosen"; tier: Tier }
  | { type: "typed"; typed: string }
  | { type: "type added"; text: string }
  /** Types were removed or replaced. */
  | { type: "types changed"; types: readonly string[] }
  | { type: "named"; name: string }
  | { type: "offer told"; offer: string }
  | { type: "overture chosen"; overture: OvertureChoice }
  | { type: "template chosen"; template: Template };

export function reduceWizard(wizard: Wizard, event: WizardEvent): Wizard {
  switch (event.type) {
    case "area chosen":
      return {
        ...wizard,
        area: event.area,
        place: event.place === undefined ? wizard.place : event.place,
      };
    case "type added":
      return canAdd(wizard, event.text)
        ? { ...wizard, types: [...wizard.types, visibleLine(event.text)] }
        : wizard;
    case "template chosen":
      return withTemplate(wizard, event.template);
    default: {
      const { type: _, ...told } = event;
      return { ...wizard, ...told };
    }
  }
}

/** A name the person has written stays. */
function withTemplate(wizard: Wizard, template: Template): Wizard {
  const isOwnName = !isBlank(wizard.name) && !templates.some(({ title }) => title === wizard.name);
  const { title, types, tier } = template;
  return { ...wizard, types, tier, name: isOwnName ? wizard.name : title };
}

/** Whether the wizard is as the template has left it. */
export const isFrom = ({ types, name }: Wizard, template: Template): boolean =>
  name === template.title && types.join() === template.types.join();

/** Types are a set: capital letters and spaces make no second one. */
export const isChosen = ({ types }: Pick<Wizard, "types">, text: string): boolean =>
  types.some((type) => fold(type) === fold(text));

export function canAdd(wizard: Pick<Wizard, "types">, text: string): boolean {
  const type = visibleLine(text);
  return (
    type !== "" &&
    type.length <= matchingLimits.typeMaxChars &&
    wizard.types.length < matchingLimits.typesMax &&
    !isChosen(wizard, type)
  );
}

/** Step 1 needs an area, step 2 a type, and the start a name, too. */
export function canGoOn({ area, types, name }: Wizard, step: Step): boolean {
  if (step === 1) return area !== null;
  if (step === 2) return types.length > 0;
  return area !== null && types.length > 0 && !isBlank(name);
}

/** The step an address asks for, or the last one before it that can be shown. */
export function reachable(wizard: Wizard, asked: string | null): Step {
  if (asked !== "2" && asked !== "3") return 1;
  if (!canGoOn(wizard, 1)) return 1;
  return asked === "3" && canGoOn(wizard, 2) ? 3 : 2;
}

/** The request for the map's counts; null while something is missing. */
export const quoteRequestOf = ({ area, types, tier }: Wizard): QuoteRequest | null =>
  area && types.length > 0 ? { niche: [...types], tier, bounds: { ...area } } : null;

const degrees = v.pipe(v.number(), v.finite());
const draft = v.object({
  userId: v.string(),
  /** Where the person was. */
  step: v.picklist([1, 2, 3]),
  wizard: v.object({
    area: v.nullable(v.object({ north: degrees, south: degrees, east: degrees, west: degrees })),
    place: v.nullable(v.string()),
    tier: v.picklist([1, 2]),
    types: v.array(v.string()),
    typed: v.optional(v.string(), ""),
    name: v.string(),
    offer: v.optional(v.string(), ""),
    overture: v.optional(v.picklist(["more", "surer"]), "more"),
  }),
});
export type Draft = v.InferOutput<typeof draft>;

/** The draft this person left in the tab, or null: it may be old, another's, or no draft at all. */
export function readDraft(stored: unknown, userId: string): Draft | null {
  const parsed = v.safeParse(draft, stored);
  return parsed.success && parsed.output.userId === userId ? parsed.output : null;
}

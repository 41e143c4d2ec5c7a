import { plural } from "./inflection.ts";
import type { Condition, Plan, PresenceField, TextField } from "./plan.ts";

/** How answers call a field, with the article that follows "have". */
export const fieldNames: Readonly<Record<PresenceField, { name: string; one: string }>> = {
  name: { name: "name", one: "a name" },
  phone: { name: "phone number", one: "a phone number" },
  website: { name: "website", one: "a website" },
  emails: { name: "e-mail address", one: "an e-mail address" },
  hours: { name: "opening hours", one: "opening hours" },
  address: { name: "address", one: "an address" },
  street: { name: "street", one: "a street" },
  suburb: { name: "suburb", one: "a suburb" },
  city: { name: "city", one: "a city" },
  postcode: { name: "postcode", one: "a postcode" },
  rating: { name: "rating", one: "a rating" },
  review_count: { name: "review count", one: "a review count" },
  socials: { name: "social media links", one: "social media links" },
  description: { name: "description", one: "a description" },
};

/** What only tier 2 holds, as the subject of a sentence. */
export const tierTwoLabels: Readonly<Partial<Record<PresenceField, string>>> = {
  emails: "E-mail addresses",
  rating: "Ratings",
  review_count: "Review counts",
  socials: "Social media links",
  description: "Descriptions",
};

const valueNames: Readonly<Record<TextField, string>> = {
  category: "type",
  suburb: "suburb",
  city: "city",
  street: "street",
  postcode: "postcode",
};

/** 1512 // => "1,512" */
export const numberText = (value: number): string => value.toLocaleString("en-US");

/** "type Dentist", "without website" */
export function conditionLabel(condition: Condition): string {
  if ("is" in condition) return `${valueNames[condition.f]} ${condition.is}`;
  return `${condition.has ? "with" : "without"} ${fieldNames[condition.f].name}`;
}

/** "type is Dentist", "website is missing" */
export function conditionClause(condition: Condition): string {
  if ("is" in condition) return `${valueNames[condition.f]} is ${condition.is}`;
  const { name } = fieldNames[condition.f];
  const verb = name.endsWith("s") && condition.f !== "address" ? "are" : "is";
  return `${name} ${verb} ${condition.has ? "known" : "missing"}`;
}

/** What is said of the matching businesses: "have no website", "are in Soho". */
export function predicate(condition: Condition, rows: number): string {
  const have = rows === 1 ? "has" : "have";
  const are = rows === 1 ? "is" : "are";
  if ("has" in condition) {
    const { name, one } = fieldNames[condition.f];
    return condition.has ? `${have} ${one}` : `${have} no ${name}`;
  }
  if (condition.f === "category") return `${are} of the type ${condition.is}`;
  if (condition.f === "postcode") return `${have} the postcode ${condition.is}`;
  return `${are} ${condition.f === "street" ? "on" : "in"} ${condition.is}`;
}

/** The type a plan asks for, if any. */
export const typeOf = ({ where }: Pick<Plan, "where">): string | null => {
  const condition = where.find(({ f }) => f === "category");
  return condition && "is" in condition ? condition.is : null;
};

function narrowing(condition: Condition): string {
  if ("has" in condition) {
    return `${condition.has ? "with" : "without"} ${fieldNames[condition.f].one}`;
  }
  if (condition.f === "postcode") return `with the postcode ${condition.is}`;
  return `${condition.f === "street" ? "on" : "in"} ${condition.is}`;
}

/** A question that reads as this plan. */
export function questionFor(plan: Plan): string {
  const type = typeOf(plan);
  const noun = type === null ? "businesses" : plural(type).toLowerCase();
  const others = plan.where.filter(({ f }) => f !== "category");
  const places = others.filter((condition) => "is" in condition).map(narrowing);
  const presence = others.filter((condition) => "has" in condition).map(narrowing);
  const narrowed = [...places, presence.join(" and ")].join(" ").trim();
  const [only] = others;
  if (plan.output === "csv") return `Export the ${[noun, narrowed].join(" ").trim()} as CSV`;
  if (plan.op === "list") return `List the ${[noun, narrowed].join(" ").trim()}`;
  if (others.length === 1 && only) return `How many ${noun} ${predicate(only, 2)}?`;
  return `How many ${[noun, "are there", narrowed].join(" ").trim()}?`;
}

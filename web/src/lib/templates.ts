import type { Tier } from "#domain/money/tiers.ts";
import { fold } from "#domain/text/fold.ts";
import { paths } from "../paths.ts";
import { addressOfArea } from "./area-address.ts";

/** A wish that many people have: the types to collect, and the question to ask once they are there. */
export interface Template {
  /** Also the name a new preset gets. */
  title: string;
  types: readonly string[];
  /** 2 where the question is about something only the businesses' websites say. */
  tier: Tier;
  question: string;
}

const template = (title: string, type: string, question: string, tier: Tier = 1): Template => ({
  title,
  types: [type],
  tier,
  question,
});

export const templates: readonly Template[] = [
  template("Dentists without a website", "Dentist", "Which dentists have no website?"),
  template(
    "Restaurants without a phone number",
    "Restaurant",
    "Which restaurants have no phone number?",
  ),
  template(
    "Plumbers with a phone but no website",
    "Plumber",
    "Which plumbers have a phone number but no website?",
  ),
  template("Coffee shops open on Sunday", "Coffee Shop", "Which coffee shops are open on Sunday?"),
  template("Wheelchair-accessible hotels", "Hotel", "Which hotels are wheelchair accessible?"),
  template("Restaurants by cuisine", "Restaurant", "How many restaurants are there per cuisine?"),
  template(
    "Auto repair shops with an email",
    "Auto Repair",
    "Which auto repair shops have an email address?",
    2,
  ),
  template(
    "Hair salons on Instagram",
    "Hair Salon",
    "Which hair salons have an Instagram account?",
    2,
  ),
];

/** A new preset with a template's settings; its area is still to be chosen. */
export function templatePath({ title, types, tier }: Template): string {
  const address = addressOfArea({ tier, area: null, place: null });
  address.set("name", title);
  for (const type of types) address.append("type", type);
  return `${paths.addPreset}?${address}`;
}

/** The questions of the templates that fit a preset; first of the one it was made from. */
export function templateQuestions({ niche, name }: { niche: string; name: string }): string[] {
  const types = niche.split(", ").map(fold);
  const isNamed = ({ title }: Template): boolean => fold(name).startsWith(fold(title));
  return templates
    .filter((one) => one.types.every((type) => types.includes(fold(type))))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .map(({ question }) => question);
}

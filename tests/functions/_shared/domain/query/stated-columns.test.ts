import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { type Condition, filtersOf } from "#domain/query/plan/plan.ts";
import { clock, planOf, snapshot } from "./asked-sample.ts";
import { type } from "./question-cases.ts";

const hotels = type("Hotel");
const has = (f: "website" | "phone" | "emails", is = true): Condition => ({ f, has: is });
const onInstagram: Condition = { f: "socials", has: true, role: "instagram" };
const conditionsOf = (question: string) => {
  const plan = planOf(question);
  return plan && [...filtersOf(plan)];
};

describe("a clause that says what a business has", () => {
  test.each<[string, Condition[]]>([
    ["hotels die eine website haben", [has("website")]],
    ["hotels die eine website besitzen", [has("website")]],
    ["hotels die über eine website verfügen", [has("website")]],
    ["hotels die website vorweisen können", [has("website")]],
    ["hotels welche eine website haben", [has("website")]],
    ["hotels die website nicht haben", [has("website", false)]],
    ["hotels die keine website haben", [has("website", false)]],
    ["hotels die website und telefon haben", [has("website"), has("phone")]],
    ["hotels, die website, telefon und email haben", [has("website"), has("phone"), has("emails")]],
    ["hotels die website oder telefon haben", [{ or: [has("website"), has("phone")] }]],
    ["hotels die instagram haben", [onInstagram]],
    ["hotels die bewertungen haben", [{ f: "review_count", gt: 0 }]],
    ["hotels wo es eine website gibt", [has("website")]],
    ["hotels für die es eine email gibt", [has("emails")]],
    ["hotels die eine website hinterlegt haben", [has("website")]],
    ["exportiere alle hotels die eine email haben als csv", [has("emails")]],
    ["hôtels qui ont un site", [has("website")]],
    ["hôtels où il y a un site", [has("website")]],
    ["hoteles que tengan web", [has("website")]],
    ["hoteles donde hay web", [has("website")]],
    ["hoteles donde tenemos teléfono", [has("phone")]],
    ["hoteles de los que tenemos web", [has("website")]],
    ["الفنادق التي لديها موقع", [has("website")]],
    ["hotels where website exists", [has("website")]],
    ["hotels for which a website exists", [has("website")]],
    ["hotels where you have phone numbers", [has("phone")]],
    ["hotels who own a website", [has("website")]],
    ["hotels that publish their phone", [has("phone")]],
    ["list hotels that offer website", [has("website")]],
  ])("%j is a condition", (question, conditions) => {
    expect(conditionsOf(question)).toEqual([hotels, ...conditions]);
    expect(planOf(question)?.select).toBeUndefined();
  });

  test.each([
    "zeige alle hotels >> die eine website haben",
    "show all hotels >> the ones where a website exists",
    "zeige alle hotels >> davon die eine website haben",
  ])("%j goes on from the answer before", (both) => {
    const [first = "", question = ""] = both.split(" >> ");
    const before = planOf(first);
    const { plan } = answerQuestion({ question, snapshot, clock, before }).answer;
    expect(plan?.where).toEqual({ and: [hotels, has("website")] });
  });
});

describe("a column that is asked for", () => {
  test.each([
    ["zeige für alle hotels die telefonnummer", "phone"],
    ["welche telefonnummer haben die hotels", "phone"],
    ["hotels und deren telefonnummer", "phone"],
    ["hotels, which phone numbers do they have?", "phone"],
    ["what phone number do hotels have", "phone"],
    ["how many reviews do the 3 best hotels have", "review_count"],
    ["hotels website", "website"],
  ])("%j shows it and leaves nobody out", (question, column) => {
    expect(conditionsOf(question)).toEqual([hotels]);
    expect(planOf(question)?.select).toEqual([column]);
  });
});

/** Clauses on hotels, with a gap for a field; some of the verbs are in no table. */
const clauses: readonly (readonly [fields: readonly string[], clauses: readonly string[]])[] = [
  [
    ["website", "phone", "email"],
    [
      "that {x}",
      "whose {x}",
      "where {x}",
      "where {x} is there",
      "that display {x}",
      "that share a {x}",
      "that keep {x}",
      "who run a {x}",
      "that show {x}",
      "with which {x}",
      "where the {x} is live",
    ],
  ],
  [
    ["website", "telefon", "email"],
    [
      "die eine {x} betreiben",
      "die {x} bieten",
      "deren {x} da ist",
      "wo {x} da ist",
      "bei denen {x} steht",
      "welche {x}",
      "welche {x} aufführen",
      "die {x} angeben",
    ],
  ],
  [
    ["site", "téléphone", "email"],
    [
      "qui affichent {x}",
      "qui {x}",
      "dont {x}",
      "où {x}",
      "que montrent {x}",
      "dont le {x} est là",
    ],
  ],
  [
    ["web", "teléfono", "email"],
    [
      "que muestran {x}",
      "donde aparece {x}",
      "que {x}",
      "cuya {x}",
      "que dan {x}",
      "donde {x}",
      "de los que se ve {x}",
    ],
  ],
  [
    ["موقع", "هاتف"],
    ["التي {x}", "التي تعرض {x}", "حيث {x}", "اللي {x}", "التي تنشر {x}"],
  ],
];
const nouns = ["hotels", "hotels", "hôtels", "hoteles", "الفنادق"];

test.each(
  clauses.flatMap(([fields, all], at) =>
    all.flatMap((clause) => fields.map((field) => `${nouns[at]} ${clause.replace("{x}", field)}`)),
  ),
)("%j is a condition or not understood, never every hotel", (question) => {
  const { result } = answerQuestion({ question, snapshot, clock }).answer;
  if (result.kind !== "refusal") expect(conditionsOf(question)?.length).toBeGreaterThan(1);
});

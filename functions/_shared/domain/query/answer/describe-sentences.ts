import { columnsOf, type Listing } from "../../listing/listing.ts";
import type { Outcome } from "../engine/outcome.ts";
import type { Plan } from "../plan/plan.ts";
import { cellText } from "./cell-text.ts";
import { fieldName, oneLine, type Wording } from "./labels.ts";
import { typeNoun } from "./type-noun.ts";
import { agreementOf, be, capital, fill } from "./word-forms.ts";

const describedByDefault = columnsOf({ described: true });

export function describeText(plan: Plan, outcome: Outcome, wording: Wording): string {
  const { say, preset } = wording;
  const [row] = outcome.rows;
  const listing = row === undefined ? undefined : preset.columns.listings.at(row);
  if (!listing) return say("nothing_at_all");
  const name = listing.name === null ? say("unnamed") : oneLine(listing.name);
  const { select = [] } = plan;
  const [only] = select;
  if (select.length === 1 && only) {
    const value = cellText(wording, listing, only);
    const field = fieldName(wording, only);
    const values = { field: wording.language === "de" ? capital(field) : field, name, value };
    return say("describe_one", { ...values, is: be(only) });
  }
  const columns =
    select.length > 0 ? select : describedByDefault.filter((column) => isTold(listing, column));
  const lines = columns.map(
    (column) => `- ${fieldName(wording, column)}: ${cellText(wording, listing, column)}`,
  );
  return [isOfType(listing.category, name, wording), ...lines].join("\n");
}

/** "Zephyr Grill is a restaurant." */
function isOfType(category: string, name: string, wording: Wording): string {
  const noun = typeNoun(category, wording.language);
  if (!noun || wording.language === "ar") {
    return wording.say("describe_head", { name, type: category });
  }
  const a = /^[aeiou]/i.test(noun.one) ? "an" : "a";
  const agreement = agreementOf(noun.gender, true);
  return fill({ wording, agreement }, "s_is", { name, a, type: noun.one });
}

const isTold = (listing: Listing, column: string): boolean => {
  const value = listing[column as keyof Listing];
  return column === "hours"
    ? listing.hours_known
    : Array.isArray(value)
      ? value.length > 0
      : value !== null;
};

import type { Condition } from "../plan/plan.ts";
import { oneLine } from "./labels.ts";
import { type Asked, type Offer, phrased, say } from "./offer.ts";
import { typeNoun } from "./type-noun.ts";
import { agreementOf, fill } from "./word-forms.ts";

/** Of the business that was described: its type, and where it is. */
function kindOf({ plan, wording }: Asked) {
  const { columns } = wording.preset;
  const row = plan.target && columns.rowOf(plan.target.id);
  return row === undefined ? {} : columns.cells(row, ["category", "suburb"]);
}

export function nearest(asked: Asked): Offer[] {
  const { plan, wording } = asked;
  const { category } = kindOf(asked);
  const noun = category ? typeNoun(category, wording.language) : null;
  if (!category || !noun || !plan.target) return [];
  const agreement = agreementOf(noun.gender, true);
  return [
    {
      question: fill({ wording, agreement }, "f_nearest", { one: noun.one }),
      plan: {
        v: 2,
        op: "list",
        output: "text",
        where: { and: [{ f: "category", in: [category] }] },
        sort: [{ by: "distance", dir: "asc", to: plan.target }],
        limit: 1,
      },
    },
  ];
}

/** Others of its type, in its suburb and everywhere. */
export function alike(asked: Asked): Offer[] {
  const { category, suburb } = kindOf(asked);
  if (!category) return [];
  const type: Condition = { f: "category", in: [category] };
  const near: Condition[] = suburb ? [{ f: "suburb", in: [suburb] }] : [];
  return [
    ...phrased("f_count", "count", [type, ...near], asked),
    ...phrased("f_show", "list", [type], asked),
  ];
}

/** Everything about the one business of an answer. */
export function about(asked: Asked): Offer[] {
  const { outcome, wording } = asked;
  if (outcome.rows.length > 1) return [];
  const [row] = outcome.rows;
  const { columns } = wording.preset;
  const name = row === undefined ? null : columns.names()[row];
  const id = row === undefined ? null : columns.ids()[row];
  if (!name || typeof id !== "string") return [];
  return [
    {
      question: say(asked, "f_everything", { name: oneLine(name) }),
      plan: { v: 2, op: "describe", output: "text", target: { id } },
      isFound: true,
    },
  ];
}

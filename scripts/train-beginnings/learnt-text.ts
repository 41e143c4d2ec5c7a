import type { Thresholds } from "../../functions/_shared/domain/enrichment/beginnings/model.ts";
import { packed } from "../../functions/_shared/domain/enrichment/beginnings/trained.ts";
import type { Models } from "./train.ts";

export const learntFile = "functions/_shared/domain/enrichment/beginnings/learnt.ts";

/** The source file of the reader's models. */
export const learntText = (
  models: Models,
  thresholds: { year: Thresholds; founders: Thresholds },
): string =>
  [
    'import type { Packed } from "./model.ts";\n\n',
    "/** Learnt by `npm run train:beginnings -- --write`. */\n",
    declaration("year", models, thresholds),
    "\n",
    declaration("founders", models, thresholds),
  ].join("");

function declaration(
  name: "year" | "founders",
  models: Models,
  thresholds: { year: Thresholds; founders: Thresholds },
): string {
  const { weights, names, trees, thresholds: from } = packed(models[name], thresholds[name]);
  return `export const ${name}: Packed = {
  thresholds: { sure: ${from.sure}, unsure: ${from.unsure} },
  weights:
    ${JSON.stringify(weights)},
  names:
    ${JSON.stringify(names)},
  trees:
    ${JSON.stringify(trees)},
};
`;
}

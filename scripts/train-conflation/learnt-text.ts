import type { PackedForest } from "#domain/learning/forest.ts";

export const learntFile = "functions/_shared/domain/conflation/learnt.ts";

/** The source file of the trees. */
export const learntText = ({ names, trees }: PackedForest): string =>
  `import type { PackedForest } from "../learning/forest.ts";

/** Learnt by \`npm run train:conflation -- --write\`. */
export const learnt: PackedForest = {
  names:
    ${JSON.stringify(names)},
  trees:
    ${JSON.stringify(trees)},
};
`;

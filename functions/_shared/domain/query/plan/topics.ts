export const metaTopics = [
  "columns",
  "empty",
  "age",
  "coverage",
  "sources",
  "help",
  "summary",
  "size",
  "licence",
  "duplicates",
  "types",
  "tier",
  "meaning",
] as const;
export type MetaTopic = (typeof metaTopics)[number];

export const changeKinds = ["all", "new", "gone", "changed"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * Why the second source gave nothing, as the coverage report says it. `{name}` parts are filled from
 * the failure's values.
 */
export const overtureSentences = {
  "index-missing": "The index of Overture Maps was not found. Build it again.",
  "index-unreadable": "The index of Overture Maps can't be read. Build it again.",
  "index-old":
    "The index of Overture Maps is of release {release}, which is {days} days old. Overture deletes releases after 60 days; build the index again.",
  "schema-unknown":
    "Overture Maps release {release} has schema {schema}, which this version can't read.",
  "columns-missing": "Overture Maps release {release} has no column “{column}”.",
  "no-box-statistics":
    "Row group {group} of {file} does not say where its places lie, so it can't be indexed.",
  "release-unknown": "There is no Overture Maps release {release} in the catalogue.",
  "catalogue-unreadable": "The catalogue of Overture Maps at {file} can't be read.",
  gone: "A file of Overture Maps release {release} no longer exists. The index is out of date; build it again.",
  changed:
    "A file of Overture Maps release {release} is not the one that was indexed. Build the index again.",
  forbidden: "Overture Maps refused to hand out a file.",
  "not-allowed": "The index of Overture Maps names an address that may not be read: {file}.",
  slow: "Overture Maps took too long to answer.",
  unreachable: "Overture Maps could not be reached.",
  truncated: "A file of Overture Maps came incomplete.",
  corrupt: "A file of Overture Maps can't be read: its contents are damaged.",
  ended: "Reading Overture Maps was ended early.",
} as const;

export type OvertureFailureKind = keyof typeof overtureSentences;

type Values = Partial<
  Record<"release" | "days" | "schema" | "column" | "file" | "group", string | number>
>;

/** The whole answer or this: no part of an answer is ever handed on. */
export class OvertureFailure extends Error {
  readonly kind: OvertureFailureKind;
  /** Another try may do. */
  readonly isPassing: boolean;

  constructor(
    kind: OvertureFailureKind,
    { values = {}, cause }: { values?: Values; cause?: unknown } = {},
  ) {
    super(sentenceOf(kind, values), { cause });
    this.name = "OvertureFailure";
    this.kind = kind;
    this.isPassing = /^(slow|unreachable|truncated)$/.test(kind);
  }
}

const sentenceOf = (kind: OvertureFailureKind, values: Values): string =>
  overtureSentences[kind].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(Object.entries(values).find(([key]) => key === name)?.[1] ?? "?"),
  );

import type { Schema } from "./model-schemas.ts";

/**
 * Where an answer is right and yet not what an SDK's types or Appwrite's description say. All such
 * differences stand here, each with its reason, and nowhere else.
 */
interface Delta {
  why: string;
  /** The model's name in the SDKs; the description's is the same with a small first letter. */
  model: string;
  /** Only for answers in a format before this one. */
  before?: string;
  /** Only for answers in this format and later ones. */
  since?: string;
  /** Fields that need not be there. */
  optional?: string[] | "all";
  /** Fields whose type is another one. */
  types?: Record<string, Schema>;
}

const columnModels = ["Column", "Attribute"].flatMap((kind) =>
  [
    ...["String", "Varchar", "Text", "Mediumtext", "Longtext", "Enum", "Email", "Url", "Ip"],
    ...["Integer", "Bigint", "Float", "Boolean", "Datetime", "Point", "Line", "Polygon"],
  ].map((type) => `${kind}${type}`),
);
const textOrNull = { type: ["string", "null"] };
const anyNumber = { type: ["number", "null"] };

const deltas: readonly Delta[] = [
  {
    why: "a release of 1.9 names an execution's function, in every format; later ones its resource",
    model: "Execution",
    optional: ["functionId", "resourceId", "resourceType"],
  },
  {
    why: "an execution that was not put off has null there, which the types do not name",
    model: "Execution",
    types: { scheduledAt: textOrNull },
  },
  {
    why: "the length of a page in a failure's place is a number",
    model: "Headers",
    types: { value: { type: ["string", "number"] } },
  },
  ...["Function", "Site"].map((model) => ({
    why: "before 1.9.0 there was one specification for build and run",
    model,
    before: "1.9.0",
    optional: ["buildSpecification", "runtimeSpecification"],
  })),
  ...["Function", "Site"].map((model) => ({
    why: "the lists of watched branches and paths came with 1.9.5",
    model,
    optional: ["providerBranches", "providerPaths"],
  })),
  ...["Row", "Document", "File"].map((model) => ({
    why: "before 1.9.0 sequences were numbers; the description still says so",
    model,
    types: { $sequence: { type: ["string", "number"] } },
  })),
  {
    why: "a release of 1.9 has no folders",
    model: "File",
    optional: ["folder", "encryption", "compression", "key", "sizeActual", "signature"],
  },
  {
    why: "users of the release have no email classification and no impersonator",
    model: "User",
    optional: [
      "emailCanonical",
      "emailIsFree",
      "emailIsDisposable",
      "emailIsCorporate",
      "emailIsCanonical",
      "impersonator",
      "impersonatorUserId",
      "password",
      "hash",
      "hashOptions",
      "mfa",
    ],
  },
  {
    why: "nobody acts for a user but themselves: null, which the types do not name",
    model: "User",
    types: { impersonatorUserId: textOrNull },
  },
  {
    why: "who has no password or no address has null there, which the types do not name",
    model: "User",
    types: {
      ...Object.fromEntries(
        ["password", "hash", "emailCanonical"].map((name) => [name, textOrNull]),
      ),
      ...Object.fromEntries(
        ["Free", "Disposable", "Corporate", "Canonical"].map((kind) => [
          `emailIs${kind}`,
          { type: ["boolean", "null"] },
        ]),
      ),
      hashOptions: {},
    },
  },
  {
    why: "a target made with the account has no provider: null, which the types do not name",
    model: "Target",
    types: { providerId: textOrNull },
  },
  {
    why: "an email that is not put off, or not delivered, has null there, which the types do not name",
    model: "Message",
    types: { scheduledAt: textOrNull, deliveredAt: textOrNull },
  },
  ...columnModels.map((model) => ({
    why: "a column without a default or a bound has null there, which the types do not name",
    model,
    types: { default: {}, min: anyNumber, max: anyNumber },
  })),
  ...columnModels.map((model) => ({
    why: "after a change, and in lists, a text column does not tell whether it is encrypted",
    model,
    types: { encrypt: { type: ["boolean", "null"] } },
  })),
  {
    why: "what a transaction has staged has no dates and no permissions yet",
    model: "Row",
    optional: ["$createdAt", "$updatedAt", "$permissions"],
  },
  {
    why: "a release of 1.9 has no firewall and leads nobody in",
    model: "Project",
    optional: ["onboarding", "wafEnabled"],
  },
  {
    why: "the description's project is the console's, of before 1.9",
    model: "project",
    optional: "all",
  },
  {
    why: "a release of 1.9 asks an OpenID provider for nothing more, and writes URL where the description has Url",
    model: "OAuth2Oidc",
    optional: ["prompt", "tokenUrl", "userInfoUrl"],
  },
  {
    why: "the description is older than the policy of a password's strength",
    model: "policyList",
    types: { policies: { type: "array" } },
  },
];

const parts = (version: string): number[] => version.split(".").map(Number);

/** Whether a format is older than a version; no format at all is the newest. */
export function isBefore(format: string, version: string): boolean {
  if (format === "") return false;
  const [own, other] = [parts(format), parts(version)];
  for (const [index, part] of other.entries())
    if (own[index] !== part) return (own[index] ?? 0) < part;
  return false;
}

const applies = (delta: Delta, format: string): boolean =>
  (delta.before === undefined || isBefore(format, delta.before)) &&
  (delta.since === undefined || !isBefore(format, delta.since));

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function patched(schema: Schema, delta: Delta): Schema {
  const { optional = [] } = delta;
  const properties = Object.entries({ ...(schema.properties as Record<string, Schema>) });
  return {
    ...schema,
    required: listOf(schema.required).filter(
      (name) => optional !== "all" && !optional.includes(name),
    ),
    properties: Object.fromEntries(
      properties.map(([name, own]) => [name, delta.types?.[name] ?? own]),
    ),
  };
}

/** The schemas as answers in this format have to fit them. */
export function forFormat(
  schemas: Readonly<Record<string, Schema>>,
  format: string,
): Record<string, Schema> {
  const result = { ...schemas };
  for (const delta of deltas.filter((one) => applies(one, format))) {
    const { model } = delta;
    for (const name of [model, model.charAt(0).toLowerCase() + model.slice(1)]) {
      const own = result[name];
      if (own) result[name] = patched(own, delta);
    }
  }
  return result;
}

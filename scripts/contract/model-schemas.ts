import { readFileSync } from "node:fs";
import { parseSync } from "vite";

/** A JSON Schema, as far as the SDKs' types need one. */
export type Schema = Readonly<Record<string, unknown>>;

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : { type: "none" });
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const KEYWORDS: Readonly<Record<string, Schema>> = {
  TSStringKeyword: { type: "string" },
  TSNumberKeyword: { type: "number" },
  TSBigIntKeyword: { type: "number" },
  TSBooleanKeyword: { type: "boolean" },
  TSObjectKeyword: { type: "object" },
  TSNullKeyword: { type: "null" },
  TSAnyKeyword: {},
  TSUnknownKeyword: {},
};

/** `Models.Row` and `Row` alike // => Row */
function referenceName(node: Node): string {
  const name = nodeOf(node.typeName);
  return textOf(name.type === "TSQualifiedName" ? nodeOf(name.right).name : name.name);
}

function propertyName(member: Node): string {
  const key = nodeOf(member.key);
  return textOf(key.name) || textOf(key.value);
}

/** Computed keys are TypeScript's own marks and never sent. */
function objectSchema(members: readonly Node[]): Schema {
  const properties = members.filter((one) => one.type === "TSPropertySignature" && !one.computed);
  return {
    type: "object",
    required: properties.filter((one) => !one.optional).map(propertyName),
    properties: Object.fromEntries(
      properties.map((one) => [
        propertyName(one),
        schemaOf(nodeOf(nodeOf(one.typeAnnotation).typeAnnotation)),
      ]),
    ),
  };
}

/** Enumerations are open: a newer server may have values an older SDK does not name. */
function schemaOf(node: Node): Schema {
  const known = KEYWORDS[node.type];
  if (known) return known;
  if (node.type === "TSArrayType")
    return { type: "array", items: schemaOf(nodeOf(node.elementType)) };
  if (node.type === "TSParenthesizedType") return schemaOf(nodeOf(node.typeAnnotation));
  if (node.type === "TSUnionType") return { anyOf: nodes(node.types).map(schemaOf) };
  if (node.type === "TSIntersectionType") return { allOf: nodes(node.types).map(schemaOf) };
  if (node.type === "TSTypeLiteral") return objectSchema(nodes(node.members));
  if (node.type === "TSTypeReference") return { $ref: `#/definitions/${referenceName(node)}` };
  return {};
}

/** Schemas of all types of an SDK's `Models`, by name, from its own declaration file. */
export function modelSchemas(declarations: string): Record<string, Schema> {
  const { program } = parseSync(declarations, readFileSync(declarations, "utf8"));
  const statements = nodes(program.body as unknown);
  const namespaces = statements.flatMap((one) => [one, nodeOf(one.declaration)]);
  const models = namespaces.find((one) => one.type === "TSModuleDeclaration");
  const imported = statements
    .filter((one) => one.type === "ImportDeclaration")
    .flatMap((one) => nodes(one.specifiers))
    .map((one) => textOf(nodeOf(one.local).name));
  const declared = nodes(nodeOf(models?.body).body)
    .map((one) => nodeOf(one.declaration))
    .filter((one) => one.type === "TSTypeAliasDeclaration")
    .map((one) => [textOf(nodeOf(one.id).name), schemaOf(nodeOf(one.typeAnnotation))] as const);
  return {
    ...Object.fromEntries(imported.map((name) => [name, { type: "string" }])),
    ...Object.fromEntries(declared),
  };
}

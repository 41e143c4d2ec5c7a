import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { forFormat } from "./deltas.ts";
import { modelSchemas, type Schema } from "./model-schemas.ts";
import { type SdkOperation, serverSdk, webSdk } from "./sdk-operations.ts";

/** An answer of the API as it came over the wire. */
export interface Exchange {
  method: string;
  /** Below `/v1`, without query. */
  path: string;
  /** The response format the client asked for. */
  format: string;
  status: number;
  contentType: string;
  body: unknown;
}

export interface Verdict {
  /** `TablesDB.createRow`; undefined when neither an SDK nor the description has the operation. */
  operation: string | undefined;
  /** `POST /tablesdb/{databaseId}`; undefined as well. */
  route?: string | undefined;
  violations: string[];
}

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  allowUnionTypes: true,
  validateFormats: false,
  logger: false,
});

const matcher = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`);

interface Known {
  name: string;
  method: string;
  path: string;
  pattern: RegExp;
  parameters: number;
  schemaFor: (format: string, status: number) => { name: string; schema: Schema } | null;
}

const parametersOf = (path: string): number => path.split("{").length;

function knownOfSdk(
  { operations, models }: { operations: SdkOperation[]; models: string },
  label: string,
): Known[] {
  const schemas = modelSchemas(models);
  const byFormat = new Map<string, Record<string, Schema>>();
  return operations.map(({ name, method, path, models: results }) => ({
    name,
    method,
    path,
    pattern: matcher(path),
    parameters: parametersOf(path),
    schemaFor(format) {
      if (results.length === 0) return null;
      const definitions = byFormat.get(format) ?? forFormat(schemas, format);
      byFormat.set(format, definitions);
      const refs = results.map((model) => ({ $ref: `#/definitions/${model}` }));
      const own = refs.length === 1 ? { ...refs[0] } : { anyOf: refs };
      return { name: `${label}.${results.join("|")}@${format}`, schema: { definitions, ...own } };
    },
  }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface Description {
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, Response> }>
  >;
  components: { schemas: Record<string, Schema> };
}
interface Response {
  content?: Record<string, { schema: Schema }>;
}

/** Appwrite's own description, read where it lies. References within it point to its components. */
function knownOfDescription(file: string): Known[] {
  // Examples hold `$id`s, which a schema's reader would take for its own. A column fits several
  // models that differ in nothing they require, so one of them at least will do.
  const asSchema = (key: string, value: unknown): unknown => {
    if (key === "example" || key === "x-example") return undefined;
    if (isRecord(value) && "oneOf" in value) {
      const { oneOf, ...rest } = value;
      return { ...rest, anyOf: oneOf };
    }
    return key === "$ref"
      ? String(value).replace("#/components/schemas/", "#/definitions/")
      : value;
  };
  const { paths, components } = JSON.parse(readFileSync(file, "utf8"), asSchema) as Description;
  const byFormat = new Map<string, Record<string, Schema>>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path,
      pattern: matcher(path),
      parameters: parametersOf(path),
      schemaFor(format: string, status: number) {
        const wanted = responses[String(status)]?.content?.["application/json"]?.schema;
        if (!wanted) return null;
        const definitions = byFormat.get(format) ?? forFormat(components.schemas, format);
        byFormat.set(format, definitions);
        return { name: `${operationId}.${status}@${format}`, schema: { definitions, ...wanted } };
      },
    })),
  );
}

const ERROR: Schema = {
  type: "object",
  required: ["message", "code", "type", "version"],
  properties: {
    message: { type: "string" },
    code: { type: "integer" },
    type: { type: "string" },
    version: { type: "string" },
  },
};

const compiled = new Map<string, ValidateFunction>();

function problems(name: string, schema: Schema, body: unknown): string[] {
  const check = compiled.get(name) ?? ajv.compile(schema);
  compiled.set(name, check);
  if (check(body)) return [];
  return (check.errors ?? [])
    .slice(0, 5)
    .map((one) => `${one.instancePath || "body"} ${one.message}`);
}

/** Those a call may be. The fewer parameters a path has, the more exactly it is meant. */
function candidates(known: readonly Known[], { method, path }: Exchange): Known[] {
  const all = known.filter((one) => one.method === method && one.pattern.test(path));
  const least = Math.min(...all.map(({ parameters }) => parameters));
  return all.filter(({ parameters }) => parameters === least);
}

function problemsAs(known: Known, { format, status, body }: Exchange): string[] {
  const found = known.schemaFor(format, status);
  if (!found) return [];
  return problems(found.name, found.schema, body).map((text) => `${found.name}: ${text}`);
}

/** `TablesDB.createRow` and `tablesDBCreateRow` are the same. */
const plainName = (name: string): string => name.replace(".", "").toLowerCase();

/** Checks answers against what the SDKs declare and, where it is, against Appwrite's description. */
export function createValidator(
  modules: string,
  sharedDir: string,
): (exchange: Exchange) => Verdict {
  const server = knownOfSdk(serverSdk(modules), "server");
  const web = knownOfSdk(webSdk(modules), "web");
  const described = ["server", "client"]
    .map((side) => join(sharedDir, "appwrite", `open-api3-1.9.x-2026-04-30-${side}.json`))
    .filter((file) => existsSync(file))
    .map(knownOfDescription);
  return (exchange) => {
    // The web SDK asks for a newer format than the server SDK knows.
    const own = exchange.format.startsWith("2.") ? [web, server] : [server, web];
    // What no SDK has a method for may still be described.
    const all =
      [...own, ...described]
        .map((known) => candidates(known, exchange))
        .find(({ length }) => length > 0) ?? [];
    const [first] = all;
    const route = first && `${first.method} ${first.path}`;
    if (!exchange.contentType.startsWith("application/json"))
      return { operation: first?.name, route, violations: [] };
    if (exchange.status >= 400) {
      const violations = problems("error", ERROR, exchange.body);
      return { operation: first?.name, route, violations };
    }
    // Making one row and making many are the same call: it is the one whose answer came.
    const fitting = all.find((known) => problemsAs(known, exchange).length === 0);
    if (!fitting) {
      const violations = first ? problemsAs(first, exchange) : [];
      return { operation: first?.name, route, violations };
    }
    const violations = described.flatMap((known) =>
      candidates(known, exchange)
        .filter(({ name }) => plainName(name) === plainName(fitting.name))
        .flatMap((one) => problemsAs(one, exchange)),
    );
    return { operation: fitting.name, route, violations };
  };
}

import { ApiError, invalidParameter, missingParameter } from "../errors.ts";
import { listItems } from "../memory-list.ts";
import {
  booleanParameter,
  integerInRange,
  isGiven,
  newIdParameter,
  optionalText,
  textParameter,
} from "../parameters.ts";
import { roleProblem } from "../permissions.ts";
import type { Variables } from "../project/variables.ts";
import { KEY_SCOPES } from "../scopes.ts";
import type { ApiReply, ApiRequest, ConfigFunction, Route, ServiceContext } from "../service.ts";
import { parseCron } from "./cron.ts";
import { isEventName } from "./event-runs.ts";
import { deleteExecutionsOf } from "./execution-store.ts";
import { functionModel } from "./function-model.ts";
import type { FunctionRegistry, RegisteredFunction } from "./function-registry.ts";
import { DEFAULT_SPECIFICATION, newFunction, type StoredFunction } from "./function-store.ts";
import {
  KNOWN_RUNTIMES,
  RUNTIMES,
  runtimeModels,
  SPECIFICATION_NAMES,
  specificationModels,
} from "./runtimes.ts";

type Body = ApiRequest["body"];

/** A change of these is not live until the next build. */
const REBUILT_FOR = ["name", "runtime", "entrypoint", "commands"] as const;

const ATTRIBUTES = [
  "$id",
  "$createdAt",
  "$updatedAt",
  "name",
  "enabled",
  "runtime",
  "deploymentId",
  "schedule",
  "timeout",
  "entrypoint",
  "commands",
];

function textList(body: Body, name: string): string[] {
  const value = body[name];
  if (!isGiven(value)) return [];
  if (Array.isArray(value) && value.length <= 100) return value.map(String);
  throw invalidParameter(name, "Value must a valid array no longer than 100 items");
}

function scheduleOf(body: Body): string {
  const schedule = optionalText(body, "schedule", 100);
  if (schedule === "") return "";
  try {
    parseCron(schedule);
    return schedule;
  } catch {
    throw invalidParameter("schedule", "String must be a valid cron expression");
  }
}

function runtimeOf(body: Body, known: string): string {
  if (!isGiven(body.runtime)) {
    if (known === "") throw missingParameter("runtime");
    return known;
  }
  const runtime = String(body.runtime);
  if (RUNTIMES.includes(runtime) || KNOWN_RUNTIMES.includes(runtime)) return runtime;
  throw invalidParameter("runtime", `Value must be one of (${KNOWN_RUNTIMES.join(", ")})`);
}

function requireRuntime(runtime: string): void {
  if (RUNTIMES.includes(runtime)) return;
  const message = `Runtime "${runtime}" is not supported`;
  throw new ApiError(404, "function_runtime_unsupported", message);
}

function executeOf(body: Body): string[] {
  const roles = textList(body, "execute");
  for (const role of roles) {
    const problem = roleProblem(role);
    if (problem) throw invalidParameter("execute", problem);
  }
  return roles;
}

const LIST_RULE = "Value must a valid array no longer than 100 items";

function scopesOf(body: Body): string[] {
  const scopes = textList(body, "scopes");
  if (scopes.every((scope) => KEY_SCOPES.includes(scope))) return scopes;
  const allowed = KEY_SCOPES.join(", ");
  throw invalidParameter("scopes", `${LIST_RULE} and Value must be one of (${allowed})`);
}

function eventsOf(body: Body): string[] {
  const events = textList(body, "events");
  if (events.every(isEventName)) return events;
  throw invalidParameter("events", `${LIST_RULE} and Event is not valid.`);
}

function flag(body: Body, name: string): boolean {
  return isGiven(body[name]) ? booleanParameter(body, name) : true;
}

/** Settings a request leaves out take their default, also in a change. */
function readFunction(body: Body, $id: string, known: Partial<ConfigFunction>): ConfigFunction {
  return {
    $id,
    name: textParameter(body, "name", 128),
    runtime: runtimeOf(body, known.runtime ?? ""),
    execute: executeOf(body),
    events: eventsOf(body),
    schedule: scheduleOf(body),
    timeout: integerInRange(body, "timeout", { min: 1, max: 900, fallback: 15 }),
    enabled: flag(body, "enabled"),
    logging: flag(body, "logging"),
    scopes: scopesOf(body),
    entrypoint: optionalText(body, "entrypoint", 1028, known.entrypoint ?? ""),
    commands: optionalText(body, "commands", 8192),
    path: known.path ?? "",
  };
}

/** Older clients have one word for both. A name Appwrite doesn't know stands for the default. */
function readSpecifications(body: Body): Partial<StoredFunction> {
  const one = optionalText(body, "specification", 128);
  const build = optionalText(body, "buildSpecification", 128, one);
  const runtime = optionalText(body, "runtimeSpecification", 128, one);
  const known = (name: string): string =>
    SPECIFICATION_NAMES.includes(name) ? name : DEFAULT_SPECIFICATION;
  return {
    ...(build === "" ? {} : { buildSpecification: known(build) }),
    ...(runtime === "" ? {} : { runtimeSpecification: known(runtime) }),
  };
}

function createHandlers(context: ServiceContext, registry: FunctionRegistry, variables: Variables) {
  const functionOf = ({ params }: ApiRequest): RegisteredFunction =>
    registry.require(params.functionId ?? "");
  const model = (fn: RegisteredFunction) => functionModel(fn, variables);

  return {
    create({ body }: ApiRequest): ApiReply {
      const $id = newIdParameter(body, "functionId", context.newId);
      const config = readFunction(body, $id, {});
      requireRuntime(config.runtime);
      if (registry.find($id)) {
        throw new ApiError(
          409,
          "function_already_exists",
          "Function with the requested ID already exists. Try again with a different ID or use ID.unique() to generate a unique ID.",
        );
      }
      const made = newFunction(config, "request", context.now());
      return { status: 201, body: model(registry.save({ ...made, ...readSpecifications(body) })) };
    },
    update(request: ApiRequest): ApiReply {
      const { config } = functionOf(request);
      const settings = readFunction(request.body, config.$id, config);
      requireRuntime(settings.runtime);
      const changed = {
        ...config,
        ...settings,
        ...readSpecifications(request.body),
        live: config.live && !REBUILT_FOR.some((name) => settings[name] !== config[name]),
        $updatedAt: context.now(),
      };
      return { status: 200, body: model(registry.save(changed)) };
    },
    list({ query }: ApiRequest): ApiReply {
      const { total, page } = listItems(registry.all().map(model), query, ATTRIBUTES);
      return { status: 200, body: { total, functions: page } };
    },
    get: (request: ApiRequest): ApiReply => ({ status: 200, body: model(functionOf(request)) }),
    async remove(request: ApiRequest): Promise<ApiReply> {
      const { $id } = functionOf(request).config;
      await registry.remove($id);
      variables.removeAll("function", $id);
      deleteExecutionsOf(context.db, $id);
      return { status: 204 };
    },
    functionOf,
  };
}

/** Functions themselves and their variables; code and executions have routes of their own. */
export function functionRoutes(
  context: ServiceContext,
  registry: FunctionRegistry,
  variables: Variables,
): Route[] {
  const handlers = createHandlers(context, registry, variables);
  const all = "/functions";
  const one = `${all}/:functionId`;
  const read = ["functions.read"];
  const write = ["functions.write"];
  return [
    {
      method: "POST",
      path: all,
      scope: write,
      // One that is refused for its parameters does not count.
      check: ({ body }) =>
        void readFunction(
          body,
          newIdParameter(body, "functionId", () => ""),
          {},
        ),
      limit: { max: 50, windowS: 3600, key: "url:{url},ip:{ip}" },
      handle: handlers.create,
    },
    { method: "GET", path: all, scope: read, handle: handlers.list },
    {
      method: "GET",
      path: `${all}/runtimes`,
      scope: ["public"],
      handle: () => ({ status: 200, body: runtimeModels() }),
    },
    {
      method: "GET",
      path: `${all}/specifications`,
      scope: read,
      handle: () => ({ status: 200, body: specificationModels() }),
    },
    { method: "GET", path: one, scope: read, handle: handlers.get },
    { method: "PUT", path: one, scope: write, handle: handlers.update },
    { method: "DELETE", path: one, scope: write, handle: handlers.remove },
    ...variables.routes(
      "function",
      `${one}/variables`,
      "functions",
      (request) => handlers.functionOf(request).config.$id,
    ),
  ];
}

import { ApiError, missingParameter } from "../errors.ts";
import { listItems } from "../memory-list.ts";
import {
  booleanParameter,
  isGiven,
  newIdParameter,
  optionalText,
  textParameter,
} from "../parameters.ts";
import { createResources, type Resource, type Resources } from "../resources.ts";
import type { ApiReply, ApiRequest, Route, ServiceContext } from "../service.ts";

type Owner = "function" | "site" | "project";

interface Variable extends Resource {
  key: string;
  value: string;
  secret: boolean;
  resourceType: Owner;
  resourceId: string;
}

const MAX_KEY_CHARS = 255;
const MAX_VALUE_CHARS = 8192;
const ATTRIBUTES = [
  "$id",
  "$createdAt",
  "$updatedAt",
  "key",
  "secret",
  "resourceType",
  "resourceId",
];

const parentOf = (owner: Owner, id: string): string => `${owner}/${id}`;

/** A secret value is written and never read again. */
const variableModel = (variable: Variable): Variable => ({
  ...variable,
  value: variable.secret ? "" : variable.value,
});

export interface Variables {
  /** As its owner's model shows them. */
  models: (owner: Owner, id: string) => Variable[];
  /** What a process is started with: the project's variables under the owner's own. */
  valuesFor: (owner: Owner, id: string) => Record<string, string>;
  removeAll: (owner: Owner, id: string) => void;
  routes: (
    owner: Owner,
    path: string,
    scope: string,
    idOf: (request: ApiRequest) => string,
  ) => Route[];
}

type Handle = (request: ApiRequest) => ApiReply;
type At = (handle: (id: string, request: ApiRequest) => ApiReply) => Handle;

function variableRoutes(
  path: string,
  scope: string,
  handlers: Record<"create" | "list" | "get" | "update" | "remove", Handle>,
): Route[] {
  const one = `${path}/:variableId`;
  const read = [`${scope}.read`];
  const write = [`${scope}.write`];
  return [
    { method: "POST", path, scope: write, handle: handlers.create },
    { method: "GET", path, scope: read, handle: handlers.list },
    { method: "GET", path: one, scope: read, handle: handlers.get },
    { method: "PUT", path: one, scope: write, handle: handlers.update },
    { method: "DELETE", path: one, scope: write, handle: handlers.remove },
  ];
}

/** Checks and changes of the variables below one parent. */
function createChanges(context: ServiceContext, store: Resources<Variable>) {
  const taken = (): ApiError =>
    new ApiError(
      409,
      "variable_already_exists",
      "Variable with the same ID already exists in this project. Try again with a different ID.",
    );

  function requireFree(parent: string, key: string, ownId: string): void {
    if (store.list(parent).some((one) => one.key === key && one.$id !== ownId)) throw taken();
  }

  function required(parent: string, { params }: ApiRequest): Variable {
    const found = store.find(params.variableId ?? "", parent);
    if (found) return found;
    throw new ApiError(
      404,
      "variable_not_found",
      "Variable with the requested ID could not be found.",
    );
  }

  function readValue(body: ApiRequest["body"]): string {
    const { value } = body;
    if (value === undefined || value === null) throw missingParameter("value");
    return optionalText(body, "value", MAX_VALUE_CHARS);
  }

  function create(owner: Owner, resourceId: string, request: ApiRequest): ApiReply {
    const { body } = request;
    const parent = parentOf(owner, resourceId);
    const $id = newIdParameter(body, "variableId", context.newId);
    const key = textParameter(body, "key", MAX_KEY_CHARS);
    const value = readValue(body);
    requireFree(parent, key, "");
    if (store.all().some((one) => one.$id === $id)) throw taken();
    const now = context.now();
    const secret = isGiven(body.secret) ? booleanParameter(body, "secret") : true;
    const variable: Variable = {
      ...{ $id, $createdAt: now, $updatedAt: now, key, value, secret },
      ...{ resourceType: owner, resourceId },
    };
    store.save(variable, parent);
    return { status: 201, body: variableModel(variable) };
  }

  function update(owner: Owner, resourceId: string, request: ApiRequest): ApiReply {
    const { body } = request;
    const parent = parentOf(owner, resourceId);
    const known = required(parent, request);
    const key = isGiven(body.key) ? textParameter(body, "key", MAX_KEY_CHARS) : known.key;
    const isSecret = isGiven(body.secret) ? booleanParameter(body, "secret") : known.secret;
    if (known.secret && !isSecret) {
      throw new ApiError(
        400,
        "variable_cannot_unset_secret",
        "Secret variables cannot be marked as non-secret. Please re-create the variable if this is your intention.",
      );
    }
    requireFree(parent, key, known.$id);
    const value = body.value === undefined || body.value === null ? known.value : readValue(body);
    const changed = { ...known, key, value, secret: isSecret, $updatedAt: context.now() };
    store.save(changed, parent);
    return { status: 200, body: variableModel(changed) };
  }

  function list(owner: Owner, resourceId: string, request: ApiRequest): ApiReply {
    const models = store.list(parentOf(owner, resourceId)).map(variableModel);
    const { total, page } = listItems(models, request.query, ATTRIBUTES);
    return { status: 200, body: { total, variables: page } };
  }

  return { create, update, list, required };
}

export function createVariables(context: ServiceContext): Variables {
  const store = createResources<Variable>(context, "variable");
  const valuesOf = (owner: Owner, id: string): Record<string, string> =>
    Object.fromEntries(store.list(parentOf(owner, id)).map(({ key, value }) => [key, value]));

  const { create, update, list, required } = createChanges(context, store);

  return {
    models: (owner, id) => store.list(parentOf(owner, id)).map(variableModel),
    valuesFor: (owner, id) => ({ ...valuesOf("project", ""), ...valuesOf(owner, id) }),
    removeAll: (owner, id) => store.removeAll(parentOf(owner, id)),
    routes: (owner, path, scope, idOf) => {
      const at: At = (handle) => (request) => handle(idOf(request), request);
      return variableRoutes(path, scope, {
        create: at((id, request) => create(owner, id, request)),
        list: at((id, request) => list(owner, id, request)),
        get: at((id, request) => ({
          status: 200,
          body: variableModel(required(parentOf(owner, id), request)),
        })),
        update: at((id, request) => update(owner, id, request)),
        remove: at((id, request) => {
          store.remove(required(parentOf(owner, id), request).$id, parentOf(owner, id));
          return { status: 204 };
        }),
      });
    },
  };
}

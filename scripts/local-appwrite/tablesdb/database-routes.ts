import { ApiError, apiErrorAbout } from "../errors.ts";
import { listItems } from "../memory-list.ts";
import { booleanParameter, isGiven, newIdParameter, textParameter } from "../parameters.ts";
import type { ApiReply, ApiRequest, Route } from "../service.ts";
import type { SchemaService } from "./row-service.ts";
import type { Database } from "./schema.ts";

const READ = ["databases.read"];
const WRITE = ["databases.write"];
export const MAX_NAME_CHARS = 128;

const databaseModel = (database: Database) => ({ ...database, type: "tablesdb" });

export function flag(request: ApiRequest, name: string, fallback: boolean): boolean {
  return isGiven(request.body[name]) ? booleanParameter(request.body, name) : fallback;
}

export function databaseOf({ schema }: SchemaService, { params }: ApiRequest): Database {
  const id = params.databaseId ?? "";
  const found = schema.databases.get(id);
  if (!found) throw apiErrorAbout("database_not_found", id);
  return found;
}

export function databaseRoutes(service: SchemaService): Route[] {
  const { context, schema } = service;

  function createDatabase(request: ApiRequest): ApiReply {
    const $id = newIdParameter(request.body, "databaseId", context.newId);
    const name = textParameter(request.body, "name", MAX_NAME_CHARS);
    if (schema.databases.has($id)) {
      throw new ApiError(
        409,
        "database_already_exists",
        `Database with the requested ID '${$id}' already exists. Try again with a different ID or use ID.unique() to generate a unique ID.`,
      );
    }
    const saved = schema.saveDatabase({ $id, name, enabled: flag(request, "enabled", true) });
    return { status: 201, body: databaseModel(saved) };
  }

  function updateDatabase(request: ApiRequest): ApiReply {
    const { $id, name, enabled } = databaseOf(service, request);
    const saved = schema.saveDatabase({
      $id,
      name: isGiven(request.body.name) ? textParameter(request.body, "name", MAX_NAME_CHARS) : name,
      enabled: flag(request, "enabled", enabled),
    });
    return { status: 200, body: databaseModel(saved) };
  }

  function listDatabases(request: ApiRequest): ApiReply {
    const models = [...schema.databases.values()].map(databaseModel);
    const { total, page } = listItems(models, request.query, ["$id", "name"]);
    return { status: 200, body: { total, databases: page } };
  }

  const all = "/tablesdb";
  const one = "/tablesdb/:databaseId";
  return [
    { method: "POST", path: all, scope: WRITE, handle: createDatabase },
    { method: "GET", path: all, scope: READ, handle: listDatabases },
    {
      method: "GET",
      path: one,
      scope: READ,
      handle: (request) => ({ status: 200, body: databaseModel(databaseOf(service, request)) }),
    },
    { method: "PUT", path: one, scope: WRITE, handle: updateDatabase },
    {
      method: "DELETE",
      path: one,
      scope: WRITE,
      handle: (request) => {
        schema.dropDatabase(databaseOf(service, request).$id);
        return { status: 204 };
      },
    },
  ];
}

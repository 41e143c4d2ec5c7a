import { randomBytes } from "node:crypto";
import { ApiError, invalidParameter, missingParameter } from "../errors.ts";
import { listItems } from "../memory-list.ts";
import { isGiven, newIdParameter, textParameter } from "../parameters.ts";
import { createResources, type Resource } from "../resources.ts";
import { ALL_SCOPES, KEY_SCOPES } from "../scopes.ts";
import type { ApiReply, ApiRequest, Route, ServiceContext } from "../service.ts";

interface ApiKey extends Resource {
  name: string;
  expire: string;
  scopes: string[];
  secret: string;
  accessedAt: string;
  sdks: string[];
}

type Body = ApiRequest["body"];

const SECRET_BYTES = 128;

function scopesOf(body: Body): string[] {
  const { scopes } = body;
  if (scopes === undefined || scopes === null) throw missingParameter("scopes");
  const isList = Array.isArray(scopes) && scopes.length <= 100;
  if (isList && scopes.every((scope) => KEY_SCOPES.includes(String(scope))))
    return scopes.map(String);
  throw invalidParameter(
    "scopes",
    `Value must a valid array no longer than 100 items and Value must be one of (${KEY_SCOPES.join(", ")})`,
  );
}

function expireOf(body: Body): string {
  if (!isGiven(body.expire)) return "";
  const ms = Date.parse(String(body.expire));
  if (Number.isNaN(ms)) throw invalidParameter("expire", "Value must be valid date in the future");
  return new Date(ms).toISOString().replace("Z", "+00:00");
}

/** What a key of the project's own may do; null when there is no such key, or it has ended. */
export function scopesOfKey(context: ServiceContext, secret: string): ReadonlySet<string> | null {
  const store = createResources<ApiKey>(context, "key");
  const found = store.list().find((key) => key.secret === secret);
  if (!found || (found.expire !== "" && Date.parse(found.expire) <= Date.now())) return null;
  return new Set(found.scopes.filter((scope) => ALL_SCOPES.has(scope)));
}

/** API keys of the project, besides the one the server was started with. */
export function keyRoutes(context: ServiceContext): Route[] {
  const store = createResources<ApiKey>(context, "key");

  function required({ params }: ApiRequest): ApiKey {
    const found = store.find(params.keyId ?? "");
    if (found) return found;
    throw new ApiError(404, "key_not_found", "Key with the requested ID could not be found.");
  }

  function saved(status: number, key: ApiKey): ApiReply {
    store.save(key);
    return { status, body: key };
  }

  function create({ body }: ApiRequest): ApiReply {
    const $id = newIdParameter(body, "keyId", context.newId);
    const name = textParameter(body, "name", 128);
    const scopes = scopesOf(body);
    if (store.find($id)) {
      throw new ApiError(
        409,
        "key_already_exists",
        "Key with the same ID already exists in this project. Try again with a different ID.",
      );
    }
    const now = context.now();
    const secret = `standard_${randomBytes(SECRET_BYTES).toString("hex")}`;
    const dates = { $createdAt: now, $updatedAt: now };
    return saved(201, {
      ...{ $id, ...dates, name, expire: expireOf(body), scopes, secret },
      ...{ accessedAt: "", sdks: [] },
    });
  }

  function update(request: ApiRequest): ApiReply {
    const { body } = request;
    const known = required(request);
    const name = textParameter(body, "name", 128);
    const changed = { name, scopes: scopesOf(body), expire: expireOf(body) };
    return saved(200, { ...known, ...changed, $updatedAt: context.now() });
  }

  const all = "/project/keys";
  const one = `${all}/:keyId`;
  const read = ["keys.read"];
  const write = ["keys.write"];
  return [
    { method: "POST", path: all, scope: write, handle: create },
    { method: "PUT", path: one, scope: write, handle: update },
    {
      method: "GET",
      path: all,
      scope: read,
      handle: ({ query }) => {
        const { total, page } = listItems(store.list(), query, ["$id", "name", "scopes"]);
        return { status: 200, body: { total, keys: page } };
      },
    },
    {
      method: "GET",
      path: one,
      scope: read,
      handle: (request) => ({ status: 200, body: required(request) }),
    },
    {
      method: "DELETE",
      path: one,
      scope: write,
      handle: (request) => {
        store.remove(required(request).$id);
        return { status: 204 };
      },
    },
  ];
}

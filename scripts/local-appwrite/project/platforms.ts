import { ApiError, invalidParameter } from "../errors.ts";
import { listItems } from "../memory-list.ts";
import { newIdParameter, textParameter } from "../parameters.ts";
import { createResources, type Resource } from "../resources.ts";
import type { ApiReply, ApiRequest, Route, ServiceContext } from "../service.ts";

interface WebPlatform extends Resource {
  name: string;
  type: "web";
  hostname: string;
  key: "";
}

function hostnameParameter(body: ApiRequest["body"]): string {
  const hostname = textParameter(body, "hostname", 256);
  if (!/[\s/:]/.test(hostname)) return hostname.toLowerCase();
  throw invalidParameter(
    "hostname",
    "Value must be a valid hostname without path, port and protocol.",
  );
}

export interface Platforms {
  hostnames: () => string[];
  routes: Route[];
}

/** Web pages that may call the API, by host name. `changed` is told when the list is another one. */
export function createPlatforms(context: ServiceContext, changed: () => void): Platforms {
  const store = createResources<WebPlatform>(context, "platform");

  function required({ params }: ApiRequest): WebPlatform {
    const found = store.find(params.platformId ?? "");
    if (found) return found;
    throw new ApiError(
      404,
      "platform_not_found",
      "Platform with the requested ID could not be found.",
    );
  }

  function saved(status: number, platform: WebPlatform): ApiReply {
    store.save(platform);
    changed();
    return { status, body: platform };
  }

  function create(request: ApiRequest): ApiReply {
    const { body } = request;
    const $id = newIdParameter(body, "platformId", context.newId);
    const name = textParameter(body, "name", 128);
    const hostname = hostnameParameter(body);
    if (store.find($id)) {
      throw new ApiError(
        409,
        "platform_already_exists",
        "Platform with the same ID already exists in this project. Try again with a different ID.",
      );
    }
    const now = context.now();
    const dates = { $createdAt: now, $updatedAt: now };
    return saved(201, { $id, ...dates, name, type: "web", hostname, key: "" });
  }

  function update(request: ApiRequest): ApiReply {
    const known = required(request);
    const name = textParameter(request.body, "name", 128);
    const hostname = hostnameParameter(request.body);
    return saved(200, { ...known, name, hostname, $updatedAt: context.now() });
  }

  const all = "/project/platforms";
  const one = `${all}/:platformId`;
  const read = ["platforms.read"];
  const write = ["platforms.write"];
  return {
    hostnames: () => store.list().map(({ hostname }) => hostname),
    routes: [
      { method: "POST", path: `${all}/web`, scope: write, handle: create },
      { method: "PUT", path: `${all}/web/:platformId`, scope: write, handle: update },
      {
        method: "GET",
        path: all,
        scope: read,
        handle: (request) => {
          const { total, page } = listItems(store.list(), request.query, [
            "$id",
            "name",
            "type",
            "hostname",
          ]);
          return { status: 200, body: { total, platforms: page } };
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
          changed();
          return { status: 204 };
        },
      },
    ],
  };
}

import { ApiError, invalidParameter } from "../errors.ts";
import { RUNTIMES } from "../functions/runtimes.ts";
import { listItems } from "../memory-list.ts";
import {
  booleanParameter,
  integerInRange,
  isGiven,
  newIdParameter,
  optionalText,
  textParameter,
} from "../parameters.ts";
import type { Variables } from "../project/variables.ts";
import type { ApiReply, ApiRequest, Route, ServiceContext } from "../service.ts";
import { newSite, type Site, type SiteSettings, type SiteStore, siteModel } from "./site-store.ts";

type Body = ApiRequest["body"];

const FRAMEWORKS = [
  "analog",
  "angular",
  "nextjs",
  "react",
  "nuxt",
  "vue",
  "sveltekit",
  "astro",
  "tanstack-start",
  "remix",
  "lynx",
  "flutter",
  "react-native",
  "vite",
  "other",
];
const ADAPTERS = ["static", "ssr"];
const ATTRIBUTES = [
  "$id",
  "$createdAt",
  "$updatedAt",
  "name",
  "enabled",
  "framework",
  "deploymentId",
  "buildCommand",
  "installCommand",
  "outputDirectory",
];
const DEFAULT_SPECIFICATION = "s-1vcpu-512mb";
const COMMAND_MAX_CHARS = 8192;

function oneOf(body: Body, name: string, allowed: readonly string[], fallback: string): string {
  const value = optionalText(body, name, 128, fallback);
  if (value === "" || allowed.includes(value)) return value;
  throw invalidParameter(name, `Value must be one of (${allowed.join(", ")})`);
}

const flag = (body: Body, name: string): boolean =>
  isGiven(body[name]) ? booleanParameter(body, name) : true;

function readSite(body: Body, known: Partial<SiteSettings>): SiteSettings {
  const framework = textParameter(body, "framework", 128);
  const one = optionalText(body, "specification", 128);
  const specification = (name: "buildSpecification" | "runtimeSpecification"): string =>
    optionalText(body, name, 128, one || known[name] || DEFAULT_SPECIFICATION);
  if (!known.buildRuntime) textParameter(body, "buildRuntime", 128);
  return {
    name: textParameter(body, "name", 128),
    framework: oneOf({ framework }, "framework", FRAMEWORKS, ""),
    enabled: flag(body, "enabled"),
    logging: flag(body, "logging"),
    timeout: integerInRange(body, "timeout", { min: 1, max: 900, fallback: 30 }),
    installCommand: optionalText(body, "installCommand", COMMAND_MAX_CHARS),
    buildCommand: optionalText(body, "buildCommand", COMMAND_MAX_CHARS),
    startCommand: optionalText(body, "startCommand", COMMAND_MAX_CHARS),
    outputDirectory: optionalText(body, "outputDirectory", COMMAND_MAX_CHARS),
    buildRuntime: oneOf(body, "buildRuntime", RUNTIMES, known.buildRuntime ?? ""),
    adapter: oneOf(body, "adapter", ADAPTERS, ""),
    fallbackFile: optionalText(body, "fallbackFile", 255),
    buildSpecification: specification("buildSpecification"),
    runtimeSpecification: specification("runtimeSpecification"),
  };
}

/** Sites themselves and their variables; code has routes of its own. */
export function siteRoutes(
  context: ServiceContext,
  store: SiteStore,
  variables: Variables,
): Route[] {
  const siteOf = ({ params }: ApiRequest): Site => store.require(params.siteId ?? "");

  function saved(status: number, site: Site): ApiReply {
    store.save(site);
    return { status, body: siteModel(site, variables) };
  }

  function create({ body }: ApiRequest): ApiReply {
    const $id = newIdParameter(body, "siteId", context.newId);
    const settings = readSite(body, {});
    if (store.find($id)) {
      throw new ApiError(
        409,
        "site_already_exists",
        "Site with the requested ID already exists. Try again with a different ID or use ID.unique() to generate a unique ID.",
      );
    }
    return saved(201, newSite($id, settings, context.now()));
  }

  function update(request: ApiRequest): ApiReply {
    const known = siteOf(request);
    return saved(200, { ...known, ...readSite(request.body, known), $updatedAt: context.now() });
  }

  function list({ query }: ApiRequest): ApiReply {
    const models = store.list().map((site) => siteModel(site, variables));
    const { total, page } = listItems(models, query, ATTRIBUTES);
    return { status: 200, body: { total, sites: page } };
  }

  function remove(request: ApiRequest): ApiReply {
    const { $id } = siteOf(request);
    store.remove($id);
    variables.removeAll("site", $id);
    return { status: 204 };
  }

  const all = "/sites";
  const one = `${all}/:siteId`;
  const read = ["sites.read"];
  const write = ["sites.write"];
  return [
    { method: "POST", path: all, scope: write, handle: create },
    { method: "GET", path: all, scope: read, handle: list },
    {
      method: "GET",
      path: one,
      scope: read,
      handle: (request) => ({ status: 200, body: siteModel(siteOf(request), variables) }),
    },
    { method: "PUT", path: one, scope: write, handle: update },
    { method: "DELETE", path: one, scope: write, handle: remove },
    ...variables.routes("site", `${one}/variables`, "sites", (request) => siteOf(request).$id),
  ];
}

import { createHash } from "node:crypto";
import { ApiError } from "../errors.ts";
import { listItems } from "../memory-list.ts";
import { idParameter, integerInRange, optionalText, textParameter } from "../parameters.ts";
import { createResources, type Resource } from "../resources.ts";
import type { ApiReply, ApiRequest, RateLimit, Route, ServiceContext } from "../service.ts";
import { domainParameter, isOwn, unverified } from "./domain-name.ts";

export interface Rule extends Resource {
  domain: string;
  type: "api" | "deployment" | "redirect";
  trigger: "manual";
  redirectUrl: string;
  redirectStatusCode: number;
  deploymentResourceType: "" | "function" | "site";
  deploymentResourceId: string;
  deploymentVcsProviderBranch: string;
  status: "unverified" | "verified";
  logs: string;
}

const ATTRIBUTES = [
  "$id",
  "$createdAt",
  "$updatedAt",
  "domain",
  "type",
  "trigger",
  "deploymentResourceType",
  "deploymentResourceId",
  "status",
];

export interface Rules {
  /** The rule of a host name. */
  of: (host: string) => Rule | undefined;
  /** Whose pages may call the API: sites and functions on their own domains. */
  hostnames: () => string[];
  routes: Route[];
}

interface RuleParts {
  /** Both throw when there is none. */
  requireFunction: (id: string) => void;
  requireSite: (id: string) => void;
  /** What is live of a function or site, as each deployment changes it. */
  deploymentOf: (kind: "function" | "site", id: string) => string;
  changed: () => void;
}

function newRule(
  context: ServiceContext,
  domain: string,
  what: Partial<Rule> & Pick<Rule, "type">,
): Rule {
  const now = context.now();
  return {
    $id: createHash("md5").update(domain).digest("hex"),
    $createdAt: now,
    $updatedAt: now,
    domain,
    trigger: "manual",
    redirectUrl: "",
    redirectStatusCode: 301,
    deploymentResourceType: "",
    deploymentResourceId: "",
    deploymentVcsProviderBranch: "",
    status: isOwn(domain) ? "verified" : "unverified",
    logs: isOwn(domain) ? "" : unverified(domain),
    ...what,
  };
}

interface RuleHandlers {
  forResource: (kind: "function" | "site") => (request: ApiRequest) => ApiReply;
  redirect: (request: ApiRequest) => ApiReply;
  create: (request: ApiRequest, what: Partial<Rule> & Pick<Rule, "type">) => ApiReply;
  verify: (request: ApiRequest) => ApiReply;
  required: (request: ApiRequest) => Rule;
  list: () => Rule[];
  model: (rule: Rule) => Record<string, unknown>;
  remove: (rule: Rule) => void;
}

const LIMIT: RateLimit = { max: 10, windowS: 60, key: "userId:{userId},url:{url}" };

function ruleRoutes(rules: RuleHandlers): Route[] {
  const all = "/proxy/rules";
  const one = `${all}/:ruleId`;
  const read = ["rules.read"];
  const write = ["rules.write"];
  return [
    {
      method: "POST",
      path: `${all}/function`,
      scope: write,
      limit: LIMIT,
      handle: rules.forResource("function"),
    },
    {
      method: "POST",
      path: `${all}/site`,
      scope: write,
      limit: LIMIT,
      handle: rules.forResource("site"),
    },
    {
      method: "POST",
      path: `${all}/redirect`,
      scope: write,
      limit: LIMIT,
      handle: rules.redirect,
    },
    {
      method: "POST",
      path: `${all}/api`,
      scope: write,
      limit: LIMIT,
      handle: (request) => rules.create(request, { type: "api" }),
    },
    {
      method: "GET",
      path: all,
      scope: read,
      handle: ({ query }) => {
        const { total, page } = listItems(rules.list().map(rules.model), query, ATTRIBUTES);
        return { status: 200, body: { total, rules: page } };
      },
    },
    {
      method: "GET",
      path: one,
      scope: read,
      handle: (request) => ({ status: 200, body: rules.model(rules.required(request)) }),
    },
    {
      method: "PATCH",
      path: `${one}/status`,
      alias: [`${one}/verification`],
      scope: write,
      handle: rules.verify,
    },
    {
      method: "DELETE",
      path: one,
      scope: write,
      handle: (request) => {
        rules.remove(rules.required(request));
        return { status: 204 };
      },
    },
  ];
}

function modelOf(parts: RuleParts, rule: Rule) {
  const { deploymentResourceType: kind, deploymentResourceId: id } = rule;
  return { ...rule, deploymentId: kind === "" ? "" : parts.deploymentOf(kind, id), renewAt: "" };
}

function requireResource(parts: RuleParts, kind: "function" | "site", id: string): void {
  try {
    if (kind === "function") parts.requireFunction(id);
    else parts.requireSite(id);
  } catch {
    const message =
      "Resource could not be found. Please check if the resourceId and resourceType are correct, or if the resource actually exists.";
    throw new ApiError(404, "rule_resource_not_found", message);
  }
}

/** Domains and what answers on them. */
export function createRules(context: ServiceContext, parts: RuleParts): Rules {
  const store = createResources<Rule>(context, "rule");
  const ruleModel = (rule: Rule) => modelOf(parts, rule);

  function required({ params }: ApiRequest): Rule {
    const found = store.find(params.ruleId ?? "");
    if (found) return found;
    throw new ApiError(
      404,
      "rule_not_found",
      "Rule with the requested ID could not be found. Please check if the ID provided is correct or if the rule actually exists.",
    );
  }

  function create(request: ApiRequest, what: Partial<Rule> & Pick<Rule, "type">): ApiReply {
    const domain = domainParameter(request);
    if (store.list().some((rule) => rule.domain === domain)) {
      throw new ApiError(
        409,
        "rule_already_exists",
        "Domain is already used. Please try again with a different domain.",
      );
    }
    const rule = newRule(context, domain, what);
    store.save(rule);
    parts.changed();
    // The word itself, which is what a fresh rule has there.
    return { status: 201, body: { ...ruleModel(rule), renewAt: "datetime" } };
  }

  const forResource =
    (kind: "function" | "site") =>
    (request: ApiRequest): ApiReply => {
      const id = idParameter(request.body, `${kind}Id`);
      domainParameter(request);
      requireResource(parts, kind, id);
      return create(request, {
        type: "deployment",
        deploymentResourceType: kind,
        deploymentResourceId: id,
        deploymentVcsProviderBranch: optionalText(request.body, "branch", 255),
      });
    };

  const redirect = (request: ApiRequest): ApiReply =>
    create(request, {
      type: "redirect",
      redirectUrl: textParameter(request.body, "url", 2048),
      redirectStatusCode: integerInRange(request.body, "statusCode", {
        min: 301,
        max: 308,
        fallback: 301,
      }),
    });

  /** Nobody looks a name up here: whoever points one at this machine is believed. */
  function verify(request: ApiRequest): ApiReply {
    const verified = { status: "verified", logs: "", $updatedAt: context.now() } as const;
    const rule: Rule = { ...required(request), ...verified };
    store.save(rule);
    return { status: 200, body: ruleModel(rule) };
  }

  return {
    of: (host) => store.list().find(({ domain }) => domain === host),
    hostnames: () => store.list().flatMap((one) => (one.type === "deployment" ? one.domain : [])),
    routes: ruleRoutes({
      forResource,
      redirect,
      create,
      verify,
      required,
      list: () => store.list(),
      model: ruleModel,
      remove(rule) {
        store.remove(rule.$id);
        parts.changed();
      },
    }),
  };
}

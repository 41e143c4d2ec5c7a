import { ApiError, invalidParameter } from "../errors.ts";
import { listItems } from "../memory-list.ts";
import { idParameter, integerInRange, optionalText, textParameter } from "../parameters.ts";
import { createResources, type Resource } from "../resources.ts";
import type { ApiReply, ApiRequest, Route, ServiceContext } from "../service.ts";

/** Below these every name reaches this server without anybody's doing. */
const OWN_DOMAINS = ["functions.localhost", "sites.localhost"];
const DOMAIN =
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

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
  changed: () => void;
}

const isOwn = (domain: string): boolean => OWN_DOMAINS.some((own) => domain.endsWith(`.${own}`));

function domainParameter(request: ApiRequest): string {
  const domain = textParameter(request.body, "domain", 256).toLowerCase();
  if (DOMAIN.test(domain) && !OWN_DOMAINS.includes(domain)) return domain;
  throw invalidParameter(
    "domain",
    "This domain name is not allowed. Please use a different domain.",
  );
}

const ruleModel = (rule: Rule) => ({ ...rule, deploymentId: "", renewAt: "" });

function newRule(
  context: ServiceContext,
  domain: string,
  what: Partial<Rule> & Pick<Rule, "type">,
): Rule {
  const now = context.now();
  return {
    $id: context.newId(),
    $createdAt: now,
    $updatedAt: now,
    domain,
    trigger: "manual",
    redirectUrl: "",
    redirectStatusCode: 0,
    deploymentResourceType: "",
    deploymentResourceId: "",
    deploymentVcsProviderBranch: "",
    status: isOwn(domain) ? "verified" : "unverified",
    logs: "",
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
  remove: (rule: Rule) => void;
}

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
      handle: rules.forResource("function"),
    },
    { method: "POST", path: `${all}/site`, scope: write, handle: rules.forResource("site") },
    { method: "POST", path: `${all}/redirect`, scope: write, handle: rules.redirect },
    {
      method: "POST",
      path: `${all}/api`,
      scope: write,
      handle: (request) => rules.create(request, { type: "api" }),
    },
    {
      method: "GET",
      path: all,
      scope: read,
      handle: ({ query }) => {
        const { total, page } = listItems(rules.list().map(ruleModel), query, ATTRIBUTES);
        return { status: 200, body: { total, rules: page } };
      },
    },
    {
      method: "GET",
      path: one,
      scope: read,
      handle: (request) => ({ status: 200, body: ruleModel(rules.required(request)) }),
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

/** Domains and what answers on them. */
export function createRules(context: ServiceContext, parts: RuleParts): Rules {
  const store = createResources<Rule>(context, "rule");

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
    return { status: 201, body: ruleModel(rule) };
  }

  const forResource =
    (kind: "function" | "site") =>
    (request: ApiRequest): ApiReply => {
      const id = idParameter(request.body, `${kind}Id`);
      domainParameter(request);
      if (kind === "function") parts.requireFunction(id);
      else parts.requireSite(id);
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
    const rule: Rule = { ...required(request), status: "verified", $updatedAt: context.now() };
    store.save(rule);
    return { status: 200, body: ruleModel(rule) };
  }

  return {
    of: (host) => store.list().find(({ domain }) => domain === host),
    hostnames: () =>
      store
        .list()
        .filter(({ type }) => type === "deployment")
        .map(({ domain }) => domain),
    routes: ruleRoutes({
      forResource,
      redirect,
      create,
      verify,
      required,
      list: () => store.list(),
      remove(rule) {
        store.remove(rule.$id);
        parts.changed();
      },
    }),
  };
}

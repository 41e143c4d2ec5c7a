import { environment } from "../../functions/_shared/env.ts";
import { manifest, variablesOf } from "../../functions/manifest.ts";
import { siteConfig } from "../local-stack/settings.ts";
import { addressOf, domainLabel, type Target } from "./target.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/** `tasks` // => tasks-areascout.functions.localhost */
export const functionDomain = ({ projectId, functionsDomain }: Target, id: string): string =>
  `${domainLabel(`${id}-${projectId}`)}.${functionsDomain}`;

/** What a function is started with: the operator's values of the variables it reads. */
export function functionVariables(
  target: Target,
  given: Variables,
  id: string,
): Record<string, string> {
  const names = Object.keys(environment.entries).filter((name) => !name.startsWith("APPWRITE_"));
  const set = names.flatMap((name) => {
    const value = given[name];
    return value ? [[name, value] as const] : [];
  });
  const origins = [addressOf(target, target.siteDomain), given.APP_ORIGINS].filter(Boolean);
  return variablesOf(id, { ...Object.fromEntries(set), APP_ORIGINS: origins.join(",") });
}

/** Keys and secrets are written and never shown again. */
export const isSecret = (name: string): boolean => /KEY|SECRET/.test(name);

/** What the site is built with where it is deployed, by `scripts/configure-site.ts`. */
export const siteVariables = (
  target: Target,
  domains: Readonly<Record<string, string>>,
  given: Variables,
): Record<string, string> => ({
  SITE_ADDRESS: addressOf(target, target.siteDomain),
  SITE_CONFIG: JSON.stringify(deployedSiteConfig(target, domains, given)),
});

/** `/config.json` of the deployed site. Each function answers on a domain of its own. */
function deployedSiteConfig(
  target: Target,
  domains: Readonly<Record<string, string>>,
  given: Variables,
): object {
  const options = { port: 0, dataDir: "", live: true, variables: { ...given } };
  const origins = manifest.flatMap(({ id, paths }) =>
    paths.map((path) => [path, addressOf(target, domains[id] ?? "")] as const),
  );
  return {
    ...siteConfig(options, addressOf(target, target.siteDomain)),
    endpoint: target.endpoint,
    projectId: target.projectId,
    apiOrigins: Object.fromEntries(origins),
    paddle: {
      environment: given.PADDLE_ENVIRONMENT || "sandbox",
      token: given.PADDLE_CLIENT_TOKEN ?? "",
      priceId: given.PADDLE_PRICE_ID ?? "",
    },
  };
}

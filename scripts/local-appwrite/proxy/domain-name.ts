import { apiError, invalidParameter } from "../errors.ts";
import { textParameter } from "../parameters.ts";
import type { ApiRequest } from "../service.ts";

/** Below these every name reaches this server without anybody's doing. */
const OWN_DOMAINS = ["functions.localhost", "sites.localhost"];
const DOMAIN =
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** One level below a domain of this server; spelt with capitals it is taken for somebody's own. */
export const isOwn = (domain: string): boolean =>
  OWN_DOMAINS.some((own) => domain.replace(/^[^.]+\./, "") === own);

const NOT_ALLOWED = "This domain name is not allowed. Please use a different domain.";

/** A name that may be given to something, spelt as it came. */
export function domainParameter(request: ApiRequest): string {
  const domain = textParameter(request.body, "domain", 256);
  const lower = domain.toLowerCase();
  if (lower === "localhost") throw apiError("general_argument_invalid", NOT_ALLOWED);
  if (!DOMAIN.test(lower)) throw invalidParameter("domain", "Value must be a valid domain");
  const isTooDeep = OWN_DOMAINS.some((own) => domain.endsWith(`.${own}`)) && !isOwn(domain);
  if (OWN_DOMAINS.includes(lower) || isTooDeep)
    throw apiError("general_argument_invalid", NOT_ALLOWED);
  return domain;
}

/** What is told of a name nobody has checked: none is looked up here. */
export const unverified = (domain: string): string =>
  `DNS verification failed as domain ${domain.toLowerCase()} does not resolve to a known public apex domain.`;

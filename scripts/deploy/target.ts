import { parseArgs } from "node:util";

/** Where to deploy to, and as what. */
export interface Target {
  /** The API's address, ending in `/v1`. */
  endpoint: string;
  projectId: string;
  apiKey: string;
  /** Below this name every function gets a domain of its own. */
  functionsDomain: string;
  /** Host name of the site. */
  siteDomain: string;
  /** Tables may lose columns, rows or themselves. */
  mayLoseData: boolean;
  /** What is built is deployed as it is. */
  isBuilt: boolean;
  /** Gets a mail from the project's sender; empty for none. */
  testMail: string;
  /** Where the run as a customer collects: businesses have to be there on the map. */
  trialAt: { lat: number; lon: number };
}

export const usage = `npm run deploy -- --endpoint URL --project ID --key KEY [options]

  --endpoint URL            the API, such as https://fra.cloud.appwrite.io/v1 (APPWRITE_ENDPOINT)
  --project ID              the project's id (APPWRITE_PROJECT_ID)
  --key KEY                 an API key (APPWRITE_API_KEY)
  --functions-domain NAME   functions answer at <function>-<project>.NAME
  --sites-domain NAME       the site answers at <project>.NAME
  --site-domain HOST        the site answers at HOST instead, a domain of your own
  --allow-data-loss         tables may lose columns or rows
  --no-build                deploy what was built before
  --test-mail ADDRESS       send a mail from the project's sender
  --trial-at LAT,LON        collect 0.1 km² there in the run as a customer (Monaco unless given)

Ends with 0 when all is live and was tried, 2 when it is live and could not be tried, else 1.`;

/** A mistake of the person who deploys: its sentence is all they need. */
export class DeployError extends Error {}

/** What a server gives out domains below, unless its operator says otherwise. */
function computeDomains(host: string): { functions: string; sites: string } | null {
  if (["localhost", "127.0.0.1", "[::1]"].includes(host))
    return { functions: "functions.localhost", sites: "sites.localhost" };
  const region = /^(?:([a-z]+)\.)?cloud\.appwrite\.io$/.exec(host)?.[1];
  if (region) return { functions: `${region}.appwrite.run`, sites: "appwrite.network" };
  return null;
}

/** The densest part of Monaco: every copy of the whole map has it. */
const TRIAL_AT = "43.733,7.42";

function readPoint(text: string): { lat: number; lon: number } {
  const [lat, lon] = text.split(",").map(Number);
  if (lat === undefined || lon === undefined || !(Math.abs(lat) <= 85) || !(Math.abs(lon) <= 179))
    throw new DeployError(
      `--trial-at is latitude and longitude, such as ${TRIAL_AT}, not ${text}.`,
    );
  return { lat, lon };
}

/** An id as part of a domain: `Area_scout` // => area-scout */
export const domainLabel = (id: string): string => id.toLowerCase().replace(/[^a-z0-9-]+/g, "-");

function siteHost(given: string | undefined, projectId: string, below: string | undefined): string {
  if (given) return given.toLowerCase();
  return below ? `${domainLabel(projectId)}.${below}` : "";
}

const options = {
  endpoint: { type: "string" },
  project: { type: "string" },
  key: { type: "string" },
  "functions-domain": { type: "string" },
  "sites-domain": { type: "string" },
  "site-domain": { type: "string" },
  "allow-data-loss": { type: "boolean", default: false },
  "no-build": { type: "boolean", default: false },
  "test-mail": { type: "string", default: "" },
  "trial-at": { type: "string", default: TRIAL_AT },
} as const;

function valuesIn(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new DeployError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** Reads the command line, and the environment where it says nothing. */
export function readTarget(args: string[], env: Record<string, string | undefined>): Target {
  const values = valuesIn(args);
  const endpoint = (values.endpoint ?? env.APPWRITE_ENDPOINT ?? "").replace(/\/$/, "");
  const projectId = values.project ?? env.APPWRITE_PROJECT_ID ?? "";
  const apiKey = values.key ?? env.APPWRITE_API_KEY ?? "";
  if (!endpoint || !projectId || !apiKey)
    throw new DeployError(`An endpoint, a project and a key are needed.\n\n${usage}`);
  if (!URL.canParse(endpoint) || !new URL(endpoint).pathname.endsWith("/v1"))
    throw new DeployError(`The endpoint must be an address that ends in /v1, not ${endpoint}.`);
  const known = computeDomains(new URL(endpoint).hostname);
  const functionsDomain = values["functions-domain"]?.toLowerCase() ?? known?.functions ?? "";
  const siteDomain = siteHost(
    values["site-domain"],
    projectId,
    values["sites-domain"]?.toLowerCase() ?? known?.sites,
  );
  if (!functionsDomain || !siteDomain) {
    throw new DeployError(
      "Which domains does this server give out? Name them with --functions-domain and " +
        "--sites-domain: they are _APP_DOMAIN_FUNCTIONS and _APP_DOMAIN_SITES of its settings.",
    );
  }
  return {
    ...{ endpoint, projectId, apiKey, functionsDomain, siteDomain },
    mayLoseData: values["allow-data-loss"],
    isBuilt: values["no-build"],
    testMail: values["test-mail"],
    trialAt: readPoint(values["trial-at"]),
  };
}

/** Address of a domain on this server. `app.sites.localhost` // => http://app.sites.localhost:3100 */
export function addressOf({ endpoint }: Target, domain: string): string {
  const url = new URL(endpoint);
  return `${url.protocol}//${domain}${url.port ? `:${url.port}` : ""}`;
}

/** The address below which the consoles of self-hosted servers and of the Cloud have their pages. */
export function consoleAddress({ endpoint, projectId }: Target, page: string): string {
  const url = new URL(endpoint);
  const region = /^([a-z]+)\.cloud\.appwrite\.io$/.exec(url.hostname)?.[1];
  return region
    ? `https://cloud.appwrite.io/console/project-${region}-${projectId}/${page}`
    : `${url.origin}/console/project-default-${projectId}/${page}`;
}

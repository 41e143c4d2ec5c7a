import { Resolver } from "node:dns/promises";
import { domainToASCII } from "node:url";
import type { SiteResult } from "#domain/enrichment/site-result.ts";
import { type MailDomains, mailDomainsOf, type TakesMail } from "#domain/enrichment/takes-mail.ts";
import { crawlLimits } from "#domain/limits/crawl.ts";

/** Asks each domain once, a few at a time; `null` = unknown. It never throws. */
export type MailLookup = (domain: string) => Promise<TakesMail | null>;

/** `server`: `192.0.2.53`, `192.0.2.53:5353`, or `system` for this machine's own name servers. */
export function createMailLookup(
  server: string,
  waitMs: number = crawlLimits.mailLookupMs,
): MailLookup {
  const asked = new Map<string, Promise<TakesMail | null>>();
  const inTurn = fewAtOnce(crawlLimits.mailLookupsAtOnce);
  return (domain) => {
    const name = domainToASCII(domain);
    if (!isName(name)) return Promise.resolve(null);
    const answer = asked.get(name) ?? inTurn(() => lookUp(name, server, waitMs).catch(() => null));
    asked.set(name, answer);
    return answer;
  };
}

/** Runs calls in so many lanes, each call after the one before it in its lane. */
function fewAtOnce(lanes: number) {
  const ends: Promise<unknown>[] = Array(lanes).fill(Promise.resolve());
  let next = 0;
  return <T>(run: () => Promise<T>): Promise<T> => {
    const lane = next++ % lanes;
    const running = (ends[lane] ?? Promise.resolve()).then(run);
    ends[lane] = running.catch(() => {});
    return running;
  };
}

const isName = (name: string): boolean =>
  name.length <= 253 && /^[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})+$/.test(name);

/** Within `waitMs` for all of its questions; throws where nothing is known by then. */
async function lookUp(name: string, server: string, waitMs: number): Promise<TakesMail> {
  const resolver = new Resolver({ timeout: waitMs, tries: 1 });
  if (server !== "system") resolver.setServers([server]);
  const timer = setTimeout(() => resolver.cancel(), waitMs);
  try {
    return await takesMail(name, resolver);
  } finally {
    clearTimeout(timer);
  }
}

async function takesMail(name: string, resolver: Resolver): Promise<TakesMail> {
  const exchanges = await recordsOf(resolver.resolveMx(name));
  // A single record without a name says that there is no mail here (RFC 7505).
  if (exchanges.length > 0) return exchanges.some(({ exchange }) => exchange !== "") ? "yes" : "no";
  // Without any record mail goes to the domain's own address (RFC 5321, 5.1).
  const addresses = await recordsOf(resolver.resolve4(name));
  if (addresses.length > 0) return "yes";
  return (await recordsOf(resolver.resolve6(name))).length > 0 ? "yes" : "no";
}

/** None where the name has none or does not exist; any other failure is thrown. */
const recordsOf = <T>(answer: Promise<T[]>): Promise<T[]> =>
  answer.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENODATA" || error.code === "ENOTFOUND") return [];
    throw error;
  });

/** The answers for these domains, without the unknown ones. */
export async function lookUpAll(
  domains: readonly string[],
  lookUp: MailLookup,
): Promise<MailDomains> {
  const answers = await Promise.all(domains.map(async (domain) => [domain, await lookUp(domain)]));
  return Object.fromEntries(answers.filter(([, answer]) => answer !== null));
}

/**
 * The result with the domains of its addresses looked up, as far as they are not known yet.
 * `listed`: the domains of its listings' own addresses, looked up too.
 */
export async function withMail(
  result: SiteResult,
  lookUp?: MailLookup,
  listed: readonly string[] = [],
): Promise<SiteResult> {
  const emails = result.facts?.emails.map(({ value }) => value) ?? [];
  const own = mailDomainsOf(emails).slice(0, crawlLimits.mailDomainsPerSite);
  const domains = [...new Set([...own, ...listed])];
  const open = domains.filter((domain) => result.mail?.[domain] === undefined);
  if (!lookUp || open.length === 0) return result;
  return { ...result, mail: { ...result.mail, ...(await lookUpAll(open, lookUp)) } };
}

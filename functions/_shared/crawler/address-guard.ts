import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Sites of the sample town: names that end so are served on this machine, on this port only. */
export interface LocalSites {
  /** `.localhost` */
  suffix: string;
  port: number;
  /** Nothing but these is reached. */
  isAll?: boolean;
}

export interface AddressGuard {
  /** `null` when the address may be asked for, else why it may not. */
  refusal(url: URL): string | null;
  /** All addresses of a name, checked; throws `BlockedAddress` when one of them is not public. */
  resolve(host: string): Promise<string[]>;
  /** Where the site of this name is served on this machine; `null` for every real one. */
  localPort(host: string): number | null;
}

export interface GuardSettings {
  /** Hosts of our own services: no business's site is there. */
  forbiddenHosts?: readonly string[];
  /** Only the local stack sets this; without it nothing on this machine is ever reached. */
  localSites?: LocalSites | null;
  resolve?: (host: string) => Promise<string[]>;
}

/** An address that is not asked; `host` is whose it is. */
export class BlockedAddress extends Error {
  readonly host: string;
  constructor(host: string, why: string) {
    super(`${host}: ${why}`);
    this.host = host;
  }
}

/**
 * Only addresses that anybody on the internet could reach: no machine of ours, no private network. Of
 * IPv6 only the range that is given out (2000::/3): `::7f00:1` is 127.0.0.1 in an old spelling.
 */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, "");
  if (!ipaddr.isValid(plain)) return false;
  const parsed = ipaddr.process(plain);
  const isGivenOut = parsed instanceof ipaddr.IPv4 || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;
  return isGivenOut && parsed.range() === "unicast";
}

/**
 * Decides which addresses the crawler may ask. Names are resolved and checked here, and the
 * connection is made to the checked addresses only, so a name can't change its mind in between.
 */
export function createAddressGuard({
  forbiddenHosts = [],
  localSites = null,
  resolve = systemResolve,
}: GuardSettings = {}): AddressGuard {
  const forbidden = new Set(forbiddenHosts.map((host) => bare(host)));
  const isLocalSite = (host: string): boolean =>
    localSites !== null &&
    host.endsWith(localSites.suffix) &&
    host.length > localSites.suffix.length;
  return {
    refusal(url) {
      const host = bare(url.hostname);
      if (!/^https?:$/.test(url.protocol)) return `scheme ${url.protocol}`;
      if (url.username !== "" || url.password !== "") return "credentials in the address";
      if (forbidden.has(host)) return "a host of our own";
      if (isLocalSite(host))
        return ["", String(localSites?.port)].includes(url.port) ? null : `port ${url.port}`;
      if (!/^(|80|443)$/.test(url.port)) return `port ${url.port}`;
      if (isIP(host) !== 0) return isPublicAddress(host) ? null : "not a public address";
      return isPublicName(host) ? null : "not a public name";
    },
    localPort: (host) => (localSites && isLocalSite(bare(host)) ? localSites.port : null),
    async resolve(host) {
      const name = bare(host);
      if (isLocalSite(name)) return ["127.0.0.1"];
      if (localSites?.isAll) throw new Error(`${name}: only the sample sites are read here`);
      const addresses = await resolve(name);
      const wrong = addresses.find((address) => !isPublicAddress(address));
      if (addresses.length === 0 || wrong !== undefined) {
        throw new BlockedAddress(name, "it leads to an address that is not public");
      }
      return addresses;
    },
  };
}

const systemResolve = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** `[::1]`, `Example.com.` // => `::1`, `example.com` */
const bare = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.+$/, "");

const isPublicName = (host: string): boolean =>
  host.includes(".") &&
  !/(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/.test(host);

import { workerLimits } from "#domain/limits/worker.ts";

/**
 * Scales the waits for an outside service: 1, but for the local server's stand-in as its lease is to
 * the usual one.
 */
export function standInPace(
  address: string,
  service: "overpass" | "overture",
  leaseSeconds: number,
): number {
  const { hostname, pathname } = new URL(address);
  const isStandIn =
    /^(localhost|127\.0\.0\.1)$/.test(hostname) && pathname.startsWith(`/stand-ins/${service}/`);
  return isStandIn ? leaseSeconds / workerLimits.leaseSecondsDefault : 1;
}

import type { IncomingMessage } from "node:http";

/**
 * The page with the addresses that only count when they are whole: its own (canonical) and its
 * picture's. Where a site is served is not known when it is built, so they are built as paths.
 */
export const withWholeAddresses = (html: string, origin: string): string =>
  html.replace(
    /(<link rel="canonical" href="|<meta property="og:image" content=")(?=\/)/g,
    (start) => start + origin,
  );

/** Where the visitor of this request believes the site to be. */
export function originOf({ headers }: IncomingMessage): string {
  const address = `http://${headers.host ?? ""}`;
  return URL.canParse(address) ? new URL(address).origin : "http://localhost";
}

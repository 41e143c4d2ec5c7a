/** The part of `/config.json` that says where else the pages ask. */
export interface AddressesInUse {
  endpoint: string;
  apiOrigin: string;
  apiOrigins?: Readonly<Record<string, string>>;
  geocoder: { url: string };
  tiles: { url: string; urlDark?: string };
  /** With `standIn` nobody asks Paddle. */
  paddle: object;
}

/** The letters that the map library puts in the place of `{s}`. */
const SUBDOMAINS = ["a", "b", "c"];

/** Paddle's script asks a host for prices, another for the checkout, and each has one for trials. */
const PADDLE = "https://*.paddle.com";

/** Nothing that would end the directive or the attribute it stands in gets into the page. */
function originsOf(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    const { origin } = URL.canParse(address) ? new URL(address) : { origin: "" };
    return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? [origin] : [];
  });
}

function tileAddresses(url: string): string[] {
  return url.includes("{s}") ? SUBDOMAINS.map((letter) => url.replaceAll("{s}", letter)) : [url];
}

/** The page with a policy that lets it ask the addresses in use, and no others. */
export function withAddressesInUse(html: string, settings: AddressesInUse): string {
  const { endpoint, apiOrigin, apiOrigins = {}, geocoder, tiles, paddle } = settings;
  const payments = "standIn" in paddle ? [] : [PADDLE];
  const appwrite = originsOf([endpoint]);
  const asked = [
    ...appwrite,
    ...appwrite.map((origin) => origin.replace(/^http/, "ws")),
    ...originsOf([apiOrigin, ...Object.values(apiOrigins), geocoder.url]),
    ...payments,
  ];
  const pictures = [tiles.url, tiles.urlDark ?? tiles.url].flatMap(tileAddresses);
  const shown = [...originsOf(pictures), ...payments];
  const filled: Readonly<Record<string, readonly string[]>> = {
    "connect-src": ["'self'", ...asked],
    "img-src": ["'self'", "data:", "blob:", ...shown],
  };
  return html.replace(
    /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/,
    (_, start: string, policy: string) =>
      start +
      policy
        .split("; ")
        .map((part) => {
          const [name = ""] = part.split(" ");
          const sources = filled[name];
          return sources ? [name, ...new Set(sources)].join(" ") : part;
        })
        .join("; "),
  );
}

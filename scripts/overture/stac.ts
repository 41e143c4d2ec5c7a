import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import type { RangeClient } from "#shared/collectors/overture/range-client.ts";

export interface Release {
  release: string;
  /** Version of Overture's schema. */
  schema: string;
  /** Addresses of the files with places. */
  urls: string[];
}

interface Stac {
  id: string;
  links: { rel: string; href: string }[];
  assets: Record<string, { href: string }>;
  /** Of the newest release. */
  latest: string;
  schema: string;
}

const fileMaxBytes = 4_194_304;

/** A release in the catalogue at the address; the newest one where none is named. */
export async function findRelease(
  client: RangeClient,
  catalogueUrl: string,
  wanted: string | undefined,
): Promise<Release> {
  const read = (url: string): Promise<Stac> => readStac(client, url);
  const catalogue = await read(catalogueUrl);
  const release = wanted ?? catalogue.latest;
  const values = { release };
  const releaseUrl = linksOf(catalogue, "child", catalogueUrl).find((url) =>
    new URL(url).pathname.includes(`/${release}/`),
  );
  if (!releaseUrl) throw new OvertureFailure("release-unknown", { values });
  const root = await read(releaseUrl);
  const places = await childOf(read, root, releaseUrl, "places");
  const place = await childOf(read, places.stac, places.url, "place");
  const urls: string[] = [];
  for (const url of linksOf(place.stac, "item", place.url)) {
    const item = await read(url);
    const asset = item.assets.aws ?? Object.values(item.assets)[0];
    if (!asset) throw new OvertureFailure("catalogue-unreadable", { values: { file: url } });
    urls.push(new URL(asset.href, url).href);
  }
  if (urls.length === 0 || root.schema === "") {
    throw new OvertureFailure("catalogue-unreadable", { values: { file: releaseUrl } });
  }
  return { release, schema: root.schema, urls: urls.toSorted() };
}

const linksOf = ({ links }: Stac, rel: string, base: string): string[] =>
  links.filter((link) => link.rel === rel).map(({ href }) => new URL(href, base).href);

async function childOf(
  read: (url: string) => Promise<Stac>,
  parent: Stac,
  base: string,
  id: string,
): Promise<{ stac: Stac; url: string }> {
  for (const url of linksOf(parent, "child", base)) {
    const stac = await read(url);
    if (stac.id === id) return { stac, url };
  }
  throw new OvertureFailure("catalogue-unreadable", { values: { file: base } });
}

async function readStac(client: RangeClient, url: string): Promise<Stac> {
  const bytes = await client.readAll(url, fileMaxBytes);
  try {
    const json = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof json?.id !== "string" || !Array.isArray(json.links)) throw new TypeError("no STAC");
    return {
      id: json.id,
      links: json.links,
      assets: json.assets ?? {},
      latest: String(json.latest ?? ""),
      schema: String(json["schema:version"] ?? ""),
    };
  } catch (cause) {
    throw new OvertureFailure("catalogue-unreadable", { values: { file: url }, cause });
  }
}

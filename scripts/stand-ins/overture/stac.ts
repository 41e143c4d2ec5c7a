export interface PlacesRelease {
  /** `2026-11-18.0` */
  release: string;
  files: { path: string; bytes: Uint8Array }[];
}

/** The catalogue's documents by their path, as Overture's own tool writes them. */
export function stacDocuments(
  releases: readonly PlacesRelease[],
  { schema }: { schema: string },
): Map<string, object> {
  const link = (rel: string, href: string): object => ({ rel, href, type: "application/json" });
  const documents = new Map<string, object>();
  const catalog = (id: string, links: object[], more: object = {}): object => ({
    type: "Catalog",
    id,
    stac_version: "1.1.0",
    description: id,
    links,
    ...more,
  });
  for (const { release, files } of releases) {
    documents.set(
      `/${release}/catalog.json`,
      catalog(
        release,
        ["base", "places"].map((theme) => link("child", `./${theme}/catalog.json`)),
        { "release:version": release, "schema:version": schema },
      ),
    );
    documents.set(`/${release}/base/catalog.json`, catalog("base", []));
    documents.set(
      `/${release}/places/catalog.json`,
      catalog("places", [link("child", "./place/collection.json")]),
    );
    const items = files.map((_, at) => String(at).padStart(5, "0"));
    documents.set(
      `/${release}/places/place/collection.json`,
      catalog(
        "place",
        items.map((id) => link("item", `./${id}/${id}.json`)),
        { type: "Collection", license: "other" },
      ),
    );
    for (const [at, id] of items.entries()) {
      documents.set(`/${release}/places/place/${id}/${id}.json`, {
        type: "Feature",
        id,
        stac_version: "1.1.0",
        links: [],
        assets: {
          aws: {
            href: `/stand-ins/overture${files[at]?.path}`,
            type: "application/vnd.apache.parquet",
          },
        },
      });
    }
  }
  const newest = releases.map(({ release }) => release).toSorted((a, b) => (a < b ? 1 : -1));
  documents.set(
    "/catalog.json",
    catalog(
      "Overture Releases",
      newest.map((release) => link("child", `./${release}/catalog.json`)),
      { latest: newest[0] },
    ),
  );
  return documents;
}

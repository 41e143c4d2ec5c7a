import type { Quote } from "#domain/contract.ts";

type Tags = Quote["tags"][string];

const plain = (text: string): string => text.replaceAll("_", " ");

/** `[{ amenity: "cafe" }, { shop: "coffee" }]` // => "amenity: cafe, or shop: coffee" */
export const tagsInWords = (tags: Tags): string =>
  tags
    .map((query) =>
      Object.entries(query)
        .map(([key, value]) => `${plain(key)}: ${plain(value)}`)
        .join(" with "),
    )
    .join(", or ");

export const businesses = (count: number): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "business" : "businesses"}`;

const offersMax = 3;
const orList = new Intl.ListFormat("en", { type: "disjunction" });

/** `["Plumber", "Painter"]` // => "Did you mean Plumber or Painter?" */
export const offer = (labels: readonly string[]): string =>
  labels.length === 0
    ? "Please try other words."
    : `Did you mean ${orList.format(labels.slice(0, offersMax))}?`;

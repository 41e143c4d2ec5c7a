import { expect, test } from "vitest";
import { cellOf } from "#domain/exports/cells.ts";
import { toCsv } from "#domain/exports/csv.ts";
import { listingColumns } from "#domain/listing/listing.ts";
import { listing } from "../query/sample-preset.ts";

const first =
  "id source_id merged_source_ids name category categories tier address street house_number suburb city region postcode country lat lon phone phone_source phone_osm phone_web phones website emails hours_raw hours_known hours rating review_count socials description price_level price_range payments currencies services areas founded_year founders fit fit_reason source source_updated_at collected_at licence";
const added =
  "cuisine brand operator stars wheelchair takeaway delivery outdoor_seating internet_access denomination takes_mail phone_type phone_overture website_osm website_overture sources overture_confidence gers_id agreement possible_twin";

test("columns keep the order that other people's programs rely on, and new ones come last", () => {
  expect(listingColumns.join(" ")).toBe(`${first} ${added}`);
  const [head = ""] = toCsv([listing(1)])
    .slice(1)
    .split("\r\n");
  expect(head).toBe(`${first} ${added}`.replaceAll(" ", ","));
});

test("a cell holds a list joined, a number as it is, and nothing where nothing is known", () => {
  const one = listing(1, { cuisine: ["thai", "sushi"], stars: 4.5 });
  expect(cellOf(one, "cuisine")).toBe("thai; sushi");
  expect(cellOf(one, "stars")).toBe(4.5);
  expect([cellOf(one, "wheelchair"), cellOf(listing(2), "cuisine")]).toEqual([null, ""]);
});

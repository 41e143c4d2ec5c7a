import { createHash } from "node:crypto";
import { type MapElement, pointOf } from "../map-element.ts";
import { businessKinds } from "../sample-town/business-kinds.ts";
import { nameOf, slugOf } from "../sample-town/business-names.ts";
import { createRandom, type Random } from "../sample-town/random.ts";
import {
  asOthersKnow,
  branchOf,
  misspelt,
  moved,
  type Shop,
  siteOf,
  tenantOf,
} from "./other-knowledge.ts";
import type { PlaceRow } from "./places-file.ts";
import { hierarchyOf } from "./taxonomy.ts";

/** The truth about a row: kept beside the file, never in it. */
export interface Truth {
  id: string;
  /** `same`: the business of the map. `only`: one that the map does not know. */
  kind: "same" | "duplicate" | "only" | "dead" | "closed" | "junk";
  /** `node/1` of the business, or `null` where the map has none. */
  osm: string | null;
  /** The other row of the same business, for a duplicate. */
  of: string | null;
}

export interface TownPlaces {
  rows: PlaceRow[];
  truth: Truth[];
}

const seed = 20_261_124;
const shares = { known: 0.7, duplicate: 0.05, rival: 0.05, only: 0.4, dead: 0.08, junk: 0.06 };

/** The town as Overture would know it: most of its businesses, some twice, others, and dead ones. */
export function townPlaces(elements: readonly MapElement[]): TownPlaces {
  const businesses = elements.filter(({ tags }) => kindOf(tags) !== undefined);
  const random = createRandom(seed);
  const rows: PlaceRow[] = [];
  const truth: Truth[] = [];
  const nextPhone = createPhones();
  const add = (shop: Shop, one: Omit<Truth, "id">, confidence: number): string => {
    const id = gersId(`${rows.length} ${shop.name}`);
    rows.push(rowOf(id, shop, { kind: one.kind, confidence }, random));
    truth.push({ id, ...one });
    return id;
  };
  for (const business of businesses) {
    const known = shopOf(business);
    if (known === null || !random.chance(shares.known)) continue;
    const osm = `${business.type}/${business.id}`;
    const shop = asOthersKnow(known, nextPhone, random);
    const id = add(shop, { kind: "same", osm, of: null }, sureness(random));
    if (!random.chance(shares.duplicate)) continue;
    const twin = moved(shop, random.between(5, 110), random);
    const name = random.chance(0.5) ? misspelt(known.name, random) : known.name;
    add({ ...twin, name }, { kind: "duplicate", osm, of: id }, sureness(random));
  }
  for (const business of businesses) {
    const { lat, lon } = pointOf(business);
    const kind = random.pick(kindsOfTypes);
    const name = nameOf(kind, random);
    const phone = nextPhone();
    const base = { name, type: kind.catalogueType, phone, website: siteOf(name), address: {} };
    const shop = moved({ ...base, lat, lon }, random.between(10, 200), random);
    const none = { osm: null, of: null };
    const near = shopOf(business);
    if (near !== null && random.chance(shares.rival)) {
      const rival = random.pick([branchOf, tenantOf])(near, { ...base, lat, lon }, random);
      add(rival, { kind: "only", ...none }, sureness(random));
    } else if (random.chance(shares.only)) add(shop, { kind: "only", ...none }, sureness(random));
    else if (random.chance(shares.dead)) {
      const isClosed = random.chance(0.4);
      add(
        shop,
        { kind: isClosed ? "closed" : "dead", ...none },
        isClosed ? 0 : 0.55 * random.next(),
      );
    } else if (random.chance(shares.junk)) {
      add({ ...shop, phone: null }, { kind: "junk", ...none }, 0.2 * random.next());
    }
  }
  return { rows, truth };
}

type Kind = (typeof businessKinds)[number];
const kindsOfTypes = businessKinds.filter(({ catalogueType }) => catalogueType !== null) as [
  Kind,
  ...Kind[],
];

/** The kind that most of the tags are of. */
const kindOf = (tags: Record<string, string>): Kind | undefined =>
  businessKinds
    .filter((kind) => Object.entries(kind.tags).every(([key, value]) => tags[key] === value))
    .toSorted((a, b) => Object.keys(b.tags).length - Object.keys(a.tags).length)[0];

function shopOf(business: MapElement): Shop | null {
  const { tags } = business;
  const kind = kindOf(tags);
  if (!tags.name || !kind) return null;
  const { lat, lon } = pointOf(business);
  const street = [tags["addr:housenumber"], tags["addr:street"]].filter(Boolean).join(" ");
  return {
    lat,
    lon,
    name: tags.name,
    type: kind.catalogueType,
    phone: (tags.phone ?? tags["contact:phone"] ?? null)?.split(";")[0] ?? null,
    website: tags.website ?? tags["contact:website"] ?? null,
    address: { freeform: street || null, postcode: tags["addr:postcode"] ?? null },
  };
}

const sureness = (random: Random): number => 0.3 + 0.69 * Math.sqrt(random.next());

/** Numbers set aside for fiction, none of them one of the town's. */
function createPhones(): () => string {
  const areas = [113, 114, 115, 116, 117, 118, 121, 131, 141, 151, 161];
  let used = 0;
  return () => {
    const area = areas[Math.floor(used / 1000) % areas.length];
    const number = String(used++ % 1000).padStart(3, "0");
    return `+44${area}4960${number}`;
  };
}

/** A UUID that is the same at every run. */
function gersId(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

interface Dataset {
  dataset: string;
  license: string;
}
const datasets: readonly [Dataset, ...Dataset[]] = [
  { dataset: "meta", license: "CDLA-Permissive-2.0" },
  { dataset: "Microsoft", license: "CDLA-Permissive-2.0" },
  { dataset: "Foursquare", license: "Apache-2.0" },
  { dataset: "AllThePlaces", license: "CC0-1.0" },
];

function rowOf(
  id: string,
  shop: Shop,
  { kind, confidence }: { kind: Truth["kind"]; confidence: number },
  random: Random,
): PlaceRow {
  const source = random.pick(datasets);
  const hierarchy = hierarchyOf(shop.type);
  const record = { record_id: id.slice(-12), update_time: "2026-10-20T00:00:00.000Z" };
  const page = `https://www.facebook.com/${slugOf(shop.name)}`;
  const { lat, lon } = shop;
  const hasTaxonomy = kind === "same" || kind === "duplicate" || random.chance(0.93);
  return {
    id,
    bbox: { xmin: lon, xmax: lon + 1.5e-5, ymin: lat, ymax: lat + 4e-6 },
    version: random.between(1, 9),
    confidence,
    names: { primary: shop.name, common: null, rules: null },
    operating_status:
      kind === "closed" ? "permanently_closed" : random.pick(["open", "open", null]),
    basic_category: hierarchy.at(-1) ?? null,
    taxonomy: hasTaxonomy ? { primary: hierarchy.at(-1), hierarchy, alternates: null } : null,
    websites: shop.website ? [marked(shop.website, page, random)] : null,
    socials: source.dataset === "meta" ? [page] : null,
    emails: random.chance(0.5) ? [`info@${slugOf(shop.name) || "shop"}.example`] : null,
    phones: shop.phone ? [shop.phone] : null,
    addresses: [
      {
        locality: "Port Ellory",
        region: null,
        freeform: null,
        postcode: null,
        country: "GB",
        ...shop.address,
      },
    ],
    sources: [
      { property: "", ...source, ...record, confidence, between: null },
      {
        property: "/properties/confidence",
        dataset: "Overture",
        license: "CDLA-Permissive-2.0",
        ...record,
        record_id: null,
        confidence: null,
        between: null,
      },
    ],
    brand: null,
  };
}

/** As it comes: a few with the marks of a campaign, a few with a page on a network instead. */
function marked(website: string, page: string, random: Random): string {
  const style = random.next();
  if (style < 0.03) return page;
  return style < 0.06 ? `${website}?utm_source=listing&utm_medium=organic` : website;
}

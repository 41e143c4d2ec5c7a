import { type Draw, drawFor } from "./draw.ts";

/** What the owner of a site in the sample town would write on it. */
export interface BusinessFacts {
  /** `anchor-cafe-ellory.example` */
  host: string;
  name: string;
  language: Language;
  trade: Trade;
  street: string | null;
  /** As it is written on a page; only numbers that are set aside for fiction. */
  phone: string;
  fax: string | null;
  emails: { role: "info" | "support" | "booking" | "owner"; value: string }[];
  owner: string;
  founded: number | null;
  /** Names of the town's own pages in social networks. */
  socials: { network: string; url: string }[];
  services: readonly string[];
  payments: readonly string[];
  priceRange: string | null;
  rating: { value: number; count: number } | null;
  /** Says that it wants no advertising. */
  objects: boolean;
  draw: Draw;
}

export type Language = "en" | "de" | "fr" | "es";
export type Trade = "food" | "health" | "craft" | "office" | "stay" | "shop";

const owners = [
  "Ada Penhallow",
  "Luca Marchetti",
  "Nadia Rahman",
  "Otto Verhoeven",
  "Priya Chaudhry",
  "Theo Winterbourne",
  "Vera Lindqvist",
  "Yusuf Haddad",
] as const;

const services: Record<Trade, readonly [string, ...string[]]> = {
  food: ["Breakfast", "Lunch menu", "Catering", "Take-away", "Private parties"],
  health: ["Check-ups", "Home visits", "Consultations", "Emergency appointments", "Physiotherapy"],
  craft: ["Repairs", "Installations", "Maintenance", "Emergency call-outs", "Free estimates"],
  office: ["Consulting", "Tax returns", "Contracts", "Bookkeeping", "Project planning"],
  stay: ["Double rooms", "Breakfast buffet", "Airport transfer", "Bicycle hire", "Meeting room"],
  shop: ["Gift wrapping", "Home delivery", "Repairs", "Special orders", "Gift cards"],
};

/** Everything but the name, the host and what the map says is drawn from the host. */
export function factsOf(host: string, tags: Record<string, string>): BusinessFacts {
  const draw = drawFor(host);
  const owner = draw.pick("owner", owners);
  const trade = tradeOf(tags);
  const slug = host.replace("-ellory.example", "");
  const number = 100 + draw.number("phone", 900);
  const networks = (["facebook", "instagram", "linkedin", "youtube"] as const).filter((network) =>
    draw.chance(network, { facebook: 55, instagram: 50, linkedin: 15, youtube: 10 }[network]),
  );
  return {
    host,
    name: tags.name ?? slug,
    language: draw.pick("language", ["en", "en", "en", "en", "en", "de", "fr", "es"]),
    trade,
    street: tags["addr:street"]
      ? `${tags["addr:housenumber"] ?? "1"} ${tags["addr:street"]}, Port Ellory`
      : null,
    phone: `+44 20 7946 0${number}`,
    fax: draw.chance("fax", 12) ? `+44 20 7946 0${100 + ((number + 450) % 900)}` : null,
    emails: [
      { role: "info", value: `info@${host}` },
      ...(draw.chance("support", 20)
        ? [{ role: "support" as const, value: `support@${host}` }]
        : []),
      ...(["food", "stay", "health"].includes(trade) && draw.chance("booking", 40)
        ? [{ role: "booking" as const, value: `bookings@${host}` }]
        : []),
      ...(draw.chance("owner mail", 25)
        ? [{ role: "owner" as const, value: `${owner.split(" ")[0]?.toLowerCase()}@${host}` }]
        : []),
    ],
    owner,
    founded: draw.chance("founded", 45) ? 1950 + draw.number("year", 74) : null,
    socials: networks.map((network) => ({
      network,
      url: `https://www.${network}.com/${network === "linkedin" ? "company/" : ""}${slug}-ellory`,
    })),
    services: services[trade].filter((_, at) => draw.chance(`service ${at}`, 70)),
    payments: (["Cash", "Visa", "Mastercard", "American Express"] as const).filter((_, at) =>
      draw.chance(`payment ${at}`, 35),
    ),
    priceRange: draw.chance("price", 30) ? draw.pick("range", ["$", "$$", "$$$"]) : null,
    rating: draw.chance("rating", 25)
      ? { value: 3 + draw.number("stars", 21) / 10, count: 5 + draw.number("reviews", 300) }
      : null,
    objects: draw.chance("objects", 6),
    draw,
  };
}

function tradeOf(tags: Record<string, string>): Trade {
  if (/restaurant|cafe|bar|pub|fast_food|ice_cream/.test(tags.amenity ?? "")) return "food";
  if (tags.healthcare) return "health";
  if (tags.craft) return "craft";
  if (tags.office) return "office";
  return tags.tourism ? "stay" : "shop";
}

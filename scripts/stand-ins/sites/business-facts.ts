import { type Draw, drawFor, type Some } from "./draw.ts";
import type { Currency, Language, MailRole, Trade } from "./kinds.ts";
import { servicesIn } from "./services.ts";

/** The details an owner in the sample town writes on the site; many leave a part of them out. */
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
  /** A number for emergencies, or that of the desk for bookings. */
  second: { desk: "emergency" | "booking"; number: string } | null;
  emails: { role: MailRole; value: string }[];
  owner: string;
  /** The owner and now and then a partner; empty where the site doesn't say who began. */
  founders: readonly string[];
  founded: number | null;
  /** Names of the town's own pages in social networks. */
  socials: { network: string; url: string }[];
  /** `price` in whole units of the first currency. */
  services: readonly { name: string; price: number | null }[];
  /** Quarters of the town and places near it. */
  areas: readonly string[];
  payments: readonly string[];
  /** ISO 4217, that of the prices first; empty where there are no prices. */
  currencies: readonly Currency[];
  priceRange: string | null;
  rating: { value: number; best: number; count: number } | null;
  /** Tells in a sentence or two what it is. */
  describes: boolean;
  /** Takes bookings without a person. */
  books: "link" | "widget" | null;
  /** Sells from the site. */
  hasCart: boolean;
  hasForm: boolean;
  /** A network whose advertising tag its pages load. */
  advertising: "google" | "meta" | "microsoft" | null;
  translations: readonly Language[];
  /** The year in its copyright line. */
  copyright: number | null;
  /** Says that it wants no advertising. */
  objects: boolean;
  /** How its sitemap is found; where there is one, no link leads to some of its pages. */
  sitemap: "usual" | "index" | "packed" | null;
  draw: Draw;
}

const people: Some<string> = [
  "Ada Penhallow",
  "Luca Marchetti",
  "Nadia Rahman",
  "Otto Verhoeven",
  "Priya Chaudhry",
  "Theo Winterbourne",
  "Vera Lindqvist",
  "Yusuf Haddad",
];

const places = [
  "Old Quay",
  "Harbourside",
  "Lantern Hill",
  "Saltfields",
  "Millreach",
  "Northgate",
  "Orchard End",
  "Gannet Point",
] as const;

/** Everything but the name, the host and what the map says is drawn from the host. */
export function factsOf(host: string, tags: Record<string, string>): BusinessFacts {
  const draw = drawFor(host);
  const trade = tradeOf(tags);
  const language = draw.pick<Language>("language", [
    "en",
    "en",
    "en",
    "en",
    "en",
    "de",
    "fr",
    "es",
    "ar",
  ]);
  const owner = draw.pick("owner", people);
  const isTold = !draw.chance("few words", 15);
  const often = (what: string, percent: number): boolean => isTold && draw.chance(what, percent);
  const currencies = often("currencies", 55) ? currenciesOf(draw) : [];
  return {
    host,
    name: tags.name ?? slugOf(host),
    language,
    trade,
    street: tags["addr:street"]
      ? `${tags["addr:housenumber"] ?? "1"} ${tags["addr:street"]}, Port Ellory`
      : null,
    ...numbersOf(trade, draw),
    emails: emailsOf(host, trade, owner, draw),
    owner,
    founders: often("founder", 60) ? foundersOf(owner, draw) : [],
    founded: often("founded", 50) ? 1950 + draw.number("year", 74) : null,
    socials: socialsOf(host, draw),
    services: servicesIn(language, trade)
      .filter((_, at) => often(`service ${at}`, 70))
      .map((name, at) => ({
        name,
        price: currencies.length > 0 ? 8 + draw.number(`price ${at}`, 90) : null,
      })),
    areas: often("areas", 45) ? places.filter((_, at) => draw.chance(`area ${at}`, 45)) : [],
    payments: (["Cash", "Visa", "Mastercard", "American Express", "PayPal"] as const).filter(
      (_, at) => often(`payment ${at}`, 35),
    ),
    currencies,
    priceRange: often("range", 30)
      ? draw.pick("price range", ["£", "££", "£££", "$$", "€€", "£15–£40"])
      : null,
    rating: often("rating", 30) ? ratingOf(draw) : null,
    describes: often("describes", 90),
    ...signsOf(trade, language, draw),
    objects: draw.chance("objects", 6),
    sitemap: draw.chance("sitemap", 40)
      ? draw.pick("sitemap kind", ["usual", "index", "packed"] as const)
      : null,
    draw,
  };
}

const slugOf = (host: string): string => host.replace("-ellory.example", "");

function tradeOf(tags: Record<string, string>): Trade {
  if (/restaurant|cafe|bar|pub|fast_food|ice_cream/.test(tags.amenity ?? "")) return "food";
  if (tags.healthcare) return "health";
  if (tags.craft) return "craft";
  if (tags.office) return "office";
  return tags.tourism ? "stay" : "shop";
}

function numbersOf(trade: Trade, draw: Draw): Pick<BusinessFacts, "phone" | "fax" | "second"> {
  const number = 100 + draw.number("phone", 900);
  const other = (distance: number): string => `+44 20 7946 0${100 + ((number + distance) % 900)}`;
  const desk = trade === "craft" || trade === "health" ? "emergency" : "booking";
  return {
    phone: other(-100),
    fax: draw.chance("fax", 12) ? other(350) : null,
    second: draw.chance("second", 20) ? { desk, number: other(611) } : null,
  };
}

function emailsOf(host: string, trade: Trade, owner: string, draw: Draw): BusinessFacts["emails"] {
  const takesBookings = ["food", "stay", "health"].includes(trade);
  const boxes: [MailRole, string, boolean][] = [
    ["info", "info", true],
    ["support", "support", draw.chance("support", 20)],
    ["booking", "bookings", takesBookings && draw.chance("booking", 40)],
    ["accounting", "accounts", draw.chance("accounts", 8)],
    ["jobs", "jobs", draw.chance("jobs", 8)],
    ["owner", owner.split(" ")[0]?.toLowerCase() ?? "owner", draw.chance("owner mail", 25)],
  ];
  return boxes.flatMap(([role, box, isThere]) =>
    isThere ? [{ role, value: `${box}@${host}` }] : [],
  );
}

function foundersOf(owner: string, draw: Draw): string[] {
  const partner = draw.pick("partner", people);
  return draw.chance("two founders", 25) && partner !== owner ? [owner, partner] : [owner];
}

const networks = [
  ["facebook", "www.facebook.com/", 50],
  ["instagram", "www.instagram.com/", 50],
  ["linkedin", "www.linkedin.com/company/", 15],
  ["youtube", "www.youtube.com/@", 10],
  ["tiktok", "www.tiktok.com/@", 8],
  ["x", "x.com/", 10],
] as const;

function socialsOf(host: string, draw: Draw): BusinessFacts["socials"] {
  return networks.flatMap(([network, folder, share]) => {
    // A handle of X has room for 15 signs.
    const own = slugOf(host).replaceAll("-", "").slice(0, 9);
    const handle = network === "x" ? `${own}ellory` : `${slugOf(host)}-ellory`;
    const url = network === "tiktok" ? handle.replaceAll("-", ".") : handle;
    return draw.chance(network, share) ? [{ network, url: `https://${folder}${url}` }] : [];
  });
}

function currenciesOf(draw: Draw): Currency[] {
  const first = draw.pick("currency", ["GBP", "GBP", "GBP", "EUR", "EUR", "USD"] as const);
  const also = first === "EUR" ? "GBP" : "EUR";
  return draw.chance("also", 20) ? [first, also] : [first];
}

function ratingOf(draw: Draw): NonNullable<BusinessFacts["rating"]> {
  const stars = 3 + draw.number("stars", 21) / 10;
  const best = draw.chance("of ten", 20) ? 10 : 5;
  return { value: best === 10 ? stars * 2 : stars, best, count: 5 + draw.number("reviews", 300) };
}

function signsOf(
  trade: Trade,
  language: Language,
  draw: Draw,
): Pick<
  BusinessFacts,
  "books" | "hasCart" | "hasForm" | "advertising" | "translations" | "copyright"
> {
  const isBooked = ["food", "stay", "health"].includes(trade) && draw.chance("books", 35);
  const others = (["en", "de", "fr", "es", "ar"] as const).filter((one) => one !== language);
  return {
    books: isBooked ? draw.pick("booking tool", ["link", "link", "widget"]) : null,
    hasCart: trade === "shop" && draw.chance("cart", 35),
    hasForm: draw.chance("form", 40),
    advertising: draw.chance("advertises", 22)
      ? draw.pick("advertising", ["google", "google", "meta", "microsoft"])
      : null,
    translations: draw.chance("translated", 18)
      ? others.filter((one) => one === "en" || draw.chance(`in ${one}`, 40))
      : [],
    copyright: draw.chance("copyright", 65) ? 2013 + draw.number("copyright year", 13) : null,
  };
}

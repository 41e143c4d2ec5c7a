import type { Trading } from "./business-kinds.ts";

/** Businesses written down by hand: what a person would enter and a program may stumble over. */
export interface Oddity {
  tags: Record<string, string>;
  trading: Trading;
}

const entry = (trading: Trading, kind: string, tags: Record<string, string>): Oddity => {
  const [key = "", value = ""] = kind.split("=");
  return { trading, tags: { [key]: value, ...tags } };
};

const namesInOtherScripts: Oddity[] = [
  entry("food", "amenity=restaurant", {
    name: "مطعم الياسمين",
    "name:en": "Jasmine Restaurant",
    cuisine: "lebanese",
  }),
  entry("food", "amenity=cafe", { name: "مقهى المنارة", "name:en": "Lighthouse Café" }),
  entry("shop", "shop=bakery", { name: "Пекарня Ромашка", "name:en": "Daisy Bakery" }),
  entry("food", "amenity=restaurant", {
    name: "Чайка",
    "name:en": "The Seagull",
    cuisine: "georgian",
  }),
  entry("food", "amenity=restaurant", {
    name: "金龍酒家",
    "name:en": "Golden Dragon",
    cuisine: "chinese",
  }),
  entry("shop", "shop=supermarket", { name: "海港超市", "name:en": "Harbour Supermarket" }),
  entry("food", "amenity=restaurant", {
    name: "さくら",
    "name:en": "Sakura",
    cuisine: "japanese;sushi",
  }),
  entry("food", "amenity=restaurant", {
    name: "Ταβέρνα ο Γλάρος",
    "name:en": "Seagull Taverna",
    cuisine: "greek",
  }),
  entry("shop", "shop=hairdresser", { name: "Κομμωτήριο Ελένη", "name:en": "Eleni Hair" }),
  entry("food", "amenity=restaurant", {
    name: "한강식당",
    "name:en": "Han River Kitchen",
    cuisine: "korean",
  }),
  entry("shop", "shop=jewelry", { name: "תכשיטי כוכב", "name:en": "Star Jewellery" }),
  entry("food", "amenity=fast_food", { name: "สวนไทย", "name:en": "Thai Garden", cuisine: "thai" }),
  entry("shop", "shop=clothes", { name: "साड़ी घर", "name:en": "Sari House" }),
  entry("food", "amenity=cafe", { name: "Şeker Çay Évi" }),
  entry("shop", "shop=florist", { name: "Blomster på Høyden" }),
  entry("office", "office=lawyer", { name: "Адвокат Ковальчук", "name:en": "Kovalchuk Law" }),
];

const awkwardNames: Oddity[] = [
  entry("shop", "shop=books", { name: '"The Last Page" Books' }),
  entry("shop", "shop=gift", { name: "Bits, Bobs & Things" }),
  entry("office", "office=accountant", { name: "Maddox; Crane & Co" }),
  entry("food", "amenity=bar", { name: "<b>Bold</b>" }),
  entry("office", "office=it", { name: "<script>alert('ellory')</script>" }),
  entry("office", "office=company", { name: "=1+1" }),
  entry("shop", "shop=computer", { name: "@HOME Computers" }),
  entry("shop", "shop=electronics", { name: "+Plus Electronics" }),
  entry("shop", "shop=clothes", { name: "-20° Outerwear" }),
  entry("shop", "shop=hairdresser", { name: "✂️ Snip Snip 💇" }),
  entry("food", "amenity=ice_cream", { name: "🍦 Ice Ice 🍨" }),
  entry("shop", "shop=toys", { name: "Tom\u2019s  Toy\u00a0Box " }),
  entry("food", "amenity=cafe", { name: "Null" }),
  entry("food", "amenity=pub", { name: "The Ship (closed Mondays!)" }),
  entry("food", "amenity=restaurant", { name: "7" }),
  entry("shop", "shop=variety_store", { name: "99% OFF / EVERYTHING\\EVERYWHERE" }),
  entry("office", "office=company", {
    name: "The Worshipful Company of Rope Makers, Sail Makers, Chandlers, Shipwrights, Caulkers, Lightermen and Allied Maritime Trades of Port Ellory and the Surrounding Islands (Incorporated), Registered Head Office and Members' Reading Room",
  }),
  entry("food", "amenity=restaurant", {
    name: "Llanfairwelltyhafandinghyfrydolaudaionimorwyn Dining Rooms",
    cuisine: "welsh",
  }),
  entry("shop", "shop=art", { name: "UPPER CASE GALLERY" }),
  entry("shop", "shop=photo", { name: "photo n° 5 – “studio”" }),
];

const listValues: Oddity[] = [
  entry("shop", "shop=bakery;pastry", { name: "Rise & Shine" }),
  entry("shop", "shop=hairdresser;beauty", { name: "Curl & Glow" }),
  entry("shop", "shop=florist; gift", { name: "Petal Post" }),
  entry("shop", "shop=bicycle;sports", { name: "Two Wheels Good" }),
  entry("food", "amenity=cafe;bar", { name: "Dawn to Dusk" }),
  entry("shop", "shop=hairdresser;barber", { name: "Fade & Co", hairdresser: "barber" }),
  entry("shop", "shop=coffee;books", { name: "Ink & Bean" }),
];

export const oddities: Oddity[] = [...namesInOtherScripts, ...awkwardNames, ...listValues];

/** The same name in several places far apart; never one business. */
export const chains: (Oddity & { places: number })[] = [
  { ...entry("food", "amenity=cafe", chain("Gull & Bean", "coffee_shop")), places: 5 },
  { ...entry("shop", "shop=supermarket", chain("Larder", "")), places: 4 },
  { ...entry("shop", "shop=bakery", chain("Crumbs", "")), places: 4 },
  {
    ...entry("health", "amenity=pharmacy", { ...chain("Wellmark", ""), healthcare: "pharmacy" }),
    places: 4,
  },
  { ...entry("food", "amenity=fast_food", chain("Burger Barge", "burger")), places: 4 },
  { ...entry("office", "amenity=bank", chain("Island & Provincial", "")), places: 3 },
  { ...entry("shop", "shop=hairdresser", chain("Shear Delight", "")), places: 3 },
];

function chain(brand: string, cuisine: string): Record<string, string> {
  const slug = brand.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  return {
    name: brand,
    brand,
    website: `https://www.${slug}.example/stores`,
    ...(cuisine ? { cuisine } : {}),
  };
}

/** Gone or empty: not businesses, though they look a little like it. */
export const formerBusinesses: Record<string, string>[] = [
  { "disused:shop": "bakery", name: "Old Crust" },
  { "disused:shop": "hairdresser", name: "Hair Today" },
  { "disused:amenity": "restaurant", name: "The Drowned Bell" },
  { "disused:amenity": "pub", name: "Whaler's Rest" },
  { "disused:amenity": "cafe", name: "Slack Tide" },
  { "disused:shop": "yes", building: "retail" },
  { "was:shop": "video", name: "Rewind" },
  { "abandoned:tourism": "hotel", name: "Hotel Bellevue" },
  ...Array.from({ length: 14 }, () => ({ shop: "vacant" })),
  { shop: "no", building: "yes" },
  { office: "government", name: "Port Ellory Town Hall" },
  { office: "government", name: "Harbour Master" },
];

/** Services that take bookings for a business, by a part of their addresses. */
const bookingServices: Record<string, string> = {
  "calendly.com": "Calendly",
  "acuityscheduling.com": "Acuity",
  "as.me": "Acuity",
  "squareup.com/appointments": "Square Appointments",
  "book.squareup.com": "Square Appointments",
  "setmore.com": "Setmore",
  simplybook: "SimplyBook",
  "bookwhen.com": "Bookwhen",
  "youcanbook.me": "YouCanBookMe",
  "timify.com": "Timify",
  "shore.com": "Shore",
  "etermin.net": "eTermin",
  "termin-online": "a booking page",
  treatwell: "Treatwell",
  "fresha.com": "Fresha",
  "booksy.com": "Booksy",
  "vagaro.com": "Vagaro",
  "styleseat.com": "StyleSeat",
  "schedulicity.com": "Schedulicity",
  "genbook.com": "Genbook",
  "phorest.com": "Phorest",
  "salonized.com": "Salonized",
  salonkee: "Salonkee",
  "planity.com": "Planity",
  kiute: "Kiute",
  "glossgenius.com": "GlossGenius",
  "mindbodyonline.com": "Mindbody",
  "healcode.com": "Mindbody",
  "momoyoga.com": "Momoyoga",
  eversports: "Eversports",
  "gymdesk.com": "Gymdesk",
  doctolib: "Doctolib",
  "jameda.de": "Jameda",
  doctoralia: "Doctoralia",
  "zocdoc.com": "Zocdoc",
  "localmed.com": "LocalMed",
  "nexhealth.com": "NexHealth",
  "janeapp.com": "Jane",
  "cliniko.com": "Cliniko",
  dentally: "Dentally",
  opentable: "OpenTable",
  "resy.com": "Resy",
  "exploretock.com": "Tock",
  "sevenrooms.com": "SevenRooms",
  thefork: "TheFork",
  "lafourchette.com": "TheFork",
  "eltenedor.es": "TheFork",
  quandoo: "Quandoo",
  bookatable: "Bookatable",
  "resmio.com": "resmio",
  "formitable.com": "Formitable",
  "zenchef.com": "Zenchef",
  "covermanager.com": "CoverManager",
  "resdiary.com": "ResDiary",
  "mews.com": "Mews",
  "cloudbeds.com": "Cloudbeds",
  "beds24.com": "Beds24",
  "siteminder.com": "SiteMinder",
  thebookingbutton: "SiteMinder",
  "synxis.com": "SynXis",
  "reservit.com": "Reservit",
  "d-edge.com": "D-EDGE",
  "simplebooking.it": "Simple Booking",
  "bookassist.com": "Bookassist",
  "guesty.com": "Guesty",
  "lodgify.com": "Lodgify",
  "freetobook.com": "freetobook",
  "eviivo.com": "eviivo",
  "fareharbor.com": "FareHarbor",
  bookingkit: "bookingkit",
  "checkfront.com": "Checkfront",
  "rezdy.com": "Rezdy",
  "housecallpro.com": "Housecall Pro",
  "getjobber.com": "Jobber",
};

/** Software and marks of a shop with a cart, by a part of an address. */
const shopServices: Record<string, string> = {
  "cdn.shopify.com": "Shopify",
  "myshopify.com": "Shopify",
  woocommerce: "WooCommerce",
  "bigcommerce.com": "BigCommerce",
  "ecwid.com": "Ecwid",
  "snipcart.com": "Snipcart",
  prestashop: "PrestaShop",
  shopware: "Shopware",
  magento: "Magento",
  "bigcartel.com": "Big Cartel",
};

const finder = (services: Record<string, string>) => {
  const entries = Object.entries(services);
  return (address: string): string | null => {
    const lower = address.toLowerCase();
    return entries.find(([part]) => lower.includes(part))?.[1] ?? null;
  };
};

/** The booking service an address belongs to. */
export const bookingServiceIn = finder(bookingServices);
/** The shop software an address belongs to. */
export const shopServiceIn = finder(shopServices);

const tags: [RegExp, string][] = [
  [/[^\w-]AW-\d{6}|googleadservices|google_conversion_id/, "Google Ads"],
  [/[^\w]fbq\(|connect\.facebook\.net\/[^"']{1,20}\/fbevents/, "Meta Pixel"],
  [/bat\.bing\.com/, "Microsoft Advertising"],
  [/snap\.licdn\.com|_linkedin_partner_id/, "LinkedIn Ads"],
  [/analytics\.tiktok\.com/, "TikTok Ads"],
];
export const advertisingNames: ReadonlySet<string> = new Set(tags.map(([, name]) => name));

/** The advertising networks whose tags a page's code or a script's address holds. */
export const advertisingTags = (code: string): string[] =>
  tags.flatMap(([pattern, name]) => (pattern.test(code) ? [name] : []));

/** A page's tool: a form that asks for a day or a time. */
export const dateForm = "a form with a date";

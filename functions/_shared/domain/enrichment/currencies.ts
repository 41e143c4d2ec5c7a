import { businessesOf } from "./business.ts";
import { eachOnce } from "./each-once.ts";
import { evidenceOn, type Found, type Page } from "./page.ts";
import { type Statement, textsOf } from "./structured-data.ts";
import { isArticle, isReview } from "./third-parties.ts";

const codes =
  /\b(EUR|USD|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|MXN|BRL|ARS|CLP|COP|JPY|CNY|INR|VND|THB|ZAR|AED|SAR|MAD|TND|ILS|SGD|HKD|KRW|RUB|UAH)\b/g;
const amount = "\\d{1,3}(?:[.,'’ ]\\d{3})*(?:[.,]\\d{1,2}|,-|\\.-|,–)?";
const signs: [RegExp, string][] = [
  [new RegExp(`€\\s?${amount}|${amount}\\s?(?:€|euros?\\b)`, "i"), "EUR"],
  [new RegExp(`£\\s?${amount}`), "GBP"],
  [new RegExp(`(?:CHF|Fr\\.|SFr\\.)\\s?${amount}|${amount}\\s?CHF\\b`), "CHF"],
  [new RegExp(`${amount}\\s?(?:zł|PLN)\\b`, "i"), "PLN"],
  [new RegExp(`${amount}\\s?Kč`, "i"), "CZK"],
  [new RegExp(`${amount}\\s?(?:đ|vnđ|vnd|₫)(?![\\p{L}])`, "iu"), "VND"],
  [new RegExp(`₹\\s?${amount}`), "INR"],
  [new RegExp(`¥\\s?${amount}|${amount}\\s?円`), "JPY"],
  [new RegExp(`฿\\s?${amount}`), "THB"],
  [new RegExp(`R\\$\\s?${amount}`), "BRL"],
  [new RegExp(`₺\\s?${amount}|${amount}\\s?(?:₺|TL\\b)`), "TRY"],
];
const dollar = new RegExp(`(?<![A-Z])\\$\\s?${amount}`);
const dollars: Record<string, string> = {
  US: "USD",
  CA: "CAD",
  AU: "AUD",
  NZ: "NZD",
  MX: "MXN",
  SG: "SGD",
  HK: "HKD",
  AR: "ARS",
  CL: "CLP",
  CO: "COP",
  PR: "USD",
  EC: "USD",
};
/** Names of money that several Arab countries share; the country says whose is meant. */
const arabMoney: [RegExp, Record<string, string>][] = [
  [/ريال|ر\.\s?س/u, { SA: "SAR", QA: "QAR", OM: "OMR", YE: "YER" }],
  [/درهم|د\.\s?إ/u, { AE: "AED", MA: "MAD" }],
  [
    /دينار|د\.\s?[أكت]/u,
    { JO: "JOD", KW: "KWD", BH: "BHD", IQ: "IQD", TN: "TND", DZ: "DZD", LY: "LYD" },
  ],
  [/جنيه|ج\.\s?م/u, { EG: "EGP", SD: "SDG" }],
  [/ليرة/u, { LB: "LBP", SY: "SYP" }],
];
const crowns: Record<string, string> = { SE: "SEK", NO: "NOK", DK: "DKK", IS: "ISK" };
const crown = new RegExp(`${amount}\\s?(?:kr|:-)(?![\\p{L}])`, "iu");

/** In which money the business names its prices. */
export function currenciesOf(
  pages: readonly Page[],
  statements: readonly Statement[],
  country: string | null,
): Found<string>[] {
  const found = [...stated(statements), ...pages.flatMap((page) => inPrices(page, country))];
  return eachOnce(found, 6);
}

function stated(statements: readonly Statement[]): Found<string>[] {
  const own = businessesOf(statements).map((each) => ({ ...each, names: ["currenciesAccepted"] }));
  const offers = statements.map((each) => ({ ...each, names: ["priceCurrency"] }));
  return [...own, ...offers].flatMap(({ thing, page, method, names }) =>
    textsOf(thing, ...names).flatMap((text) =>
      (text.toUpperCase().match(codes) ?? []).map((value) => ({
        value,
        ...evidenceOn(page, method, `${names[0]}: ${text}`),
      })),
    ),
  );
}

const priceWords =
  /(?<!\p{L})(price|prices|pricing|cost|costs|rates?|fee|fees|from|only|per|each|menu|adult|child|starting|now|sale|offer|deal|special|preise?|kosten|ab|pro|je|nur|zzgl|inkl|tarifs?|prix|à partir|dès|par|precios?|tarifas?|desde|por|prezz[oi]|da|tariff[ea]|prijs|prijzen|vanaf|tarieven|preços?|currency|incl|excl|vat|mwst|tva|iva|btw|p\.p|pp|night|nacht|nuit|hour|stunde|heure|hora|uur|day|tag|jour|giá|vnđ|voucher|membership|ticket)(?!\p{L})/iu;
/** Sums that aren't prices: those of a law, a prize or an insurance. */
const otherSums =
  /(?<!\p{L})(invest\w*|threshold|turnover|revenue|million|billion|salary|income|damages|verdict|settlement|grant|fund(ing|s)?|loan|mortgage|raised|donat\w*|capital|coverage|liability|insured|umsatz|stammkapital|haftung|chiffre d'affaires|facturación)(?!\p{L})/iu;

/** "Delivery over $75": a limit, not a price. */
const overSum =
  /\b(over|above|more than|minimum|ab einem|über|plus de|más de|oltre|boven)\s[^\d]{0,20}\d/i;

function inPrices(page: Page, country: string | null): Found<string>[] {
  const counts = new Map<string, { count: number; text: string; isPrice: boolean }>();
  const head = { text: page.meta.get("description") ?? "", path: "", region: "head" };
  for (const { text, path, region } of [head, ...page.lines]) {
    if (
      !/[\d\u0660-\u0669€£$]|[A-Z]{3}/.test(text) ||
      otherSums.test(text) ||
      isReview(path) ||
      isArticle(path)
    )
      continue;
    for (const value of currencyIn(text, country)) {
      const isPrice = (text.length <= 60 && !overSum.test(text)) || priceWords.test(text);
      const before = counts.get(value) ?? { count: 0, text, isPrice: false };
      counts.set(value, {
        count: before.count + (isPrice ? 1 : 0),
        text: before.text,
        isPrice: before.isPrice || (isPrice && region !== "footer"),
      });
    }
  }
  return [...counts].flatMap(([value, { count, text, isPrice }]) =>
    isPrice && count >= 1 ? [{ value, ...evidenceOn(page, "prices", text) }] : [],
  );
}

function currencyIn(text: string, country: string | null): string[] {
  const found = signs.flatMap(([pattern, code]) => (pattern.test(text) ? [code] : []));
  const named =
    /(?<!\p{L})(currency|currencies|währung|devise|moneda|valuta|prices? (are )?in|preise in)(?!\p{L})/iu.test(
      text,
    ) || /\d/.test(text)
      ? (text.match(codes) ?? [])
      : [];
  if (dollar.test(text) && !named.some((code) => /[A-Z]{2}[DN]$/.test(code))) {
    const code = dollars[country ?? ""];
    if (code) found.push(code);
  }
  if (/[\d\u0660-\u0669]/u.test(text)) {
    for (const [name, codeOf] of arabMoney) {
      const code = name.test(text) ? codeOf[country ?? ""] : undefined;
      if (code) found.push(code);
    }
  }
  const kr = crowns[country ?? ""];
  if (kr && crown.test(text)) found.push(kr);
  return [...new Set([...found, ...named])];
}

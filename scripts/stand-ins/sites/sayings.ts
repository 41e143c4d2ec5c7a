import type { BusinessFacts } from "./business-facts.ts";
import type { Currency, Language } from "./kinds.ts";
import type { Words } from "./words/site-words.ts";
import { words } from "./words.ts";

/** The facts in the words of the site's owner; `null` or empty where the site says nothing of it. */
export interface Sayings {
  said: Words;
  describe: string | null;
  story: readonly string[];
  services: readonly { name: string; price: string | null }[];
  servicesTitle: string;
  prices: string | null;
  range: string | null;
  serve: string | null;
  pay: string | null;
}

/** The same at every call: each site has one way to say a thing. */
export function sayingsOf(facts: BusinessFacts): Sayings {
  const { language, draw, name, trade, areas, payments, currencies, priceRange } = facts;
  const said = words[language];
  const [currency] = currencies;
  return {
    said,
    describe: facts.describes
      ? draw.pick("describe", said.describe)(name, said.trades[trade])
      : null,
    story: storyOf(facts, said),
    services: facts.services.map(({ name: service, price }) => ({
      name: service,
      price: price === null || !currency ? null : priceText(price, currency, facts),
    })),
    servicesTitle: draw.pick("services title", said.services),
    prices:
      currencies.length > 0 && draw.chance("prices in", 50)
        ? said.pricesIn(currencies.join(` ${said.and} `))
        : null,
    range: priceRange ? `${said.range}: ${priceRange}` : null,
    serve: areas.length > 0 ? draw.pick("serve", said.serve)(listed(areas, language)) : null,
    pay: payments.length > 0 ? draw.pick("pay", said.pay)(payments.join(", ")) : null,
  };
}

function storyOf({ founded, founders, draw, language }: BusinessFacts, said: Words): string[] {
  const names = listed(founders, language);
  if (founded !== null && names !== "" && draw.chance("one sentence", 60))
    return [draw.pick("started", said.started)(founded, names)];
  return [
    ...(founded === null ? [] : [draw.pick("since", said.since)(founded)]),
    ...(names === "" ? [] : [draw.pick("founder says", said.foundedBy)(names)]),
  ];
}

function listed(all: readonly string[], language: Language): string {
  const { and } = words[language];
  // The Arabic word for "and" is written together with the next one.
  const last = language === "ar" ? ` ${and}` : ` ${and} `;
  return all.length > 1 ? `${all.slice(0, -1).join(", ")}${last}${all.at(-1)}` : (all[0] ?? "");
}

const signs: Record<Currency, string> = { GBP: "£", EUR: "€", USD: "US$" };

function priceText(price: number, currency: Currency, { draw, language }: BusinessFacts): string {
  const comma = language === "de" || language === "fr" || language === "es";
  const amount = draw.chance("cents", 50) ? `${price}${comma ? "," : "."}50` : String(price);
  return draw.pick("price style", [
    currency === "EUR" && comma ? `${amount} €` : `${signs[currency]}${amount}`,
    currency === "EUR" && comma ? `${amount} €` : `${signs[currency]}${amount}`,
    `${amount} ${currency}`,
  ]);
}

import type { Some } from "../draw.ts";
import type { MailRole, Trade } from "../kinds.ts";

/** The words of a site around its facts; of several ways to say a thing each site has one. */
export interface Words {
  /** Titles of the pages, and their addresses. */
  contact: string;
  about: string;
  services: Some<string>;
  imprint: string | null;
  paths: { contact: string; about: string; services: string; imprint: string };
  phone: string;
  fax: string;
  second: { emergency: string; booking: string };
  email: string;
  desks: Record<MailRole, string>;
  trades: Record<Trade, string>;
  describe: Some<(name: string, trade: string) => string>;
  started: Some<(year: number, names: string) => string>;
  since: Some<(year: number) => string>;
  foundedBy: Some<(names: string) => string>;
  areasTitle: string;
  serve: Some<(places: string) => string>;
  payTitle: string;
  pay: Some<(ways: string) => string>;
  and: string;
  pricesIn: (codes: string) => string;
  range: string;
  book: Some<string>;
  cart: string;
  addToCart: string;
  message: string;
  send: string;
  cookies: string;
  objection: string;
}

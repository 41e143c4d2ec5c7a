import type { Language } from "./business-facts.ts";

/** What the pages of a site say around its facts, by language. */
export interface Words {
  contact: string;
  about: string;
  services: string;
  imprint: string | null;
  phone: string;
  fax: string;
  email: string;
  since: (year: number, owner: string) => string;
  welcome: (name: string, trade: string) => string;
  pay: string;
  objection: string;
}

export const words: Record<Language, Words> = {
  en: {
    contact: "Contact",
    about: "About us",
    services: "Our services",
    imprint: null,
    phone: "Phone",
    fax: "Fax",
    email: "E-mail",
    since: (year, owner) => `Founded in ${year} by ${owner}.`,
    welcome: (name, trade) =>
      `${name} is a ${trade} in the heart of Port Ellory, run by people who know the island and its guests.`,
    pay: "We accept",
    objection: "No unsolicited offers, please: no cold calls and no advertising by e-mail.",
  },
  de: {
    contact: "Kontakt",
    about: "Über uns",
    services: "Leistungen",
    imprint: "Impressum",
    phone: "Telefon",
    fax: "Telefax",
    email: "E-Mail",
    since: (year, owner) => `Gegründet ${year} von ${owner}.`,
    welcome: (name, trade) =>
      `${name} ist ein Betrieb (${trade}) mitten in Port Ellory, geführt von Menschen, die die Insel und ihre Gäste kennen.`,
    pay: "Wir akzeptieren",
    objection:
      "Der Nutzung der Kontaktdaten zur Übersendung von nicht ausdrücklich angeforderter Werbung wird hiermit widersprochen.",
  },
  fr: {
    contact: "Contact",
    about: "À propos",
    services: "Prestations",
    imprint: "Mentions légales",
    phone: "Téléphone",
    fax: "Télécopie",
    email: "Courriel",
    since: (year, owner) => `Fondée en ${year} par ${owner}.`,
    welcome: (name, trade) =>
      `${name} est une maison (${trade}) au cœur de Port Ellory, tenue par des gens qui connaissent l’île et ses hôtes.`,
    pay: "Nous acceptons",
    objection: "Pas de démarchage, s’il vous plaît.",
  },
  es: {
    contact: "Contacto",
    about: "Quiénes somos",
    services: "Servicios",
    imprint: "Aviso legal",
    phone: "Teléfono",
    fax: "Fax",
    email: "Correo",
    since: (year, owner) => `Fundada en ${year} por ${owner}.`,
    welcome: (name, trade) =>
      `${name} es un negocio (${trade}) en el corazón de Port Ellory, llevado por gente que conoce la isla y a sus huéspedes.`,
    pay: "Aceptamos",
    objection: "No aceptamos publicidad.",
  },
};

/** What a visitor would call the trade. */
export const tradeNames = {
  food: "restaurant",
  health: "practice",
  craft: "workshop",
  office: "firm",
  stay: "guest house",
  shop: "shop",
} as const;

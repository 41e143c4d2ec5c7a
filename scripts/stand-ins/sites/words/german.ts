import type { Words } from "./site-words.ts";

export const german: Words = {
  contact: "Kontakt",
  about: "Über uns",
  services: ["Leistungen", "Unser Angebot", "Leistungen und Preise"],
  imprint: "Impressum",
  paths: {
    contact: "/kontakt.html",
    about: "/ueber-uns.html",
    services: "/leistungen.html",
    imprint: "/impressum.html",
  },
  phone: "Telefon",
  fax: "Telefax",
  second: { emergency: "Notdienst", booking: "Reservierung" },
  email: "E-Mail",
  desks: {
    info: "Allgemeine Anfragen",
    support: "Kundendienst",
    booking: "Reservierungen",
    accounting: "Buchhaltung",
    jobs: "Bewerbungen",
    owner: "Inhaber",
  },
  trades: {
    food: "Gasthaus",
    health: "Praxis",
    craft: "Werkstatt",
    office: "Kanzlei",
    stay: "Pension",
    shop: "Laden",
  },
  describe: [
    (name, trade) =>
      `${name} ist ein Betrieb (${trade}) mitten in Port Ellory, geführt von Menschen, die die Insel und ihre Gäste kennen.`,
    (name, trade) =>
      `Willkommen bei ${name}. Unser Haus (${trade}) liegt zwei Minuten vom Hafen, und wer einmal da war, kommt meistens wieder.`,
  ],
  started: [
    (year, names) => `Gegründet ${year} von ${names}.`,
    (year, names) => `Im Jahr ${year} eröffnete ${names} den Betrieb in zwei gemieteten Räumen.`,
    (year, names) => `Angefangen hat alles ${year}: ${names} übernahm die leere Werft am Kai.`,
  ],
  since: [(year) => `Seit ${year} für Sie da`, (year) => `Familienbetrieb, gegründet ${year}`],
  foundedBy: [
    (names) => `Gründer: ${names}`,
    (names) => `Gegründet wurde das Haus von ${names}; die Türklinke ist noch dieselbe.`,
  ],
  areasTitle: "Einsatzgebiet",
  serve: [
    (places) => `Wir arbeiten in ${places}.`,
    (places) => `Zu unseren Kunden fahren wir nach ${places}.`,
    (places) => `Liefergebiet: ${places}`,
  ],
  payTitle: "Zahlungsarten",
  pay: [
    (ways) => `Wir akzeptieren ${ways}.`,
    (ways) => `Zahlung mit ${ways}`,
    (ways) => `Bei uns zahlen Sie mit ${ways}.`,
  ],
  and: "und",
  pricesIn: (codes) => `Alle Preise in ${codes}, inklusive Mehrwertsteuer.`,
  range: "Preisniveau",
  book: ["Online buchen", "Tisch online reservieren", "Termin online vereinbaren"],
  cart: "Warenkorb",
  addToCart: "In den Warenkorb",
  message: "Ihre Nachricht",
  send: "Absenden",
  cookies: "Diese Seite verwendet Cookies.",
  objection:
    "Der Nutzung der Kontaktdaten zur Übersendung von nicht ausdrücklich angeforderter Werbung wird hiermit widersprochen.",
};

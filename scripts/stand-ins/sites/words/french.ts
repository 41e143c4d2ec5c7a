import type { Words } from "./site-words.ts";

export const french: Words = {
  contact: "Contact",
  about: "À propos",
  services: ["Prestations", "Nos services", "La carte et les tarifs"],
  imprint: "Mentions légales",
  paths: {
    contact: "/contact",
    about: "/a-propos",
    services: "/prestations",
    imprint: "/mentions-legales",
  },
  phone: "Téléphone",
  fax: "Télécopie (fax)",
  second: { emergency: "Urgences", booking: "Réservations" },
  email: "Courriel",
  desks: {
    info: "Renseignements",
    support: "Service clients",
    booking: "Réservations",
    accounting: "Comptabilité",
    jobs: "Recrutement",
    owner: "Gérance",
  },
  trades: {
    food: "restaurant",
    health: "cabinet",
    craft: "atelier",
    office: "étude",
    stay: "maison d’hôtes",
    shop: "boutique",
  },
  describe: [
    (name, trade) =>
      `${name} est une maison (${trade}) au cœur de Port Ellory, tenue par des gens qui connaissent l’île et ses hôtes.`,
    (name, trade) =>
      `Chez ${name}, on entre comme chez des amis : un ${trade} comme on n’en fait plus, à deux pas du vieux quai.`,
  ],
  started: [
    (year, names) => `Fondée en ${year} par ${names}.`,
    (year, names) => `En ${year}, ${names} ouvrit une petite salle rue du Port.`,
    (year, names) => `Tout commence en ${year} : ${names} reprend l’atelier d’un voilier.`,
  ],
  since: [(year) => `Maison fondée en ${year}`, (year) => `À votre service depuis ${year}`],
  foundedBy: [
    (names) => `Fondateur : ${names}`,
    (names) => `La maison a été créée par ${names}, qui passe encore chaque matin.`,
  ],
  areasTitle: "Zone d’intervention",
  serve: [
    (places) => `Nous intervenons à ${places}.`,
    (places) => `On nous voit souvent du côté de ${places}.`,
    (places) => `Zone de livraison : ${places}`,
  ],
  payTitle: "Moyens de paiement",
  pay: [
    (ways) => `Nous acceptons ${ways}.`,
    (ways) => `Règlement : ${ways}`,
    (ways) => `Vous réglez comme vous voulez : ${ways}.`,
  ],
  and: "et",
  pricesIn: (codes) => `Tarifs en ${codes}, TVA comprise.`,
  range: "Gamme de prix",
  book: ["Réserver en ligne", "Prendre rendez-vous en ligne", "Réservation en ligne"],
  cart: "Votre panier",
  addToCart: "Ajouter au panier",
  message: "Votre message",
  send: "Envoyer",
  cookies: "Ce site utilise des cookies.",
  objection: "Pas de démarchage, s’il vous plaît.",
};

import type { Words } from "./site-words.ts";

export const english: Words = {
  contact: "Contact",
  about: "About us",
  services: ["Our services", "What we do", "Services & prices"],
  imprint: null,
  paths: {
    contact: "/contact",
    about: "/about",
    services: "/services",
    imprint: "/imprint",
  },
  phone: "Phone",
  fax: "Fax",
  second: { emergency: "Emergency", booking: "Reservations" },
  email: "E-mail",
  desks: {
    info: "General enquiries",
    support: "Customer service",
    booking: "Reservations",
    accounting: "Accounts",
    jobs: "Careers",
    owner: "Owner",
  },
  trades: {
    food: "restaurant",
    health: "practice",
    craft: "workshop",
    office: "firm",
    stay: "guest house",
    shop: "shop",
  },
  describe: [
    (name, trade) =>
      `${name} is a ${trade} in the heart of Port Ellory, run by people who know the island and its guests.`,
    (name, trade) =>
      `Looking for a ${trade} that takes its time? At ${name} you talk to the same two or three people, whatever you come for.`,
    (name, trade) =>
      `A small ${trade} with a big window on the harbour: that is ${name}. Come in, look around, ask us anything.`,
  ],
  started: [
    (year, names) => `Founded in ${year} by ${names}.`,
    (year, names) => `It was in ${year} that ${names} opened the doors for the first time.`,
    (year, names) =>
      `${names} started the business in ${year}, with one table and a borrowed till.`,
  ],
  since: [
    (year) => `Established ${year}.`,
    (year) => `Family-run since ${year}`,
    (year) => `Our story begins in the spring of ${year}.`,
  ],
  foundedBy: [
    (names) => `Founder: ${names}`,
    (names) => `${names}, founder and owner, still opens up every morning.`,
  ],
  areasTitle: "Areas we cover",
  serve: [
    (places) => `We serve ${places}.`,
    (places) => `Our vans are out in ${places} most days of the week.`,
    (places) => `Service area: ${places}`,
  ],
  payTitle: "Payment",
  pay: [
    (ways) => `We accept ${ways}.`,
    (ways) => `Ways to pay: ${ways}`,
    (ways) => `You can settle up with ${ways}.`,
  ],
  and: "and",
  pricesIn: (codes) => `All prices in ${codes}.`,
  range: "Price range",
  book: ["Book online", "Reserve online now", "Book your visit online"],
  cart: "View cart",
  addToCart: "Add to basket",
  message: "Your message",
  send: "Send",
  cookies: "We use cookies to make this site work.",
  objection: "No unsolicited offers, please: no cold calls and no advertising by e-mail.",
};

import type { Business, Words } from "./labels.ts";
import { dutch, english, french, german, italian, spanish } from "./languages.ts";

interface Stock {
  words: Words;
  names: string[];
  cities: string[];
  founders: string[];
  services: string[];
}

const split = (text: string): string[] => text.split("|");

const stocks: Stock[] = [
  {
    words: english,
    names: split(
      "Harrow & Finch|Otter Lane Bakery|Bluebell Plumbing|Thistle Dental|Marlowe Bikes|Copper Kettle Inn|Fernhill Gardens|Quill Law|Swan Street Cuts|Pebble Yoga",
    ),
    cities: split("Larkford|Wexbridge|Ashdown Vale|Millerton"),
    founders: split("Alice Harrow|Martin Finch|Sarah Oakley|Peter Marlowe|Helen Swan"),
    services: split(
      "Chair restoration|Bread baking|Boiler repair|Teeth whitening|Wheel truing|Garden design|Contract advice|Hair colouring|Yoga classes|Tile laying",
    ),
  },
  {
    words: german,
    names: split(
      "Lindhof Tischlerei|Backstube Amsel|Sanitär Brunner|Zahnarztpraxis Weide|Radhaus Falke|Gasthof Lerche|Gartenbau Ulme|Kanzlei Habicht|Friseur Silberstern|Yogaraum Morgenrot",
    ),
    cities: split("Neuhausen|Birkenau|Altstetten|Rosental"),
    founders: split("Anna Lindner|Karl Brunner|Sabine Falk|Thomas Ulmer|Petra Lerch"),
    services: split(
      "Möbelbau|Brotbacken|Heizungswartung|Zahnreinigung|Fahrradreparatur|Gartenplanung|Vertragsberatung|Haarschnitte|Yogakurse|Fliesenlegen",
    ),
  },
  {
    words: french,
    names: split(
      "Atelier Fougère|Boulangerie Alouette|Plomberie Rivière|Cabinet Saule|Cycles Faucon|Auberge Colombe|Jardins Tilleul|Étude Corneille|Salon Étoile|Yoga Aurore",
    ),
    cities: split("Valombre|Saint-Aubry|Montclair|Rochefleur"),
    founders: split("Marie Fougère|Jean Rivière|Claire Saulnier|Pierre Tilleul|Sophie Colomb"),
    services: split(
      "Ébénisterie|Pains au levain|Dépannage chauffage|Détartrage|Réparation de vélos|Conception de jardins|Conseil en contrats|Coupes de cheveux|Cours de yoga|Pose de carrelage",
    ),
  },
  {
    words: spanish,
    names: split(
      "Taller Encina|Panadería Gorrión|Fontanería Arroyo|Clínica Sauce|Bicis Halcón|Posada Paloma|Jardines Tilo|Bufete Cuervo|Peluquería Estrella|Yoga Alba",
    ),
    cities: split("Valdelora|Monteclaro|Riofresco|Puertalba"),
    founders: split("Carmen Encina|Luis Arroyo|Elena Sauceda|Pablo Tilos|Laura Palomar"),
    services: split(
      "Muebles a medida|Pan artesano|Reparación de calderas|Limpieza dental|Arreglo de bicicletas|Diseño de jardines|Revisión de contratos|Cortes de pelo|Clases de yoga|Azulejos",
    ),
  },
  {
    words: italian,
    names: split(
      "Bottega Quercia|Panificio Allodola|Idraulica Torrente|Studio Salice|Cicli Falcone|Locanda Colomba|Giardini Tiglio|Legale Corvo|Parrucchieri Stella|Yoga Alba Nuova",
    ),
    cities: split("Valdombra|Montechiaro|Rivafresca|Portalba"),
    founders: split("Giulia Quercia|Marco Torrente|Elena Salici|Paolo Tigli|Laura Colombo"),
    services: split(
      "Restauro mobili|Pane artigianale|Riparazione caldaie|Pulizia dentale|Riparazione biciclette|Progettazione giardini|Revisione contratti|Tagli di capelli|Corsi di yoga|Posa piastrelle",
    ),
  },
  {
    words: dutch,
    names: split(
      "Timmerhuis Eik|Bakkerij Leeuwerik|Loodgieter Beek|Tandarts Wilg|Fietsen Valk|Herberg Duif|Tuinen Linde|Advocaten Raaf|Kapsalon Ster|Yoga Ochtend",
    ),
    cities: split("Lindewijk|Oosterhaven|Zandbeek|Nieuwmeer"),
    founders: split("Anna Eikens|Jan Beekman|Els Wilgers|Peter Lindeman|Karin Duijf"),
    services: split(
      "Meubels op maat|Zuurdesembrood|Ketelonderhoud|Gebitsreiniging|Fietsreparatie|Tuinontwerp|Contractadvies|Haarknippen|Yogalessen|Tegelzetten",
    ),
  },
];

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? "";

/** Ten invented businesses of each of six languages. */
export const businesses: Business[] = stocks.flatMap(
  ({ words, names, cities, founders, services }, language) =>
    names.map(
      (name, at): Business => ({
        name,
        slug: `${name
          .normalize("NFKD")
          .toLowerCase()
          .replace(/[^a-z]+/g, "")}`,
        city: pick(cities, at),
        year: 1900 + ((at * 13 + language * 7) % 120),
        founders: [pick(founders, at), pick(founders, at + 1)],
        services: [
          pick(services, at),
          pick(services, at + 3),
          pick(services, at + 5),
          pick(services, at + 7),
        ],
        areas: [pick(cities, at), pick(cities, at + 1), pick(cities, at + 2)],
        words,
      }),
    ),
);

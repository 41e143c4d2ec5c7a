import type { ListingColumn } from "../listing/listing.ts";
import type { Language } from "./reader/lexicon.ts";

/**
 * Phrases of one language, joined by commas. `names`: what answers call the column, then what else
 * questions call it. `says`: what says that a business has it. `values`: what says one value.
 */
export interface Wordings {
  names: string;
  says?: string;
  values?: Readonly<Record<string, string>>;
}

type InEachLanguage = Readonly<Record<Language, Wordings>>;

/** Columns that questions and answers name by this table; the older ones stand in the lexicons. */
export const columnWords: Readonly<Partial<Record<ListingColumn, InEachLanguage>>> = {
  cuisine: {
    en: { names: "cuisine, cuisines, cuisine type, cuisine types, kind of food, kinds of food" },
    de: { names: "Küche, Küchen, Küchenart, Küchenarten, Küchenrichtung, Küchenrichtungen" },
    fr: { names: "cuisine, cuisines, type de cuisine, types de cuisine" },
    es: { names: "cocina, cocinas, tipo de cocina, tipos de cocina" },
    ar: { names: "المطبخ, نوع المطبخ, أنواع المطابخ, المطابخ" },
  },
  brand: {
    en: { names: "brand, brands, brand name, brand names" },
    de: { names: "Marke, Marken, Markenname" },
    fr: { names: "marque, marques, enseigne, enseignes" },
    es: { names: "marca, marcas" },
    ar: { names: "العلامة التجارية, العلامات التجارية" },
  },
  operator: {
    en: { names: "operator, operators, operating company, operating companies" },
    de: { names: "Betreiber, Betreibern, Betreiberin" },
    fr: { names: "exploitant, exploitants" },
    es: { names: "operador, operadores" },
    ar: { names: "المشغل, الجهة المشغلة" },
  },
  stars: {
    en: { names: "hotel stars, star category, star categories, hotel star, official stars" },
    de: { names: "Hotelsterne, Hotelsternen, Sternekategorie, Sternekategorien" },
    fr: { names: "étoiles d'hôtel, étoiles hôtelières, catégorie d'étoiles" },
    es: { names: "estrellas de hotel, estrellas hoteleras, categoría de estrellas" },
    ar: { names: "نجوم الفندق, نجوم الفنادق" },
  },
  wheelchair: {
    en: {
      names: "wheelchair access, wheelchair accessibility",
      says: "wheelchair accessible, accessible by wheelchair, wheelchair friendly, wheelchair, accessible for wheelchairs, accessible to wheelchairs",
      values: { limited: "limited wheelchair access, partly wheelchair accessible" },
    },
    de: {
      names: "Rollstuhlzugang, Rollstuhlgerechtigkeit",
      says: "barrierefrei, barrierefreie, barrierefreien, barrierefreier, rollstuhlgerecht, rollstuhlgerechte, rollstuhlgerechten, rollstuhlgerechter, rollstuhlgängig, rollstuhlgängige, mit dem Rollstuhl zugänglich, für Rollstuhlfahrer zugänglich",
      values: { limited: "eingeschränkt rollstuhlgerecht, teilweise rollstuhlgerecht" },
    },
    fr: {
      names: "accès fauteuil roulant, accès en fauteuil roulant, accès pour fauteuils roulants",
      says: "accessible en fauteuil roulant, accessibles en fauteuil roulant, accessible aux fauteuils roulants, accessibles aux fauteuils roulants",
      values: { limited: "accès limité en fauteuil roulant" },
    },
    es: {
      names: "acceso para sillas de ruedas, acceso en silla de ruedas, acceso para silla de ruedas",
      says: "accesible en silla de ruedas, accesibles en silla de ruedas, accesible para sillas de ruedas, accesibles para sillas de ruedas",
      values: { limited: "acceso limitado para sillas de ruedas" },
    },
    ar: {
      names: "الوصول بالكرسي المتحرك, دخول الكراسي المتحركة",
      says: "مناسب للكراسي المتحركة, مهيأ للكراسي المتحركة, مناسبة للكراسي المتحركة, مهيأة للكراسي المتحركة, مناسبة للكرسي المتحرك, مناسب للكرسي المتحرك, صالحة للكراسي المتحركة",
    },
  },
  takeaway: {
    en: {
      names: "takeaway, takeaways, take away, takeout, take out, food to go",
      values: { only: "takeaway only, only takeaway, takeout only" },
    },
    de: {
      names: "Essen zum Mitnehmen, zum Mitnehmen, Take-away, Takeaway, Außer-Haus-Verkauf",
      values: { only: "nur zum Mitnehmen" },
    },
    fr: {
      names: "vente à emporter, plats à emporter, à emporter",
      values: { only: "uniquement à emporter" },
    },
    es: {
      names: "comida para llevar, para llevar",
      values: { only: "solo para llevar" },
    },
    ar: { names: "طلبات خارجية, طعام سفري, سفري" },
  },
  delivery: {
    en: {
      names: "delivery, home delivery, food delivery, delivery service",
      says: "deliver, delivers, delivering",
      values: { only: "delivery only, only delivery" },
    },
    de: {
      names: "Lieferung, Lieferdienst, Lieferservice, Hauslieferung",
      says: "liefern, liefert",
      values: { only: "nur Lieferung" },
    },
    fr: { names: "livraison, livraison à domicile", says: "livrent, livre à domicile" },
    es: {
      names: "entrega a domicilio, reparto a domicilio, servicio a domicilio",
      says: "entregan a domicilio, reparten a domicilio",
    },
    ar: { names: "التوصيل, توصيل الطلبات, خدمة التوصيل" },
  },
  outdoor_seating: {
    en: {
      names:
        "outdoor seating, outdoor seats, outside seats, seats outside, seats outdoors, outside seating, seating outdoors, places to sit outside, seating outside, outdoor tables, tables outside, outside tables, a terrace, terrace, terraces",
    },
    de: {
      names:
        "Außenplätze, Außenplätzen, Sitzplätze im Freien, Sitzplätzen im Freien, Plätze im Freien, Plätzen im Freien, Außengastronomie, Terrasse, Terrassen",
    },
    fr: { names: "terrasse, terrasses, places en terrasse, tables en terrasse" },
    es: { names: "terraza, terrazas, mesas al aire libre, mesas en el exterior" },
    ar: { names: "جلسات خارجية, مقاعد خارجية, تراس, شرفة, جلسة خارجية" },
  },
  internet_access: {
    en: {
      names: "internet access, internet",
      values: { wlan: "wifi, wi fi, wireless internet, wlan, free wifi" },
    },
    de: { names: "Internetzugang, Internet", values: { wlan: "WLAN, W-LAN, kostenloses WLAN" } },
    fr: {
      names: "accès internet, accès à internet",
      values: { wlan: "wifi, wi-fi, wifi gratuit" },
    },
    es: { names: "acceso a internet", values: { wlan: "wifi, wi-fi, wifi gratis" } },
    ar: { names: "الإنترنت, الاتصال بالإنترنت", values: { wlan: "واي فاي" } },
  },
  denomination: {
    en: { names: "denomination, denominations, religious denomination" },
    de: { names: "Konfession, Konfessionen, Glaubensrichtung" },
    fr: { names: "confession, confessions, confession religieuse" },
    es: { names: "confesión, confesiones, denominación religiosa" },
    ar: { names: "الطائفة, الطوائف, المذهب" },
  },
};

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
  takes_mail: {
    en: {
      names:
        "deliverable email, deliverable emails, deliverable e mail, deliverable e mails, deliverable email address, deliverable email addresses, deliverable mail, working email, working emails, working email address, working email addresses, email that works, emails that work",
      says: "take mail, takes mail, take mails, take email, takes email, take e mail, takes e mail, take emails, accept mail, accepts mail, accept email, accepts email, accept emails, receive mail, receive email, receive emails",
    },
    de: {
      names:
        "zustellbare E-Mail, zustellbare E-Mails, zustellbaren E-Mails, zustellbare E-Mail-Adresse, zustellbare E-Mail-Adressen, zustellbaren E-Mail-Adressen, zustellbare Mailadresse, zustellbare Mailadressen, funktionierende E-Mail, funktionierende E-Mail-Adresse, funktionierende E-Mail-Adressen, funktionierenden E-Mail-Adressen",
      says: "nehmen Mails an, nehmen E-Mails an, nimmt Mails an, nimmt E-Mails an, empfangen Mails, empfangen E-Mails, können Mails empfangen, können E-Mails empfangen",
    },
    fr: {
      names:
        "e-mail valide, e-mails valides, adresse e-mail valide, adresses e-mail valides, mail valide, mails valides, adresse mail valide, adresses mail valides, e-mail qui fonctionne, e-mails qui fonctionnent",
      says: "reçoivent des e-mails, reçoivent les e-mails, reçoivent des mails, reçoivent les mails, reçoit des e-mails, acceptent les e-mails, acceptent les mails",
    },
    es: {
      names:
        "correo válido, correos válidos, correo electrónico válido, correos electrónicos válidos, email válido, emails válidos, dirección de correo válida, direcciones de correo válidas, correo que funciona",
      says: "reciben correo, reciben correos, recibe correo, aceptan correo, aceptan correos, reciben emails",
    },
    ar: {
      names: "بريد صالح, بريد إلكتروني صالح, بريد إلكتروني يعمل, عناوين بريد صالحة",
      says: "تستقبل البريد, يستقبل البريد, تستقبل البريد الإلكتروني, تستقبل الرسائل",
    },
  },
  phone_type: {
    en: {
      names:
        "phone type, phone types, type of phone, type of phone number, kind of phone number, line type, line types",
      values: {
        mobile:
          "mobile number, mobile numbers, mobile phone, mobile phones, mobile phone number, mobile phone numbers, cell number, cell numbers, cell phone, cell phones, cell phone number, cell phone numbers, cellphone, cellphones",
        landline:
          "landline, landlines, landline number, landline numbers, fixed line, fixed lines, fixed line number, fixed line numbers",
        "toll-free":
          "toll free number, toll free numbers, toll free phone number, toll free phone numbers, freephone number, freephone numbers",
        "premium-rate":
          "premium rate number, premium rate numbers, premium number, premium numbers, premium rate phone number",
        "shared-cost": "shared cost number, shared cost numbers",
        voip: "voip number, voip numbers",
      },
    },
    de: {
      names: "Nummernart, Nummernarten, Art der Telefonnummer, Anschlussart, Anschlussarten",
      values: {
        mobile:
          "Handynummer, Handynummern, Mobilnummer, Mobilnummern, Mobilfunknummer, Mobilfunknummern, Mobiltelefon, Handy",
        landline: "Festnetznummer, Festnetznummern, Festnetzanschluss, Festnetz",
        "toll-free":
          "kostenlose Telefonnummer, kostenlose Nummer, kostenlosen Nummern, gebührenfreie Nummer, gebührenfreie Nummern, gebührenfreien Nummer, gebührenfreien Nummern, gebührenfreie Telefonnummer",
        "premium-rate": "Mehrwertnummer, Mehrwertnummern, Premiumnummer, Premiumnummern",
        "shared-cost": "Servicenummer mit geteilten Kosten",
        voip: "VoIP-Nummer, VoIP-Nummern",
      },
    },
    fr: {
      names: "type de numéro, types de numéro, type de téléphone, types de téléphone",
      values: {
        mobile:
          "portable, portables, numéro de portable, numéros de portable, numéro mobile, numéros mobiles, téléphone portable, téléphones portables, téléphone mobile",
        landline:
          "numéro fixe, numéros fixes, ligne fixe, lignes fixes, téléphone fixe, téléphones fixes, fixe",
        "toll-free": "numéro vert, numéros verts, numéro gratuit, numéros gratuits",
        "premium-rate": "numéro surtaxé, numéros surtaxés",
        "shared-cost": "numéro à coût partagé, numéros à coût partagé",
        voip: "numéro VoIP, numéros VoIP",
      },
    },
    es: {
      names: "tipo de teléfono, tipos de teléfono, tipo de número, tipo de línea",
      values: {
        mobile:
          "móvil, móviles, número de móvil, números de móvil, número móvil, números móviles, teléfono móvil, teléfonos móviles, celular, celulares, número de celular, teléfono celular",
        landline:
          "teléfono fijo, teléfonos fijos, número fijo, números fijos, línea fija, líneas fijas",
        "toll-free":
          "número gratuito, números gratuitos, teléfono gratuito, teléfonos gratuitos, línea gratuita",
        "premium-rate": "número de tarificación especial, números de tarificación especial",
        "shared-cost": "número de coste compartido, números de coste compartido",
        voip: "número VoIP, números VoIP",
      },
    },
    ar: {
      names: "نوع الهاتف, نوع الرقم, نوع رقم الهاتف, أنواع الهواتف",
      values: {
        mobile:
          "جوال, رقم جوال, أرقام جوال, رقم الجوال, موبايل, رقم موبايل, أرقام موبايل, هاتف محمول, رقم محمول, أرقام محمولة",
        landline: "هاتف ثابت, رقم ثابت, أرقام ثابتة, خط ثابت, خط أرضي, هاتف أرضي",
        "toll-free": "رقم مجاني, أرقام مجانية",
        "premium-rate": "رقم مدفوع, أرقام مدفوعة",
        "shared-cost": "رقم مشترك التكلفة",
        voip: "رقم عبر الإنترنت",
      },
    },
  },
  sources: {
    en: {
      names: "listing source, listing sources, source of the listing, source of the listings",
      values: {
        osm: "only in OpenStreetMap, only from OpenStreetMap, only on OpenStreetMap",
        overture:
          "only in Overture Maps, only from Overture Maps, from Overture Maps, Overture Maps",
        both: "in both sources, from both sources",
      },
    },
    de: {
      names: "Quelle des Eintrags, Quelle der Einträge",
      values: {
        osm: "nur in OpenStreetMap, nur aus OpenStreetMap",
        overture: "nur in Overture Maps, nur aus Overture Maps, aus Overture Maps",
        both: "in beiden Quellen, aus beiden Quellen",
      },
    },
    fr: {
      names: "source de la fiche, source des fiches",
      values: {
        osm: "seulement dans OpenStreetMap",
        overture: "seulement dans Overture Maps, d'Overture Maps",
        both: "dans les deux sources, des deux sources",
      },
    },
    es: {
      names: "fuente de la ficha, fuente de las fichas",
      values: {
        osm: "solo en OpenStreetMap",
        overture: "solo en Overture Maps, de Overture Maps",
        both: "en ambas fuentes, de ambas fuentes",
      },
    },
    ar: {
      names: "مصدر السجل, مصدر السجلات",
      values: {
        osm: "في OpenStreetMap فقط",
        overture: "في Overture Maps فقط, من Overture Maps",
        both: "في المصدرين, من المصدرين",
      },
    },
  },
};

import type { SentenceCase } from "./sentence-case.ts";

/** Answers about businesses. */
export const rowCases: readonly SentenceCase[] = [
  {
    plan: {
      op: "count",
      where: {
        and: [
          { f: "category", in: ["Pub"] },
          { f: "suburb", in: ["Altstadt"] },
        ],
      },
    },
    outcome: { total: 97, rows: [] },
    said: {
      en: "There are 97 pubs in Altstadt.",
      de: "Es gibt 97 Kneipen in Altstadt.",
      fr: "Il y a 97 pubs dans le quartier Altstadt.",
      es: "Hay 97 pubs en Altstadt.",
      ar: "عدد الحانات في Altstadt: 97.",
    },
  },
  {
    plan: {
      op: "count",
      where: {
        and: [
          { f: "category", in: ["Pub"] },
          { f: "suburb", in: ["Altstadt"] },
        ],
      },
    },
    outcome: { total: 1, rows: [] },
    said: {
      en: "There is 1 pub in Altstadt.",
      de: "Es gibt 1 Kneipe in Altstadt.",
      fr: "Il y a 1 pub dans le quartier Altstadt.",
      es: "Hay 1 pub en Altstadt.",
      ar: "عدد الحانات في Altstadt: 1.",
    },
  },
  {
    plan: {
      op: "count",
      where: {
        and: [
          { f: "category", in: ["Pub"] },
          { f: "suburb", in: ["Altstadt"] },
        ],
      },
    },
    outcome: { total: 0, rows: [] },
    without: [33, 1400],
    said: {
      en: "There are no pubs in Altstadt (0 of 120 businesses). But there are 33 businesses in Altstadt and 1,400 pubs.",
      de: "Es gibt keine Kneipen in Altstadt (0 von 120 Unternehmen). Es gibt aber 33 Unternehmen in Altstadt und 1 400 Kneipen.",
      fr: "Il n'y a aucun pub dans le quartier Altstadt (0 sur 120 entreprises). Mais il y a 33 entreprises dans le quartier Altstadt et 1 400 pubs.",
      es: "No hay pubs en Altstadt (0 de 120 negocios). Pero hay 33 negocios en Altstadt y 1 400 pubs.",
      ar: "لا يوجد شيء من الحانات في Altstadt (0 من 120 من الأعمال). لكن يوجد 33 من الأعمال في Altstadt و1,400 من الحانات.",
    },
  },
  {
    plan: {
      op: "count",
      where: {
        and: [
          { f: "category", in: ["Coffee Shop"] },
          { f: "suburb", in: ["Altstadt"] },
          { f: "website", has: true },
          { f: "rating", gt: 4 },
          { open: { dow: 6, after: 1200 } },
        ],
      },
    },
    outcome: { total: 12, rows: [] },
    said: {
      en: "There are 12 coffee shops in Altstadt with a website, rated above 4 and open on Sunday after 20:00.",
      de: "Es gibt 12 Cafés in Altstadt mit Website und mit einer Bewertung über 4, die am Sonntag nach 20:00 geöffnet sind.",
      fr: "Il y a 12 cafés dans le quartier Altstadt avec site web, avec une note supérieure à 4 et ouverts le dimanche après 20:00.",
      es: "Hay 12 cafeterías en Altstadt con sitio web, con una valoración superior a 4 y abiertas el domingo después de las 20:00.",
      ar: "عدد المقاهي في Altstadt التي لديها موقع إلكتروني، التي تقييمها أعلى من 4 والمفتوحة يوم الأحد بعد 20:00: 12.",
    },
  },
  {
    plan: {
      op: "count",
      where: {
        and: [
          { f: "category", in: ["Coffee Shop"] },
          { or: [{ open: { dow: 5 } }, { open: { dow: 6 } }] },
        ],
      },
    },
    outcome: { total: 12, rows: [] },
    said: {
      en: "There are 12 coffee shops open on Saturday or Sunday.",
      de: "Es gibt 12 Cafés, die am Samstag oder Sonntag geöffnet sind.",
      fr: "Il y a 12 cafés ouverts le samedi ou le dimanche.",
      es: "Hay 12 cafeterías abiertas el sábado o el domingo.",
      ar: "عدد المقاهي المفتوحة يوم السبت أو الأحد: 12.",
    },
  },
  {
    plan: {
      op: "count",
      where: {
        and: [{ f: "category", in: ["Coffee Shop"] }, { near: { to: { id: "3" }, m: 500 } }],
      },
    },
    outcome: { total: 12, rows: [] },
    said: {
      en: "There are 12 coffee shops within 500 m of Place 3.",
      de: "Es gibt 12 Cafés im Umkreis von 500 m um Place 3.",
      fr: "Il y a 12 cafés dans un rayon de 500 m autour de Place 3.",
      es: "Hay 12 cafeterías en un radio de 500 m alrededor de Place 3.",
      ar: "عدد المقاهي في نطاق 500 m من Place 3: 12.",
    },
  },
  {
    plan: {
      op: "count",
      where: { and: [{ f: "category", in: ["Pub"] }, { not: { f: "suburb", in: ["Altstadt"] } }] },
    },
    outcome: { total: 12, rows: [] },
    said: {
      en: "There are 12 pubs not in Altstadt.",
      de: "Es gibt 12 Kneipen, die nicht in Altstadt liegen.",
      fr: "Il y a 12 pubs qui ne sont pas dans le quartier Altstadt.",
      es: "Hay 12 pubs que no están en Altstadt.",
      ar: "عدد الحانات التي ليست في Altstadt: 12.",
    },
  },
  {
    plan: {
      op: "list",
      where: {
        and: [
          { f: "category", in: ["Pub"] },
          { f: "suburb", in: ["Altstadt"] },
        ],
      },
    },
    outcome: { total: 2, rows: [1, 2] },
    said: {
      en: "There are 2 pubs in Altstadt:\n- Place 1 — 1 Main Street\n- Place 2 — 2 Main Street",
      de: "Es gibt 2 Kneipen in Altstadt:\n- Place 1 — 1 Main Street\n- Place 2 — 2 Main Street",
      fr: "Il y a 2 pubs dans le quartier Altstadt :\n- Place 1 — 1 Main Street\n- Place 2 — 2 Main Street",
      es: "Hay 2 pubs en Altstadt:\n- Place 1 — 1 Main Street\n- Place 2 — 2 Main Street",
      ar: "يوجد 2 من الحانات في Altstadt:\n- Place 1 — 1 Main Street\n- Place 2 — 2 Main Street",
    },
  },
  {
    plan: { op: "list", where: { and: [{ f: "category", in: ["Pub"] }] }, limit: 3 },
    outcome: { total: 50, rows: [1, 2, 3] },
    said: {
      en: "Here are 3 of the 50 pubs:\n- Place 1 — 1 Main Street\n- Place 2 — 2 Main Street\n- Place 3 — 3 Main Street",
      de: "Das sind 3 von insgesamt 50 Kneipen:\n- Place 1 — 1 Main Street\n- Place 2 — 2 Main Street\n- Place 3 — 3 Main Street",
      fr: "Voici 3 résultats sur 50 pubs :\n- Place 1 — 1 Main Street\n- Place 2 — 2 Main Street\n- Place 3 — 3 Main Street",
      es: "Aquí hay 3 resultados de 50 pubs:\n- Place 1 — 1 Main Street\n- Place 2 — 2 Main Street\n- Place 3 — 3 Main Street",
      ar: "يعرض هنا 3 من أصل 50 من الحانات:\n- Place 1 — 1 Main Street\n- Place 2 — 2 Main Street\n- Place 3 — 3 Main Street",
    },
  },
  {
    plan: {
      op: "list",
      where: {
        and: [
          { f: "category", in: ["Pub"] },
          { f: "suburb", in: ["Altstadt"] },
        ],
      },
      sort: [{ by: "rating", dir: "desc" }],
      limit: 3,
    },
    outcome: { total: 50, rows: [1, 2, 3], tied: 3 },
    said: {
      en: "The 3 best rated of 50 pubs in Altstadt:\n- Place 1 — 1 Main Street — rating: 3.1\n- Place 2 — 2 Main Street — rating: 3.2\n- Place 3 — 3 Main Street — rating: 3.3\n3 more are tied with the last one.",
      de: "Die 3 Kneipen in Altstadt mit der besten Bewertung (von 50):\n- Place 1 — 1 Main Street — Bewertung: 3,1\n- Place 2 — 2 Main Street — Bewertung: 3,2\n- Place 3 — 3 Main Street — Bewertung: 3,3\n3 weitere liegen mit dem letzten gleichauf.",
      fr: "Les 3 pubs dans le quartier Altstadt avec la meilleure note (sur 50) :\n- Place 1 — 1 Main Street — note: 3,1\n- Place 2 — 2 Main Street — note: 3,2\n- Place 3 — 3 Main Street — note: 3,3\n3 autres sont à égalité avec le dernier résultat.",
      es: "Los 3 pubs en Altstadt con la mejor valoración (de 50):\n- Place 1 — 1 Main Street — valoración: 3,1\n- Place 2 — 2 Main Street — valoración: 3,2\n- Place 3 — 3 Main Street — valoración: 3,3\nOtros 3 empatan con el último.",
      ar: "أول 3 من الحانات في Altstadt الأعلى تقييما (من أصل 50):\n- Place 1 — 1 Main Street — التقييم: 3.1\n- Place 2 — 2 Main Street — التقييم: 3.2\n- Place 3 — 3 Main Street — التقييم: 3.3\n3 أخرى متعادلة مع الأخير.",
    },
  },
  {
    plan: {
      op: "list",
      where: {
        and: [
          { f: "category", in: ["Pub"] },
          { f: "suburb", in: ["Altstadt"] },
        ],
      },
      sort: [{ by: "rating", dir: "desc" }],
      limit: 1,
    },
    outcome: { total: 50, rows: [1] },
    said: {
      en: "The best rated pub in Altstadt is Place 1 (3.1), 1 Main Street.",
      de: "Die Kneipe in Altstadt mit der besten Bewertung ist Place 1 (3,1), 1 Main Street.",
      fr: "Le pub dans le quartier Altstadt avec la meilleure note est Place 1 (3,1), 1 Main Street.",
      es: "El pub en Altstadt con la mejor valoración es Place 1 (3,1), 1 Main Street.",
      ar: "في المقدمة من الحانات في Altstadt الأعلى تقييما: Place 1 (3.1)، 1 Main Street.",
    },
  },
  {
    plan: {
      op: "list",
      where: {
        and: [
          { f: "category", in: ["Hotel"] },
          { f: "suburb", in: ["Altstadt"] },
        ],
      },
      sort: [{ by: "rating", dir: "desc" }],
      nth: 3,
    },
    outcome: { total: 50, rows: [1], tied: 2 },
    said: {
      en: "The third best rated hotel in Altstadt is Place 1 (3.1), 1 Main Street. 2 more are tied with it.",
      de: "Auf Platz 3 unter den Hotels in Altstadt mit der besten Bewertung liegt Place 1 (3,1), 1 Main Street. 2 weitere liegen damit gleichauf.",
      fr: "Numéro 3 parmi les hôtels dans le quartier Altstadt avec la meilleure note : Place 1 (3,1), 1 Main Street. 2 autres sont à égalité avec ce résultat.",
      es: "El número 3 entre los hoteles en Altstadt con la mejor valoración es Place 1 (3,1), 1 Main Street. Otros 2 empatan con ese.",
      ar: "في المرتبة 3 من الفنادق في Altstadt الأعلى تقييما: Place 1 (3.1)، 1 Main Street. 2 أخرى متعادلة معه.",
    },
  },
  {
    plan: {
      op: "list",
      where: {
        and: [
          { f: "category", in: ["Hotel"] },
          { f: "suburb", in: ["Altstadt"] },
        ],
      },
      sort: [{ by: "rating", dir: "desc" }],
      nth: 30,
    },
    outcome: { total: 5, rows: [] },
    said: {
      en: "There is no number 30 among the 5 hotels in Altstadt.",
      de: "Unter den 5 Hotels in Altstadt gibt es keinen Platz 30.",
      fr: "Il n'y a pas de numéro 30 parmi les 5 hôtels dans le quartier Altstadt.",
      es: "No hay número 30 entre los 5 hoteles en Altstadt.",
      ar: "لا توجد المرتبة 30 بين 5 من الفنادق في Altstadt.",
    },
  },
  {
    plan: {
      op: "list",
      where: {
        and: [
          { f: "category", in: ["Pub"] },
          { f: "suburb", in: ["Altstadt"] },
        ],
      },
      select: ["name", "phone"],
      output: "csv",
    },
    outcome: { total: 33, rows: [1, 2, 3] },
    said: {
      en: "Your file has 3 rows: pubs in Altstadt. The columns you asked for come first: name and phone number.",
      de: "Die Datei hat 3 Zeilen: Kneipen in Altstadt. Die gewünschten Spalten stehen vorn: Name und Telefonnummer.",
      fr: "Votre fichier a 3 lignes : pubs dans le quartier Altstadt. Les colonnes demandées viennent en premier : nom et numéro de téléphone.",
      es: "Su archivo tiene 3 filas: pubs en Altstadt. Las columnas pedidas van primero: nombre y número de teléfono.",
      ar: "في الملف 3 سطر: الحانات في Altstadt. الأعمدة المطلوبة أولا: الاسم ورقم الهاتف.",
    },
  },
];

import type { SentenceCase } from "./sentence-case.ts";

/** Answers about sides, single values and the preset. */
export const sideCases: readonly SentenceCase[] = [
  {
    plan: {
      op: "compare",
      sides: [
        { f: "category", in: ["Coffee Shop"] },
        { f: "category", in: ["Bakery"] },
      ],
    },
    outcome: { total: 9, rows: [], value: 19, sides: [51, 32] },
    said: {
      en: "There are more coffee shops (51) than bakeries (32): 19 more.",
      de: "Es gibt mehr Cafés (51) als Bäckereien (32): 19 mehr.",
      fr: "Il y a plus de cafés (51) que de boulangeries (32) : 19 de plus.",
      es: "Hay más cafeterías (51) que panaderías (32): 19 más.",
      ar: "عدد المقاهي (51) أكبر من عدد المخابز (32): الفرق 19.",
    },
  },
  {
    plan: {
      op: "compare",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
      sides: [
        { f: "suburb", in: ["Altstadt"] },
        { f: "suburb", in: ["Neustadt"] },
      ],
    },
    outcome: { total: 9, rows: [], value: 0, sides: [32, 32] },
    said: {
      en: "There are as many coffee shops in Altstadt as in Neustadt: 32 each.",
      de: "Es gibt ebenso viele Cafés in Altstadt wie in Neustadt: je 32.",
      fr: "Il y a autant de cafés dans le quartier Altstadt que dans le quartier Neustadt : 32 de chaque.",
      es: "Hay tantas cafeterías en Altstadt como en Neustadt: 32 en cada caso.",
      ar: "عدد المقاهي في Altstadt يساوي عدد المقاهي في Neustadt: 32 لكل منهما.",
    },
  },
  {
    plan: {
      op: "compare",
      where: { and: [{ f: "suburb", in: ["Altstadt"] }] },
      sides: [
        { f: "category", in: ["Coffee Shop"] },
        { f: "category", in: ["Bakery"] },
        { f: "category", in: ["Pub"] },
      ],
    },
    outcome: { total: 9, rows: [], sides: [32, 51, 1] },
    said: {
      en: "There are 51 bakeries, 32 coffee shops and 1 pub in Altstadt.",
      de: "Es gibt 51 Bäckereien, 32 Cafés und 1 Kneipe in Altstadt.",
      fr: "Il y a 51 boulangeries, 32 cafés et 1 pub dans le quartier Altstadt.",
      es: "Hay 51 panaderías, 32 cafeterías y 1 pub en Altstadt.",
      ar: "يوجد 51 من المخابز، 32 من المقاهي و1 من الحانات في Altstadt.",
    },
  },
  {
    plan: {
      op: "compare",
      sides: [
        { f: "category", in: ["Coffee Shop"] },
        { f: "category", in: ["Bakery"] },
      ],
      measure: { fn: "avg", field: "rating" },
    },
    outcome: { total: 9, rows: [], value: 0.2, sides: [4.3, 4.1] },
    said: {
      en: "The average rating is 4.3 for coffee shops and 4.1 for bakeries: a difference of 0.2.",
      de: "Die durchschnittliche Bewertung ist 4,3 bei Cafés und 4,1 bei Bäckereien: ein Unterschied von 0,2.",
      fr: "La note moyenne est de 4,3 pour les cafés et 4,1 pour les boulangeries : un écart de 0,2.",
      es: "La valoración media es 4,3 para cafeterías y 4,1 para panaderías: una diferencia de 0,2.",
      ar: "متوسط التقييم: 4.3 لدى المقاهي و4.1 لدى المخابز؛ الفرق 0.2.",
    },
  },
  {
    plan: {
      op: "compare",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
      sides: [
        { f: "suburb", in: ["Altstadt"] },
        { f: "suburb", in: ["Zell"] },
        { f: "suburb", in: ["Aalen"] },
      ],
      measure: { fn: "avg", field: "rating" },
    },
    outcome: { total: 9, rows: [], value: null, sides: [4.3, null, 4.1] },
    said: {
      en: "The average rating is 4.3 for coffee shops in Altstadt and 4.1 for coffee shops in Aalen. The average rating is not known for coffee shops in Zell.",
      de: "Die durchschnittliche Bewertung ist 4,3 bei Cafés in Altstadt und 4,1 bei Cafés in Aalen. Die durchschnittliche Bewertung ist nicht bekannt bei Cafés in Zell.",
      fr: "La note moyenne est de 4,3 pour les cafés dans le quartier Altstadt et 4,1 pour les cafés dans le quartier Aalen. Aucune valeur n'est connue pour les cafés dans le quartier Zell (la note moyenne).",
      es: "La valoración media es 4,3 para cafeterías en Altstadt y 4,1 para cafeterías en Aalen. No se conoce la valoración media para cafeterías en Zell.",
      ar: "متوسط التقييم: 4.3 لدى المقاهي في Altstadt و4.1 لدى المقاهي في Aalen. لا يعرف متوسط التقييم لدى المقاهي في Zell.",
    },
  },
  {
    plan: { op: "changes", changes: "all" },
    outcome: {
      total: 10,
      rows: [],
      changes: {
        "new": { count: 3, ids: [] },
        gone: { count: 2, ids: [] },
        changed: { count: 5, ids: [], byField: {} },
      },
    },
    said: {
      en: "Since the last run 3 businesses are new, 2 are gone and 5 changed.",
      de: "Seit dem letzten Lauf sind 3 Unternehmen neu, sind 2 verschwunden und haben sich 5 geändert.",
      fr: "Depuis la dernière collecte, 3 entreprises s'ajoutent, 2 ont disparu et 5 ont changé.",
      es: "Desde la última ejecución 3 negocios son nuevos, 2 ya no están y 5 cambiaron.",
      ar: "منذ التشغيل الأخير: الجديد 3 من الأعمال، المختفي 2 والمتغير 5.",
    },
  },
  {
    plan: {
      op: "changes",
      changes: "new",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
    },
    outcome: {
      total: 1,
      rows: [2],
      changes: {
        "new": { count: 3, ids: [] },
        gone: { count: 2, ids: [] },
        changed: { count: 5, ids: [], byField: {} },
      },
    },
    said: {
      en: "Since the last run 1 coffee shop is new:\n- Place 2 — 2 Main Street",
      de: "Seit dem letzten Lauf ist 1 Café neu:\n- Place 2 — 2 Main Street",
      fr: "Depuis la dernière collecte, 1 café s'ajoute :\n- Place 2 — 2 Main Street",
      es: "Desde la última ejecución 1 cafetería es nueva:\n- Place 2 — 2 Main Street",
      ar: "منذ التشغيل الأخير: الجديد 1 من المقاهي:\n- Place 2 — 2 Main Street",
    },
  },
  {
    plan: { op: "meta", about: "age" },
    outcome: { total: 120, rows: [] },
    said: {
      en: "The data was collected on 21 November 2026, from the map as of 10 July 2026.",
      de: "Die Daten wurden am 21. November 2026 gesammelt, mit dem Kartenstand vom 10. Juli 2026.",
      fr: "Les données ont été collectées le 21 novembre 2026, sur la carte du 10 juillet 2026.",
      es: "Los datos se recopilaron el 21 de noviembre de 2026, con el mapa del 10 de julio de 2026.",
      ar: "جمعت البيانات في 21 نوفمبر 2026 من خريطة بتاريخ 10 يوليو 2026.",
    },
  },
  {
    plan: { op: "meta", about: "sources" },
    outcome: { total: 120, rows: [] },
    said: {
      en: "The data comes from OpenStreetMap (licence: ODbL) and from the businesses’ own websites.",
      de: "Die Daten stammen von OpenStreetMap (Lizenz: ODbL) und von den Websites der Unternehmen.",
      fr: "Sources des données : OpenStreetMap (licence : ODbL) et les sites web des entreprises.",
      es: "Los datos vienen de OpenStreetMap (licencia: ODbL) y de los sitios web de los negocios.",
      ar: "مصدر البيانات OpenStreetMap (الرخصة: ODbL) ومواقع الأعمال نفسها.",
    },
  },
  {
    plan: { op: "meta", about: "help" },
    outcome: { total: 120, rows: [] },
    said: {
      en: "You can ask about the 120 businesses of this preset: how many there are, lists, averages, shares, comparisons and files. For example: “How many pubs are there?”.",
      de: "Fragen Sie nach den 120 Unternehmen dieses Presets: wie viele es gibt, Listen, Durchschnitte, Anteile, Vergleiche und Dateien. Zum Beispiel: „How many pubs are there?“.",
      fr: "Vous pouvez poser des questions sur les 120 entreprises de ce preset : combien il y en a, listes, moyennes, parts, comparaisons et fichiers. Par exemple : « How many pubs are there? ».",
      es: "Puede preguntar por los 120 negocios de este preset: cuántos hay, listas, promedios, porcentajes, comparaciones y archivos. Por ejemplo: «How many pubs are there?».",
      ar: "يمكنك أن تسأل عن 120 من الأعمال في هذه المجموعة: كم عددها، والقوائم، والمتوسطات، والنسب، والمقارنات، والملفات. مثلا: «How many pubs are there?».",
    },
  },
  {
    plan: {
      op: "aggregate",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
      measure: { fn: "avg", field: "rating" },
    },
    outcome: { total: 4, rows: [1, 2, 3, 4], value: 4.31 },
    said: {
      en: "The average rating of 3 coffee shops is 4.31; for 1 more the rating is not known.",
      de: "Die durchschnittliche Bewertung von 3 Cafés ist 4,31; bei 1 weiteren ist die Bewertung nicht bekannt.",
      fr: "La note moyenne de 3 cafés est de 4,31 ; pour 1 autre, la note n'est pas connue.",
      es: "La valoración media de 3 cafeterías es 4,31; de 1 más no se conoce la valoración.",
      ar: "متوسط التقييم لدى 3 من المقاهي: 4.31؛ ولا يعرف التقييم لـ 1 آخر.",
    },
  },
  {
    plan: {
      op: "aggregate",
      where: { and: [{ f: "category", in: ["Pub"] }] },
      measure: { fn: "share", of: { f: "suburb", in: ["Altstadt"] } },
    },
    outcome: { total: 112, rows: [], value: 29.46 },
    said: {
      en: "Pubs in Altstadt make up 29.5% of all pubs: 33 of 112.",
      de: "Kneipen in Altstadt machen 29,5 % aller Kneipen aus: 33 von 112.",
      fr: "Les pubs dans le quartier Altstadt représentent 29,5 % des pubs : 33 sur 112.",
      es: "Los pubs en Altstadt son el 29,5 % de los pubs: 33 de 112.",
      ar: "الحانات في Altstadt تشكل 29.5 % من الحانات: 33 من 112.",
    },
  },
  {
    plan: { op: "aggregate", measure: { fn: "distance", between: [{ id: "1" }, "centre"] } },
    outcome: { total: 112, rows: [], value: 640 },
    said: {
      en: "It is 640 m from Place 1 to the middle of the businesses of this preset, as the crow flies.",
      de: "Es sind 640 m Luftlinie zwischen Place 1 und der Mitte der Unternehmen dieses Presets.",
      fr: "Il y a 640 m à vol d'oiseau de Place 1 au milieu des entreprises de ce preset.",
      es: "Hay 640 m en línea recta de Place 1 al centro de los negocios de este preset.",
      ar: "المسافة 640 m في خط مستقيم من Place 1 إلى وسط أعمال هذه المجموعة.",
    },
  },
  {
    plan: {
      op: "ratio",
      where: { and: [{ f: "suburb", in: ["Altstadt"] }] },
      sides: [
        { f: "category", in: ["Restaurant"] },
        { f: "category", in: ["Pub"] },
      ],
    },
    outcome: { total: 70, rows: [], value: 2.5, sides: [50, 20], sideTotals: [50, 20] },
    said: {
      en: "There are 2.5 restaurants per pub in Altstadt: 50 restaurants and 20 pubs.",
      de: "Pro Kneipe in Altstadt kommen 2,5 Restaurants: 50 Restaurants und 20 Kneipen.",
      fr: "Par pub dans le quartier Altstadt, il y a 2,5 restaurants : 50 restaurants et 20 pubs.",
      es: "Hay 2,5 restaurantes por cada pub en Altstadt: 50 restaurantes y 20 pubs.",
      ar: "مقابل كل واحد من الحانات في Altstadt يوجد 2.5 من المطاعم: 50 من المطاعم و20 من الحانات.",
    },
  },
  {
    plan: {
      op: "ratio",
      where: { and: [{ f: "category", in: ["Pub"] }] },
      sides: [
        { f: "website", has: true },
        { f: "website", has: false },
      ],
    },
    outcome: { total: 70, rows: [], value: 1, sides: [20, 20], sideTotals: [20, 20] },
    said: {
      en: "There is 1 pub with a website per pub without a website: 20 pubs with a website and 20 pubs without a website.",
      de: "Pro Kneipe ohne Website kommt 1 Kneipe mit Website: 20 Kneipen mit Website und 20 Kneipen ohne Website.",
      fr: "Par pub sans site web, il y a 1 pub avec site web : 20 pubs avec site web et 20 pubs sans site web.",
      es: "Hay 1 pub con sitio web por cada pub sin sitio web: 20 pubs con sitio web y 20 pubs sin sitio web.",
      ar: "مقابل كل واحد من الحانات التي ليس لديها موقع إلكتروني يوجد 1 من الحانات التي لديها موقع إلكتروني: 20 من الحانات التي لديها موقع إلكتروني و20 من الحانات التي ليس لديها موقع إلكتروني.",
    },
  },
];

import type { SentenceCase } from "./sentence-case.ts";

/** Answers about groups, sides and the preset. */
export const groupCases: readonly SentenceCase[] = [
  {
    plan: {
      op: "perGroup",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
      groupBy: "suburb",
    },
    outcome: { total: 52, rows: [], value: 4.33, groupsTotal: 12 },
    said: {
      en: "On average there are 4.33 coffee shops per suburb, counting the 12 suburbs that have any.",
      de: "Im Durchschnitt gibt es 4,33 Cafés je Stadtteil, gerechnet über die 12 Stadtteile, in denen es welche gibt.",
      fr: "Il y a en moyenne 4,33 cafés par quartier, en comptant les 12 quartiers où il y en a.",
      es: "Hay de media 4,33 cafeterías por barrio, contando los 12 barrios que tienen.",
      ar: "في المتوسط يوجد 4.33 من المقاهي لكل حي، محسوبا على 12 من الأحياء التي فيها منها.",
    },
  },
  {
    plan: {
      op: "group",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
      groupBy: "suburb",
    },
    outcome: {
      total: 52,
      rows: [],
      groups: [
        { key: "Altstadt", value: 30, rows: 5 },
        { key: "Zell", value: 12, rows: 5 },
      ],
    },
    said: {
      en: "The number of coffee shops by suburb:\n- Altstadt: 30\n- Zell: 12",
      de: "Die Anzahl der Cafés je Stadtteil:\n- Altstadt: 30\n- Zell: 12",
      fr: "Le nombre de cafés par quartier :\n- Altstadt: 30\n- Zell: 12",
      es: "El número de cafeterías por barrio:\n- Altstadt: 30\n- Zell: 12",
      ar: "عدد المقاهي حسب الحي:\n- Altstadt: 30\n- Zell: 12",
    },
  },
  {
    plan: {
      op: "group",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
      groupBy: "suburb",
      limit: 5,
      sort: [{ by: "measure", dir: "desc" }],
    },
    outcome: {
      total: 52,
      rows: [],
      groups: [
        { key: "Altstadt", value: 30, rows: 5 },
        { key: "Zell", value: 12, rows: 5 },
      ],
      groupsTotal: 12,
      tied: 2,
    },
    said: {
      en: "The 2 suburbs with the most coffee shops (of 12):\n- Altstadt: 30\n- Zell: 12\n2 more are tied with the last one.",
      de: "Die 2 Stadtteile mit den meisten Cafés (von 12):\n- Altstadt: 30\n- Zell: 12\n2 weitere liegen mit dem letzten gleichauf.",
      fr: "Les 2 quartiers avec le plus de cafés (sur 12) :\n- Altstadt: 30\n- Zell: 12\n2 autres sont à égalité avec le dernier résultat.",
      es: "Los 2 barrios con más cafeterías (de 12):\n- Altstadt: 30\n- Zell: 12\nOtros 2 empatan con el último.",
      ar: "أول 2 من الأحياء التي فيها أكثر المقاهي (من أصل 12):\n- Altstadt: 30\n- Zell: 12\n2 أخرى متعادلة مع الأخير.",
    },
  },
  {
    plan: {
      op: "group",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
      groupBy: "suburb",
      having: { gt: 100 },
    },
    outcome: { total: 52, rows: [], groups: [] },
    said: {
      en: "There is no suburb where the number of coffee shops is more than 100.",
      de: "Es gibt keine Stadtteile, bei denen die Anzahl der Cafés mehr als 100 ist.",
      fr: "Il n'y a pas de quartier où le nombre de cafés est de plus de 100.",
      es: "No hay barrios donde el número de cafeterías sea más de 100.",
      ar: "لا يوجد بين الأحياء ما يكون فيه عدد المقاهي أكثر من 100.",
    },
  },
  {
    plan: {
      op: "group",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
      groupBy: "suburb",
      limit: 1,
    },
    outcome: {
      total: 52,
      rows: [],
      groups: [
        { key: "Aalen", value: 3, rows: 5 },
        { key: "Zell", value: 3, rows: 5 },
      ],
    },
    said: {
      en: "Aalen and Zell have the most coffee shops: 3 each.",
      de: "Die meisten Cafés haben Aalen und Zell: je 3.",
      fr: "Aalen et Zell ont le plus de cafés : 3 pour chaque.",
      es: "Aalen y Zell tienen el mayor número de cafeterías: 3 en cada caso.",
      ar: "أكثر المقاهي في Aalen وZell: 3 لكل منها.",
    },
  },
  {
    plan: { op: "group", groupBy: "category", limit: 1 },
    outcome: { total: 52, rows: [], groups: [{ key: "Restaurant", value: 30, rows: 5 }] },
    said: {
      en: "Among the businesses, the most common type is Restaurant: 30.",
      de: "Der häufigste Typ unter den Unternehmen ist Restaurant: 30.",
      fr: "Parmi les entreprises, le type le plus fréquent est Restaurant : 30.",
      es: "Entre los negocios, el tipo más frecuente es Restaurant: 30.",
      ar: "الأكثر شيوعا بين الأعمال (النوع): Restaurant، 30.",
    },
  },
  {
    plan: {
      op: "group",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
      groupBy: "suburb",
      limit: 1,
      measure: { fn: "avg", field: "rating" },
    },
    outcome: { total: 52, rows: [], groups: [{ key: "Altstadt", value: 4.6, rows: 5 }] },
    said: {
      en: "The average rating of coffee shops is highest in Altstadt: 4.6.",
      de: "Die durchschnittliche Bewertung von Cafés ist in Altstadt am höchsten: 4,6.",
      fr: "C'est à Altstadt que la note moyenne des cafés est au plus haut : 4,6.",
      es: "La valoración media de cafeterías alcanza su máximo en Altstadt: 4,6.",
      ar: "أعلى قيمة في Altstadt: 4.6 (متوسط التقييم لدى المقاهي).",
    },
  },
  {
    plan: {
      op: "group",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
      groupBy: "suburb",
      limit: 1,
      measure: { fn: "share", of: { f: "website", has: true } },
    },
    outcome: { total: 52, rows: [], groups: [{ key: "Altstadt", value: 46, rows: 5 }] },
    said: {
      en: "The share of coffee shops with a website among all coffee shops is highest in Altstadt: 46%.",
      de: "Der Anteil der Cafés mit Website an allen Cafés ist in Altstadt am höchsten: 46 %.",
      fr: "C'est à Altstadt que la part des cafés avec site web parmi les cafés est au plus haut : 46 %.",
      es: "El porcentaje de cafeterías con sitio web en el total de cafeterías alcanza su máximo en Altstadt: 46 %.",
      ar: "أعلى قيمة في Altstadt: 46 % (نسبة المقاهي التي لديها موقع إلكتروني من المقاهي).",
    },
  },
  {
    plan: {
      op: "group",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
      groupBy: "suburb",
      nth: 3,
    },
    outcome: { total: 52, rows: [], groups: [{ key: "Altstadt", value: 46, rows: 5 }] },
    said: {
      en: "Altstadt comes third by the number of coffee shops: 46.",
      de: "Altstadt liegt auf Platz 3: die Anzahl der Cafés ist dort 46.",
      fr: "Numéro 3 des quartiers selon le nombre de cafés : Altstadt (46).",
      es: "El número 3 entre los barrios según el número de cafeterías es Altstadt: 46.",
      ar: "في المرتبة 3 من الأحياء حسب عدد المقاهي: Altstadt (46).",
    },
  },
  {
    plan: {
      op: "group",
      where: { and: [{ f: "category", in: ["Pharmacy"] }] },
      groupBy: "suburb",
      none: true,
    },
    outcome: {
      total: 9,
      rows: [],
      groups: [
        { key: "Aalen", value: 0, rows: 5 },
        { key: "Zell", value: 0, rows: 5 },
        { key: "Altstadt", value: 0, rows: 5 },
      ],
      groupsTotal: 3,
    },
    said: {
      en: "These 3 suburbs have no pharmacies: Aalen, Zell and Altstadt.",
      de: "Diese 3 Stadtteile haben keine Apotheken: Aalen, Zell und Altstadt.",
      fr: "Ces 3 quartiers n'ont pas de pharmacies : Aalen, Zell et Altstadt.",
      es: "Estos 3 barrios no tienen farmacias: Aalen, Zell y Altstadt.",
      ar: "الأحياء التي ليس فيها شيء من الصيدليات (3): Aalen، Zell وAltstadt.",
    },
  },
  {
    plan: {
      op: "countGroups",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
      groupBy: "suburb",
      having: { gt: 5 },
    },
    outcome: { total: 9, rows: [], value: 4, groupsTotal: 4 },
    said: {
      en: "4 suburbs have more than 5 coffee shops.",
      de: "4 Stadtteile haben mehr als 5 Cafés.",
      fr: "4 quartiers ont plus de 5 cafés.",
      es: "4 barrios tienen más de 5 cafeterías.",
      ar: "عدد الأحياء التي فيها أكثر من 5 من المقاهي: 4.",
    },
  },
  {
    plan: {
      op: "countGroups",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
      groupBy: "brand",
    },
    outcome: { total: 9, rows: [], value: 4, groupsTotal: 4 },
    said: {
      en: "There are 4 different brands among the coffee shops.",
      de: "Unter den Cafés gibt es 4 verschiedene Marken.",
      fr: "Il y a 4 marques différentes parmi les cafés.",
      es: "Hay 4 marcas diferentes entre las cafeterías.",
      ar: "عدد العلامات التجارية المختلفة بين المقاهي: 4.",
    },
  },
  {
    plan: {
      op: "countGroups",
      where: { and: [{ f: "category", in: ["Coffee Shop"] }] },
      groupBy: "suburb",
      measure: { fn: "avg", field: "rating" },
      having: { gte: 4 },
    },
    outcome: { total: 9, rows: [], value: 4, groupsTotal: 4 },
    said: {
      en: "There are 4 suburbs where the average rating of coffee shops is at least 4.",
      de: "Für 4 Stadtteile gilt: die durchschnittliche Bewertung von Cafés ist mindestens 4.",
      fr: "Il y a 4 quartiers où la note moyenne des cafés est d'au moins 4.",
      es: "Hay 4 barrios donde la valoración media de cafeterías es al menos 4.",
      ar: "عدد الأحياء حيث متوسط التقييم لدى المقاهي 4 على الأقل: 4.",
    },
  },
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
];

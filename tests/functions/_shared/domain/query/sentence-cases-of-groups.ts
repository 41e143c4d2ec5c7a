import type { SentenceCase } from "./sentence-case.ts";

/** Answers about groups. */
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
];

import { describe, expect, test } from "vitest";
import { planOf } from "./asked-sample.ts";

describe("a share of each group", () => {
  test.each([
    ["what share of hotels has a website, by suburb"],
    ["what share of hotels has a website by district"],
    ["what percentage of hotels have a website in each suburb"],
    ["Anteil der Hotels mit Website pro Stadtteil"],
    ["Anteil der Hotels mit Website nach Stadtteil"],
    ["Welcher Anteil der Hotels hat eine Website, nach Stadtteil?"],
    ["Wie viel Prozent der Hotels haben je Stadtteil eine Website?"],
    ["Wie viel Prozent der Hotels haben eine Website, aufgeteilt nach Stadtteil?"],
    ["Quelle part des hôtels a un site web, par quartier ?"],
    ["Quel pourcentage des hôtels a un site web dans chaque quartier ?"],
    ["¿Qué porcentaje de hoteles tiene sitio web por barrio?"],
    ["¿Qué proporción de los hoteles tiene sitio web en cada barrio?"],
    ["ما نسبة الفنادق التي لديها موقع إلكتروني حسب الحي؟"],
    ["ما نسبة الفنادق التي لديها موقع إلكتروني في كل حي؟"],
  ])("%j", (question) => {
    expect(planOf(question)).toMatchObject({
      op: "group",
      groupBy: "suburb",
      measure: { fn: "share", of: { f: "website", has: true } },
      where: { and: [{ f: "category", in: ["Hotel"] }] },
    });
  });
});

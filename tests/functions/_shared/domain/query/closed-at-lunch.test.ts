import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import type { Condition } from "#domain/query/plan/plan.ts";
import { clock, planOf, snapshot } from "./asked-sample.ts";

const hotel = { f: "category", in: ["Hotel"] };
const known = { f: "hours", has: true };
const within = (after: number, before: number) => (dow: number) => ({
  not: { open: { dow, after, before } },
});
const lunch = within(720, 840);

/** All filters of a question's plan, one in another beside it. */
const filtersOf = (question: string): unknown[] => flat(planOf(question)?.where);
const flat = (condition: Condition | undefined): unknown[] =>
  condition && "and" in condition ? condition.and.flatMap(flat) : condition ? [condition] : [];

describe("closed at lunch is open at no time of it", () => {
  test.each([
    ["which hotels are closed at lunch on Mondays"],
    ["hotels closed for lunch on monday"],
    ["which hotels are closed on Mondays at lunchtime"],
    ["Welche Hotels haben montags mittags geschlossen?"],
    ["Welche Hotels sind am Montag über Mittag geschlossen?"],
    ["Welche Hotels sind montags in der Mittagspause geschlossen?"],
    ["Quels hôtels sont fermés le lundi midi ?"],
    ["Quels hôtels sont fermés le lundi à l'heure du déjeuner ?"],
    ["¿Qué hoteles están cerrados los lunes al mediodía?"],
    ["¿Qué hoteles están cerrados los lunes a la hora de comer?"],
    ["ما الفنادق المغلقة وقت الغداء يوم الاثنين؟"],
    ["ما الفنادق المغلقة ظهر يوم الاثنين؟"],
  ])("%j", (question) => {
    expect(filtersOf(question)).toEqual([hotel, known, lunch(0)]);
  });

  test("on two days it is closed then on both", () => {
    for (const question of [
      "hotels closed for lunch on Saturday and Sunday",
      "hotels closed on Saturday and Sunday for lunch",
      "Hotels, die am Wochenende mittags geschlossen sind",
    ]) {
      expect(filtersOf(question), question).toEqual([hotel, known, lunch(5), lunch(6)]);
    }
  });

  test("other meals have their own hours", () => {
    const dinner = within(1_080, 1_260)(0);
    expect(filtersOf("hotels closed for dinner on monday")).toEqual([hotel, known, dinner]);
  });

  test.each([
    ["which hotels are closed at lunch on Mondays", /closed.* 12:00 .*14:00/i],
    ["Welche Hotels haben montags mittags geschlossen?", /geschlossen.* 12:00 .*14:00/i],
    ["Quels hôtels sont fermés le lundi midi ?", /fermé.* 12:00 .*14:00/i],
    ["¿Qué hoteles están cerrados los lunes al mediodía?", /cerrado.* 12:00 .*14:00/i],
    ["ما الفنادق المغلقة وقت الغداء يوم الاثنين؟", /مغلق.* 12:00 .*14:00/i],
  ])("the answer to %j says which hours are meant", (question, said) => {
    const { answer } = answerQuestion({ question, snapshot, clock });
    expect(answer.notes.filter((note) => said.test(note))).toHaveLength(1);
  });

  test("without a day it is not guessed on which", () => {
    expect(planOf("which hotels are closed at lunch")).toBeNull();
    expect(planOf("Welche Hotels haben mittags geschlossen?")).toBeNull();
  });

  test.each([
    ["Welche Hotels sind am Montag zur Mittagszeit geöffnet?"],
    ["Quels hôtels sont ouverts le lundi à l'heure du déjeuner ?"],
    ["¿Qué hoteles están abiertos los lunes a la hora de comer?"],
    ["ما الفنادق المفتوحة وقت الغداء يوم الاثنين؟"],
  ])("%j is open for all of it", (question) => {
    const open = { open: { dow: 0, from: 720, until: 840 } };
    expect(planOf(question)?.where).toEqual({ and: [hotel, open] });
  });

  test.each([
    ["Welche Hotels sind montags mittags geöffnet?"],
    ["Quels hôtels sont ouverts le lundi midi ?"],
  ])("%j is open at noon", (question) => {
    expect(planOf(question)?.where).toEqual({ and: [hotel, { open: { dow: 0, min: 720 } }] });
  });

  test.each([
    ["hotels not open for lunch on monday"],
    ["Hotels, die montags zum Mittagessen nicht geöffnet sind"],
    ["Quels hôtels ne sont pas ouverts le lundi pour le déjeuner ?"],
    ["¿Qué hoteles no abren los lunes a la hora de comer?"],
    ["ما الفنادق غير المفتوحة وقت الغداء يوم الاثنين؟"],
  ])("%j are not open for all of it, and not closed on the whole day", (question) => {
    const open = { open: { dow: 0, from: 720, until: 840 } };
    expect(filtersOf(question)).toEqual([hotel, known, { not: open }]);
  });

  test.each([
    ["Hotels, die samstags und sonntags zum Mittagessen nicht geöffnet sind"],
    ["Wann öffnet jedes Hotel zum Mittagessen?"],
    ["Welche Hotels schließen montags zum Mittagessen?"],
    ["Quels hôtels sont fermés maintenant pour le déjeuner ?"],
  ])("%j is refused rather than read without the meal", (question) => {
    expect(planOf(question)).toBeNull();
  });

  test.each([
    ["hôtels fermés le lundi et le mardi midi"],
    ["hôtels ouverts le lundi et le mardi midi"],
    ["hotels closed on Monday and Tuesday lunchtime"],
    ["hotels closed Monday and Tuesday lunch"],
    ["Hotels, die montags und dienstags mittags geschlossen sind"],
    ["Hotels, die montags und dienstagmittags geschlossen sind"],
    ["hoteles cerrados los lunes y los martes al mediodía"],
    ["الفنادق المغلقة يوم الاثنين والثلاثاء ظهرا"],
  ])("%j is refused, as it may be the whole first day", (question) => {
    expect(planOf(question)).toBeNull();
  });

  test("noon before the days is noon on each of them", () => {
    const question = "hôtels fermés le midi le lundi et le mardi";
    expect(filtersOf(question)).toEqual([hotel, known, lunch(0), lunch(1)]);
  });

  test("between noon and two o'clock is lunch, however the hour is said", () => {
    for (const until of ["deux", "deux heures", "2 heures", "2 h", "2h"]) {
      const open = { open: { from: 720, until: 840 } };
      const question = `hôtels ouverts entre midi et ${until}`;
      expect(filtersOf(question), question).toEqual([hotel, open]);
      const closed = `hôtels fermés le lundi entre midi et ${until}`;
      expect(filtersOf(closed), closed).toEqual([hotel, known, lunch(0)]);
    }
  });
});

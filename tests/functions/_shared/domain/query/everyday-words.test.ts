import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clock, listing, snapshotOf } from "./sample-preset.ts";

/** Mondays to Fridays 9 to 17; every third also on Sunday from 8 to 11. */
const hours = (at: number): [number, number, number][] => [
  ...[0, 1, 2, 3, 4].map((day): [number, number, number] => [day, 540, 1_020]),
  ...(at % 3 === 0 ? [[6, 480, 660] as [number, number, number]] : []),
];

const types = ["Restaurant", "Dentist", "Real Estate Agent", "Hair Salon", "Coffee Shop", "Hotel"];
const snapshot = snapshotOf(
  Array.from({ length: 60 }, (_, at) =>
    listing(at, {
      name: at === 11 ? "Silver Harbour Lodge Annex" : at === 0 ? "Mandolina" : `House ${at}`,
      category: types[at % types.length] ?? "Hotel",
      city: at % 4 === 0 ? "Northport" : "Eastham",
      street: at % 2 === 0 ? "Mill Lane" : null,
      phone: at % 4 === 3 || at === 0 || at === 11 ? "+3771234567" : null,
      website: at % 2 === 0 ? `https://h${at}.example` : null,
      cuisine:
        at === 0 ? ["italian pizza"] : at % 12 === 0 ? ["pizza"] : at % 12 === 6 ? ["italian"] : [],
      wheelchair: at % 12 === 0 ? "yes" : null,
      stars: at % 6 === 5 ? 4 : null,
      hours: hours(at),
      hours_known: true,
    }),
  ),
  { niche: ["restaurants", "dentists", "estate agents", "hairdressers", "cafes", "hotels"] },
);

function ask(question: string, ...earlier: string[]) {
  let before = undefined as ReturnType<typeof answerQuestion>["answer"]["plan"] | undefined;
  for (const one of earlier)
    before = answerQuestion({ question: one, snapshot, clock }).answer.plan;
  const asked = { question, snapshot, clock, ...(before ? { before } : {}) };
  return answerQuestion(asked as Parameters<typeof answerQuestion>[0]).answer;
}

describe("everyday words", () => {
  test.each([
    ["moin, haste ne liste der zahnarztpraxen", 10],
    ["maklerbüros mit webseite", 10],
    ["zahnarztbüros ohne telefon", 5],
    ["wie viele einträge haben gar keine telefonnummer", 44],
    ["welcher friseur arbeitet sonntags", 10],
    ["welche friseure haben sonntag noch auf", 10],
    ["wie heißen die hotels", 10],
    ["restaurants, barrierefrei", 5],
    ["bei wem fehlt die webseite", 30],
    ["hotels mit sternen, wie viele", 10],
    ["y'a combien de dentistes ?", 10],
    ["ya combien d'agences immo", 10],
    ["hey, tu peux me donner les cabinets dentaires", 10],
    ["quel coiffeur bosse le dimanche", 10],
    ["restos accessibles en fauteuil", 5],
    ["combien d'hôtels avec étoiles", 10],
    ["quiénes no tienen web", 30],
    ["oye, cuántos consultorios dentales tenéis", 10],
    ["qué peluquería trabaja los domingos", 10],
    ["agencias inmobiliarias que tengan web", 10],
    ["cuántos hoteles tienen estrellas", 10],
    ["صالونات الشعر", 10],
    ["صالونات الحلاقة المفتوحة يوم الأحد", 10],
    ["عيادات الأسنان بدون موقع", 10],
    ["كم مكتب عقارات عندكم", 10],
    ["المكاتب العقارية التي لها موقع", 10],
    ["كم عدد الفنادق بدون اسم شارع", 10],
  ])("%j finds %i", (question, total) => {
    const { result } = ask(question);
    expect([question, result.total]).toEqual([question, total]);
  });

  test.each([
    ["wie viele pizzerien gibts", 5],
    ["pizzaläden mit rollstuhlzugang", 5],
    ["italiener", 6],
    ["combien de pizzerias", 5],
    ["cuántas pizzerías hay", 5],
    ["كم مطعم بيتزا يوجد", 5],
    ["how many pizzerias are there", 5],
  ])("%j is of the cuisine, and that is said", (question, total) => {
    const { result, notes } = ask(question);
    expect([question, result.total]).toEqual([question, total]);
    expect(notes.join(" ")).toContain("cuisine: ");
  });

  test.each([
    ["was gibts mehr, zahnärzte oder friseure", [10, 10]],
    ["was ist häufiger, zahnärzte oder friseure", [10, 10]],
    ["plus de dentistes que de restos ou l'inverse", [10, 10]],
    ["y’a plus de dentistes ou plus d’agences immo", [10, 10]],
    ["gibts in northport mehr hotels oder mehr cafés", [0, 5]],
    ["hay mas dentistas o mas peluquerias", [10, 10]],
    ["هل هناك فنادق أكثر من المقاهي", [10, 10]],
  ])("%j compares both", (question, sides) => {
    expect([question, ask(question).result.coverage?.sides]).toEqual([question, sides]);
  });

  test.each([
    "haben hotels eher eine website als cafés",
    "was hat häufiger eine website, hotels oder cafés",
    "sind hotels oder cafés öfter online, in prozent",
    "wer hat häufiger eine website, hotels oder cafés",
    "anteil der hotels mit website im vergleich zu cafés",
    "les hôtels ont plus souvent un site que les cafés",
    "part des hôtels avec un site contre les cafés",
    "qué tienen más a menudo web, los hoteles o las cafeterías",
    "porcentaje de hoteles con web frente a cafeterías",
    "ما نسبة الفنادق التي لديها موقع مقارنة بالمقاهي",
  ])("%j compares two shares or refuses", (question) => {
    const { result } = ask(question);
    if (result.kind === "refusal") expect(question).toContain("online");
    else expect([question, result.coverage?.sides]).toEqual([question, [0, 100]]);
  });

  test("a share of those open leaves out who has no known hours", () => {
    const { answer, result } = ask("quién abre más los domingos, restaurantes o dentistas");
    expect(result.coverage?.sides).toEqual([100, 0]);
    expect(answer).toContain("horario");
  });

  test.each([
    "bei welchem typ fehlt am häufigsten die telefonnummer",
    "rangliste der kategorien nach anzahl der telefonnummern",
    "classement des métiers selon le nombre de téléphones",
    "dans quelle catégorie manque-t-il le plus souvent les téléphones",
    "ranking de tipos por cantidad de teléfonos",
    "en qué categoría faltan más teléfonos",
    "في أي نوع ينقص الهاتف أكثر",
  ])("%j ranks the types", (question) => {
    const { plan } = ask(question);
    expect([question, plan?.groupBy]).toEqual([question, "category"]);
  });

  test.each([
    "haste die nummer von mandolina",
    "t'as le num de mandolina",
    "me pasas el telefono de mandolina",
    "رقم هاتف Mandolina",
    "عنوان مطعم Mandolinna",
    "telefon von silver harbour",
    "tel du silver harbor lodge",
    "teléfono de silver harbour lodge",
  ])("%j is of one business", (question) => {
    const { plan } = ask(question);
    expect([question, plan?.op]).toEqual([question, "describe"]);
  });

  test.each(["أعطني هواتفها", "وما هي عناوينها؟", "أعطني مواقعها الإلكترونية"])(
    "%j goes on with the answer before, and alone it asks back",
    (question) => {
      expect(ask(question, "كم عدد الفنادق").result.total).toBe(10);
      expect(ask(question).result.kind).toBe("refusal");
    },
  );

  test.each([
    "wie viele zahnarztpraxen haben nen pool",
    "hotelrestaurants",
    "gibts mehr hotels oder mehr drachen",
    "wer hat öfter charme, hotels oder cafés",
    "combien de sushis",
    "quels restos bossent parfois",
    "quiénes son simpáticos",
    "cuántas hamburgueserías hay",
    "مطاعم الفنادق",
    "classement des métiers selon le nombre de dragons",
    "ranking de tipos por cantidad de amor",
    "telefon von silver",
  ])("%j is not guessed", (question) => {
    expect([question, ask(question).result.kind]).toEqual([question, "refusal"]);
  });

  test.each(["which columns are empty", "welche spalten sind leer", "quelles colonnes sont vides"])(
    "%j names only the empty columns",
    (question) => {
      const { answer, plan } = ask(question);
      expect(plan?.about).toBe("empty");
      expect(answer.split("\n")).toHaveLength(1);
    },
  );
});

describe("words that ask for no data", () => {
  test.each([
    "heyyy hows ur day going lol",
    "im bored",
    "mir ist langweilig",
    "je m'ennuie",
    "hola guapa, me aburro un montón",
    "أنا زهقان",
  ])("%j is small talk", (question) => {
    const { answer, result } = ask(question);
    expect(result.kind).toBe("refusal");
    const last = question.split(/[ ']/).at(-1) ?? "";
    expect(answer).not.toContain(last);
  });

  test.each([
    ["table for 4 at mandolina 9pm pls", "read"],
    ["einen tisch für zwei im mandolina", "lesen"],
    ["une table pour deux chez mandolina", "lire"],
    ["una mesa para dos en mandolina", "leer"],
    ["which dentists accept delta dental insurance", "insurance"],
    ["welche zahnärzte nehmen kassenpatienten", "Krankenkassen"],
    ["qué dentistas aceptan seguro médico", "seguros"],
  ])("%j is declined by its subject: %s", (question, subject) => {
    const { answer, result } = ask(question);
    expect([question, result.kind]).toEqual([question, "refusal"]);
    expect(answer).toContain(subject);
  });
});

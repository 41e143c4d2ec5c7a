import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clock, listing, snapshotOf } from "./sample-preset.ts";

const types = ["Restaurant", "Pub", "Bar", "Hotel", "Gym", "Bakery", "Coffee Shop", "Fast Food"];
const cuisines = [["mexican"], ["taco"], ["mexican", "taco"], []];
const snapshot = snapshotOf(
  Array.from({ length: 80 }, (_, at) => {
    const category = types[at % types.length] ?? "Hotel";
    const isOfFood = category === "Restaurant" || category === "Fast Food";
    return listing(at, {
      name: `House ${at}`,
      category,
      street: at % 3 === 0 ? "Mill Lane" : null,
      address: at % 5 === 0 ? null : `${at} Mill Lane`,
      phone: at % 4 === 3 && at % 3 === 0 ? "+3771234567" : null,
      website: at % 10 < 3 ? `https://h${at}.example` : null,
      cuisine: isOfFood ? (cuisines[(at >> 3) % cuisines.length] ?? []) : [],
      hours: [0, 1, 2, 3, 4].map((day): [number, number, number] => [day, 540, 1_020]),
      hours_known: true,
    });
  }),
  { niche: ["restaurants", "pubs", "bars", "hotels", "gyms", "bakeries", "cafes", "fast food"] },
);
const ask = (question: string) => answerQuestion({ question, snapshot, clock }).answer;

describe("a word for a kind of food", () => {
  test.each([
    ["cuantos lugares de tacos hay", "taco"],
    ["how many taco places are there", "taco"],
    ["cuantos restaurantes mexicanos hay", "mexican"],
  ])("%j is the preset's own cuisine", (question, cuisine) => {
    expect(JSON.stringify(ask(question).plan?.where)).toContain(`"in":["${cuisine}"]`);
  });

  test.each(["cuántas taquerías hay", "wie viele taquerias gibt es"])(
    "%j says another cuisine, so that is only offered",
    (question) => {
      const { result, options } = ask(question);
      expect(result.kind).toBe("refusal");
      expect(JSON.stringify(options?.map(({ plan }) => plan.where))).toContain("mexican");
    },
  );
});

describe("a word for places to eat and drink", () => {
  test.each(["welche lokale haben samstags zu", "lokale mit telefon", "wie viele lokale gibt es"])(
    "%j is asked back, not answered for every business",
    (question) => {
      const { result, suggestions, options } = ask(question);
      expect(result.kind).toBe("refusal");
      const offered = JSON.stringify([suggestions, options]);
      for (const type of ["Restaurant", "Pub", "Bar"]) expect(offered).toContain(type);
    },
  );

  test.each([
    ["welche kneipen haben samstags zu", "Pub"],
    ["wirtschaften ohne website", "Restaurant"],
    ["gaststätten mit telefon", "Restaurant"],
  ])("%j is said to be %s", (question, type) => {
    expect(ask(question).notes.join(" ")).toContain(type);
  });

  test.each(["welche läden haben samstags zu", "combien de commerces", "cuántos locales hay"])(
    "%j means any business",
    (question) => {
      expect(ask(question).result.total).toBe(80);
    },
  );
});

describe("a column in parentheses after another", () => {
  test.each([
    "welchen hotels fehlt die adresse (strasse)",
    "hotels without an address (street)",
    "hôtels sans adresse (rue)",
    "hoteles sin dirección (calle)",
    "فنادق بدون عنوان (الشارع)",
    "hotels without a street (address)",
  ])("%j asks for the narrower one", (question) => {
    expect(ask(question).plan?.where).toEqual({
      and: [
        { f: "category", in: ["Hotel"] },
        { f: "street", has: false },
      ],
    });
  });

  test("of two that have nothing in common neither is guessed", () => {
    expect(ask("hotels without a phone (website)").result.kind).toBe("refusal");
  });
});

const said = (question: string) => {
  const { result, plan } = ask(question);
  return result.kind === "refusal"
    ? null
    : JSON.stringify([plan?.where, plan?.sides, plan?.measure]);
};

/** A question, and the same with each word for "not" in its place. */
const denials: readonly (readonly [frame: string, plain: string, denied: readonly string[]])[] = [
  [
    "كم فندق {x} موقع الكتروني",
    "عنده",
    [
      "ما عنده",
      "مو عنده",
      "مش عنده",
      "ليس عنده",
      "بدون",
      "بلا",
      "لا يوجد له",
      "ما في عنده",
      "ما له",
    ],
  ],
  ["فنادق {x} هاتف", "لها", ["ما لها", "ليس لها", "من غير", "بدون", "ما عندها", "لا يوجد لها"]],
  ["لو سمحت كم مطعم {x} هاتف", "عندهم", ["ما عندهم", "ليس عندهم", "بلا", "مش عندهم"]],
  ["مطاعم {x} اليوم", "مفتوحة", ["ما مفتوحة", "ليست مفتوحة", "غير مفتوحة", "مو مفتوحة"]],
  ["hotels {x} telefon", "mit", ["ohne", "nicht mit"]],
  [
    "haste hotels die {x} website haben",
    "ne",
    ["keine", "gar keine", "nie eine", "überhaupt keine"],
  ],
  ["welche hotels haben samstags {x}", "auf", ["nicht auf", "nie auf", "gar nicht auf"]],
  ["welche hotels arbeiten {x}", "samstags", ["nicht samstags", "samstags nicht", "nie samstags"]],
  ["haben hotels eher {x} website als restaurants", "eine", ["keine"]],
  ["gibt es mehr hotels {x} telefon als bars", "mit", ["ohne"]],
  ["hôtels {x} téléphone", "avec", ["sans", "sans aucun", "pas avec"]],
  ["quels hôtels {x} le samedi", "bossent", ["ne bossent pas", "bossent pas", "ne bossent jamais"]],
  [
    "tu peux me filer les hôtels qui {x} site",
    "ont un",
    ["n'ont pas de", "ont pas de", "n'ont aucun", "ont ni téléphone ni"],
  ],
  ["hoteles {x} teléfono", "con", ["sin", "sin ningún", "no con"]],
  ["q hoteles {x} web porfa", "tienen", ["no tienen", "no tienen ninguna", "nunca tienen"]],
  ["los hoteles {x} más web que los bares", "tienen", ["no tienen"]],
  ["hotels {x} phone", "with", ["without", "not with", "with no", "w/o"]],
  ["hotels that {x} open on saturdays", "are", ["are not", "aren't", "are never"]],
];

describe("a negation is never lost", () => {
  const cases = denials.flatMap(([frame, plain, denied]) =>
    denied.map((one) => [frame.replace("{x}", one), frame.replace("{x}", plain)] as const),
  );
  test.each(cases)("%j is not answered as %j", (negative, positive) => {
    const [found, plain] = [said(negative), said(positive)];
    expect(plain).not.toBeNull();
    expect([negative, found]).not.toEqual([negative, plain]);
  });

  test.each(["كم فندق ما عنده موقع الكتروني", "كم فندق مو عنده موقع", "كم فندق ما لهم موقع"])(
    "%j counts those without",
    (question) => {
      expect(ask(question).result.total).toBe(8);
    },
  );

  test("a question for what is open is none", () => {
    expect(said("ما الفنادق المفتوحة الآن")).toContain("open");
  });
});

describe("the language of a short question", () => {
  test.each([
    ["liste des boulangeries", "fr"],
    ["liste der bäckereien", "de"],
    ["ratio coffee shops : restaurants", "en"],
    ["bakery mail n number", "en"],
    ["hotel n restaurant phone", "en"],
    ["taco shops", "en"],
    ["hotels", "en"],
    ["bäckereien", "de"],
    ["panaderías", "es"],
    ["restaurant telefon", "de"],
    ["how many boulangeries are there", "en"],
  ])("%j is answered in %s", (question, language) => {
    expect(ask(question).language).toBe(language);
  });
});

import { describe, expect, test } from "vitest";
import { workRatio } from "../../../../steps/work-ratio.ts";
import { factsOf } from "./a-site.ts";

const yearIn = (html: string): number | null => factsOf(html).foundingYear?.value ?? null;
const foundersIn = (html: string): string[] => factsOf(html).founders.map(({ value }) => value);

describe("the year of founding", () => {
  test.each([
    ["Unsere Gärtnerei wurde 1961 gegründet.", 1961],
    ["Seit 1974 für Sie da.", 1974],
    ["Gründungsjahr: 1988", 1988],
    ["Als Hanna Brück 1983 ihren Laden eröffnete, gab es hier nur Felder.", 1983],
    ["L'atelier a vu le jour en 1979.", 1979],
    ["Depuis 1962, notre maison fabrique des meubles.", 1962],
    ["En 2004, deux amies ont ouvert ce salon près du port.", 2004],
    ["El taller fue fundado en 1988 por dos hermanos.", 1988],
    ["Abrimos en 2011 en un antiguo garaje.", 2011],
    ["Desde 1957 al servicio de los vecinos.", 1957],
    ["Nuestra historia comienza en 1993 con una bicicleta.", 1993],
    ["تأسست الشركة عام ١٩٩٧ في عمان.", 1997],
    ["نخدم زبائننا منذ عام 2003.", 2003],
    ["سنة التأسيس: 2009", 2009],
    ["أُنشئ المكتب سنة 1985 في حي قديم.", 1985],
    ["In the spring of 2006 our bakery opened its doors.", 2006],
    ["The workshop has been trading since 1999.", 1999],
    ["Est. 1948", 1948],
    ["Nuestra tienda nació en 1982 junto al puerto.", 1982],
    ["Founded by William “Bill” Turner in 1951.", 1951],
    [
      "We have been working with homeowners and small firms since 1987, and every year is new.",
      1987,
    ],
    ["Nous travaillons avec des familles de la vallée depuis 1991.", 1991],
    ["Trabajamos con empresas y particulares desde 1994.", 1994],
    ["We have served the valley since 1983, and you can order our products online.", 1983],
  ])("%s says %s", (text, year) => {
    expect(yearIn(`<p>${text}</p>`)).toBe(year);
  });

  test.each([
    "Mitglied der Handwerkskammer seit 1992.",
    "We have been working with Bremer Kessel since 1996.",
    "We have been working with Bremer Kessel for our customers since 1996.",
    "Since 2008, and with much care, we have used recycled products.",
    "Die Kundenkartei führen wir seit 2014 digital.",
    "„Wir kommen seit 1995 jeden Sommer wieder.“ – Jutta K.",
    "Unser Partner Nordsee Solar, der 2009 gegründet wurde, liefert die Module.",
    "Das Gebäude wurde 1904 errichtet.",
    "Nos produits portent un label depuis 2016.",
    "Membre de la chambre des métiers depuis 2003.",
    "« Cliente depuis 1998, toujours ravie. » – Odile",
    "Desde 2018 nuestras bolsas se reutilizan.",
    "Centro homologado desde 2015",
    "Socios de la cámara desde 2002.",
    "عضو غرفة التجارة منذ عام 1991.",
    "بُني البيت سنة 1860 لعائلة من التجار.",
    "«نزورهم منذ 2012 كل صيف» – سمر",
    "For trees we recommend our friends at Larch Hollow (est. 1996).",
    "In 2012 we opened a second shop by the station.",
    "Accredited since 2008.",
    "Since 2015, our chef has won prizes.",
    "Seit 2019 bilden wir Lehrlinge aus.",
    "Wir arbeiten seit 2012 mit Naturfarben.",
    "They fixed our roof, and we have used them since 2001. – The Harlows",
    "© 1998–2026 Otter Lane",
    "Fondée au XIXe siècle, notre maison vit encore.",
  ])("%s tells no year of founding", (text) => {
    expect(yearIn(`<p>${text}</p>`)).toBeNull();
  });
});

test.each([
  "With the Harbour Line scheduled to begin July 2024 you can travel with ease.",
  "Unser zweites Haus öffnet voraussichtlich 2026.",
  "Notre atelier ouvrira en 2026.",
  "La tienda abrirá en 2026.",
])("a beginning still to come founded nothing: %s", (line) => {
  expect(yearIn(`<p>${line}</p>`)).toBeNull();
});

test("a long word costs the founders' rules no time", () => {
  const page = (letters: number): string =>
    `<p>X${"a".repeat(letters)}. founded the shop. Ben X${"a".repeat(letters)}ب founded the shop</p>`;
  const limit = 40;
  expect(
    workRatio(
      () => foundersIn(page(400)),
      () => foundersIn(page(20)),
      limit,
    ),
  ).toBeLessThan(limit);
});

describe("founders", () => {
  test.each([
    [
      "Die Praxis wurde von Dr. Maren Oltmann und Uwe Reets gegründet.",
      ["Maren Oltmann", "Uwe Reets"],
    ],
    ["Als Dr. Hanna Brück 1983 ihre Praxis eröffnete, war sie allein.", ["Hanna Brück"]],
    ["Gründerin: Dipl.-Ing. Silke Harms", ["Silke Harms"]],
    ["1990 machte sich Jens Ottmer selbständig.", ["Jens Ottmer"]],
    [
      "L'entreprise a vu le jour quand les frères Paul et Rémi Lastour ont acheté un camion.",
      ["Paul Lastour", "Rémi Lastour"],
    ],
    ["Le salon est né du rêve de Nadège Corbin, coiffeuse.", ["Nadège Corbin"]],
    ["Inès Fabron dansait à Lille. En 2009, elle a ouvert ce studio.", ["Inès Fabron"]],
    [
      "El estudio fue fundado por los doctores Pablo Arce y Rosa Lindo.",
      ["Pablo Arce", "Rosa Lindo"],
    ],
    ["La clínica abrió sus puertas de la mano de la doctora Rosa Lindo.", ["Rosa Lindo"]],
    ["Soy Marta Quiles. Trabajé en un vivero. En 2015 abrí esta tienda.", ["Marta Quiles"]],
    ["Corría 1990 cuando Pere Mollà dejó el puerto y montó la empresa.", ["Pere Mollà"]],
    ["تأسس المكتب على يد الدكتور سامر النجار بعد عودته.", ["سامر النجار"]],
    ["افتتحت السيدة هدى قباني هذا المطعم سنة 1980.", ["هدى قباني"]],
    ["المؤسسون: عمر الزين، طارق بن علي الراوي.", ["عمر الزين", "طارق بن علي الراوي"]],
    ["كان رامي عطية نجارًا ثم أسس ورشة الأرز.", ["رامي عطية"]],
    ["The studio was founded by potters Ada Finley and Noor Hale.", ["Ada Finley", "Noor Hale"]],
    [
      "Back in 1962 a cook called Silas Trewin came ashore and set up the bakery.",
      ["Silas Trewin"],
    ],
    ["Katrin Voss eröffnete 1999 die Werkstatt.", ["Katrin Voss"]],
    ["تأسس المطعم على يد الأخوين سامي وفادي خوري.", ["سامي خوري", "فادي خوري"]],
    ["خالد العمري، المؤسس", ["خالد العمري"]],
    ["The garage is the brainchild of Tess Corrigan.", ["Tess Corrigan"]],
  ])("%s names %j", (text, names) => {
    expect(foundersIn(`<p>${text}</p>`)).toEqual(names);
  });

  test.each([
    "Inhaber Uwe Reets hat den Betrieb von seinem Vater übernommen.",
    "Seit 2014 leitet Rahel Gruber die Werkstatt.",
    "Notre gérant, Luc Bastide, a repris le garage en 2008.",
    "La maison a été rachetée par Anne Corbin.",
    "Hoy dirige la empresa Lucía Rey, arquitecta.",
    "Nuestra encargada, Pilar Soto, abre la tienda a las ocho.",
    "مدير المؤسسة المهندس خالد العلي يتابع العمل.",
    "مؤسسة ركن النخيل للصيانة ترحب بكم.",
    "Becky Marsh took over the shop from her father in 2014.",
    "Our manager Tom Harlow runs the garage.",
    "Chef Marc Olin opened Le Bistro in Paris in 1998 before joining us.",
    "Founder of Acme Trust, Bill Hay visited us.",
  ])("%s names no founder", (text) => {
    expect(foundersIn(`<p>${text}</p>`)).toEqual([]);
  });
});

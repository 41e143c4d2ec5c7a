import { describe, expect, it } from "vitest";
import type { CoverageReport } from "#domain/task/task.ts";
import { listing, snapshotOf } from "../sample-preset.ts";
import { before, cafe, now, opened, person, personWith, planOf } from "./two-snapshots.ts";

const cafes = { and: [{ f: "category", in: ["Coffee Shop"] }] };
const restaurants = { and: [{ f: "category", in: ["Restaurant"] }] };

const all = { op: "changes", changes: "all" };
const gone = { op: "changes", changes: "gone" };
const newCafes = { op: "changes", changes: "new", where: cafes };
const goneRestaurants = { op: "changes", changes: "gone", where: restaurants };
const phone = { op: "changes", changes: "changed", columns: ["phone"] };
const more = { op: "compare", snapshots: ["this", "previous"], where: cafes };

describe("a question about the run before is read to its last word", () => {
  it.each([
    ["What changed since last time?", all],
    ["what's new since the last run", all],
    ["compare with the previous run", all],
    ["How has this changed since the last collection?", all],
    ["which ones closed since last time", gone],
    ["how many new cafés since last time?", newCafes],
    ["Which cafes are new since the previous run", newCafes],
    ["did any phone number change since last time", phone],
    ["how many more cafés than last time", more],
    ["Has the number of cafés grown since the last run?", more],
    ["which restaurants have disappeared since the last run", goneRestaurants],
    ["anything new since the last run?", all],
    ["since last time, what changed?", all],
    ["since the last run how many new cafés are there", newCafes],
    ["what did we lose since last time", gone],
    ["any changes to phone numbers since last time?", phone],
    ["how many cafés were there last time", more],
    ["seit dem letzten Lauf, wie viele neue Cafés gibt es?", newCafes],
    ["depuis la dernière fois, quels restaurants ont fermé ?", goneRestaurants],
    ["desde la última vez, ¿qué ha cambiado?", all],
    ["هل هناك جديد منذ آخر مرة", all],
    ["which ones are gone", gone],
    ["what is new", { op: "changes", changes: "new" }],
    ["Was hat sich seit dem letzten Mal geändert?", all],
    ["Vergleiche mit dem vorigen Lauf", all],
    ["Welche sind seit dem letzten Lauf verschwunden?", gone],
    ["Wie viele neue Cafés gibt es seit dem letzten Mal?", newCafes],
    ["Hat sich seit dem letzten Lauf eine Telefonnummer geändert?", phone],
    ["Wie viele Cafés mehr als beim letzten Mal?", more],
    ["Welche Restaurants haben seit dem letzten Lauf geschlossen?", goneRestaurants],
    ["Qu'est-ce qui a changé depuis la dernière fois ?", all],
    ["Compare avec la collecte précédente", all],
    ["Lesquels ont fermé depuis la dernière fois ?", gone],
    ["Combien de nouveaux cafés depuis la dernière collecte ?", newCafes],
    ["Est-ce qu'un numéro de téléphone a changé depuis la dernière fois ?", phone],
    ["Y a-t-il plus de cafés que la dernière fois ?", more],
    ["Quels restaurants ont disparu depuis la dernière collecte ?", goneRestaurants],
    ["¿Qué ha cambiado desde la última vez?", all],
    ["Compara con la ejecución anterior", all],
    ["¿Cuáles han cerrado desde la última vez?", gone],
    ["¿Cuántas cafeterías nuevas hay desde la última vez?", newCafes],
    ["¿Ha cambiado algún número de teléfono desde la última vez?", phone],
    ["¿Hay más cafeterías que la última vez?", more],
    ["¿Qué restaurantes han cerrado desde la última ejecución?", goneRestaurants],
    ["ما الذي تغير منذ آخر مرة؟", all],
    ["قارن مع المرة السابقة", all],
    ["أيها اختفت منذ آخر مرة؟", gone],
    ["كم عدد المقاهي الجديدة منذ آخر مرة؟", newCafes],
    ["هل تغير أي رقم هاتف منذ آخر مرة؟", phone],
    ["هل زاد عدد المقاهي منذ آخر مرة؟", more],
    ["أي المطاعم أغلقت منذ المرة الماضية؟", goneRestaurants],
  ])("%s", async (question, expected) => {
    expect(planOf(await person().ask(question))).toEqual(expected);
  });

  it.each([
    "how many unicorns are new since last time",
    "which cafés are newer than last time and blue",
    "did any unicorn horn change since last time",
    "what changed since last Tuesday",
    "who owned these cafés last time",
  ])("or isn't answered: %s", async (question) => {
    const { answer } = await person().ask(question);
    expect([answer.result.kind, answer.plan]).toEqual(["refusal", null]);
  });
});

describe("the answer about two runs", () => {
  it("counts what is new, gone, changed and the same, and shows each as a receipt", async () => {
    const { answer } = await person().ask("what changed since last time?");
    const [sentence] = answer.answer.split("\n");
    expect(sentence).toBe(
      "Since the last run (12 November 2026) 4 businesses are new, 2 are gone, 3 changed and 1 is unchanged. There are 8 now and there were 6 then.",
    );
    expect(answer.result.coverage?.changes).toEqual({ new: 4, gone: 2, changed: 3, same: 1 });
    const rows = answer.result.rows ?? [];
    expect(rows.map(({ id, change, preset }) => [id, change, preset])).toEqual([
      ["4", "new", undefined],
      ["12", "new", undefined],
      ["13", "new", undefined],
      ["21", "new", undefined],
      ["3", "gone", "old"],
      ["10", "gone", "old"],
      ["2", "changed: phone number: +377 1 → +377 2", undefined],
      ["11", "changed: website: https://a.example → https://b.example", undefined],
      ["20", "changed: website: not known → https://h.example", undefined],
    ]);
    expect(answer.result.map?.map(([id]) => id)).not.toContain("3");
    expect(answer.notes.join(" ")).toContain("Whether a business closed isn’t known");
  });

  it.each([
    [
      "how many new cafés since last time",
      "Since the last run (12 November 2026) 2 coffee shops are new.",
    ],
    [
      "which cafés closed since last time",
      "Since the last run (12 November 2026) 1 coffee shop is gone.",
    ],
    [
      "which hotels closed since last time",
      "Since the last run (12 November 2026) no hotels are gone.",
    ],
    [
      "did any phone number change since the last run",
      "Since the last run (12 November 2026) 1 business changed (phone number).",
    ],
    [
      "did any email change since the last run",
      "Email address: not known for any business in this run, so it can’t be compared.",
    ],
    [
      "how many more cafés than last time",
      "There is 1 more coffee shop than in the last run (12 November 2026): 3 against 2.",
    ],
    [
      "how many more restaurants than last time",
      "There are as many restaurants as in the last run (12 November 2026): 3.",
    ],
    [
      "Wie viele Cafés mehr als beim letzten Mal?",
      "Gegenüber dem letzten Lauf (12. November 2026) gibt es 1 Café mehr: 3 statt 2.",
    ],
    [
      "Combien de nouveaux cafés depuis la dernière fois ?",
      "Depuis la dernière collecte (12 novembre 2026), 2 cafés s'ajoutent.",
    ],
    [
      "¿Cuántas cafeterías nuevas hay desde la última vez?",
      "Desde la última ejecución (12 de noviembre de 2026), 2 cafeterías son nuevas.",
    ],
    [
      "كم عدد المقاهي الجديدة منذ آخر مرة؟",
      "منذ التشغيل الأخير (12 نوفمبر 2026): الجديد 2 من المقاهي.",
    ],
  ])("%s", async (question, sentence) => {
    const { answer } = await person().ask(question);
    expect(answer.answer.split("\n")[0]).toBe(sentence);
  });

  it("is a file of those that are new, or of those that are gone as they were", async () => {
    const added = await person().ask("new cafés since last time as csv");
    expect(added.file).toMatchObject({ format: "csv", listings: [{ id: "12" }, { id: "13" }] });
    const closed = await person().ask("list the cafés that closed since last time as excel");
    expect(closed.file).toMatchObject({ format: "xlsx", listings: [{ id: "10" }] });
    expect(closed.answer.answer).toContain("Your file has 1 row");
  });

  it("says that nothing changed with the number of then and now", async () => {
    const { ask } = personWith([now], opened(now));
    expect((await ask("what changed since last time")).answer.answer).toBe(
      "Nothing changed since the last run (12 November 2026): 8 businesses then and now.",
    );
  });

  it("goes on with other filters, and as the same kind of question", async () => {
    const { ask } = person();
    const first = await ask("which ones are new since last time");
    const second = await ask("only cafés", { plan: first.answer.plan });
    expect(planOf(second)).toEqual(newCafes);
    const third = await ask("how many restaurants are there?", { plan: second.answer.plan });
    expect(planOf(third)).toMatchObject({ op: "count", where: restaurants });
    const kept = await ask("", { plan: first.answer.plan, language: "de" });
    expect(kept.answer.answer).toContain("Seit dem letzten Lauf (12. November 2026) sind 4");
  });
});

describe("without a run to compare with", () => {
  it.each([
    ["none", "This preset has no earlier run to compare with. Open the preset and choose “Re-run”"],
    ["gone", "The run before this one is no longer available"],
    ["empty", "The run before this one ended without data"],
    ["unfinished", "The run before this one is not finished yet"],
  ] as const)("the answer is a sentence that says so (%s)", async (trouble, sentence) => {
    const { ask } = personWith([now], { trouble });
    for (const question of ["what changed since last time", "how many more cafés than last time"]) {
      const { answer } = await ask(question);
      expect(answer.answer.startsWith(sentence)).toBe(true);
      expect(answer.result.kind).toBe("refusal");
    }
  });

  it("the numbers of the report are told where there are some", async () => {
    const listed = (ids: string[]) => ({ count: ids.length, ids });
    const changes = {
      new: listed(["4"]),
      gone: listed(["3"]),
      changed: { ...listed([]), byField: {} },
    };
    const coverage = {
      tiles: { total: 1, done: 1, dead: 0 },
      changes,
    } as unknown as CoverageReport;
    const reported = snapshotOf([...now.listings], { ...now.meta, coverage });
    const { ask } = personWith([reported], { trouble: "gone" });
    const { answer } = await ask("what changed since last time", { of: reported });
    expect(answer.answer).toBe("Since the last run 1 business is new and 1 is gone.");
    expect(answer.notes.join()).toContain("no longer available");
    const filtered = await ask("which cafés closed since last time", { of: reported });
    expect(filtered.answer.answer).toContain("no longer available");
  });
});

it("a business that asked to be left out is neither new nor gone", async () => {
  const withheldSources = new Set(["node/12", "node/3"]);
  const later = { ...snapshotOf([...now.listings], now.meta), withheld: 1, withheldSources };
  const { ask } = personWith([now], opened({ ...before, withheld: 1, withheldSources }));
  const { answer } = await ask("what changed since last time", { of: later });
  const ids = answer.result.rows?.map(({ id }) => id);
  expect(ids).not.toContain("12");
  expect(ids).not.toContain("3");
  expect(answer.result.coverage?.changes).toMatchObject({ new: 3, gone: 1 });
});

it("a business drawn again under another element is the same one", async () => {
  const redrawn = snapshotOf([cafe(99, { merged_source_ids: ["node/10"] }), listing(1)], now.meta);
  const { ask } = personWith([redrawn], opened(snapshotOf([cafe(10), listing(1)], before.meta)));
  const { answer } = await ask("how many cafés are new since last time", { of: redrawn });
  expect(answer.answer).toContain("no coffee shops are new");
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LedgerLine } from "#domain/contract.ts";
import { creditsOf, formatBalance, formatDollars } from "#domain/money/pricing.ts";
import { amountText, exactText } from "../../../../web/src/features/credits/amount-text.ts";
import { rowWords } from "../../../../web/src/features/credits/ledger-words.ts";
import { isCarried, statementOf } from "../../../../web/src/features/credits/statement.ts";
import { holds } from "../../../property.ts";

/** Entries in the order they were written: each is a movement, or a step of a collection. */
type Step =
  | { what: "top_up" | "clawback" | "correction"; micros: number }
  | { what: "start" | "end"; micros: number; share: number };

/** The ledger's reply after these steps, newest first; a run may end long after others began. */
function ledgerAfter(steps: readonly Step[]): LedgerLine[] {
  const running: { taskId: string; price: number }[] = [];
  const lines: LedgerLine[] = [];
  let balance = 0;
  const add = (kind: LedgerLine["kind"], micros: number, taskId: string | null): void => {
    balance += micros;
    lines.unshift({
      id: `${kind}.${taskId ?? lines.length}`,
      at: new Date(lines.length * 1_000).toISOString(),
      kind,
      amount: creditsOf(micros),
      balanceAfter: creditsOf(balance),
      taskId,
      note: "",
    });
  };
  steps.forEach((step, n) => {
    if (step.what === "start") {
      running.push({ taskId: `t${n}`, price: step.micros });
      add("hold", -step.micros, `t${n}`);
    } else if (step.what === "end") {
      const [ended] = running.splice(Math.floor(step.share * running.length), 1);
      if (ended) add("settle", Math.floor(ended.price * step.share), ended.taskId);
    } else add(step.what, step.what === "clawback" ? -step.micros : step.micros, null);
  });
  return lines;
}

const micros = fc.oneof(
  fc.integer({ min: 1, max: 9_999 }),
  fc.integer({ min: 1, max: 100_000_000 }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constantFrom("top_up", "clawback", "correction"), micros }),
  fc.record({
    what: fc.constantFrom("start", "end"),
    micros,
    share: fc.constantFrom(0, 0.25, 0.999_999),
  }),
);

/** The dollars a person reads, in cents. */
const centsIn = (text: string): number =>
  text === "< $0.01" ? 0 : Math.round(Number(text.replace("−", "-").replace(/[$+,]/g, "")) * 100);

describe("the statement of any ledger", () => {
  test("has rows whose shown amounts add up to the shown balance to the cent", () => {
    holds(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const lines = ledgerAfter(steps);
        const rows = statementOf(lines, false);
        const shown = rows.reduce((sum, row) => sum + centsIn(amountText(row)), 0);
        const balance = Math.round((lines[0]?.balanceAfter ?? 0) * 1_000_000);
        expect(shown).toBe(centsIn(formatBalance(balance)));
        for (const row of rows)
          expect(Math.abs(row.cents * 10_000 - row.micros)).toBeLessThan(10_000);
      }),
      { numRuns: 300 },
    );
  });

  test("says which rows are shown in other cents than the amount alone would be", () => {
    const charge = statementOf(
      ledgerAfter([
        { what: "top_up", micros: 5_000_000 },
        { what: "start", micros: 14_283, share: 0 },
      ]),
      false,
    );
    expect(charge.map((row) => [amountText(row), isCarried(row)])).toEqual([
      ["−$0.02", true],
      ["+$5.00", false],
    ]);
    const unsigned = (text: string): string => text.replace(/[−+]/, "");
    holds(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        for (const row of statementOf(ledgerAfter(steps), false)) {
          // As the list of presets rounds a cost.
          const alone = formatDollars(Math.abs(row.micros), 2);
          expect([row, unsigned(amountText(row)) !== alone]).toEqual([row, isCarried(row)]);
        }
      }),
    );
  });

  test("has one row a collection, and exact amounts that add up to the micro", () => {
    holds(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const lines = ledgerAfter(steps);
        const rows = statementOf(lines, false);
        const ids = new Set(lines.map(({ id, taskId }) => taskId ?? id));
        expect(rows).toHaveLength(ids.size);
        const exact = rows.reduce((sum, row) => sum + row.micros, 0);
        expect(exact).toBe(Math.round((lines[0]?.balanceAfter ?? 0) * 1_000_000));
      }),
      { numRuns: 300 },
    );
  });

  test("adds up on a page that ends between a hold and its settle, too", () => {
    holds(
      fc.property(fc.array(step, { maxLength: 60 }), fc.nat(), (steps, cut) => {
        const lines = ledgerAfter(steps);
        const page = lines.slice(0, lines.length === 0 ? 0 : (cut % lines.length) + 1);
        const last = page.at(-1);
        if (!last) return;
        const rows = statementOf(page, page.length < lines.length);
        const before = Math.round((last.balanceAfter - last.amount) * 1_000_000);
        const balance = Math.round((page[0]?.balanceAfter ?? 0) * 1_000_000);
        expect(rows.reduce((sum, row) => sum + row.micros, 0)).toBe(balance - before);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the words of a row", () => {
  const line = (kind: LedgerLine["kind"], amount: number): LedgerLine => ({
    ...{ id: kind, at: "", kind, amount, balanceAfter: 0, taskId: "t", note: "" },
  });
  const words = (...lines: LedgerLine[]): (string | undefined)[] =>
    statementOf(lines, false).map((row) => rowWords(row, "Bread"));

  test("say what was held, charged, or given back whole", () => {
    expect(words(line("hold", -1))).toEqual(["Held for “Bread”"]);
    expect(words(line("settle", 0.25), line("hold", -1))).toEqual(["Charged for “Bread”"]);
    expect(words(line("settle", 1), line("hold", -1))).toEqual(["Nothing charged for “Bread”"]);
  });

  test("of a free collection are one row, while it runs and at its end", () => {
    const free = [line("settle", 0), line("hold", 0)] as const;
    expect(words(free[1])).toEqual(["Nothing held for “Bread”"]);
    expect(words(...free)).toEqual(["Nothing charged for “Bread”"]);
    const [row] = statementOf(free, false);
    expect(row && amountText(row)).toBe("$0.00");
  });

  test("of a settle whose hold is not read yet say what came back", () => {
    const settled = line("settle", 0.25);
    expect(statementOf([settled], true).map((row) => rowWords(row, "Bread"))).toEqual([
      "Returned from “Bread”",
    ]);
    expect(statementOf([line("settle", 0)], true)).toEqual([]);
  });
});

describe("an amount", () => {
  test("has two decimals, and is never shown as zero unless it is", () => {
    expect(amountText({ micros: -4_924, cents: 0 })).toBe("< $0.01");
    expect(amountText({ micros: 0, cents: 0 })).toBe("$0.00");
    expect(amountText({ micros: -1_230_000, cents: -123 })).toBe("−$1.23");
    expect(amountText({ micros: 20_000_000, cents: 2_000 })).toBe("+$20.00");
  });

  test.each([
    [20_000_000, "$20.00"],
    [-4_924, "−$0.004924"],
    [4_995_100, "$4.9951"],
    [1, "$0.000001"],
    [1_234_567_890_000, "$1,234,567.89"],
  ])("of %d micros is exact as %s", (exact, text) => {
    expect(exactText(exact)).toBe(text);
  });
});

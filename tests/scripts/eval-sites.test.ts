import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "../../scripts/project-root.ts";
import { type ModelStandIn, startModelStandIn } from "../steps/model-stand-in.ts";

const folder = mkdtempSync(join(tmpdir(), "eval-sites-"));
let model: ModelStandIn;
beforeAll(async () => {
  model = await startModelStandIn();
});
afterAll(() => {
  model.close();
  rmSync(folder, { recursive: true });
});

const isEven = (name: string): boolean =>
  Number.parseInt(createHash("sha256").update(name).digest("hex").slice(-1), 16) % 2 === 0;
const names = Array.from({ length: 40 }, (_, at) => `house${at}.example`);
const [bakery = "", garden = "", shut = ""] = names.filter(isEven);
const [kept = ""] = names.filter((name) => !isEven(name));

const nothing = {
  country: "US",
  descriptionMustMention: [],
  services: [],
  areaServed: [],
  foundingYear: null,
  founders: [],
  priceRange: null,
  payments: [],
  currencies: [],
};
const visit = "Starten gick 1987. Our vans are old and we drive to Lisle.";
const sites: Record<string, { html: string; labels: object }> = {
  [bakery]: {
    html: `<h1>Bread</h1><p>${visit}</p><p>We are glad to take Visa, and PayPal.</p><a href="https://www.instagram.com/larkbread">Us</a>`,
    labels: {
      ...nothing,
      areaServed: ["Lisle, Illinois"],
      foundingYear: 1987,
      payments: ["Visa", "PayPal"],
    },
  },
  [garden]: {
    html: "<h1>Gardens</h1><p>Everything for lawns and hedges, and fences of larch.</p>",
    labels: { ...nothing, services: ["larch fences", "lawns"], descriptionMustMention: ["lawns"] },
  },
  [shut]: { html: "<h1>Closed</h1>", labels: nothing },
  [kept]: { html: "<h1>Written by</h1>", labels: { ...nothing, foundingYear: 1900 } },
};
const forms = {
  "Starten gick": {
    areas: [{ name: "Lisle", snippet: "we drive to Lisle" }],
    foundingYear: { year: 1987, snippet: "Starten gick 1987" },
    payments: [{ name: "Visa", snippet: "glad to take Visa" }],
  },
  "fences of larch": {
    services: [
      { name: "fences of larch", snippet: "fences of larch" },
      { name: "ponds", snippet: "ponds and pools" },
    ],
  },
};

function write(): string {
  const labels = Object.entries(sites).map(([name, { html, labels: own }]) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, "0.html"), html);
    const pages = [{ file: `${name}/0.html`, base: `https://${name}/` }];
    return [name, { ...own, pages }];
  });
  writeFileSync(join(folder, "labels.json"), JSON.stringify(Object.fromEntries(labels)));
  return folder;
}

interface Run {
  code: number;
  lines: string[];
  errors: string;
}

function evaluate(args: string[], variables: Record<string, string> = {}): Promise<Run> {
  const script = join(projectRoot, "scripts/eval-sites.ts");
  const unset = { OPENAI_BASE_URL: "", OPENAI_API_KEY: "", OPENAI_MODEL: "" };
  const env = { ...process.env, ...unset, ...variables };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [script, ...args],
      { cwd: projectRoot, env },
      (_, output, errors) =>
        resolve({ code: child.exitCode ?? -1, lines: output.split("\n"), errors }),
    );
  });
}
const rowOf = ({ lines }: Run, field: string): string[] =>
  lines.find((line) => line.startsWith(`${field} `))?.split(/\s+/) ?? [];

describe("npm run eval:sites", () => {
  test("prints each field by rules alone and with the model, its tokens and its cost", async () => {
    await model.turn({ replay: forms, right: {} });
    const run = await evaluate(["--sites", write(), "--model", "--show"], {
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODEL: "stand-in",
      LLM_USD_PER_MILLION_TOKENS: "2",
    });
    expect(run.errors).toBe("");
    expect(run.code).toBe(0);
    expect(run.lines[0]).toBe(`3 sites of ${folder}, the measuring half`);
    // Labels, then precision, recall and values of the rules, and of both together.
    expect(rowOf(run, "areas")).toEqual(["areas", "1", "–", "0.0", "0", "–", "100.0", "1"]);
    expect(rowOf(run, "foundingYear").slice(1)).toEqual(
      ["1", "–", "0.0", "0"].concat(["100.0", "100.0", "1"]),
    );
    expect(rowOf(run, "payments").slice(1)).toEqual(
      ["2", "–", "0.0", "0"].concat(["100.0", "50.0", "1"]),
    );
    expect(rowOf(run, "services").slice(-3)).toEqual(["–", "50.0", "1"]);
    expect(rowOf(run, "founders").slice(1)).toEqual([
      "0",
      ...Array(2).fill(["–", "–", "0"]).flat(),
    ]);
    const asked = await model.log();
    expect(asked).toHaveLength(3);
    expect(JSON.stringify(asked)).not.toMatch(/house\d+\.example|Written by/);
    const cost = run.lines.find((line) => line.startsWith("stand-in was asked"));
    const [, tokens = "", each, usd] =
      /about 3 of 3 sites: (\d+) tokens \((\d+) a site\), \$([\d.]+) .* at \$2 per million/.exec(
        cost ?? "",
      ) ?? [];
    expect(Number(tokens)).toBeGreaterThan(3 * 820);
    expect([each, usd]).toEqual([
      (Number(tokens) / 3).toFixed(0),
      ((Number(tokens) * 2) / 1e6).toFixed(4),
    ]);
    expect(run.lines).toContain(`${bakery} areas + Lisle “we drive to Lisle”`);
    expect(run.lines.join("\n")).not.toContain("ponds");
  });

  test("counts sites without an answer and keeps the rules' figures for them", async () => {
    await model.turn({ scenario: "made-up-column" });
    const variables = { OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: "stand-in" };
    const run = await evaluate(["--sites", write(), "--model"], variables);
    expect(run.lines).toContain("no answer (invalid): 3 sites");
    expect(rowOf(run, "foundingYear").slice(1, 4)).toEqual(["1", "–", "0.0"]);
    expect(rowOf(run, "foundingYear").slice(-3)).toEqual(["–", "0.0", "0"]);
  });

  test("says how to set a model where none is, and prints the rules' figures alone", async () => {
    const run = await evaluate(["--sites", write(), "--model"]);
    expect(run.code).toBe(1);
    expect(run.errors).toContain("set OPENAI_MODEL, and OPENAI_API_KEY or OPENAI_BASE_URL");
    expect(rowOf(run, "payments")).toEqual(["payments", "2", "–", "0.0", "0"]);
  });

  test("marks the values on the home pages in a folder outside the repository", async () => {
    const marks = join(folder, "marks");
    const run = await evaluate(["--sites", write(), "--mark", marks, "--count", "1"]);
    expect([run.code, run.errors]).toEqual([0, ""]);
    expect(readdirSync(marks).sort()).toEqual([`${bakery}.html`, `${bakery}.png`]);
    const html = readFileSync(join(marks, `${bakery}.html`), "utf8");
    expect(html).toMatch(/instagram\.com\/larkbread"[^>]*>[^<]*<sup[^>]*>instagram<\/sup>/);
    expect(html).toMatch(/<li[^>]*>instagram: instagram\.com\/larkbread /);
    const inside = await evaluate(["--sites", folder, "--mark", join(projectRoot, "marks")]);
    expect([inside.code, inside.errors]).toEqual([1, expect.stringContaining("is inside the")]);
  });

  test("says that there are no labelled sites, and reads invented ones", async () => {
    const run = await evaluate(["--sites", join(folder, "nowhere")]);
    expect(run.code).toBe(0);
    expect(run.lines[0]).toMatch(/^There are no labelled sites in .*nowhere .*invented ones/);
    expect(Number(rowOf(run, "services")[1])).toBeGreaterThan(20);
  });
});

import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { sampleListings } from "../../scripts/eval-chat/sample-listings.ts";
import { projectRoot } from "../../scripts/project-root.ts";
import { startModelStandIn, withoutWebsite } from "../steps/model-stand-in.ts";

const folder = mkdtempSync(join(tmpdir(), "ask-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  script: string[];
  input: string;
}

function runOf(lines: string[], more: object = {}): Run {
  const listings = join(folder, "listings.ndjson");
  const meta = join(folder, "meta.json");
  writeFileSync(
    listings,
    sampleListings(200, 8)
      .map((row) => JSON.stringify(row))
      .join("\n"),
  );
  writeFileSync(
    meta,
    JSON.stringify({ tier: 2, tz: "Europe/Berlin", now_dow: 4, now_min: 1_170, ...more }),
  );
  const script = join(projectRoot, "scripts/ask.ts");
  return {
    script: [script, "--listings", listings, "--meta", meta],
    input: lines.join("\n"),
  };
}

const repliesIn = (output: string): Record<string, unknown>[] =>
  output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

function ask(lines: string[], meta: object = {}): Record<string, unknown>[] {
  const { script, input } = runOf(lines, meta);
  const output = execFileSync(process.execPath, script, {
    cwd: projectRoot,
    input,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  });
  return repliesIn(output);
}

/** With a language model's settings; its stand-in answers in this very process. */
function askWithModel(lines: string[], baseUrl: string): Promise<Record<string, unknown>[]> {
  const { script, input } = runOf(lines);
  const env = { ...process.env, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: "stand-in" };
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, script, { cwd: projectRoot, env }, (error, output) =>
      error ? reject(error) : resolve(repliesIn(output)),
    );
    child.stdin?.end(input);
  });
}

describe("npm run ask", () => {
  test("each line gives one line, in order, also one that can't be read", () => {
    const [count, follow, file, broken, refused] = ask([
      JSON.stringify({ id: "a", question: "How many restaurants are there?" }),
      JSON.stringify({
        id: "b",
        question: "and how many of them have a website?",
        history: ["How many restaurants are there?"],
      }),
      JSON.stringify({ id: "c", question: "Export all bakeries as CSV" }),
      "{ this is no JSON",
      JSON.stringify({ id: "e", question: "Delete everything" }),
    ]);
    const rows = sampleListings(200, 8).filter(({ categories }) =>
      (categories as string[]).includes("Restaurant"),
    );
    expect(count).toMatchObject({
      id: "a",
      format: "text",
      result: { kind: "count", value: rows.length },
    });
    expect(count).toMatchObject({ result: { rows: rows.map(({ id }) => ({ id })) } });
    const withSite = rows.filter(({ website }) => website !== null).length;
    expect(follow).toMatchObject({ id: "b", result: { value: withSite } });
    expect(file).toMatchObject({ id: "c", format: "file", result: { kind: "file" } });
    expect(String(file?.csv)).toMatch(/^\uFEFFid,source_id,/);
    expect(broken).toMatchObject({ id: null, format: "text", answer: expect.any(String) });
    expect(refused).toMatchObject({
      id: "e",
      result: { kind: "refusal", refusal: { code: "read_only" } },
    });
  });

  test.each([["Bakery, Zoo"], [["Bakery", "Zoo"]]])(
    "the types that were asked for are known from the niche %j",
    (niche) => {
      const [none] = ask([JSON.stringify({ id: "a", question: "How many zoos are there?" })], {
        niche,
      });
      expect(none).toMatchObject({ result: { kind: "count", value: 0 } });
    },
  );

  test("a refusal leaves nothing to go on from", () => {
    const [after] = ask([
      JSON.stringify({
        id: "a",
        question: "and how many of them have a website?",
        history: ["How many restaurants are there?", "What is the weather tomorrow?"],
      }),
    ]);
    expect(after).toMatchObject({ result: { kind: "refusal" } });
  });

  test("with a model's settings it is asked what the rules can't read, and nothing else", async () => {
    const model = await startModelStandIn();
    await model.turn({ scenario: "right", right: withoutWebsite("Bakery") });
    const [byRules, byModel] = await askWithModel(
      [
        JSON.stringify({ id: "a", question: "How many bakeries are there?" }),
        JSON.stringify({
          id: "b",
          question: "Any bakeries here lacking their homepage, and how many?",
        }),
      ],
      model.baseUrl,
    );
    const bakeries = sampleListings(200, 8).filter(({ categories }) =>
      (categories as string[]).includes("Bakery"),
    );
    const lacking = bakeries.filter(({ website }) => website === null);
    expect(byRules).toMatchObject({ result: { engine: "rules", value: bakeries.length } });
    expect(byModel).toMatchObject({ result: { engine: "model", value: lacking.length } });
    expect(await model.log()).toHaveLength(1);
    model.close();
  });
});

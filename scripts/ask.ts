import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { type AskedLine, askPreset } from "./ask/ask-preset.ts";
import { otherReaders } from "./ask/other-reader.ts";
import { presetFrom, readLines } from "./ask/read-listings.ts";
import { projectRoot } from "./project-root.ts";

const envFile = join(projectRoot, ".env");
if (existsSync(envFile)) process.loadEnvFile(envFile);

// `npm run --silent ask -- --listings FILE.ndjson [--meta FILE.json]`: one JSON question a line in,
// one JSON answer a line out, in the same order, also when a line can't be read. With the settings of
// a language model it is asked what the rules can't read, as the product asks it.
const { values } = parseArgs({
  options: { listings: { type: "string" }, meta: { type: "string" } },
});
if (values.listings === undefined) throw new Error("--listings FILE.ndjson is missing");
// A relative path is meant from where the command was typed, not from the project's root.
const fromCaller = (file: string): string => resolve(process.env.INIT_CWD ?? ".", file);
const meta =
  values.meta === undefined ? {} : JSON.parse(readFileSync(fromCaller(values.meta), "utf8"));
const preset = presetFrom(readLines(fromCaller(values.listings)), meta);
const model = otherReaders(process.env);

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === "") continue;
  process.stdout.write(`${JSON.stringify(await replyTo(line))}\n`);
}

async function replyTo(line: string): Promise<unknown> {
  let asked: AskedLine = { question: "" };
  try {
    asked = JSON.parse(line);
    return await askPreset(asked, preset, model);
  } catch (error) {
    const sentence = "Something went wrong on our side. Nothing was charged. Please try again.";
    console.error(error);
    return { id: asked?.id ?? null, format: "text", answer: sentence, result: { kind: "error" } };
  }
}

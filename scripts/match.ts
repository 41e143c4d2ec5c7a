import { createInterface } from "node:readline";
import { matches, near } from "#domain/matching/categories.ts";

// One phrase a line in, one JSON object a line out, in the same order. `--json` is the only form.
for await (const phrase of createInterface({ input: process.stdin })) {
  const found = matches(phrase).map(({ label, tags, score }) => ({ label, tags, score }));
  const others = near(phrase).filter((label) => !found.some((match) => match.label === label));
  process.stdout.write(`${JSON.stringify({ phrase, matches: found, near: others })}\n`);
}

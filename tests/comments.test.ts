import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { projectRoot } from "../scripts/project-root.ts";

/**
 * The number of tics there are today. Lower it when you rewrite a comment; never raise it.
 */
const tolerated = 676;

/** Phrases that read as translated, each with the reason and the plain way to say it. */
const tics: Record<string, RegExp> = {
  // A clause where a noun belongs: "The price of a run", not "What a run costs".
  "a clause as a heading": /(?:^|[.;:] )(?:What|Who|Whatever) (?!if\b)(?=[^?]*?(?:[.:;]|$))/g,
  // The same inside a sentence: "the unused part", not "of what is not used".
  "a clause as an object":
    /\b(?:of|by|from|with|for|to|than|and|all|but|like|after|before) (?:what|whatever|who) /g,
  // Name the person or thing: "anyone who knows", "the caller".
  whoever: /\bwho(?:so)?ever\b/gi,
  // Things are, lie or are stored; they don't stand anywhere.
  stands: /\b(?:stands|stood|stand)\b(?! (?:in for|in\b|out|alone|still)|-ins?\b)/gi,
  // A person sees, gets or is asked; a program receives.
  "is told": /\b(?:is|are|was|were|be|been|being) (?:\w+ )?told\b/g,
  // Again, or reload, rebuild, rerun.
  anew: /\b(?:anew|afresh)\b/g,
  // Say the effect: "so nothing moves", or the rule: "never two at once".
  "so that no": /\bso that (?:no|none|nothing|nobody|neither)\b/g,
  // Continue, resume, proceed.
  "goes on": /\b(?:go|goes|going|went) on\b/g,
  // "Isn't a profile", not "is no profile".
  "is no":
    /(?<!\bthere )\b(?:is|are|was|were) no\b(?! (?:longer|more|use|point|reason|need|other)\b)/g,
  // In advance, still, in progress, automatically, to no effect.
  "worn adverbs": /\b(?:beforehand|all the same|under way|by itself|of its own accord|in vain)\b/g,
};

/** The texts of a file's comments; lines of `//` one below the other are one text. */
function commentsOf(file: string): string[] {
  const code = readFileSync(join(projectRoot, file), "utf8");
  const texts: string[] = [];
  let end = -1;
  for (const { type, value, start, end: next } of parseSync(file, code).comments) {
    const text = value
      .replace(/^\s*\*+ ?/gm, "")
      .replace(/\s+/g, " ")
      .trim();
    const continues = type === "Line" && end >= 0 && /^\s*$/.test(code.slice(end, start));
    if (continues) texts.push(`${texts.pop() ?? ""} ${text}`);
    else texts.push(text);
    end = type === "Line" ? next : -1;
  }
  return texts;
}

test("comments read more and more like plain English", () => {
  const listed = execFileSync(
    "git",
    ["ls-files", "-z", "functions", "web", "collections", "scripts", "tests"],
    { cwd: projectRoot, encoding: "utf8" },
  ).split("\0");
  const files = listed.filter(
    (file) =>
      /\.(ts|tsx|mjs|js)$/.test(file) &&
      // Quotes the tics.
      file !== "tests/comments.test.ts" &&
      existsSync(join(projectRoot, file)),
  );
  const comments = files.flatMap(commentsOf);
  const counts = Object.fromEntries(
    Object.entries(tics).map(([name, tic]) => [
      name,
      comments.reduce((sum, text) => sum + (text.match(tic)?.length ?? 0), 0),
    ]),
  );
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const advice =
    total > tolerated
      ? `Say it plainly: ${total - tolerated} more than before.`
      : `Well done: lower \`tolerated\` to ${total}.`;
  expect(total, `${advice} ${JSON.stringify(counts)}`).toBe(tolerated);
});

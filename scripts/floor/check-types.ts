import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { projectRoot } from "../project-root.ts";
import { type KeptLibrary, keptLibrary } from "./kept-library.ts";
import { type Feature, lastOf } from "./older-library.ts";
import { siteFiles } from "./site-files.ts";

/**
 * What the site's own code uses that a browser of the floor lacks, one sentence each. It is compiled
 * against TypeScript's library as it would be at the floor, so a method is known by its type:
 * `AbortSignal.any` is none of `Promise.any`. `also` names further files.
 */
export async function checkTypes(also: readonly string[] = []): Promise<string[]> {
  const library = await keptLibrary();
  const project = join(library.folder, `tsconfig-${process.pid}.json`);
  const settings = {
    extends: "../../web/tsconfig.json",
    // Those of the language that the site is written in.
    compilerOptions: { lib: null, noLib: true },
    include: [...also, "../../web/src", "*.d.ts"],
    exclude: ["lib.es2025.*", "lib.esnext.*"],
  };
  writeFileSync(project, JSON.stringify(settings));
  try {
    const output = await compilerOutput(project);
    const inSite = new Set([...siteFiles(), ...also.map((file) => resolve(file))]);
    return [...new Set(output.split("\n").flatMap((line) => sentence(line, library, inSite)))];
  } finally {
    rmSync(project);
  }
}

const compilerOutput = (project: string): Promise<string> =>
  new Promise((done) => {
    const tsc = join(projectRoot, "node_modules/.bin/tsc");
    const options = { cwd: projectRoot, maxBuffer: 64 * 1_024 * 1_024 };
    execFile(tsc, ["-p", project, "--pretty", "false"], options, (_, output) => done(output));
  });

function sentence(line: string, { newer }: KeptLibrary, inSite: Set<string>): string[] {
  const [, file = "", row = "", column = "", message] =
    line.match(/^(.+)\((\d+),(\d+)\): error (.*)$/) ?? [];
  if (!message) return line.startsWith("error") ? [line] : [];
  const path = join(projectRoot, file);
  if (!inSite.has(path)) return [];
  const [first = "", ...rest] = readFileSync(path, "utf8")
    .split("\n")
    .slice(Number(row) - 1);
  const code = [first.slice(Number(column) - 1), ...rest.slice(0, 3)].join("\n");
  const used = firstUsed(code, newer);
  const said = used ? `${used.name} is not in ${used.lacking}` : message;
  return [`${file}:${row}: ${said}`];
}

/** The first newer name in the code, with its owner where the code names that, too. */
function firstUsed(code: string, newer: readonly Feature[]): Feature | undefined {
  for (const [word] of code.matchAll(/[A-Za-z_$][\w$]*/g)) {
    const told = newer.filter(({ name }) => lastOf(name) === word);
    if (told.length > 0) return told.find(({ name }) => code.includes(name)) ?? told[0];
  }
  return undefined;
}

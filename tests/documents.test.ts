import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { errorCatalogue } from "#domain/errors.ts";
import { environment } from "#shared/env.ts";
import { projectRoot } from "../scripts/project-root.ts";

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: projectRoot,
  encoding: "utf8",
}).split("\n");
const read = (file: string): string => readFileSync(join(projectRoot, file), "utf8");

describe("what is written is true", () => {
  test.each(tracked.filter((file) => file.endsWith(".md")))(
    "%s names only files and folders that exist",
    (file) => {
      const named = [...read(file).matchAll(/`([\w.@-]+(?:\/[\w.@*-]+)*\/?)`/g)]
        .map(([, path = ""]) => path)
        .filter((path) => /\.(ts|tsx|mjs|json|md)$/.test(path) || path.endsWith("/"))
        .filter(
          (path) => !path.startsWith("..") && !path.includes("*") && !path.startsWith(".local/"),
        );
      const missing = named.filter(
        (path) =>
          ![projectRoot, join(projectRoot, dirname(file))].some((base) =>
            existsSync(join(base, path)),
          ) && !tracked.some((one) => one.endsWith(`/${path}`)),
      );
      expect(missing).toEqual([]);
    },
  );

  test("every variable a function reads is explained in .env.example", () => {
    const explained: string[] = read(".env.example").match(/^[A-Z_0-9]+(?==)/gm) ?? [];
    const own = Object.keys(environment.entries).filter((name) => !name.startsWith("APPWRITE_"));
    expect(own.filter((name) => !explained.includes(name))).toEqual([]);
    expect(new Set(explained).size).toBe(explained.length);
  });

  test("every sentence for a person is one: it starts with a capital and ends with a full stop", () => {
    const wrong = Object.values(errorCatalogue)
      .map(({ message }) => message)
      .filter((message) => !/^[A-Z{].*([.)]|\{problem\}|\{hint\})$/s.test(message));
    expect(wrong).toEqual([]);
  });

  test("the table of run-time dependencies is package.json's, with each package's licence", () => {
    const listed = [...read("functions/DEPENDENCIES.md").matchAll(/^\| (\S+) +\|.*$/gm)]
      .map(([row, name = ""]) => [name, row.split("|")[4]?.trim()])
      .filter(([name]) => name !== "Package" && !name?.startsWith("-"));
    const { dependencies } = JSON.parse(read("package.json"));
    const installed = Object.keys(dependencies).map((name) => [
      name,
      JSON.parse(read(`node_modules/${name}/package.json`)).license,
    ]);
    expect(listed).toEqual(installed);
  });

  test("nothing names a registry host or a folder of somebody's machine", () => {
    const texts = tracked.filter((file) =>
      /\.(ts|tsx|mjs|json|md|css|html|sh)$|^\.ci\//.test(file),
    );
    const wrong = texts.filter(
      (file) =>
        file !== "tests/documents.test.ts" &&
        /registry\.npmjs|\/home\/\w+\/|\/work\/(main|shared)|\/root\//.test(read(file)),
    );
    expect(wrong).toEqual([]);
  });

  test("every command that is written down is one npm runs, on whatever Node the machine has", () => {
    const { scripts, devDependencies } = JSON.parse(read("package.json")) as {
      scripts: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    const bins = Object.keys(devDependencies).flatMap((name) => {
      const { bin = {} } = JSON.parse(read(`node_modules/${name}/package.json`));
      return typeof bin === "string" ? [name] : Object.keys(bin);
    });
    const texts = tracked.filter(
      (file) => /README\.md$|^\.env\.example$/.test(file) || /^scripts\/.*\.ts$/.test(file),
    );
    const commands = texts.flatMap((file) =>
      [
        ...read(file).matchAll(
          /\bnode (?:--?[\w-]+ )*scripts\/\S+|\bnpx (?:--?[\w-]+ )*\w[\w:-]*|\bnpm (?:--?[\w-]+ )*run (?:--?[\w-]+ )*\w[\w:-]*|\bnpm (?:start|test)\b/g,
        ),
      ].map(([command]) => ({ file, command })),
    );
    const isGood = (command: string): boolean => {
      const [tool = "", ...rest] = command.split(" ");
      const name = rest.at(-1) ?? "";
      if (tool === "npx") return bins.includes(name);
      if (tool === "npm") return scripts[`pre${name}`] === "node scripts/ensure-installed.mjs";
      return false;
    };
    const wrong = commands.filter(({ command }) => !isGood(command));
    expect(wrong.map(({ file, command }) => `${file}: ${command}`)).toEqual([]);
    expect(commands.length).toBeGreaterThan(30);
  });
});

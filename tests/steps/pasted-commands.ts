import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { readAppwriteConfig } from "../../scripts/appwrite-config.ts";
import { projectRoot } from "../../scripts/project-root.ts";

/** A copy of the project as somebody has it who has just cloned and built it. */
export interface ProjectCopy {
  folder: string;
  /** Pastes lines into a shell there; it stops at the first that fails. */
  paste: (
    lines: string,
    variables: Record<string, string>,
  ) => Promise<{ code: number | null; output: string }>;
  /** What git says has changed; empty when nothing has. */
  changes: () => string;
  remove: () => Promise<void>;
}

/** The commands below a heading of the README. */
export function commandsOf(heading: string): string {
  const readme = readFileSync(join(projectRoot, "README.md"), "utf8");
  const section = readme.split(`# ${heading}\n`)[1] ?? "";
  const commands = /```sh\n([\s\S]*?)```/.exec(section)?.[1];
  if (!commands) throw new Error(`the README has no commands below "${heading}"`);
  return commands;
}

/** Without what npm puts first for a test run: the Node is the machine's own. */
const machinePath = (process.env.PATH ?? "")
  .split(delimiter)
  .filter((folder) => !folder.includes("node_modules") && !folder.includes("node-gyp-bin"))
  .join(delimiter);

const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8" });

export async function copyProject(): Promise<ProjectCopy> {
  const home = await mkdtemp(join(tmpdir(), "areascout-home-"));
  const folder = join(home, "areascout");
  await mkdir(folder);
  const listed = git(projectRoot, "ls-files", "--cached", "--others", "--exclude-standard");
  const { functions, sites } = readAppwriteConfig();
  const built = [...functions.map(({ path }) => `${path}/dist`), ...sites.map(({ path }) => path)];
  for (const file of [...listed.trim().split("\n"), ...built])
    await cp(join(projectRoot, file), join(folder, file), { recursive: true, force: true });
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  await symlink(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  return {
    folder,
    paste(lines, variables) {
      const child = spawn("bash", ["-e", "-c", lines], {
        cwd: folder,
        stdio: ["ignore", "pipe", "pipe"],
        env: {
          ...{ PATH: machinePath, HOME: home, LANG: "C.UTF-8", NO_COLOR: "1" },
          // It would ask the registry.
          npm_config_update_notifier: "false",
          BUILT_BY_TEST_RUN: "true",
          ...variables,
        },
      });
      let output = "";
      const keep = (piece: Buffer): void => {
        output += piece.toString();
      };
      child.stdout.on("data", keep);
      child.stderr.on("data", keep);
      return new Promise((resolve, reject) => {
        child.on("error", reject);
        child.on("close", (code) => resolve({ code, output }));
      });
    },
    changes: () => git(folder, "status", "--porcelain").replaceAll(/^A {2}.*\n/gm, ""),
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

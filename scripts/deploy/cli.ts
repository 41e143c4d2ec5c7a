import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

const PUSH_MAX_MS = 1_200_000;

/** The official command line, signed in to one project in a home folder of its own. */
export interface AppwriteCli {
  /** Runs a command in a folder. It ends with 0 even when something failed: look at the server. */
  run: (args: string[], cwd: string) => Promise<{ code: number | null; output: string }>;
  /** Forgets the key. */
  close: () => void;
}

/** The CLI keeps the key in clear in its home folder, so that folder is one of ours and goes in the end. */
export async function openCli(
  target: { endpoint: string; projectId: string; apiKey: string },
  cwd: string,
): Promise<AppwriteCli> {
  const home = mkdtempSync(join(tmpdir(), "appwrite-cli-"));
  const entry = createRequire(import.meta.url).resolve("appwrite-cli/index.js");
  const { PATH = "", LANG = "", NODE_EXTRA_CA_CERTS } = process.env;
  const env = {
    ...{ PATH, LANG, HOME: home, USERPROFILE: home, NO_COLOR: "1", FORCE_COLOR: "0" },
    ...(NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {}),
  };
  const run: AppwriteCli["run"] = (args, folder) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [entry, ...args], {
        cwd: folder,
        env,
        stdio: ["ignore", "pipe", "pipe"],
        timeout: PUSH_MAX_MS,
      });
      let output = "";
      const keep = (piece: Buffer): void => {
        output += piece.toString();
      };
      child.stdout.on("data", keep);
      child.stderr.on("data", keep);
      child.on("error", reject);
      child.on("close", (code) => resolve({ code, output: stripVTControlCharacters(output) }));
    });
  const close = (): void => rmSync(home, { recursive: true, force: true });
  const { endpoint, projectId, apiKey } = target;
  const { code, output } = await run(
    ["client", "--endpoint", endpoint, "--project-id", projectId, "--key", apiKey],
    cwd,
  );
  if (code === 0) return { run, close };
  close();
  throw new Error(`The Appwrite CLI could not be set up:\n${output.replaceAll(apiKey, "***")}`);
}

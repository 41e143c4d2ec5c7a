import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  keepAnswering,
  type RunningAppwrite,
  readWithinBudget,
  startLocalAppwrite,
} from "../../scripts/local-appwrite/index.ts";
import { projectRoot } from "../../scripts/project-root.ts";
import { createStandIns } from "../../scripts/stand-ins/index.ts";

/** An empty Appwrite and, on a port of their own, the services outside of it. */
export interface EmptyProject {
  appwrite: RunningAppwrite;
  /** Where the stand-ins of the map services answer. */
  services: string;
  bounds: { north: number; south: number; east: number; west: number };
  close: () => Promise<void>;
}

export async function startEmptyProject(
  projectId = "areascout",
  { losesUniqueIndexes = false } = {},
): Promise<EmptyProject> {
  const dataDir = mkdtempSync(join(tmpdir(), "areascout-empty-"));
  const standIns = createStandIns({ readBody: readWithinBudget });
  const server = createServer(
    keepAnswering(async (req, res) => {
      // The public services let pages of other sites read their answers.
      res.setHeader("access-control-allow-origin", "*");
      if (standIns.isAsked(req)) await standIns.handle(req, res);
      else res.writeHead(404).end();
    }),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  standIns.started();
  const appwrite = await startLocalAppwrite({ port: 0, dataDir, projectId, losesUniqueIndexes });
  return {
    appwrite,
    services: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stand-ins`,
    bounds: standIns.bounds,
    async close() {
      await appwrite.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      standIns.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const middle = ({ north, south, east, west }: EmptyProject["bounds"]) => ({
  ...{ lat: (north + south) / 2, lon: (east + west) / 2 },
});

/** What an operator of the project has set. */
export const operatorVariables = ({ services }: EmptyProject): Record<string, string> => ({
  OVERPASS_URL: `${services}/overpass/api/interpreter`,
  OVERPASS_CONTACT: "a test",
  GEOCODER_URL: `${services}/geocoder`,
  GEOCODER_KIND: "nominatim",
  TILE_URL: `${services}/tiles/{z}/{x}/{y}.svg`,
  WELCOME_CREDIT_USD: "5",
  LEASE_SECONDS: "4",
});

/** `npm run deploy` into the project, as an operator with these variables. */
export function runDeploy(
  empty: EmptyProject,
  args: string[] = [],
  variables: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const { bounds } = empty;
  const { endpoint, projectId, apiKey } = empty.appwrite;
  const child = spawn(
    process.execPath,
    [
      join(projectRoot, "scripts", "deploy.ts"),
      ...["--endpoint", endpoint, "--project", projectId, "--key", apiKey],
      ...["--trial-at", `${middle(bounds).lat},${middle(bounds).lon}`],
      ...args,
    ],
    {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ...operatorVariables(empty),
        ...variables,
      },
    },
  );
  let output = "";
  child.stdout.on("data", (piece: Buffer) => {
    output += piece.toString();
  });
  child.stderr.on("data", (piece: Buffer) => {
    output += piece.toString();
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}

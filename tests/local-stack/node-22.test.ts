import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { arch, platform } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { manifest } from "../../functions/manifest.ts";
import { projectRoot } from "../../scripts/project-root.ts";

const version = "22.23.3";
const folder = join(projectRoot, ".build", `node-${version}`);
const node = join(folder, "package", "bin", platform() === "win32" ? "node.exe" : "node");

/** The runtime of the platform, from the same registry as every package; kept for the next run. */
beforeAll(() => {
  if (existsSync(node)) return;
  mkdirSync(folder, { recursive: true });
  const name = `node-${platform() === "win32" ? "win" : platform()}-${arch()}@${version}`;
  const packed = execFileSync("npm", ["pack", "--silent", "--prefer-offline", name], {
    cwd: folder,
    encoding: "utf8",
  });
  execFileSync("tar", ["xzf", packed.trim().split("\n").at(-1) ?? ""], { cwd: folder });
});

const answer = (id: string, path: string): unknown =>
  JSON.parse(
    execFileSync(
      node,
      [
        join(import.meta.dirname, "answer-once.mjs"),
        join(projectRoot, "functions", id, "dist", "main.mjs"),
        path,
      ],
      { encoding: "utf8" },
    ),
  );

test.each(manifest.filter(({ paths }) => paths.length > 0))(
  "$id, as it is deployed, loads and answers under the platform's Node",
  ({ id, paths }) => {
    const health = `${paths[0]}/health`;
    expect(answer(id, health)).toEqual({
      node: `v${version}`,
      status: 200,
      body: { status: "ok" },
    });
  },
);

test.each(manifest.filter(({ paths }) => paths.length === 0))(
  "$id, which nobody can call, loads there and gets to its own work",
  ({ id }) => {
    // Without a task, and with no server behind the address, it can only refuse.
    expect(answer(id, "/")).toEqual({
      node: `v${version}`,
      refused: expect.stringMatching(/^\w+: (Invalid type: Expected Object|platform\/no-answer)/),
    });
  },
);

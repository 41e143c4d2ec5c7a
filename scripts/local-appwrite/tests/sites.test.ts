import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeploymentStore } from "../deployments/deployment-store.ts";
import { serveSite } from "../sites/serve-site.ts";
import type { Site } from "../sites/site-store.ts";

const folder = mkdtempSync(join(tmpdir(), "areascout-site-"));
const long = "x".repeat(2_000);
const store = {
  parentOf: () => "",
  folderOf: () => folder,
  all: { find: () => ({ outputDirectory: "./" }) },
} as unknown as DeploymentStore;
const site = { $id: "web", enabled: true, deploymentId: "d", fallbackFile: "_spa.html" } as Site;
const server = createServer((req, res) => serveSite(store, site, req, res));
let origin = "";

beforeAll(async () => {
  mkdirSync(join(folder, "pricing"));
  writeFileSync(join(folder, "pricing", "index.html"), `<html>prices${long}</html>`);
  writeFileSync(join(folder, "_spa.html"), "<html>screens</html>");
  writeFileSync(join(folder, "app.js"), long);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true, force: true });
});

test("a folder is led to by 308 with its slash, and the query goes along", async () => {
  const led = async (path: string) => {
    const { status, headers } = await fetch(origin + path, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  expect(await led("/pricing")).toEqual([308, "/pricing/"]);
  expect(await led("/pricing?tier=2&a=%20b")).toEqual([308, "/pricing/?tier=2&a=%20b"]);
  expect(await led("/pricing/")).toEqual([200, null]);
  expect(await led("/preset/any")).toEqual([200, null]);
  expect(await led("//pricing"), "never to another host").toEqual([308, "/pricing/"]);
});

test("files come by gzip at best, and nothing tells a browser to keep them", async () => {
  const headers = { "accept-encoding": "br, gzip" };
  for (const path of ["/app.js", "/pricing/"]) {
    const answer = await fetch(origin + path, { headers });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("cache-control")).toBeNull();
  }
});

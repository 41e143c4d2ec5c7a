import { afterAll, beforeAll, expect, test } from "vitest";
import { createStandIns } from "../index.ts";
import { type StandInServer, serveStandIns } from "./stand-in-server.ts";

let server: StandInServer;
beforeAll(async () => {
  server = await serveStandIns();
});
afterAll(() => server.close());

test("only addresses below /stand-ins/ are taken", async () => {
  for (const path of ["/", "//%", "/stand-insular"]) {
    expect(await (await server.get(path)).text()).toBe("There are only stand-ins here.\n");
  }
  expect((await server.get("/stand-ins/nothing")).status).toBe(404);
  expect((await server.get("/stand-ins/overpass/nothing")).status).toBe(404);
  expect((await server.get("/stand-ins/constructor")).status).toBe(404);
});

test("the bounds are those of the sample town, in the open Atlantic", () => {
  const standIns = createStandIns({});
  const { north, south, east, west } = standIns.bounds;
  standIns.close();
  expect(south).toBeGreaterThan(44);
  expect(north).toBeLessThan(44.5);
  expect(west).toBeGreaterThan(-34);
  expect(east).toBeLessThan(-33);
});

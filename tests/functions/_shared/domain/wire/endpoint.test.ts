import { describe, expect, expectTypeOf, test } from "vitest";
import { endpoints, type QuoteRequest } from "#domain/contract.ts";
import {
  matchPath,
  type Params,
  pathTo,
  type QueryName,
  requestTo,
  type Sent,
} from "#domain/wire/endpoint.ts";

const { readTile, readLedger, quote } = endpoints;

describe("the path to an endpoint", () => {
  test("holds its parameters, each as one part of it", () => {
    expect(pathTo(readTile, { params: { id: "a/b", path: "r?" } })).toBe(
      "/api/tasks/a%2Fb/tiles/r%3F",
    );
  });

  test("has a query only where something is asked", () => {
    expect(pathTo(readLedger, { query: { limit: "5", cursor: "a&b" } })).toBe(
      "/api/account/ledger?limit=5&cursor=a%26b",
    );
    expect(pathTo(readLedger, { query: { cursor: undefined } })).toBe("/api/account/ledger");
    expect(pathTo(readLedger, {})).toBe("/api/account/ledger");
  });

  test("is read back into the same parameters", () => {
    const params = { id: "abc", path: "0123" };
    expect(matchPath(readTile.pattern, pathTo(readTile, { params }))).toEqual(params);
  });

  test.each(["/api/tasks/a/tiles", "/api/tasks/a/tiles/r/s", "/api/tasks/a/listings/r"])(
    "is not %s",
    (path) => expect(matchPath(readTile.pattern, path)).toBeNull(),
  );
});

test("a request has the endpoint's method and its body as it was given", () => {
  const body = { niche: ["Bakery"], tier: 1, bounds: { north: 1, south: 0, east: 1, west: 0 } };
  expect(requestTo(quote, { body })).toEqual({ method: "POST", path: "/api/scrape/quote", body });
});

test("the compiler reads parameters, query and body from the endpoint", () => {
  expectTypeOf<Params<typeof readTile.pattern>>().toEqualTypeOf<{ id: string; path: string }>();
  expectTypeOf<QueryName<typeof readLedger.pattern>>().toEqualTypeOf<"cursor" | "limit">();
  type Quoted = typeof quote extends { types?: { request: infer Schema } } ? Schema : never;
  expectTypeOf<Sent<typeof quote.pattern, Quoted>["body"]>().toEqualTypeOf<QuoteRequest>();
});

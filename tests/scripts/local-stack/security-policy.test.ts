import { expect, test } from "vitest";
import { withAddressesInUse } from "../../../scripts/local-stack/security-policy.ts";
import { withSecurityPolicy } from "../../../web/vite.config.ts";

const built = withSecurityPolicy('<head>\n    <meta charset="utf-8" />\n    <title>Page</title>');

const settings = {
  endpoint: "https://fra.cloud.example/v1",
  apiOrigin: "https://site.example",
  apiOrigins: { "/api/tasks": "https://tasks.example", "/api/me": "https://tasks.example" },
  geocoder: { url: "https://places.example/nominatim" },
  tiles: { url: "https://{s}.tiles.example/{z}/{x}/{y}.png" },
  paddle: {},
};

const directive = (html: string, name: string): string =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/
    .exec(html)?.[1]
    ?.split("; ")
    .find((part) => part.startsWith(name)) ?? "";

test("a built page asks the site alone until its addresses are filled in", () => {
  expect(directive(built, "connect-src")).toBe("connect-src 'self'");
  expect(directive(built, "img-src")).toBe("img-src 'self' data: blob:");
});

test("the policy names each address in use once, and no whole scheme", () => {
  const html = withAddressesInUse(built, settings);
  expect(directive(html, "connect-src")).toBe(
    "connect-src 'self' https://fra.cloud.example wss://fra.cloud.example https://site.example " +
      "https://tasks.example https://places.example https://*.paddle.com",
  );
  expect(directive(html, "img-src")).toBe(
    "img-src 'self' data: blob: https://a.tiles.example https://b.tiles.example " +
      "https://c.tiles.example https://*.paddle.com",
  );
  expect(html).not.toMatch(/\b(https|wss|http|ws):[ ;"]/);
  for (const kept of ["default-src", "script-src", "style-src", "frame-src", "base-uri"])
    expect(directive(html, kept)).toBe(directive(built, kept));
});

test("the policy allows the dark tiles, which may come from another host", () => {
  const tiles = { url: "https://tiles.example/{z}", urlDark: "https://dark.example/{z}" };
  const html = withAddressesInUse(built, { ...settings, tiles });
  expect(directive(html, "img-src")).toContain(" https://tiles.example https://dark.example ");
});

test("addresses filled in anew take the place of the earlier ones", () => {
  const moved = { ...settings, endpoint: "http://127.0.0.1:3100/v1", paddle: { standIn: "/x.js" } };
  const html = withAddressesInUse(withAddressesInUse(built, settings), moved);
  expect(html).toBe(withAddressesInUse(built, moved));
  expect(directive(html, "connect-src")).toContain("http://127.0.0.1:3100 ws://127.0.0.1:3100 ");
  expect(html).not.toContain("fra.cloud.example");
});

test("a setting that is no address, or holds more than one, opens nothing", () => {
  for (const url of ["/stand-ins/tiles", "", "https:", "https://a;script-src *", 'https://a"b/x']) {
    const html = withAddressesInUse(built, { ...settings, tiles: { url } });
    expect(directive(html, "img-src")).toBe("img-src 'self' data: blob: https://*.paddle.com");
    expect(directive(html, "script-src")).toBe(directive(built, "script-src"));
  }
});

import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { newVisit } from "../steps/browser.ts";
import { shown, watchForCode } from "../steps/built-page.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";

const paths = ["/", "/pricing", "/terms", "/privacy", "/login", "/create-account"];

describe("what others show of the site", () => {
  let stack: RunningStack;
  let browser: Browser;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
  });

  const file = async (path: string) => {
    const reply = await fetch(new URL(path, stack.origin));
    return {
      status: reply.status,
      type: reply.headers.get("content-type"),
      bytes: Buffer.from(await reply.arrayBuffer()),
    };
  };
  const html = async (path: string) => (await file(path)).bytes.toString();

  test.each(paths)("a link to %s is shown with its title and one picture", async (path) => {
    const page = await html(path);
    const shared = metaOf(page);
    expect(shared["og:title"]).toBe(/<title>(.+) · Areascout<\/title>/.exec(page)?.[1]);
    expect(shared["og:image"]).toBe(`${stack.origin}/open-graph.png`);
    expect(shared["twitter:card"]).toBe("summary_large_image");
    expect(shared["og:image:alt"]).toMatch(/^Areascout\. .{40,}/);
  });

  test("the picture is as large as it is said to be, and light enough to be fetched", async () => {
    const shared = metaOf(await html("/"));
    const { bytes, type } = await file("/open-graph.png");
    expect(type).toBe(shared["og:image:type"]);
    expect(sizeOfPng(bytes)).toEqual([1200, 630]);
    expect([shared["og:image:width"], shared["og:image:height"]]).toEqual(["1200", "630"]);
    expect(bytes.length).toBeLessThanOrEqual(150 * 1024);
  });

  test("every page names its own whole address, also where a visitor goes from one to the next", async () => {
    for (const path of paths) {
      const address = `${stack.origin}${path.replace(/\/$/, "")}/`;
      expect(await html(path)).toContain(`<link rel="canonical" href="${address}" />`);
    }
    const { page, context } = await newVisit(browser);
    await watchForCode(page);
    await page.goto(`${stack.origin}/terms`);
    await shown(page);
    await page.getByRole("link", { name: "Privacy Policy" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
    const named = page.locator('link[rel="canonical"]');
    const address = `${stack.origin}/privacy/`;
    await until(async () => (await named.getAttribute("href")) === address, { what: address });
    await context.close();
  });

  test("an address that does not exist and a screen behind the log-in name none", async () => {
    for (const path of ["/nowhere", "/profile"]) {
      expect(await html(path)).not.toMatch(/canonical|og:image/);
    }
  });

  test("tabs, bookmarks and home screens find an icon of their size", async () => {
    const page = await html("/");
    const icons = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
    expect(icons.map(([, path]) => path)).toEqual([
      "/favicon.ico",
      "/logo.svg",
      "/apple-touch-icon.png",
    ]);
    const touch = await file("/apple-touch-icon.png");
    expect(sizeOfPng(touch.bytes)).toEqual([180, 180]);
    const { type, bytes } = await file("/favicon.ico");
    expect(type).toBe("image/x-icon");
    expect(sizesOfIcon(bytes)).toEqual([16, 32, 48]);
    expect((await file("/logo.svg")).type).toBe("image/svg+xml");
  });

  test("the manifest's icons are there, and its colours are the site's own", async () => {
    const page = await html("/");
    const { type, bytes } = await file(/rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? "none");
    expect(type).toBe("application/manifest+json");
    const manifest = JSON.parse(bytes.toString()) as {
      theme_color: string;
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect(page).toContain(`content="${manifest.theme_color}"`);
    expect(manifest.start_url).toBe("/");
    for (const { src, sizes } of manifest.icons) {
      expect(sizeOfPng((await file(src)).bytes).join("x")).toBe(sizes);
    }
    expect(manifest.icons.map(({ sizes }) => sizes)).toContain("512x512");
  });
});

const metaOf = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name, content],
    ),
  );

/** Width and height as the file's own head has them. */
function sizeOfPng(bytes: Buffer): number[] {
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** The pictures an .ico file lists, each checked against the picture itself. */
function sizesOfIcon(bytes: Buffer): number[] {
  const count = bytes.readUInt16LE(4);
  return Array.from({ length: count }, (_, at) => {
    const entry = bytes.subarray(6 + 16 * at, 22 + 16 * at);
    const start = entry.readUInt32LE(12);
    const size = entry.readUInt8(0);
    expect(sizeOfPng(bytes.subarray(start, start + entry.readUInt32LE(8)))).toEqual([size, size]);
    return size;
  });
}

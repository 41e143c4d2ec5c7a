import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildStale } from "../../scripts/build.ts";
import { checkScript } from "../../scripts/floor/check-scripts.ts";
import { checkStyles } from "../../scripts/floor/check-styles.ts";
import { checkTypes } from "../../scripts/floor/check-types.ts";
import { readFloor } from "../../scripts/floor/floor.ts";
import { inlineScripts } from "../../scripts/floor/inline-scripts.ts";
import { type KeptLibrary, keptLibrary } from "../../scripts/floor/kept-library.ts";
import { projectRoot } from "../../scripts/project-root.ts";

describe("the oldest browsers that package.json names", () => {
  let library: KeptLibrary;

  beforeAll(async () => {
    await buildStale();
    library = await keptLibrary();
  });

  const built = (pattern: string): [file: string, text: string][] =>
    globSync(`web/dist/**/${pattern}`, { cwd: projectRoot }).map((file) => [
      file,
      readFileSync(join(projectRoot, file), "utf8"),
    ]);

  test("have everything that the built scripts use, those of packages among them", () => {
    const scripts = built("*.js");
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.flatMap(([file, code]) => checkScript(file, code, library))).toEqual([]);
  });

  test("have everything that the scripts inside the built pages use", () => {
    const scripts = built("*.html").flatMap(([file, html]) =>
      inlineScripts(html).map((code) => [file, code] as const),
    );
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.flatMap(([file, code]) => checkScript(file, code, library))).toEqual([]);
  });

  test("have everything that the built styles use", () => {
    const styles = built("*.css");
    expect(styles.length).toBeGreaterThan(2);
    expect(styles.flatMap(([file, css]) => checkStyles(file, css, { isBuilt: true }))).toEqual([]);
  });

  test("are what the site is built for", async () => {
    const { default: config } = await import("../../web/vite.config.ts");
    expect(config.build?.target).toEqual(readFloor().map(({ target }) => target));
  });

  test("lack the method a file of ours is made to use, by its type and not by its name", async () => {
    const planted = join(projectRoot, "web/src", `planted-${process.pid}.ts`);
    writeFileSync(
      planted,
      [
        "export const signal = AbortSignal.any([]);",
        "export const first = Promise.any([Promise.resolve(1)]);",
        "export const isSeen = document.body.checkVisibility();",
        "export const isAsked = document.body.checkVisibility?.();",
        'export const groups = Object.groupBy(["a"], (one) => one);',
        "requestIdleCallback(() => {});",
        'if (typeof requestIdleCallback === "function") requestIdleCallback(() => {});',
        "",
      ].join("\n"),
    );
    try {
      const file = relative(projectRoot, planted);
      const safari = (version: string) =>
        `Safari 16.4 (came with ${version}), Safari on iOS 16.4 (came with ${version})`;
      const never = "Safari 16.4 (not there yet), Safari on iOS 16.4 (not there yet)";
      expect(await checkTypes()).toEqual([
        `${file}:1: AbortSignal.any is not in ${safari("17.4")}`,
        `${file}:3: Element.checkVisibility is not in ${safari("17.4")}`,
        `${file}:5: Object.groupBy is not in ${safari("17.4")}`,
        `${file}:6: requestIdleCallback is not in ${never}`,
      ]);
    } finally {
      rmSync(planted);
    }
  });

  test.each([
    ["URL.parse(a)", "URL.parse"],
    ["new Map(Map.groupBy(a, b))", "Map.groupBy"],
    ["AbortSignal.any([a])", "AbortSignal.any"],
    ["element.checkVisibility()", "Element.checkVisibility"],
    ["window.requestIdleCallback(a)", "requestIdleCallback"],
    ["Promise.try(a)", "Promise.try"],
    ["const a = /[a--b]/v", "RegExp.unicodeSets"],
  ])("lack what a built script does by %s", (code, feature) => {
    const [sentence, ...others] = checkScript("planted.js", code, library);
    expect(sentence).toMatch(new RegExp(`^planted\\.js:1: ${feature} is not in .*Safari 16\\.4`));
    expect(others).toEqual([]);
  });

  test.each([
    "URL.parse?.(a)",
    "URL.canParse && URL.canParse(a)",
    "'any' in AbortSignal ? AbortSignal.any([a]) : b",
    "if (typeof requestIdleCallback === 'function') requestIdleCallback(a)",
    "function any(URL) { return URL.parse(1) }",
    "list.filter(a).any(b)",
  ])("can do without what a built script asks for first: %s", (code) => {
    expect(checkScript("planted.js", code, library)).toEqual([]);
  });

  test.each([
    ["a { anchor-name: --x }", "anchor-name"],
    ["a { color: light-dark(red, blue) }", "light-dark\\(\\)"],
    ["a { &:hover { color: red } }", "nesting"],
    ["@starting-style { a { opacity: 0 } }", "@starting-style"],
    ["@scope (.a) { b { color: red } }", "@scope"],
    ["a:user-invalid { color: red }", ":user-invalid"],
    ["a { display: ruby }", "display: ruby"],
  ])("lack what a style sheet does by %s", (css, feature) => {
    const found = checkStyles("planted.css", css, { isBuilt: true });
    expect(found[0]).toMatch(new RegExp(`^planted\\.css:1: ${feature} is not in .*Safari 16\\.4`));
  });

  test.each([
    "@supports (anchor-name: --x) { a { anchor-name: --x } }",
    "a { color: red; color: light-dark(red, blue) }",
    "a { -webkit-user-select: none; user-select: none }",
    "a { width: 10dvh; color: oklch(50% 0 0); container-type: inline-size }",
  ])("can do without what a style sheet asks for first: %s", (css) => {
    expect(checkStyles("planted.css", css, { isBuilt: true })).toEqual([]);
  });
});

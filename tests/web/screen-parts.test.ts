import { type ComponentType, createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { paths } from "../../web/src/paths.ts";
import { firstPart, preloadScreen, screen } from "../../web/src/screen-parts.tsx";

describe("the part of an address that names its screen", () => {
  test.each([
    ["/", ""],
    ["", ""],
    ["/chat", "chat"],
    ["/Profile", "profile"],
    ["/sample/", "sample"],
    ["/preset/4f2a/more", "preset"],
  ])("of %j is %j", (path, part) => {
    expect(firstPart(path)).toBe(part);
  });

  test("is another one for every screen", () => {
    const screens = new Set(Object.values(paths).map((path) => path.toLowerCase().split("?")[0]));
    expect(new Set([...screens].map((path) => firstPart(path ?? ""))).size).toBe(screens.size);
  });
});

describe("a screen that is loaded before it is shown", () => {
  const drawn = (Screen: ComponentType): string =>
    renderToString(
      createElement(Suspense, { fallback: "on its way" }, createElement(Screen)),
    ).replace(/<!--.*?-->|<template[\s\S]*?<\/template>/g, "");
  /** A screen of this address, and how often its code was asked for. */
  function made(path: string) {
    const asked = { times: 0 };
    const Screen = screen(path, async () => {
      asked.times += 1;
      return { default: () => "its content" };
    });
    return { asked, Screen };
  }

  test("is there at once; without that its code comes first", async () => {
    const { asked, Screen } = made("/early/:id");
    expect(asked.times).toBe(0);
    await preloadScreen("/Early/7/");
    expect([drawn(Screen), asked.times]).toEqual(["its content", 1]);
    const late = made("/late");
    expect(drawn(late.Screen)).toBe("on its way");
    expect(late.asked.times).toBe(1);
  });

  test("is that of the address alone", async () => {
    const [one, other] = [made("/one"), made("/other")];
    await preloadScreen("/one");
    expect([one.asked.times, other.asked.times]).toEqual([1, 0]);
    // An address without a screen shows that it is not found, which needs no code in advance.
    await preloadScreen("/nowhere");
    expect([one.asked.times, other.asked.times]).toEqual([1, 0]);
  });

  test("that cannot be loaded hands its error on", async () => {
    screen("/broken", () => Promise.reject(new Error("gone")));
    await expect(preloadScreen("/broken")).rejects.toThrow("gone");
  });
});

import { expect, test } from "vitest";
import { cameFrom, wasJustVerified } from "../../web/src/lib/screen-state.ts";
import { chatWith, ownPath } from "../../web/src/paths.ts";

test("after a log-in only a path of this site is followed", () => {
  expect(ownPath("/chat?preset=t1")).toBe("/chat?preset=t1");
  for (const foreign of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "chat",
    "",
    7,
  ]) {
    expect(ownPath(foreign)).toBeNull();
  }
});

test("what the history holds is not trusted", () => {
  expect(cameFrom({ from: "/addPreset" })).toBe("/addPreset");
  expect(cameFrom({ from: "//evil.example" })).toBeNull();
  expect(cameFrom(null)).toBeNull();
  expect(wasJustVerified({ verificationSuccess: true })).toBe(true);
  expect(wasJustVerified({ verificationSuccess: "yes" })).toBe(false);
});

test("the chat's address carries preset, niche and name, whatever signs they hold", () => {
  const task = { taskId: "t1", niche: "Bed & Breakfast, Café", name: "50% = ours?" };
  const { searchParams } = new URL(chatWith(task), "http://localhost");
  expect(Object.fromEntries(searchParams)).toEqual({
    preset: "t1",
    niche: "Bed & Breakfast, Café",
    name: "50% = ours?",
  });
});

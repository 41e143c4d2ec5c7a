import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { areNoticesSupported } from "../../../web/src/lib/browser-notice.ts";
import { askForNotice, switchNotices, takeNotice } from "../../../web/src/lib/run-notices.ts";
import { forgetPerson, keepOnlyOf } from "../../../web/src/lib/storage.ts";

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  keepOnlyOf("ada");
});
afterEach(() => vi.unstubAllGlobals());

test("the end of a preset is told once, and only where it was asked for", () => {
  askForNotice("town", true);
  askForNotice("town", true);
  expect([takeNotice("village"), takeNotice("town"), takeNotice("town")]).toEqual([
    false,
    true,
    false,
  ]);
});

test("a notice that is no longer wanted is not told", () => {
  askForNotice("town", true);
  askForNotice("village", true);
  askForNotice("town", false);
  expect([takeNotice("town"), takeNotice("village")]).toEqual([false, true]);
});

test("switched off, nothing that was asked for is told, nor later when switched on again", () => {
  askForNotice("town", true);
  switchNotices(false);
  expect(takeNotice("town")).toBe(false);
  switchNotices(true);
  expect(takeNotice("town")).toBe(false);
});

test("a log-out and another person's log-in forget what was asked for", () => {
  askForNotice("town", true);
  forgetPerson();
  expect(takeNotice("town")).toBe(false);
  keepOnlyOf("ada");
  askForNotice("town", true);
  keepOnlyOf("bob");
  expect(takeNotice("town")).toBe(false);
});

test("a list that something else has spoiled counts as empty", () => {
  localStorage.setItem("noticesAsked", '{"town":1}');
  expect(takeNotice("town")).toBe(false);
  askForNotice("town", true);
  expect(takeNotice("town")).toBe(true);
});

test("a browser without notifications is offered none", () => {
  expect(areNoticesSupported()).toBe(false);
});

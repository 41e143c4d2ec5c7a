import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  deviceStorage,
  forgetPerson,
  forgetSession,
  keepOnlyOf,
  storageKeys,
  tabStorage,
} from "../../../web/src/lib/storage.ts";

/** A browser's storage, in memory. */
function memoryStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  keepOnlyOf("ada");
  deviceStorage.write(storageKeys.token, "token");
  deviceStorage.write(storageKeys.session, "ada");
  deviceStorage.write(storageKeys.conversations, "[…]");
  deviceStorage.write(storageKeys.theme, "dark");
  tabStorage.write(storageKeys.presetDraft, "{…}");
});
afterEach(() => vi.unstubAllGlobals());

test("a log-out leaves nothing but the theme", () => {
  forgetPerson();
  expect([...Array(localStorage.length)].map((_, index) => localStorage.key(index))).toEqual([
    "theme",
  ]);
  expect(sessionStorage.length).toBe(0);
});

test("a session that ran out keeps what the person was typing, for the same person", () => {
  forgetSession();
  expect(deviceStorage.read(storageKeys.token)).toBeNull();
  keepOnlyOf("ada");
  expect(tabStorage.read(storageKeys.presetDraft)).toBe("{…}");
  expect(deviceStorage.read(storageKeys.conversations)).toBe("[…]");
});

test("what the person before has left behind is gone for the next one", () => {
  forgetSession();
  keepOnlyOf("bob");
  expect(tabStorage.read(storageKeys.presetDraft)).toBeNull();
  expect(deviceStorage.read(storageKeys.conversations)).toBeNull();
  expect(deviceStorage.read(storageKeys.theme)).toBe("dark");
});

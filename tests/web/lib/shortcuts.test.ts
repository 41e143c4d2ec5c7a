import { describe, expect, test } from "vitest";
import { type ShortcutGroup, shortcutFor } from "../../../web/src/lib/shortcuts.ts";

const groups: ShortcutGroup[] = [
  { title: "Everywhere", shortcuts: [{ keys: "g p", does: "presets" }] },
  {
    title: "Businesses",
    shortcuts: [
      { keys: "p", does: "print" },
      { keys: "j", does: "next" },
      { keys: "Escape", does: "close" },
    ],
  },
];
const does = (key: string, waiting = ""): string | { waiting: string } => {
  const found = shortcutFor(key, waiting, groups);
  return "shortcut" in found ? found.shortcut.does : found;
};

describe("what a key does", () => {
  test("one key does what is listed for it, whichever group it stands in", () => {
    expect(does("j")).toBe("next");
    expect(does("Escape")).toBe("close");
  });

  test("the first key of a pair waits, and the second does the pair's work rather than its own", () => {
    expect(does("g")).toEqual({ waiting: "g" });
    expect(does("p", "g")).toBe("presets");
    expect(does("p")).toBe("print");
  });

  test("a key that ends no pair does its own work, and another begins anew", () => {
    expect(does("j", "g")).toBe("next");
    expect(does("g", "g")).toEqual({ waiting: "g" });
    expect(does("x", "g")).toEqual({ waiting: "" });
  });

  test("capital letters and unlisted keys do nothing", () => {
    for (const key of ["J", "G", "Shift", "Tab", " "]) expect(does(key)).toEqual({ waiting: "" });
  });
});

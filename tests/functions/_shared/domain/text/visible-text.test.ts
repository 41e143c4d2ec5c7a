import { describe, expect, test } from "vitest";
import { fold } from "#domain/text/fold.ts";
import { isBlank, visibleLine } from "#domain/text/visible-text.ts";

describe("a text that nobody can see", () => {
  test.each([
    ["nothing at all", ""],
    ["spaces of any kind", " \t\n\u00a0\u2003\u3000\u1680"],
    ["zero-width marks", "\u200b\u200c\u200d\u2060\ufeff"],
    ["soft hyphens", "\u00ad"],
    ["direction controls", "\u200e\u200f\u061c\u202a\u202e\u2066\u2069"],
    ["the empty braille cell", "\u2800"],
    ["Hangul fillers", "\u3164\uffa0\u115f\u1160"],
    ["the note without a head", "\u{1d159}"],
    ["combining marks without a letter", "\u0301\u0308\u20dd"],
    ["variation selectors and tags", "\ufe0f\u{e0061}\u{e007f}\u{e0100}"],
    ["control characters", "\u0000\u0007\u009f"],
    ["halves of characters", "\ud800"],
    ["all of it together", " \u200b\u3164\u2800\u0301\u202e "],
  ])("is one of %s", (_, text) => {
    expect([isBlank(text), visibleLine(text)]).toEqual([true, ""]);
  });

  test.each(["a", "7", "é", "e\u0301", "店", "مقهى", "☕", "❤\ufe0f", "-", "€", "क"])(
    "is not %j",
    (text) => {
      expect([isBlank(text), visibleLine(text)]).toEqual([false, text]);
    },
  );
});

describe("a name in which something hides", () => {
  test.each([
    ["Cafés\u200b", "Cafés"],
    ["\ufeffCa\u00adfés", "Cafés"],
    ["\u202eseifaC\u202c", "seifaC"],
    ["Cafés\u0000 \n  by the\u2800sea ", "Cafés by the sea"],
    ["Cafés\u200d", "Cafés"],
  ])("%j is written %j", (typed, written) => {
    expect(visibleLine(typed)).toBe(written);
  });

  test.each(["👩\u200d🍳", "می\u200cخواهم", "क्\u200dष", "🏴\u{e0067}\u{e0062}\u{e007f}"])(
    "%j keeps what its letters are joined with",
    (name) => {
      expect(visibleLine(name)).toBe(name);
    },
  );

  test.each([
    "Cafés\u200b",
    "Ca\u00adfés",
    "\u202eCafés\u202c",
    "Cafés\u3164",
    "CAFE\u0301S\u2800",
  ])("%j is the same name as Cafés", (name) => {
    expect(fold(name)).toBe(fold("Cafés"));
  });
});

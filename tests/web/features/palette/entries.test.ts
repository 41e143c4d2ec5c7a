import { expect, test } from "vitest";
import {
  type Entry,
  entriesFor,
  newPresets,
  screensFor,
} from "../../../../web/src/features/palette/entries.ts";

const preset = (label: string, about = "Bakery"): Entry => ({
  id: `/preset/${label}`,
  label,
  about,
  kind: "preset",
});
const action = (label: string): Entry => ({ id: label, label, about: "", kind: "action" });
const labels = (text: string, entries: readonly Entry[]): string[] =>
  entriesFor(text, entries).map(({ label }) => label);

test("the screens are those the person can open", () => {
  const forUser = screensFor(true).map(({ label }) => label);
  const forVisitor = screensFor(false).map(({ label }) => label);
  expect(forUser).toContain("My Presets");
  expect(forUser).not.toContain("Login");
  expect(forVisitor).toContain("Login");
  expect(forVisitor).not.toContain("My Presets");
});

test("before anything is typed, the newest presets and the first actions leave room for screens", () => {
  const presets = Array.from({ length: 30 }, (_, index) => preset(`Preset ${index}`));
  const actions = ["Add Preset", "Switch", "Logout", "More"].map((label) => action(label));
  const shown = labels("", [...presets, ...screensFor(true), ...actions]);
  expect(shown).toEqual([
    ...["Preset 0", "Preset 1", "Preset 2", "Preset 3", "Preset 4"],
    ...["Add Preset", "Switch", "Logout"],
    ...["Chat", "My Presets", "Buy Credits", "Profile"],
  ]);
});

test("entries of a kind stay together, those of the best one first", () => {
  const found = entriesFor("pre", [
    preset("Old presets"),
    ...screensFor(true),
    ...newPresets,
    preset("Premium"),
  ]);
  const kinds = found.map(({ kind }) => kind);
  expect(found[0]?.label).toBe("Premium");
  const inGroups = [...new Set(kinds)].flatMap((kind) => kinds.filter((one) => one === kind));
  expect(kinds).toEqual(inGroups);
  expect(new Set(kinds).size).toBe(3);
});

test("every word must be there, in the name or beside it, whatever its case and marks", () => {
  const entries = [preset("Cafés north", "Cafe · Tunis"), preset("Bakeries", "Bakery · Tunis")];
  expect(labels("tunis CAFES", entries)).toEqual(["Cafés north"]);
  expect(labels("tunis ", entries)).toHaveLength(2);
  expect(labels("sfax", entries)).toEqual([]);
});

test("names that begin with the text come first, then names with it, then the rest", () => {
  const entries = [preset("A", "a chat"), preset("Old chat"), preset("Chat")];
  expect(labels("chat", entries)).toEqual(["Chat", "Old chat", "A"]);
});

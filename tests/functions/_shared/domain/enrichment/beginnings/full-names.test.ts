import { expect, test } from "vitest";
import { fullNames } from "#domain/enrichment/beginnings/full-names.ts";

test("a name that is a part of one longer name stands for that person", () => {
  const names = ["Ruth Ann", "Ruth Ann Quillfeather", "Omar Quill"];
  expect([...fullNames(names)]).toEqual([["Ruth Ann", "Ruth Ann Quillfeather"]]);
  expect(fullNames(["José Ferrán", "José María Ferrán"]).get("José Ferrán")).toBe(
    "José María Ferrán",
  );
});

test("the longest of names that hold each other counts", () => {
  const names = ["Ruth Ann", "Ruth Ann Quillfeather", "Ruth Ann Quillfeather Reed"];
  expect(fullNames(names).get("Ruth Ann")).toBe("Ruth Ann Quillfeather Reed");
});

test("a name that two people's names hold stays as it is", () => {
  expect(fullNames(["Ruth Ann", "Ruth Ann Quillfeather", "Ruth Ann Tallow"]).size).toBe(0);
});

test("a name inside another, but at neither of its ends, is another person's", () => {
  expect(fullNames(["Ann Quillfeather", "Ruth Ann Quillfeather Reed"]).size).toBe(0);
});

test("an Arabic name after another first name is the father's", () => {
  expect(fullNames(["نبيل حسن الرفاعي", "حسن الرفاعي"]).size).toBe(0);
  expect(fullNames(["نبيل حسن", "نبيل حسن الرفاعي"]).get("نبيل حسن")).toBe("نبيل حسن الرفاعي");
});

import { describe, expect, test } from "vitest";
import {
  choiceFrom,
  contentsOf,
  fileAsked,
  formats,
  isFormatOf,
  layoutOf,
  withContent,
} from "../../../../web/src/features/results/export-choice.ts";

describe("the choice of a file", () => {
  test("asks for all that is known, a CRM's layout or one source", () => {
    expect(fileAsked({ content: "full", format: "xlsx" }, null)).toEqual({ format: "xlsx" });
    expect(fileAsked({ content: "hubspot", format: "csv" }, null)).toEqual({
      format: "csv",
      layout: "hubspot",
    });
    expect(fileAsked({ content: "overture", format: "geojson" }, null)).toEqual({
      format: "geojson",
      source: "overture",
    });
  });

  test("asks for chosen columns where a file has a choice of them, and at least for the id", () => {
    expect(fileAsked({ content: "crm", format: "csv" }, ["name", "lat"])).toEqual({
      format: "csv",
      layout: "crm",
      columns: ["name", "lat"],
    });
    expect(fileAsked({ content: "full", format: "csv" }, [])).toEqual({
      format: "csv",
      columns: ["id"],
    });
    for (const choice of [
      { content: "full", format: "geojson" },
      { content: "overture", format: "csv" },
    ] as const) {
      expect(layoutOf(choice)).toBeNull();
      expect(fileAsked(choice, ["name"])).not.toHaveProperty("columns");
    }
  });

  test("has no map's file of a CRM's layout: another format takes its place", () => {
    const asMap = { content: "full", format: "geojson" } as const;
    expect(withContent(asMap, "pipedrive")).toEqual({ content: "pipedrive", format: "csv" });
    expect(withContent(asMap, "overture")).toEqual({ content: "overture", format: "geojson" });
    for (const content of contentsOf(true)) {
      for (const format of formats.filter((one) => isFormatOf(content, one))) {
        expect(withContent({ content: "crm", format }, content).format).toBe(format);
      }
    }
  });

  test("is the last one, as far as this preset has such a file", () => {
    expect(choiceFrom(undefined, true)).toEqual({ content: "full", format: "csv" });
    expect(choiceFrom({ content: "crm", format: "xlsx" }, false)).toEqual({
      content: "crm",
      format: "xlsx",
    });
    const ofOverture = { content: "overture", format: "xlsx" };
    expect(choiceFrom(ofOverture, true)).toEqual(ofOverture);
    expect(choiceFrom(ofOverture, false)).toEqual({ content: "full", format: "xlsx" });
    expect(choiceFrom({ content: "crm", format: "geojson" }, true).format).toBe("csv");
    for (const broken of [null, 1, "csv", [], { content: 1, format: "pdf" }]) {
      expect(choiceFrom(broken, true)).toEqual({ content: "full", format: "csv" });
    }
  });
});

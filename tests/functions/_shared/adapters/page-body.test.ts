import { describe, expect, test } from "vitest";
import { createDrafts, type Drafts } from "#domain/listing/drafts.ts";
import { encodeDrafts } from "#domain/snapshot/page.ts";
import { rowsOf } from "#domain/snapshot/stored-rows.ts";
import { gzip } from "#shared/adapters/gzip.ts";
import { columnsOfPage, pagesOf } from "#shared/adapters/page-body.ts";

const count = 300;

function drafted(): Drafts {
  const drafts = createDrafts();
  for (let at = 0; at < count; at++) {
    drafts.begin();
    drafts.put("source_id", `node/${at}`, "element with 3 tags");
    drafts.set("name", `Café ${at % 7}`, "tag name");
  }
  return drafts;
}

const namesIn = (page: { body: string; count: number }) => {
  const columns = columnsOfPage(page);
  return columns && rowsOf(columns).map(({ source_id, name }) => [source_id, name]);
};
const names = Array.from({ length: count }, (_, at) => [`node/${at}`, `Café ${at % 7}`]);
const pageOf = (drafts: Drafts) => {
  const [page] = pagesOf(drafts);
  if (!page) throw new Error("there is no page");
  return { body: page.body, count };
};

describe("the body of a page", () => {
  test("gives its listings back", () => {
    expect(namesIn(pageOf(drafted()))).toEqual(names);
  });

  test("is read when an earlier version compressed it with gzip", () => {
    const body = Buffer.from(gzip(encodeDrafts(drafted()))).toString("base64");
    expect(namesIn({ body, count })).toEqual(names);
  });

  test("is refused with any character damaged, any rest cut off or another count", () => {
    const { body } = pageOf(drafted());
    expect(columnsOfPage({ body, count: count - 1 })).toBeNull();
    for (let at = 0; at < body.length; at += 7) {
      const damaged = `${body.slice(0, at)}${body[at] === "A" ? "B" : "A"}${body.slice(at + 1)}`;
      expect([at, columnsOfPage({ body: damaged, count })]).toEqual([at, null]);
      expect([at, columnsOfPage({ body: body.slice(0, at), count })]).toEqual([at, null]);
    }
  });

  test("is smaller than a third of its bytes, as the table's string column stores them", () => {
    const { body } = pageOf(drafted());
    expect(body.length * 3).toBeLessThan(encodeDrafts(drafted()).length);
    expect(body).toMatch(/^br:[!-~]+$/);
  });
});

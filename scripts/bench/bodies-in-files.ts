import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listingPages } from "#collections/listing-pages.ts";
import type { Row, Table } from "#collections/schema.ts";
import { sitePages } from "#collections/site-pages.ts";
import type { Tables } from "#shared/adapters/tables.ts";
import { cpuMs } from "./process-cost.ts";

const isPaged = ({ id }: Table): boolean => id === listingPages.id || id === sitePages.id;

/** Keeps the text of a page in a file: it has left the worker, so it isn't its memory. */
export function bodiesInFiles(inMemory: Tables, folder: string) {
  const kept = { bytes: 0, waitingMs: 0 };
  const file = (id: string): string => join(folder, id);
  const tables: Tables = {
    ...inMemory,
    upsert(table, id, data) {
      if (!isPaged(table)) return inMemory.upsert(table, id, data);
      // Made ready for the wire is the worker's part, keeping it is not.
      const body = Buffer.from(String((data as { body?: unknown }).body));
      const start = cpuMs();
      kept.bytes += body.length;
      writeFileSync(file(id), body);
      kept.waitingMs += cpuMs() - start;
      return inMemory.upsert(table, id, { ...data, body: "" });
    },
    async list<T extends Table>(table: T, query = {}) {
      const rows = await inMemory.list(table, query);
      if (!isPaged(table) || "select" in query) return rows;
      return rows.map((row) => ({ ...row, body: readFileSync(file(row.$id), "utf8") }) as Row<T>);
    },
  };
  return { tables, kept };
}

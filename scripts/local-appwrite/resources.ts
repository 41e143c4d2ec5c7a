import { statement } from "./database.ts";
import { isRecord } from "./parameters.ts";
import type { ServiceContext } from "./service.ts";

/** What every kept resource has. */
export interface Resource {
  $id: string;
  $createdAt: string;
  $updatedAt: string;
}

const SCHEMA = `
CREATE TABLE IF NOT EXISTS resources (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, parent TEXT NOT NULL, id TEXT NOT NULL,
  document TEXT NOT NULL, UNIQUE (kind, parent, id)
) STRICT;
`;

/** Documents of one kind below a parent, in the order they were made. */
export interface Resources<T extends Resource> {
  find: (id: string, parent?: string) => T | null;
  list: (parent?: string) => T[];
  /** Those below every parent. */
  all: () => T[];
  /** A number that names the document for as long as it is there. */
  sequence: (id: string, parent?: string) => number;
  save: (document: T, parent?: string) => void;
  remove: (id: string, parent?: string) => void;
  removeAll: (parent: string) => void;
}

function documentOf<T extends Resource>(row: Record<string, unknown> | undefined): T | null {
  const parsed: unknown = row === undefined ? null : JSON.parse(String(row.document));
  // Only `save` writes these rows, so what is read is what was written.
  return isRecord(parsed) ? (parsed as unknown as T) : null;
}

/** Resources small enough to be kept as documents: functions, deployments, rules and the like. */
export function createResources<T extends Resource>(
  context: ServiceContext,
  kind: string,
): Resources<T> {
  const { db } = context;
  db.exec(SCHEMA);
  const read = (rows: readonly Record<string, unknown>[]): T[] =>
    rows.map((row) => documentOf<T>(row)).filter((document) => document !== null);
  const one = "kind = ? AND parent = ? AND id = ?";
  return {
    find: (id, parent = "") =>
      documentOf(
        statement(db, `SELECT document FROM resources WHERE ${one}`).get(kind, parent, id),
      ),
    list: (parent = "") =>
      read(
        statement(
          db,
          "SELECT document FROM resources WHERE kind = ? AND parent = ? ORDER BY sequence",
        ).all(kind, parent),
      ),
    all: () =>
      read(
        statement(db, "SELECT document FROM resources WHERE kind = ? ORDER BY sequence").all(kind),
      ),
    sequence: (id, parent = "") =>
      Number(
        statement(db, `SELECT sequence FROM resources WHERE ${one}`).get(kind, parent, id)
          ?.sequence ?? 0,
      ),
    save: (document, parent = "") =>
      void statement(
        db,
        `INSERT INTO resources (kind, parent, id, document) VALUES (?, ?, ?, ?)
         ON CONFLICT (kind, parent, id) DO UPDATE SET document = excluded.document`,
      ).run(kind, parent, document.$id, JSON.stringify(document)),
    remove: (id, parent = "") =>
      void statement(db, `DELETE FROM resources WHERE ${one}`).run(kind, parent, id),
    removeAll: (parent) =>
      void statement(db, "DELETE FROM resources WHERE kind = ? AND parent = ?").run(kind, parent),
  };
}

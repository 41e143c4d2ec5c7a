import type { Row, RowData, Table } from "#collections/schema.ts";
import type { CommitOutcome, ListQuery, Operation, Tables } from "#shared/adapters/tables.ts";

type AnyRow = Record<string, unknown> & { $id: string; $createdAt: string; $updatedAt: string };

/** The rows in memory, with the same atomicity the platform promises. */
export interface MemoryTables extends Tables {
  rows: (table: Table) => AnyRow[];
  /** How the next commits end: applied or not, whatever the reply says. */
  nextCommits: ("lost-reply" | "refused")[];
}

export function memoryTables(now: () => Date = () => new Date()): MemoryTables {
  let store = new Map<string, Map<string, AnyRow>>();
  const of = (table: Table, from = store): Map<string, AnyRow> => {
    const rows = from.get(table.id) ?? new Map<string, AnyRow>();
    from.set(table.id, rows);
    return rows;
  };
  const stamp = () => now().toISOString();

  const put = (table: Table, id: string, data: object, into = store): void => {
    const rows = of(table, into);
    for (const [name, index] of Object.entries(table.indexes)) {
      if (index.type !== "unique") continue;
      const key = (row: Record<string, unknown>) =>
        JSON.stringify(index.columns.map((c) => row[c]));
      const wanted = key(data as Record<string, unknown>);
      if ([...rows.values()].some((row) => row.$id !== id && key(row) === wanted)) {
        throw new Error(`unique index ${name}`);
      }
    }
    const before = rows.get(id);
    rows.set(id, {
      ...before,
      ...(structuredClone(data) as object),
      $id: id,
      $createdAt: before?.$createdAt ?? stamp(),
      $updatedAt: stamp(),
    });
  };

  const apply = ({ action, table, rowId, data }: Operation, into: typeof store): CommitOutcome => {
    const row = of(table, into).get(rowId);
    if (action === "create") {
      if (row) return "unclear";
      put(table, rowId, data ?? {}, into);
      return "committed";
    }
    if (!row) return "unclear";
    if (action === "update") put(table, rowId, data ?? {}, into);
    else if (action === "delete") of(table, into).delete(rowId);
    else {
      const { column, value, min } = data as { column: string; value: number; min?: number };
      if (value <= 0) return "unclear";
      const next = Number(row[column]) + (action === "increment" ? value : -value);
      if (min !== undefined && next < min) return "below-minimum";
      put(table, rowId, { [column]: next }, into);
    }
    return "committed";
  };

  const tables: MemoryTables = {
    nextCommits: [],
    rows: (table) => [...of(table).values()],
    get: async <T extends Table>(table: T, id: string) =>
      (structuredClone(of(table).get(id)) as Row<T> | undefined) ?? null,
    list: async <T extends Table>(table: T, query: ListQuery<T> = {}) => {
      const wanted = Object.entries(query.where ?? {});
      const rows = [...of(table).values()].filter(
        (row) =>
          wanted.every(([column, value]) =>
            Array.isArray(value) ? value.includes(row[column]) : row[column] === value,
          ) &&
          (!query.createdSince || row.$createdAt >= query.createdSince) &&
          (!query.createdBefore || row.$createdAt < query.createdBefore),
      );
      if (query.newestFirst) rows.reverse();
      return structuredClone(rows.slice(0, query.limit)) as unknown as Row<T>[];
    },
    async create(table, id, data) {
      if (of(table).has(id)) return "exists";
      put(table, id, data);
      return "created";
    },
    async update(table, id, data) {
      if (!of(table).has(id)) throw new Error(`no row ${id}`);
      put(table, id, data);
    },
    async upsert<T extends Table>(table: T, id: string, data: RowData<T>) {
      put(table, id, data);
    },
    async remove(table, id) {
      of(table).delete(id);
    },
    async grantRead() {},
    async transact(operations) {
      const fate = tables.nextCommits.shift();
      if (fate === "refused") return "unclear";
      const copy = structuredClone(store);
      try {
        for (const operation of operations) {
          const outcome = apply(operation, copy);
          if (outcome !== "committed") return outcome;
        }
      } catch {
        return "unclear";
      }
      store = copy;
      return fate === "lost-reply" ? "unclear" : "committed";
    },
  };
  return tables;
}

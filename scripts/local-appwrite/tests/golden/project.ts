import type { AppwriteConfig, ConfigColumn, ConfigTable } from "../../index.ts";

function column(key: string, type: string, more: Partial<ConfigColumn> = {}): ConfigColumn {
  return { key, type, required: false, array: false, default: null, ...more };
}

function table(id: string, more: Partial<ConfigTable>): ConfigTable {
  return {
    $id: id,
    databaseId: "main",
    name: id,
    enabled: true,
    rowSecurity: false,
    $permissions: [],
    columns: [],
    indexes: [],
    ...more,
  };
}

const things = table("things", {
  name: "Things",
  rowSecurity: true,
  $permissions: ['read("any")', 'create("users")'],
  columns: [
    column("name", "string", { size: 128, required: true }),
    column("code", "varchar", { size: 32 }),
    column("body", "text"),
    column("bodym", "mediumtext"),
    column("bodyl", "longtext"),
    column("qty", "integer", { min: 0, max: 2000, default: 7 }),
    column("big", "bigint"),
    column("price", "float", { min: 0 }),
    column("done", "boolean", { default: false }),
    column("due", "datetime"),
    column("mail", "email"),
    column("state", "enum", { elements: ["new", "open", "closed", "gone"], default: "new" }),
    column("link", "url"),
    column("addr", "ip"),
    column("loc", "point"),
    column("path", "line"),
    column("area", "polygon"),
    column("tags", "string", { size: 32, array: true }),
    column("nums", "integer", { array: true }),
    column("secret", "string", { size: 200, encrypt: true }),
  ],
  indexes: [
    { key: "i_qty", type: "key", columns: ["qty"], orders: ["DESC"] },
    { key: "u_code", type: "unique", columns: ["code"], orders: [] },
    { key: "f_name", type: "fulltext", columns: ["name"], orders: [] },
    { key: "i_two", type: "key", columns: ["state", "qty"], orders: ["ASC", "DESC"] },
    { key: "i_c", type: "key", columns: ["$createdAt"], orders: [] },
  ],
});

/** Columns made inline with their table: four bytes wide and without range. */
const smallInteger = (key: string): ConfigColumn => column(key, "integer", { size: 4 });

/** The project the recordings were made on, as far as it is served here. */
export const goldenConfig: AppwriteConfig = {
  projectId: "golden",
  projectName: "Golden",
  tablesDB: [{ $id: "main", name: "Main", enabled: true }],
  tables: [
    things,
    table("inline", {}),
    table("off", { enabled: false, $permissions: ['read("any")'] }),
    table("rowsec", {
      rowSecurity: true,
      $permissions: ['create("users")'],
      columns: [column("name", "string", { size: 50 })],
    }),
    table("nosec", {
      $permissions: ['read("users")', 'create("users")'],
      columns: [column("name", "string", { size: 50 })],
    }),
    table("acct", {
      columns: [
        smallInteger("balance"),
        column("label", "string", { size: 50 }),
        column("rate", "float"),
      ],
    }),
    table("ledger", {
      columns: [smallInteger("amount"), column("ref", "string", { size: 50 })],
      indexes: [{ key: "u_ref", type: "unique", columns: ["ref"], orders: [] }],
    }),
    table("counted", { columns: [smallInteger("n")] }),
    table("q", {
      $permissions: ['read("any")'],
      columns: [
        column("name", "string", { size: 50 }),
        smallInteger("n"),
        column("f", "float"),
        column("b", "boolean"),
        column("d", "datetime"),
        column("tags", "string", { size: 32, array: true }),
        column("loc", "point"),
        column("txt", "string", { size: 50 }),
      ],
      indexes: [{ key: "f_name", type: "fulltext", columns: ["name"], orders: [] }],
    }),
  ],
  buckets: [],
  functions: [],
};

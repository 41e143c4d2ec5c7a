import { apiErrorAbout } from "../errors.ts";
import type { ApiRequest, Route } from "../service.ts";
import { columnModel, tableModel } from "./models.ts";
import { type RowService, tableOf } from "./row-service.ts";
import type { Table } from "./schema.ts";

const READ_DATABASES = ["databases.read"];
const READ_TABLES = ["tables.read", "collections.read"];

/** Reading what the configuration provisioned; the schema changes only there. */
export function tableRoutes(service: RowService): Route[] {
  const { catalog } = service;
  const database = ({ params }: ApiRequest): Record<string, unknown> => {
    const databaseId = params.databaseId ?? "";
    const found = catalog.databases.get(databaseId);
    if (!found) throw apiErrorAbout("database_not_found", databaseId);
    return { ...found, $updatedAt: found.$createdAt, type: "tablesdb" };
  };
  const tablesOf = (request: ApiRequest): Table[] => {
    const { $id } = database(request);
    return [...catalog.tables.values()].filter((table) => table.databaseId === $id);
  };
  const path = "/tablesdb/:databaseId";
  return [
    {
      method: "GET",
      path,
      scope: READ_DATABASES,
      handle: (request) => ({ status: 200, body: database(request) }),
    },
    {
      method: "GET",
      path: `${path}/tables`,
      scope: READ_TABLES,
      handle: (request) => {
        const tables = tablesOf(request).map(tableModel);
        return { status: 200, body: { total: tables.length, tables } };
      },
    },
    {
      method: "GET",
      path: `${path}/tables/:tableId`,
      scope: READ_TABLES,
      handle: (request) => ({ status: 200, body: tableModel(tableOf(service, request)) }),
    },
    {
      method: "GET",
      path: `${path}/tables/:tableId/columns`,
      scope: [...READ_TABLES, "columns.read", "attributes.read"],
      handle: (request) => {
        const table = tableOf(service, request);
        const columns = [...table.columns.values()].map((column) =>
          columnModel(column, table.$createdAt),
        );
        return { status: 200, body: { total: columns.length, columns } };
      },
    },
  ];
}

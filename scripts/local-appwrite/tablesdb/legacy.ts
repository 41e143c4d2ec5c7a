import { ApiError } from "../errors.ts";
import { isRecord } from "../parameters.ts";
import type { ApiReply, ApiRequest, Route } from "../service.ts";

/** What the deprecated `/databases` calls the parts of a table. The first word is today's. */
const NAMES: readonly (readonly [string, string])[] = [
  ["tables", "collections"],
  ["columns", "attributes"],
  ["rows", "documents"],
  ["tableId", "collectionId"],
  ["rowId", "documentId"],
  ["rowSecurity", "documentSecurity"],
  ["$tableId", "$collectionId"],
];
const toLegacy = new Map(NAMES);
const fromLegacy = new Map(NAMES.map(([today, legacy]) => [legacy, today]));

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/^column_index_/, "index_"],
  [/^column_/, "attribute_"],
  [/^row_/, "document_"],
  [/^table_/, "collection_"],
];
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bTable\b/g, "Collection"],
  [/\btable\b/g, "collection"],
  [/\bColumn\b/g, "Attribute"],
  [/\bcolumn\b/g, "attribute"],
  [/\bRow\b/g, "Document"],
  [/\brow\b/g, "document"],
  [/^tablesDB "/, 'databases "'],
];

const renamedKeys = (
  value: Readonly<Record<string, unknown>>,
  names: ReadonlyMap<string, string>,
) => Object.fromEntries(Object.entries(value).map(([key, one]) => [names.get(key) ?? key, one]));

/** Only what the server itself put there is renamed; a row's own data may have any name. */
function legacyModel(model: unknown): unknown {
  if (!isRecord(model)) return model;
  if ("$tableId" in model) {
    const { $tableId, ...row } = model;
    return { ...row, $collectionId: $tableId };
  }
  const renamed = renamedKeys(model, toLegacy);
  for (const name of ["indexes", "attributes", "collections", "documents"]) {
    const list = renamed[name];
    if (Array.isArray(list)) renamed[name] = list.map(legacyModel);
  }
  return renamed;
}

function legacyError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const type = TYPES.reduce((name, [from, to]) => name.replace(from, to), error.type);
  if (type === error.type) return error;
  const message = WORDS.reduce((text, [from, to]) => text.replace(from, to), error.message);
  return new ApiError(error.status, type, message, { cause: error });
}

async function answered(route: Route, request: ApiRequest): Promise<ApiReply> {
  try {
    const reply = await route.handle({ ...request, body: renamedKeys(request.body, fromLegacy) });
    return isRecord(reply.body) ? { ...reply, body: legacyModel(reply.body) } : reply;
  } catch (error) {
    throw legacyError(error);
  }
}

/**
 * The deprecated paths of today's table routes, which the CLI still pushes columns and indexes by.
 * `/tablesdb/D/tables/T/rows` is `/databases/D/collections/T/documents`.
 */
export function legacyRoutes(routes: readonly Route[]): Route[] {
  return routes.map((route) => {
    const parts = route.path.split("/").map((part) => toLegacy.get(part) ?? part);
    return {
      ...route,
      path: parts.join("/").replace(/^\/tablesdb/, "/databases"),
      handle: (request) => answered(route, request),
    };
  });
}

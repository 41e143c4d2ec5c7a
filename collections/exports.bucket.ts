import { defineBucket } from "./schema.ts";

/**
 * Files made for a user, opened only by a link with a token, and keys that no link opens. Deleted
 * after seven days.
 */
export const exports = defineBucket({
  id: "exports",
  name: "Exports",
  maximumFileSizeBytes: 30_000_000,
  allowedFileExtensions: ["gz", "csv", "xlsx", "geojson"],
});

import { defineBucket } from "./schema.ts";

/** One gzip file per finished task: what the chat, the results and the exports read. */
export const snapshots = defineBucket({
  id: "snapshots",
  name: "Snapshots",
  maximumFileSizeBytes: 30_000_000,
  allowedFileExtensions: ["gz"],
});

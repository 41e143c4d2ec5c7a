import { openExport } from "#shared/adapters/export-link.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { type Endpoint, openEndpoint } from "./define-function.ts";

/**
 * `GET {base}/files/{id}?token=`: leads to a file that this function has made, for as long as its link
 * is good. Whoever follows a link sees what it answers, so a failure is plain text.
 */
export const fileEndpoint = (base: string): Endpoint =>
  openEndpoint(
    "GET",
    `${base}/files/:id`,
    async (call) => ({
      location: await openExport(
        { fileId: call.params.id ?? "", tokenId: call.query.get("token") ?? "" },
        storesFor(call),
      ),
    }),
    { failsAs: "text" },
  );

import { type FileEndpoint, openExport } from "#shared/adapters/export-link.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { type Route, redirectEndpoint } from "./route.ts";

/** Leads to a file that this function has made, for as long as its link is good. */
export const fileEndpoint = (declared: FileEndpoint): Route =>
  redirectEndpoint(declared, async (call) => ({
    location: await openExport(
      { fileId: call.params.id, tokenId: call.query.get("token") ?? "" },
      storesFor(call),
    ),
  }));

/** A process of its own that deletes an account as the deployed function does, and may be killed at it. */
import { deleteAccount } from "#shared/deletion/delete-account.ts";
import { deletionWorld } from "./person-with-data.ts";

const [endpoint = "", apiKey = "", userId = "", email = ""] = process.argv.slice(2);
console.log(await deleteAccount({ userId, email }, deletionWorld({ endpoint, apiKey })));

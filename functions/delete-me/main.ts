import { endpoints } from "#domain/contract.ts";
import { deleteAccount } from "#shared/deletion/delete-account.ts";
import { deletionDeps } from "#shared/deletion/deps-for.ts";
import { defineFunction } from "#shared/http/define-function.ts";
import { endpoint } from "#shared/http/route.ts";

/** Deletes the account: 200 when all is gone, 202 when the sweeper removes the rest. */
export default defineFunction([
  endpoint(endpoints.deleteAccount, async (call, { error }) => {
    const status = await deleteAccount(call.caller, deletionDeps(call, error));
    return { status: status === "deleted" ? 200 : 202, body: { status } };
  }),
]);

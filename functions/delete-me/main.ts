import { paths } from "#domain/contract.ts";
import { deleteAccount } from "#shared/deletion/delete-account.ts";
import { deletionDeps } from "#shared/deletion/deps-for.ts";
import { defineFunction, endpoint } from "#shared/http/define-function.ts";

/** DELETE /api/me → { status }: 200 when all is gone, 202 when the sweeper removes the rest. */
export default defineFunction(`${paths.me}/health`, [
  endpoint("DELETE", paths.me, async (call, { error }) => {
    const status = await deleteAccount(call.caller, deletionDeps(call, error));
    return { status: status === "deleted" ? 200 : 202, body: { status } };
  }),
]);

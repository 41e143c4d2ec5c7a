import { statement } from "../database.ts";
import { apiError } from "../errors.ts";
import { listItems } from "../memory-list.ts";
import type { Route, ServiceContext } from "../service.ts";

const ATTRIBUTES = ["$id", "userId", "provider", "providerUid", "providerEmail"];

/** A person's account at another service, as the API answers it. */
const identityModel = (row: Record<string, unknown>): Record<string, unknown> => ({
  $id: row.id,
  $createdAt: row.createdAt,
  $updatedAt: row.createdAt,
  userId: row.userId,
  provider: row.provider,
  providerUid: row.providerUid,
  providerEmail: row.email,
  providerAccessToken: "",
  providerAccessTokenExpiry: "",
  providerRefreshToken: "",
});

/** The accounts at other services that sign people in, as an API key sees and removes them. */
export function userIdentityRoutes(context: ServiceContext): Route[] {
  return [
    {
      method: "GET",
      path: "/users/identities",
      scope: ["users.read"],
      handle: ({ query }) => {
        const rows = statement(context.db, "SELECT * FROM identities ORDER BY rowid").all();
        const { total, page } = listItems(rows.map(identityModel), query, ATTRIBUTES);
        return { status: 200, body: { total, identities: page } };
      },
    },
    {
      method: "DELETE",
      path: "/users/identities/:identityId",
      scope: ["users.write"],
      handle: ({ params }) => {
        const removed = statement(context.db, "DELETE FROM identities WHERE id = ?").run(
          params.identityId ?? "",
        );
        if (Number(removed.changes) === 0) throw apiError("user_identity_not_found");
        return { status: 204 };
      },
    },
  ];
}

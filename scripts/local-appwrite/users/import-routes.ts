import { emailParameter, newIdParameter, optionalText, textParameter } from "../parameters.ts";
import type { Route, ServiceContext } from "../service.ts";
import { userModel } from "./model.ts";
import { insertUser, updateUser } from "./store.ts";

/** People who bring the hash of their password along, as this server makes it. */
export function userImportRoutes(context: ServiceContext): Route[] {
  return [
    {
      method: "POST",
      path: "/users/scrypt",
      scope: ["users.write"],
      handle: async ({ body }) => {
        const user = await insertUser(context, {
          userId: newIdParameter(body, "userId", context.newId),
          email: emailParameter(body),
          password: "",
          name: optionalText(body, "name", 128),
          accessed: false,
        });
        const salt = textParameter(body, "passwordSalt", 256);
        const password = `${salt}:${textParameter(body, "password", 256)}`;
        const updated = updateUser(context, user, { password, passwordUpdate: context.now() });
        return { status: 201, body: userModel(updated) };
      },
    },
  ];
}

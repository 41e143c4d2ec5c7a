import { type ErrorFamily, each } from "./listed-error.ts";

const SESSION_OPENERS = ["email", "token", "anonymous"].map(
  (way) => `POST /account/sessions/${way}`,
);
const ROWS = "/tablesdb/*/tables/*/rows";

export const wire: ErrorFamily = {
  family: "every call",
  listed: [
    { type: "general_argument_invalid", code: 400 },
    { type: "general_unauthorized_scope", code: 401 },
    { type: "general_access_forbidden", code: 401, at: each("GET", ROWS) },
    { type: "user_unauthorized", code: 401, at: each("GET", "/users") },
    { type: "user_jwt_invalid", code: 401 },
    { type: "user_jwt_and_cookie_set", code: 403 },
    { type: "user_blocked", code: 403, at: each("GET", "/account") },
    { type: "project_id_missing", code: 403 },
    { type: "project_not_found", code: 404 },
    { type: "general_unknown_origin", code: 403 },
    { type: "general_unknown", code: 500, at: each("POST", "/account/jwts") },
  ],
  unshown: [
    {
      type: "general_route_not_found",
      code: 404,
      why: "recorded: an unknown path is answered with a page, at which a case looks",
    },
    {
      type: "user_api_key_and_session_set",
      code: 403,
      why: "recorded: the key wins; only an account's own key is refused so",
    },
  ],
};

export const account: ErrorFamily = {
  family: "account",
  listed: [
    { type: "user_already_exists", code: 409, at: each("POST", "/account") },
    { type: "general_bad_request", code: 400, at: each("POST", "/account") },
    { type: "general_unauthorized_scope", code: 401, at: each("GET", "/account") },
    {
      type: "user_invalid_credentials",
      code: 401,
      at: [...each("PATCH", "/account/password", "/account/email"), "POST /account/sessions/email"],
    },
    { type: "user_blocked", code: 403, at: ["POST /account/sessions/email"] },
    ...SESSION_OPENERS.map((one) => ({
      type: "user_session_already_exists",
      code: 401,
      at: [one],
    })),
    {
      type: "user_session_not_found",
      code: 404,
      at: [
        ...["GET", "PATCH", "DELETE"].map((method) => `${method} /account/sessions/*`),
        "POST /account/jwts",
      ],
    },
    { type: "user_invalid_token", code: 401, at: ["POST /account/sessions/token"] },
    { type: "user_not_found", code: 404, at: ["POST /account/recovery"] },
    { type: "general_argument_invalid", code: 400, at: ["POST /account/recovery"] },
    { type: "user_invalid_token", code: 401, at: ["PUT /account/recovery"] },
    { type: "user_email_already_verified", code: 409, at: ["POST /account/verifications/email"] },
    { type: "user_invalid_token", code: 401, at: ["PUT /account/verifications/email"] },
    ...["sessions", "tokens"].flatMap((kind) => [
      { type: "project_provider_disabled", code: 412, at: [`GET /account/${kind}/oauth2/*`] },
      { type: "general_argument_invalid", code: 400, at: [`GET /account/${kind}/oauth2/*`] },
    ]),
  ],
  unshown: [
    {
      type: "user_jwt_creation_denied",
      code: 403,
      why: "recorded: the release says user_session_not_found, which is listed",
    },
    {
      type: "project_invalid_success_url",
      code: 400,
      why: "recorded: the page's host is refused as an argument, which is listed",
    },
    { type: "general_smtp_disabled", code: 503, why: "mail is always on where it is caught" },
  ],
};

const ofUsers = [
  ...each("GET", "/users/*", "/users/*/prefs", "/users/*/sessions"),
  ...each("POST", "/users/*/sessions", "/users/*/tokens", "/users/*/jwts"),
  ...["status", "verification", "name", "email", "prefs", "password"].map(
    (part) => `PATCH /users/*/${part}`,
  ),
  "PUT /users/*/labels",
  ...each("DELETE", "/users/*", "/users/*/sessions", "/users/*/sessions/*"),
];

export const users: ErrorFamily = {
  family: "users",
  listed: [
    { type: "user_already_exists", code: 409, at: ["POST /users"] },
    { type: "user_not_found", code: 404, at: ofUsers },
    { type: "user_identity_not_found", code: 404, at: each("DELETE", "/users/identities/*") },
  ],
};

import { type ErrorFamily, each } from "./listed-error.ts";

const FILES = "/storage/buckets/*/files";
const FUNCTION = "/functions/*";

export const storage: ErrorFamily = {
  family: "storage and file tokens",
  listed: [
    {
      type: "storage_bucket_not_found",
      code: 404,
      at: ["GET /storage/buckets/*", `POST ${FILES}`],
    },
    { type: "storage_bucket_already_exists", code: 409, at: ["POST /storage/buckets"] },
    {
      type: "storage_file_not_found",
      code: 404,
      at: [
        ...["GET", "PUT", "DELETE"].map((method) => `${method} ${FILES}/*`),
        ...each("GET", `${FILES}/*/download`, `${FILES}/*/view`),
        "POST /tokens/buckets/*/files/*",
      ],
    },
    { type: "storage_file_already_exists", code: 409, at: [`POST ${FILES}`] },
    { type: "storage_invalid_file_size", code: 400, at: [`POST ${FILES}`] },
    { type: "storage_file_type_unsupported", code: 400, at: [`POST ${FILES}`] },
    { type: "storage_invalid_content_range", code: 400, at: [`POST ${FILES}`] },
    { type: "storage_invalid_appwrite_id", code: 400, at: [`POST ${FILES}`] },
    { type: "storage_file_empty", code: 400, at: [`POST ${FILES}`] },
    { type: "storage_invalid_range", code: 416, at: each("GET", `${FILES}/*/download`) },
    { type: "user_unauthorized", code: 401, at: each("GET", `${FILES}/*/download`) },
    { type: "token_not_found", code: 404, at: each("GET", "/tokens/*") },
  ],
};

export const compute: ErrorFamily = {
  family: "functions, sites and domains",
  listed: [
    {
      type: "function_not_found",
      code: 404,
      at: [`GET ${FUNCTION}`, `POST ${FUNCTION}/executions`],
    },
    { type: "function_already_exists", code: 409, at: ["POST /functions"] },
    { type: "user_unauthorized", code: 401, at: [`POST ${FUNCTION}/executions`] },
    { type: "deployment_not_found", code: 404, at: [`POST ${FUNCTION}/executions`] },
    { type: "build_not_ready", code: 400, at: [`PATCH ${FUNCTION}/deployment`] },
    { type: "function_synchronous_timeout", code: 408, at: [`POST ${FUNCTION}/executions`] },
    { type: "execution_not_found", code: 404, at: each("GET", `${FUNCTION}/executions/*`) },
    ...["functions/*", "sites/*", "project"].flatMap((owner) => [
      { type: "variable_already_exists", code: 409, at: [`POST /${owner}/variables`] },
      { type: "variable_not_found", code: 404, at: [`GET /${owner}/variables/*`] },
    ]),
    { type: "site_not_found", code: 404, at: ["GET /sites/*"] },
    { type: "site_already_exists", code: 409, at: ["POST /sites"] },
    { type: "rule_already_exists", code: 409, at: ["POST /proxy/rules/site"] },
    { type: "rule_not_found", code: 404, at: each("GET", "/proxy/rules/*") },
  ],
  unshown: [
    {
      type: "function_runtime_unsupported",
      code: 404,
      why: "which runtimes a server lacks is its own matter",
    },
    {
      type: "function_entrypoint_missing",
      code: 404,
      why: "an entry point that is missing fails the build, at whose log a case looks",
    },
  ],
};

const MESSAGE = "/messaging/messages";

export const messaging: ErrorFamily = {
  family: "messages",
  listed: [
    { type: "message_already_exists", code: 409, at: [`POST ${MESSAGE}/email`] },
    { type: "message_missing_target", code: 400, at: [`POST ${MESSAGE}/email`] },
    { type: "message_target_not_email", code: 400, at: [`POST ${MESSAGE}/email`] },
    { type: "message_not_found", code: 404, at: each("GET", `${MESSAGE}/*`) },
  ],
};

export const project: ErrorFamily = {
  family: "project",
  listed: [
    { type: "key_not_found", code: 404, at: each("GET", "/project/keys/*") },
    { type: "platform_not_found", code: 404, at: each("GET", "/project/platforms/*") },
    { type: "general_unauthorized_scope", code: 401, at: each("GET", "/project/keys") },
  ],
};

/** Version this server reports; at or above what the SDKs are built for, so that they print no warning. */
export const SERVER_VERSION = "2.0.0";

/** Appwrite's own error types with their status and sentence; `%s` takes the id in question. */
const CATALOGUE = {
  general_unknown: [500, "Server Error"],
  general_access_forbidden: [
    401,
    "No Appwrite project was specified. Please specify your project ID when initializing your Appwrite SDK.",
  ],
  general_argument_invalid: [400, "The request contains one or more invalid arguments."],
  general_bad_request: [
    400,
    "There was an error processing your request. Please check the inputs and try again.",
  ],
  general_cursor_not_found: [
    400,
    "The cursor is invalid. This can happen if the item represented by the cursor has been deleted.",
  ],
  general_query_invalid: [
    400,
    "The query's syntax is invalid. Please check the query and try again.",
  ],
  general_rate_limit_exceeded: [
    429,
    "Rate limit for the current endpoint has been exceeded. Please try again after some time.",
  ],
  // This server's own: the real one has the memory of more than one machine.
  general_server_busy: [503, "The server is too busy to take this request. Please try again."],
  general_unauthorized_scope: [
    401,
    "The current user or API key does not have the required scopes to access the requested resource.",
  ],
  general_unknown_origin: [403, "The request originated from an unknown origin."],
  project_not_found: [
    404,
    "Project with the requested ID could not be found. Please check the value of the X-Appwrite-Project header to ensure the correct project ID is being used.",
  ],
  project_id_missing: [
    403,
    "When using project API key, make sure to pass x-appwrite-project header with your project ID.",
  ],
  project_provider_disabled: [
    412,
    "This provider is disabled. Please enable the provider from your console to continue.",
  ],
  password_personal_data: [
    400,
    "The password you are trying to use contains references to your name, email, phone or userID. For your security, please choose a different password and try again.",
  ],
  password_recently_used: [
    400,
    "The password you are trying to use is similar to your previous password. For your security, please choose a different password and try again.",
  ],
  user_already_exists: [
    409,
    "A user with the same id, email, or phone already exists in this project.",
  ],
  user_blocked: [403, "The current user has been blocked."],
  user_email_already_verified: [409, "User email is already verified"],
  user_email_not_found: [400, "The current user does not have an email address."],
  user_identity_not_found: [
    404,
    "Identity could not be found. Please sign in with OAuth provider to create identity first.",
  ],
  user_invalid_credentials: [401, "Invalid credentials. Please check the email and password."],
  user_invalid_token: [401, "Invalid token passed in the request."],
  user_jwt_invalid: [401, "The JWT token is invalid."],
  user_jwt_and_cookie_set: [
    403,
    "JWT and cookie used in the same request. Use either `setJWT` or `setCookie`. Learn about which authentication method to use in the SSR docs: https://appwrite.io/docs/products/auth/server-side-rendering",
  ],
  user_not_found: [404, "User with the requested ID could not be found."],
  user_oauth2_provider_error: [424, "OAuth2 provider returned some error."],
  user_session_already_exists: [
    401,
    "Creation of a session is prohibited when a session is active.",
  ],
  user_session_not_found: [404, "The current user session could not be found."],
  user_target_already_exists: [409, "A target with the same ID already exists."],
  user_unauthorized: [401, "The current user is not authorized to perform the requested action."],
  database_not_found: [404, "Database with the requested ID '%s' could not be found."],
  database_query_order_null: [
    400,
    "The order column '%s' had a null value. Cursor pagination requires all rows order column values are non-null.",
  ],
  table_not_found: [404, "Table with the requested ID '%s' could not be found."],
  collection_not_found: [404, "Collection with the requested ID '%s' could not be found."],
  column_not_found: [404, "Column with the requested key '%s' could not be found."],
  column_limit_exceeded: [
    400,
    "The maximum number or size of columns for this table has been reached.",
  ],
  attribute_limit_exceeded: [
    400,
    "The maximum number or size of attributes for this collection has been reached.",
  ],
  attribute_type_invalid: [400, "The attribute type is invalid."],
  row_not_found: [404, "Row with the requested ID '%s' could not be found."],
  row_already_exists: [
    409,
    "Row with the requested ID '%s' already exists. Try again with a different ID or use ID.unique() to generate a unique ID.",
  ],
  row_invalid_structure: [400, "The row structure is invalid."],
  row_missing_data: [400, "The row data is missing. Try again with row data populated."],
  row_missing_payload: [
    400,
    "The row data and permissions are missing. You must provide either row data or permissions to be updated.",
  ],
  row_update_conflict: [409, "Remote row is newer than local."],
  document_not_found: [404, "Document with the requested ID '%s' could not be found."],
  document_invalid_structure: [400, "The document structure is invalid."],
  transaction_not_found: [404, "Transaction with the requested ID '%s' could not be found."],
  transaction_not_ready: [400, "The transaction is not ready yet. Please try again later."],
  transaction_conflict: [
    409,
    "The transaction has a conflict. Please resolve the conflict and try again.",
  ],
  transaction_limit_exceeded: [
    400,
    "The maximum number of operations per transaction has been exceeded.",
  ],
  transaction_expired: [500, "Server Error"],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorType = keyof typeof CATALOGUE;

/** An answer with Appwrite's error body. Services may use types outside the catalogue. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ApiError";
    this.status = status;
    this.type = type;
  }
}

/** The catalogue's error of this type. */
export function apiError(type: ErrorType, message?: string): ApiError {
  const [status, sentence] = CATALOGUE[type];
  return new ApiError(status, type, message ?? sentence);
}

/** The catalogue's error whose sentence names an id. */
export function apiErrorAbout(type: ErrorType, id: string): ApiError {
  const [status, sentence] = CATALOGUE[type];
  return new ApiError(status, type, sentence.replace("%s", id));
}

/** Error for one request parameter: `Invalid \`email\` param: …`. */
export function invalidParameter(name: string, reason: string): ApiError {
  return apiError("general_argument_invalid", `Invalid \`${name}\` param: ${reason}`);
}

export function missingParameter(name: string): ApiError {
  return apiError("general_argument_invalid", `Param "${name}" is not optional.`);
}

export function errorBody(error: ApiError): Record<string, unknown> {
  return { message: error.message, code: error.status, type: error.type, version: SERVER_VERSION };
}

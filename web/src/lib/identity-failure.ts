/** By the parameter that the provider refuses: its own words name what no screen shows. */
const refusedValues: Record<string, string> = {
  password: "Choose a password with 8 to 256 characters.",
  email: "Please enter a valid email address.",
  name: "Choose a shorter name.",
};

const commonPassword = "This password is too common and easy to guess. Please choose another one.";

const sentences: Record<string, string> = {
  general_unauthorized_scope: "Please log in again.",
  general_rate_limit_exceeded: "Too many attempts. Please wait a minute and try again.",
  // The provider's own words speak of an id and a project.
  user_already_exists:
    "An account with this email already exists. Log in, or reset your password if you forgot it.",
};

/**
 * The readable part of the identity SDK's exception: its own message (`Invalid credentials. Please
 * check the email and password.`) unless that is meant for programs, as all of its `general_*`
 * types are, or comes from a proxy, which sends no type. Null if there is none: the screen then
 * shows its own sentence.
 */
export function identitySentence(error: unknown): string | null {
  if (!(error instanceof Error && "code" in error && "type" in error)) return null;
  const { type, message } = error;
  if (typeof type !== "string" || !type) return null;
  if (sentences[type]) return sentences[type];
  if (!type.startsWith("general_")) return message || null;
  if (type !== "general_argument_invalid") return null;
  // Of both reasons the provider names one parameter; the dictionary's words hold the other's, too.
  if (/^Invalid `password` param: .*commonly used/.test(message)) return commonPassword;
  return refusedValues[/^Invalid `(\w+)` param/.exec(message)?.[1] ?? ""] ?? null;
}

import { apiError, invalidParameter } from "../errors.ts";
import { createResources, type Resource } from "../resources.ts";
import type { ServiceContext } from "../service.ts";
import { isPassword, type StoredUser } from "../users/store.ts";
import type { PasswordPolicy } from "./password-rules.ts";

export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  dictionary: false,
  personalData: false,
  history: 0,
  strength: { min: 8, uppercase: false, lowercase: false, number: false, symbols: false },
};

const MAX_CHARS = 256;

/** Common passwords, long enough to be passwords at all: a sample of the ten thousand that the release refuses. */
const COMMON = new Set(
  `password password1 password12 password123 passw0rd 12345678 123456789 1234567890 87654321 11111111
  00000000 88888888 12341234 11223344 987654321 qwertyuiop qwerty123 qwertyui 1q2w3e4r 1qaz2wsx asdfghjkl
  zaq12wsx abcd1234 abc12345 iloveyou princess sunshine football baseball basketball superman starwars
  trustno1 welcome1 whatever computer internet jennifer michelle jordan23 liverpool chocolate butterfly
  corvette mercedes mustang1 maverick marlboro samantha victoria elephant midnight hardcore redskins`.split(
    /\s+/,
  ),
);

interface DictionaryPolicy extends Resource {
  enabled: boolean;
}

const DICTIONARY = "password-dictionary";

const keptPolicies = (context: ServiceContext) =>
  createResources<DictionaryPolicy>(context, "policy");

/** What the project asks of passwords: the server's options, and what a request has changed since. */
export function passwordPolicyOf(context: ServiceContext): PasswordPolicy {
  const changed = keptPolicies(context).find(DICTIONARY);
  return {
    ...DEFAULT_PASSWORD_POLICY,
    ...context.options.passwordPolicy,
    ...(changed && { dictionary: changed.enabled }),
  };
}

/** From now on the most common passwords are refused, or taken. */
export function switchDictionary(context: ServiceContext, enabled: boolean): void {
  const now = context.now();
  keptPolicies(context).save({ $id: DICTIONARY, $createdAt: now, $updatedAt: now, enabled });
}

function strengthProblem(password: string, strength: PasswordPolicy["strength"]): string | null {
  const { min } = strength;
  const wanted: [boolean, RegExp, string][] = [
    [strength.uppercase, /\p{Lu}/u, "an uppercase letter"],
    [strength.lowercase, /\p{Ll}/u, "a lowercase letter"],
    [strength.number, /\d/, "a number"],
    [strength.symbols, /[^\p{L}\p{N}]/u, "a symbol"],
  ];
  const asked = wanted.filter(([isWanted]) => isWanted);
  const isLong = password.length >= min && password.length <= MAX_CHARS;
  if (isLong && asked.every(([, pattern]) => pattern.test(password))) return null;
  const parts = asked.map(([, , what]) => `, include ${what}`).join("");
  return `Password must be between ${min} and ${MAX_CHARS} characters long${parts}.`;
}

/** The new password a request brings, as the project's policies take it. */
export function newPasswordParameter(
  context: ServiceContext,
  body: Readonly<Record<string, unknown>>,
): string {
  const { password } = body;
  const { dictionary, strength } = passwordPolicyOf(context);
  if (password === undefined)
    throw apiError("general_argument_invalid", 'Param "password" is not optional.');
  const problem = strengthProblem(typeof password === "string" ? password : "", strength);
  if (problem || typeof password !== "string")
    throw invalidParameter("password", problem ?? "Value must be a valid string");
  if (dictionary && COMMON.has(password)) {
    throw invalidParameter(
      "password",
      "Password must be between 8 and 265 characters long, and should not be one of the commonly used password.",
    );
  }
  return password;
}

/** Refuses a password that says who its owner is, where the project asks for that. */
export function requireImpersonal(
  context: ServiceContext,
  password: string,
  { $id, email, name, phone }: Pick<StoredUser, "$id" | "email" | "name" | "phone">,
): void {
  if (!passwordPolicyOf(context).personalData) return;
  const text = password.toLowerCase();
  const told = [$id, email, email.split("@")[0] ?? "", name, phone.replace("+", "")];
  if (told.some((one) => one !== "" && text.includes(one.toLowerCase())))
    throw apiError("password_personal_data");
}

/** The person's passwords to be kept with a new one, or a refusal when it is one of them. */
export async function nextHistory(
  context: ServiceContext,
  user: StoredUser,
  password: string,
  hash: string,
): Promise<string[]> {
  const { history } = passwordPolicyOf(context);
  if (history === 0) return [];
  const known = user.passwordHistory ?? [user.password];
  for (const one of known)
    if (await isPassword(password, one)) throw apiError("password_recently_used");
  return [...known, hash].slice(-history);
}

import type { StoredUser } from "./store.ts";

const FREE_MAIL_HOSTS = [
  "gmail.com",
  "googlemail.com",
  "outlook.com",
  "hotmail.com",
  "yahoo.com",
  "icloud.com",
  "gmx.de",
  "web.de",
];
const DISPOSABLE_MAIL_HOSTS = [
  "mailinator.com",
  "guerrillamail.com",
  "10minutemail.com",
  "tempmail.com",
];

/** Gmail ignores dots and what follows a plus sign; other hosts are taken as written. */
function canonicalEmail(email: string): string {
  const [local = "", host = ""] = email.split("@");
  if (host !== "gmail.com" && host !== "googlemail.com") return email;
  return `${(local.split("+")[0] ?? "").replaceAll(".", "")}@gmail.com`;
}

function emailFacts(email: string): Record<string, unknown> {
  if (email === "") {
    const unknown = { emailCanonical: null, emailIsFree: null, emailIsDisposable: null };
    return { ...unknown, emailIsCorporate: null, emailIsCanonical: null };
  }
  const host = email.split("@")[1] ?? "";
  const free = FREE_MAIL_HOSTS.includes(host);
  const disposable = DISPOSABLE_MAIL_HOSTS.includes(host);
  const canonical = canonicalEmail(email);
  return {
    emailCanonical: canonical,
    emailIsFree: free,
    emailIsDisposable: disposable,
    emailIsCorporate: !free && !disposable,
    emailIsCanonical: canonical === email,
  };
}

/** A person's second target has an id that follows from the first's. */
const phoneTargetId = (targetId: string): string => targetId.split("").toReversed().join("");

/** The account as its owner sees it. */
export function accountModel(user: StoredUser): Record<string, unknown> {
  const {
    password: _password,
    passwordHistory: _history,
    targetId,
    email,
    phone,
    emailVerification,
    phoneVerification,
    prefs,
    ...rest
  } = user;
  const target = (id: string, providerType: string, identifier: string): unknown => ({
    $id: id,
    $createdAt: user.$createdAt,
    $updatedAt: user.$createdAt,
    name: "",
    userId: user.$id,
    providerId: null,
    providerType,
    identifier,
    expired: false,
  });
  return {
    ...rest,
    email,
    phone,
    emailVerification,
    ...emailFacts(email),
    phoneVerification,
    mfa: false,
    prefs,
    targets: [
      ...(email ? [target(targetId, "email", email)] : []),
      ...(phone ? [target(phoneTargetId(targetId), "sms", phone)] : []),
    ],
    accessedAt: user.accessedAt,
    impersonator: false,
    impersonatorUserId: null,
  };
}

/** The user as an API key sees it, with how the password is hashed. */
export function userModel(user: StoredUser): Record<string, unknown> {
  return {
    ...accountModel(user),
    password: user.password,
    hash: "scrypt",
    hashOptions: { type: "scrypt", costCpu: 8, costMemory: 14, costParallel: 1, length: 64 },
  };
}

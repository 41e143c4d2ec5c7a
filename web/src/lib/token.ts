import { createJwt } from "./account.ts";
import { untilLogOut } from "./session-end.ts";
import { deviceStorage, parseJson, storageKeys } from "./storage.ts";

const reuseAheadMs = 5_000;

/** A stored token is reused only if it expires more than 5 seconds from now. */
export function isReusable(token: string, nowMs: number): boolean {
  const expiresAtS = expiryOf(token);
  return expiresAtS !== null && expiresAtS * 1_000 > nowMs + reuseAheadMs;
}

/** Seconds since 1970 from the token's payload, or null for anything that isn't a token. */
function expiryOf(token: string): number | null {
  const payload = token.split(".")[1];
  if (!payload) return null;
  try {
    const claims = parseJson(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null && "exp" in claims
      ? Number.isFinite(claims.exp)
        ? Number(claims.exp)
        : null
      : null;
  } catch {
    return null;
  }
}

let creating: Promise<string> | undefined;

/** The bearer for our own endpoints. Callers that ask at the same time share one new token. */
export async function bearerToken(): Promise<string> {
  const stored = deviceStorage.read(storageKeys.token);
  if (stored && isReusable(stored, Date.now())) return stored;
  const loggedOut = untilLogOut();
  creating ??= createJwt().finally(() => {
    creating = undefined;
  });
  const token = await creating;
  // One that comes after the log-out is nobody's any more.
  loggedOut.throwIfAborted();
  deviceStorage.write(storageKeys.token, token);
  return token;
}

/** After a 401: the next call makes a new token. */
export const dropToken = (): void => deviceStorage.remove(storageKeys.token);

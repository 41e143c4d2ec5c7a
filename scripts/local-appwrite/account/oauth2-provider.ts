import { isRecord, parseOrNull } from "../parameters.ts";
import type { OAuth2Provider } from "../service.ts";

const TIMEOUT_MS = 10_000;

/** Every provider Appwrite knows by name that could stand in a request; any other is a 400. */
export const PROVIDER_NAMES = [
  ...["amazon", "apple", "auth0", "authentik", "autodesk", "bitbucket", "bitly", "box"],
  ...["dailymotion", "discord", "disqus", "dropbox", "etsy", "facebook", "figma", "github"],
  ...["gitlab", "google", "linkedin", "microsoft", "notion", "oidc", "okta", "paypal"],
  ...["paypalSandbox", "podio", "salesforce", "slack", "spotify", "stripe", "tradeshift"],
  ...["tradeshiftBox", "twitch", "wordpress", "yahoo", "yammer", "yandex", "zoho", "zoom"],
];

/** Who the person is to the provider. */
export interface ProviderProfile {
  uid: string;
  email: string;
  name: string;
  isEmailVerified: boolean;
}

/** Where the browser is sent to be asked. */
export function consentAddress(
  provider: OAuth2Provider,
  request: { redirectUri: string; state: string; scopes: readonly string[] },
): string {
  const url = new URL(provider.authorizeUrl);
  const parameters = {
    client_id: provider.clientId,
    redirect_uri: request.redirectUri,
    scope: ["email", "profile", "openid", ...request.scopes].join(" "),
    state: request.state,
    response_type: "code",
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Exchanges the code the browser brought for the profile; `null` where the provider refuses it. */
export async function profileFor(
  provider: OAuth2Provider,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<ProviderProfile | null> {
  const token = await ask(provider.tokenUrl, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      code,
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      redirect_uri: redirectUri,
      grant_type: "authorization_code",
    }).toString(),
  });
  if (typeof token?.access_token !== "string") return null;
  const profile = await ask(provider.profileUrl, {
    headers: { authorization: `Bearer ${token.access_token}` },
  });
  const { id, email, name, verified_email: isVerified } = profile ?? {};
  if (typeof id !== "string" || id === "" || typeof email !== "string" || email === "") return null;
  return {
    uid: id,
    email,
    name: typeof name === "string" ? name : "",
    isEmailVerified: isVerified === true,
  };
}

async function ask(url: string, request: RequestInit): Promise<Record<string, unknown> | null> {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const body = parseOrNull(await response.text());
  return response.ok && isRecord(body) ? body : null;
}

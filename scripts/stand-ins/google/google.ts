import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Handler, type Reading, send, sendJson, textReader } from "../http.ts";
import { consentPage, refusalPage } from "./consent-page.ts";

export const googleClient = { id: "stand-in-client", secret: "stand-in-secret" };

const codeLifetimeMs = 60_000;

interface Profile {
  id: string;
  email: string;
  name: string;
  verified_email: boolean;
}

interface Grant {
  profile: Profile;
  redirectUri: string;
  endsAtMs: number;
}

/** Google's side of the authorization-code flow; each code and each access token works once. */
export function createGoogle(reading: Reading = {}): Handler {
  const readText = textReader(reading);
  const codes = new Map<string, Grant>();
  const accessTokens = new Map<string, Profile>();

  const answer = (res: ServerResponse, url: URL): void => {
    const redirectUri = callbackOf(url);
    if (!redirectUri) {
      refuse(res);
      return;
    }
    const target = new URL(redirectUri);
    target.searchParams.set("state", url.searchParams.get("state") ?? "");
    if (url.searchParams.get("answer") === "allow") {
      const code = randomBytes(16).toString("hex");
      const endsAtMs = Date.now() + codeLifetimeMs;
      codes.set(code, { profile: profileOf(url), redirectUri, endsAtMs });
      target.searchParams.set("code", code);
    } else {
      target.searchParams.set("error", "access_denied");
    }
    send(res, 302, { location: target.href, "cache-control": "no-store" });
  };

  const exchange = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await readText(req, res));
    const code = form.get("code") ?? "";
    const grant = codes.get(code);
    codes.delete(code);
    const isOurs =
      form.get("client_id") === googleClient.id &&
      form.get("client_secret") === googleClient.secret;
    const isGood =
      grant && grant.redirectUri === form.get("redirect_uri") && grant.endsAtMs > Date.now();
    if (!isOurs || !isGood) {
      sendJson(res, 400, { error: "invalid_grant" });
      return;
    }
    const accessToken = randomBytes(16).toString("hex");
    accessTokens.set(accessToken, grant.profile);
    sendJson(res, 200, { access_token: accessToken, expires_in: 3599, token_type: "Bearer" });
  };

  const profile = (req: IncomingMessage, res: ServerResponse): void => {
    const token = /^Bearer (\S+)$/.exec(req.headers.authorization ?? "")?.[1] ?? "";
    const found = accessTokens.get(token);
    accessTokens.delete(token);
    if (found) sendJson(res, 200, found);
    else sendJson(res, 401, { error: "invalid_token" });
  };

  return (req, res, url) => {
    const name = url.pathname.replace("/stand-ins/google/", "");
    if (name === "authorize") authorize(res, url);
    else if (name === "answer") answer(res, url);
    else if (name === "profile") profile(req, res);
    else if (name === "token" && req.method === "POST") {
      return exchange(req, res);
    } else send(res, 404, { "content-type": "text/plain; charset=utf-8" }, "404 Not Found\n");
  };
}

function authorize(res: ServerResponse, url: URL): void {
  const redirectUri = callbackOf(url);
  const isKnown = redirectUri !== null && url.searchParams.get("client_id") === googleClient.id;
  const state = url.searchParams.get("state") ?? "";
  if (isKnown) sendPage(res, 200, consentPage({ redirect_uri: redirectUri, state }));
  else refuse(res);
}

/** Only ever back to this machine. */
function callbackOf(url: URL): string | null {
  const address = url.searchParams.get("redirect_uri") ?? "";
  if (!URL.canParse(address)) return null;
  const { hostname, protocol } = new URL(address);
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname);
  return isLocal && /^https?:$/.test(protocol) ? address : null;
}

/** The same address is always the same Google account. */
function profileOf({ searchParams }: URL): Profile {
  const email = (searchParams.get("email") ?? "").trim().toLowerCase();
  return {
    id: BigInt(`0x${createHash("sha256").update(email).digest("hex").slice(0, 16)}`).toString(),
    email,
    name: (searchParams.get("name") ?? "").trim(),
    verified_email: searchParams.has("verified"),
  };
}

const refuse = (res: ServerResponse): void =>
  sendPage(res, 400, refusalPage("The request does not come from this machine's sign-in."));

const sendPage = (res: ServerResponse, status: number, html: string): void =>
  send(
    res,
    status,
    { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    html,
  );

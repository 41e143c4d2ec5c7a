import { createHmac, timingSafeEqual } from "node:crypto";
import { isRecord } from "./parameters.ts";

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function signature(input: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(input).digest();
}

type Claims = Record<string, unknown>;

const rememberedMax = 5_000;
/** Tokens whose signature is right, by secret and token: a function's key comes with each of its calls. */
const genuine = new Map<string, Claims>();

function remember(token: string, secret: string, claims: Claims): void {
  if (genuine.size >= rememberedMax) genuine.clear();
  genuine.set(`${secret} ${token}`, claims);
}

/** An HS256 token; `exp` in the claims is in seconds. */
export function signJwt(claims: Claims, secret: string): string {
  const input = `${encode({ typ: "JWT", alg: "HS256" })}.${encode(claims)}`;
  const token = `${input}.${signature(input, secret).toString("base64url")}`;
  remember(token, secret, claims);
  return token;
}

export type JwtResult = { ok: true; claims: Claims } | { ok: false; reason: string };

/** Checks signature, then expiry; the reasons are the words Appwrite's JWT library uses. */
export function verifyJwt(token: string, secret: string): JwtResult {
  const known = genuine.get(`${secret} ${token}`);
  return known ? inTime(known) : verifyUnknown(token, secret);
}

function inTime(claims: Claims): JwtResult {
  const expiry = claims.exp;
  if (typeof expiry === "number" && expiry * 1000 <= Date.now())
    return { ok: false, reason: "Expired" };
  return { ok: true, claims };
}

function verifyUnknown(token: string, secret: string): JwtResult {
  const [header, payload, given, ...more] = token.split(".");
  if (!header || !payload || given === undefined || more.length > 0)
    return { ok: false, reason: "Incomplete segments" };
  const expected = signature(`${header}.${payload}`, secret);
  const actual = Buffer.from(given, "base64url");
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
    return { ok: false, reason: "Signature failed" };
  }
  const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString());
  if (!isRecord(claims)) return { ok: false, reason: "Invalid payload" };
  remember(token, secret, claims);
  return inTime(claims);
}

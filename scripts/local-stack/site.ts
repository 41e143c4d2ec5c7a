import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { sendFile } from "../local-appwrite/index.ts";
import { type AddressesInUse, withAddressesInUse } from "./security-policy.ts";
import { originOf, withWholeAddresses } from "./whole-addresses.ts";

const contentTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * Serves the built site like a static host: files as they are, `_spa.html` for the addresses of
 * screens, and 404 (never HTML) for an asset that is not there. `settingsAt` says what
 * `/config.json` holds for a visitor of an origin.
 */
export function serveSite(root: string, settingsAt: (origin: string) => AddressesInUse) {
  const shell = ["_spa.html", "index.html"]
    .map((name) => join(root, name))
    .find((file) => existsSync(file));
  return (req: IncomingMessage, res: ServerResponse): void => {
    const path = decodedPath(req.url ?? "/");
    if (req.method !== "GET" && req.method !== "HEAD") {
      notFound(res);
      return;
    }
    const asked = path === null ? "" : join(root, normalize(path));
    const file = [asked, join(asked, "index.html")].find(
      (candidate) => candidate.startsWith(root) && isFile(candidate),
    );
    const screen = path !== null && extname(path) === "" ? shell : undefined;
    const found = file ?? screen;
    if (found) answer(req, res, found, settingsAt);
    else notFound(res);
  };
}

function decodedPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split("?")[0] ?? "/");
    return path.includes("\0") ? null : path;
  } catch {
    return null;
  }
}

/** A name longer than a file's may be is no file either. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function answer(
  req: IncomingMessage,
  res: ServerResponse,
  file: string,
  settingsAt: (origin: string) => AddressesInUse,
): void {
  const origin = originOf(req);
  const bytes = contentOf(file, (html) =>
    withWholeAddresses(withAddressesInUse(html, settingsAt(origin)), origin),
  );
  if (!bytes) {
    beingBuilt(res);
    return;
  }
  sendFile(req, res, bytes, {
    "content-type": contentTypes[extname(file)] ?? "application/octet-stream",
    "cache-control": file.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    "x-content-type-options": "nosniff",
    // Browsers heed this one in a header alone, never in the page's own policy.
    "content-security-policy": "frame-ancestors 'none'",
    "referrer-policy": "strict-origin-when-cross-origin",
  }).catch(() => res.destroy());
}

/** Null when a build has just taken it away. */
function contentOf(file: string, filledIn: (html: string) => string): Buffer | null {
  try {
    const bytes = readFileSync(file);
    return extname(file) === ".html" ? Buffer.from(filledIn(bytes.toString())) : bytes;
  } catch {
    return null;
  }
}

/** A build begins by emptying the folder. */
function beingBuilt(res: ServerResponse): void {
  res.writeHead(503, { "content-type": "text/plain; charset=utf-8", "retry-after": "5" });
  res.end("The site is being built. Please try again in a moment.");
}

function notFound(res: ServerResponse): void {
  res.writeHead(404, { "content-type": "text/plain; charset=utf-8" });
  res.end("404 Not Found");
}

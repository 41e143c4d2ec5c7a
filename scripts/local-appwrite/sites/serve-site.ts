import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import type { DeploymentStore } from "../deployments/deployment-store.ts";
import { sendFile } from "./send-file.ts";
import type { Site } from "./site-store.ts";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "text/xml",
  ".webmanifest": "application/manifest+json",
};

const NOT_FOUND = "<!DOCTYPE html><title>404</title><h1>Page not found</h1>";

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split("?")[0] ?? "/");
  } catch {
    return null;
  }
}

/** The file an address stands for: itself, the folder's page, or the page of the same name. */
function fileFor(root: string, path: string | null): string | undefined {
  if (path === null || path.includes("\0") || path.split("/").some((part) => part.startsWith(".")))
    return undefined;
  const asked = join(root, normalize(path));
  return [asked, join(asked, "index.html"), `${asked}.html`].find(
    (file) => file.startsWith(root + sep) && isFile(file),
  );
}

function send(req: IncomingMessage, res: ServerResponse, status: number, body: string): void {
  res.writeHead(status, { "content-type": "text/html; charset=utf-8" });
  res.end(req.method === "HEAD" ? "" : body);
}

/** The file that answers: the one asked for, else the site's fallback, also for a missing script. */
function answerOf(store: DeploymentStore, site: Site, url: string): string | undefined {
  const parent = store.parentOf("sites", site.$id);
  const output = store.all.find(site.deploymentId, parent)?.outputDirectory ?? "./";
  const root = normalize(join(store.folderOf(site.deploymentId), output)).replace(/[/\\]$/, "");
  const fallback = site.fallbackFile === "" ? undefined : join(root, site.fallbackFile);
  return [fileFor(root, pathOf(url)), fallback].find((file) => file && isFile(file));
}

/** A deployed static site on its own domain. */
export function serveSite(
  store: DeploymentStore,
  site: Site | null,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  req.resume();
  const isLive = site?.enabled && site.deploymentId !== "";
  const file = isLive ? answerOf(store, site, req.url ?? "/") : undefined;
  if (req.method !== "GET" && req.method !== "HEAD") send(req, res, 405, "");
  else if (!file) send(req, res, 404, NOT_FOUND);
  else {
    sendFile(req, res, readFileSync(file), {
      "content-type": CONTENT_TYPES[extname(file)] ?? "application/octet-stream",
      "cdn-cache-control": "public, max-age=36000",
    }).catch(() => res.destroy());
  }
}

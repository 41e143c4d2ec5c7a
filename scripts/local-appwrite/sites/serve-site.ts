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

/** A name longer than a file's may be is no file either. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split("?")[0] ?? "/");
  } catch {
    return null;
  }
}

/** The file an address stands for: itself, the folder's page, or the page of the same name. */
function fileFor(root: string, path: string): string | undefined {
  const asked = join(root, normalize(path));
  return [asked, join(asked, "index.html"), `${asked}.html`].find(
    (file) => file.startsWith(root + sep) && isFile(file),
  );
}

const isOpen = (path: string): boolean =>
  !path.includes("\0") && !path.split("/").some((part) => part.startsWith("."));

/** The address that a folder answers under, if the path is one without its slash. */
function folderAddress(root: string, path: string, url: string): string | undefined {
  const asked = join(root, normalize(path));
  const isFolder = asked.startsWith(root + sep) && !path.endsWith("/") && !isFile(asked);
  if (!isFolder || !isFile(join(asked, "index.html"))) return undefined;
  const [own = "/", ...query] = url.split("?");
  return [`${own.replace(/^\/{2,}/, "/")}/`, ...query].join("?");
}

function send(req: IncomingMessage, res: ServerResponse, status: number, body: string): void {
  res.writeHead(status, { "content-type": "text/html; charset=utf-8" });
  res.end(req.method === "HEAD" ? "" : body);
}

interface SiteAnswer {
  file?: string | undefined;
  location?: string | undefined;
}

/** The file that answers: the one asked for, else the site's fallback, also for a missing script. */
function answerOf(store: DeploymentStore, site: Site, url: string): SiteAnswer {
  const parent = store.parentOf("sites", site.$id);
  const output = store.all.find(site.deploymentId, parent)?.outputDirectory ?? "./";
  const root = normalize(join(store.folderOf(site.deploymentId), output)).replace(/[/\\]$/, "");
  const fallback = site.fallbackFile === "" ? undefined : join(root, site.fallbackFile);
  const path = pathOf(url);
  const isAsked = path !== null && isOpen(path);
  const location = isAsked ? folderAddress(root, path, url) : undefined;
  const own = isAsked ? fileFor(root, path) : undefined;
  return { location, file: [own, fallback].find((file) => file && isFile(file)) };
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
  const { file, location } = isLive ? answerOf(store, site, req.url ?? "/") : {};
  if (req.method !== "GET" && req.method !== "HEAD") send(req, res, 405, "");
  else if (location) res.writeHead(308, { location }).end();
  else if (!file) send(req, res, 404, NOT_FOUND);
  else {
    // Nothing is said to the browser of how long it may keep a file, and brotli is not spoken.
    const headers = {
      "content-type": CONTENT_TYPES[extname(file)] ?? "application/octet-stream",
      "cdn-cache-control": "public, max-age=36000",
    };
    sendFile(req, res, readFileSync(file), headers, ["gzip"]).catch(() => res.destroy());
  }
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../project-root.ts";

export interface FloorBrowser {
  /** As MDN's data calls it. */
  id: "chrome" | "edge" | "firefox" | "safari" | "safari_ios";
  /** `Safari` */
  name: string;
  /** `16.4` */
  version: string;
  /** As Vite's build target calls it. */
  target: string;
}

const known: Record<string, Pick<FloorBrowser, "id" | "name" | "target">> = {
  chrome: { id: "chrome", name: "Chrome", target: "chrome" },
  edge: { id: "edge", name: "Edge", target: "edge" },
  firefox: { id: "firefox", name: "Firefox", target: "firefox" },
  safari: { id: "safari", name: "Safari", target: "safari" },
  ios_saf: { id: "safari_ios", name: "Safari on iOS", target: "ios" },
};

/** The oldest browsers the product is made for: `browserslist` in package.json. */
export function readFloor(): FloorBrowser[] {
  const { browserslist } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as {
    browserslist: string[];
  };
  return browserslist.map((line) => {
    const [, word = "", version = ""] = line.match(/^(\w+) >= ([\d.]+)$/) ?? [];
    const browser = known[word];
    if (!browser) throw new Error(`browserslist: "${line}" is not "chrome >= 120" or alike`);
    return { ...browser, version, target: browser.target + version };
  });
}

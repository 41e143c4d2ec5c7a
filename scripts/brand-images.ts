import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { iconFile } from "./brand/icon-file.ts";
import { logo, shareCard, shareCardPage } from "./brand/share-card.ts";
import { findChromium } from "./chromium.ts";
import { projectRoot } from "./project-root.ts";

// `npm run brand-images` draws the icons and the picture of a shared link into `web/public`,
// from the logo and our own drawing. They are checked in, for no browser is there when the site is built.
const folder = join(projectRoot, "web", "public");
const executablePath = findChromium({ isWhole: true });
if (!executablePath) throw new Error("There is no Chromium on this machine.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  save("open-graph.png", await photograph(browser, { ...shareCard, html: shareCardPage() }));
  save("apple-touch-icon.png", await icon(180, "#fbfbf8"));
  save("icon-192.png", await icon(192, "#fbfbf8"));
  save("icon-512.png", await icon(512, "#fbfbf8"));
  const small = [16, 32, 48].map(async (sizePx) => ({ sizePx, png: await icon(sizePx) }));
  save("favicon.ico", iconFile(await Promise.all(small)));
} finally {
  await browser.close();
}

function save(name: string, bytes: Buffer): void {
  writeFileSync(join(folder, name), bytes);
  console.log(`${name}: ${(bytes.length / 1024).toFixed(1)} kB`);
}

/** The logo as a square; on a ground of its own it keeps clear of the edge, which phones round off. */
function icon(sizePx: number, ground?: string): Promise<Buffer> {
  const share = ground ? 72 : 100;
  const html = `<style>
    body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground ?? "transparent"} }
    svg { width: ${share}vw; height: ${share}vw }
  </style>${logo()}`;
  return photograph(browser, { width: sizePx, height: sizePx, html });
}

async function photograph(
  browser: Browser,
  { width, height, html }: { width: number; height: number; html: string },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate("document.fonts.ready");
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

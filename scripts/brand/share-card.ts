import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../project-root.ts";

const sentence = "Pick an area on the map, get every business in it, and ask about them.";

/** The picture that networks and chats show beside a link: its pixels, and what it shows in words. */
export const shareCard = {
  width: 1200,
  height: 630,
  alt: `Areascout. ${sentence} A map with an area marked on it and the businesses inside it.`,
} as const;

interface Point {
  x: number;
  y: number;
}

/** Where the town is drawn, and the area chosen in it. */
const town = { left: 660, right: 1200, top: 0, bottom: 630 };
const area = { left: 760, right: 1080, top: 150, bottom: 480 };

const streets = {
  across: [60, 132, 214, 300, 372, 452, 536, 604],
  along: [700, 782, 856, 948, 1030, 1104, 1168],
};

/** The page that is photographed: what the product does in one sentence, and a drawing of it. */
export function shareCardPage(): string {
  const inter = join(
    projectRoot,
    "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  );
  const font = readFileSync(inter).toString("base64");
  return `<!doctype html><html lang="en"><head><style>
    @font-face { font-family: Inter; font-weight: 100 900;
      src: url(data:font/woff2;base64,${font}) format("woff2"); }
    body { margin: 0; width: ${shareCard.width}px; height: ${shareCard.height}px; overflow: hidden;
      background: #fbfbf8; color: #15201f; font-family: Inter; }
    main { position: absolute; left: 72px; top: 0; width: 540px; height: 100%;
      display: flex; flex-direction: column; justify-content: center; }
    .name { display: flex; align-items: center; gap: 20px; font-size: 44px; font-weight: 650;
      letter-spacing: -0.02em; }
    .name svg { width: 68px; height: 68px; }
    h1 { margin: 44px 0 0; font-size: 54px; line-height: 1.16; font-weight: 700;
      letter-spacing: -0.03em; text-wrap: balance; }
    .town { position: absolute; inset: 0; }
  </style></head><body>
    <svg class="town" viewBox="0 0 ${shareCard.width} ${shareCard.height}">${drawing()}</svg>
    <main>
      <div class="name">${logo()}<span>Areascout</span></div>
      <h1>${sentence}</h1>
    </main>
  </body></html>`;
}

/** The site's own mark, as it stands in its file. */
export const logo = (): string =>
  readFileSync(join(projectRoot, "web", "public", "logo.svg"), "utf8");

function drawing(): string {
  const { left, right, top, bottom } = area;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const handles = [
    { x: middle.x, y: top },
    { x: middle.x, y: bottom },
    { x: left, y: middle.y },
    { x: right, y: middle.y },
  ];
  return [
    `<defs><linearGradient id="fade"><stop stop-color="#fbfbf8"/><stop offset="1" stop-color="#fbfbf8" stop-opacity="0"/></linearGradient></defs>`,
    `<rect x="${town.left}" y="0" width="${town.right - town.left}" height="${town.bottom}" fill="#e9ede4"/>`,
    `<path d="M${town.left} 590 C 820 520 900 640 1020 560 S 1160 520 1210 470 V 640 H ${town.left} Z" fill="#d3e7ea"/>`,
    `<path d="M1116 60 h70 v64 h-70 z M866 382 h74 v62 h-74 z" fill="#d5e5cd"/>`,
    `<g stroke="#fff" stroke-width="9" fill="none">${roads()}</g>`,
    `<rect x="${town.left}" y="0" width="120" height="${town.bottom}" fill="url(#fade)"/>`,
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="6" fill="#168da5" fill-opacity="0.12" stroke="#0a6a7c" stroke-width="4" stroke-dasharray="14 9"/>`,
    ...businesses().map((at) => dot(at, 9, isInside(at) ? "#0a6a7c" : "#a9b4af")),
    ...handles.map((at) => dot(at, 16, "#0a6a7c")),
  ].join("");
}

const roads = (): string =>
  [
    ...streets.across.map(
      (y, row) => `<path d="M${town.left} ${y + row * 3} L${town.right} ${y}"/>`,
    ),
    ...streets.along.map((x, row) => `<path d="M${x} 0 L${x + 14 - row * 4} ${town.bottom}"/>`),
  ].join("");

/** One beside every other crossing, so that the drawing is the same each time. */
const businesses = (): Point[] =>
  streets.across
    .flatMap((y, row) =>
      streets.along.flatMap((x, column) =>
        (row * 5 + column * 3) % 4 === 3
          ? []
          : [{ x: x + 22 + ((row * 7) % 3) * 8, y: y + 26 + ((column * 5) % 3) * 7 }],
      ),
    )
    .filter(
      ({ x, y }) =>
        y < 500 && isClear(x, area.left, area.right) && isClear(y, area.top, area.bottom),
    );

/** Well inside the area or well outside: never on its edge. */
const isClear = (at: number, from: number, to: number): boolean =>
  Math.min(Math.abs(at - from), Math.abs(at - to)) > 16;

const isInside = ({ x, y }: Point): boolean =>
  x > area.left && x < area.right && y > area.top && y < area.bottom;

const dot = ({ x, y }: Point, radius: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" stroke="#fff" stroke-width="3"/>`;

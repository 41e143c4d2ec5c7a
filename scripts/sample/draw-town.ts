import type { Bounds } from "#domain/area/area.ts";
import { type LatLon, type Palette, type SampleTown, toWorld } from "../stand-ins/index.ts";

/** Where on a picture a place is; a picture is `width` wide and as tall as the map makes it. */
interface Frame {
  width: number;
  height: number;
  at: (place: LatLon) => Point;
}

interface Fineness {
  /** How far a line may be from its course, in the picture's units. */
  slack: number;
  decimals: number;
}

function frameOf(bounds: Bounds, width: number): Frame {
  const corner = toWorld({ lat: bounds.north, lon: bounds.west });
  const far = toWorld({ lat: bounds.south, lon: bounds.east });
  const scale = width / (far.x - corner.x);
  return {
    width,
    height: Math.round((far.y - corner.y) * scale),
    at: (place) => {
      const { x, y } = toWorld(place);
      return { x: (x - corner.x) * scale, y: (y - corner.y) * scale };
    },
  };
}

/** With room around it: shares of its own height and width. */
const around = (bounds: Bounds, tall: number, wide = tall): Bounds => {
  const lat = (bounds.north - bounds.south) * tall;
  const lon = (bounds.east - bounds.west) * wide;
  return {
    north: bounds.north + lat,
    south: bounds.south - lat,
    east: bounds.east + lon,
    west: bounds.west - lon,
  };
};

const groundWidth = 4_000;

/**
 * A map shows the picture as wide as its zoom makes it, and the names with it: the further out, the
 * larger they are drawn, and none where they would cover each other.
 */
const labelLook =
  "text{font-size:15px;letter-spacing:.12em;stroke-width:.27em}@media(max-width:3000px){text{font-size:23px}}@media(max-width:1500px){text{font-size:36px}}@media(max-width:700px){text{display:none}}";

/** A wide window at the least zoom shows nothing but sea beyond it. */
export const groundBounds = (town: SampleTown): Bounds => around(town.bounds, 0.75, 1.5);

/**
 * The ground under the results of `/sample`: no map service knows the town, so this picture is laid
 * where its tiles would be.
 */
export function drawGround(town: SampleTown, palette: Palette): string {
  const bounds = groundBounds(town);
  const frame = frameOf(bounds, groundWidth);
  const { metre, fill, course } = pen(frame, bounds, { slack: 0.3, decimals: 1 });
  const street = (kind: "main" | "side", metresWide: number, color: string): string =>
    `<use href="#${kind}" stroke="${color}" stroke-width="${text(metresWide * metre)}"/>`;
  const parts = [
    `<style>${labelLook}</style><rect width="100%" height="100%" fill="${palette.sea}"/>`,
    fill([town.coast], palette.land, ` stroke="${palette.shore}" stroke-width="1.5"`),
    fill(outlinesOf(town.parks), palette.park),
    fill([town.river, town.pond.outline], palette.water),
    fill(town.quays, palette.shore),
    fill(outlinesOf(town.squares), palette.square),
    `<defs><path id="side" d="${course(linesOf(town, "side"))}"/><path id="main" d="${course(linesOf(town, "main"))}"/></defs>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    street("side", 13, palette.streetEdge),
    street("main", 20, palette.mainStreetEdge),
    street("side", 9, palette.street),
    street("main", 15, palette.mainStreet),
    "</g>",
    ...town.suburbs.map(({ name, center }) => {
      const { x, y } = frame.at(center);
      return `<text x="${text(x)}" y="${text(y)}">${name.toUpperCase()}</text>`;
    }),
  ];
  const words = `font-family="Inter, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif" font-weight="600" text-anchor="middle" fill="${palette.quietText}" stroke="${palette.halo}" stroke-opacity="0.85" paint-order="stroke"`;
  const last = parts.splice(-town.suburbs.length).join("");
  return picture(frame, `${parts.join("")}<g ${words}>${last}</g>`);
}

const sketchWidth = 480;

/**
 * The area and what was found in it, for `<use href="…#town">`: its colours are the page's own, in
 * both themes. `found` stand out among all `businesses`.
 */
export function drawSketch(
  town: SampleTown,
  area: Bounds,
  { businesses, found }: { businesses: readonly LatLon[]; found: readonly LatLon[] },
): { svg: string; width: number; height: number } {
  const frame = frameOf(around(area, 0.16), sketchWidth);
  const { metre, fill, line } = pen(frame, area, { slack: 1.2, decimals: 0 });
  const dots = (places: readonly LatLon[], width: number, look: string): string =>
    `<path d="${places.map((place) => `M${pointText(frame.at(place))}h0`).join("")}" fill="none" stroke-linecap="round" stroke-width="${width}" ${look}/>`;
  const content = [
    `<rect width="${frame.width}" height="${frame.height}" fill="var(--sunken)"/>`,
    fill([town.coast], "var(--page)", ' stroke="var(--line)"'),
    fill([town.river, town.pond.outline], "var(--sunken)"),
    line(linesOf(town, "side"), 7 * metre, "var(--line)"),
    line(linesOf(town, "main"), 14 * metre, "var(--line)"),
    areaBox(frame, area),
    dots(businesses, 6, 'stroke="var(--accent)" stroke-opacity="0.45"'),
    dots(found, 13, 'stroke="var(--card)"'),
    dots(found, 10, 'stroke="var(--accent)"'),
    handles(frame, area),
  ].join("");
  const { width, height } = frame;
  return { svg: picture(frame, `<g id="town">${content}</g>`), width, height };
}

/** The area as the product shows it: dashed, with a handle on each side. */
function areaBox({ at }: Frame, area: Bounds): string {
  const { x, y } = at({ lat: area.north, lon: area.west });
  const far = at({ lat: area.south, lon: area.east });
  return `<rect x="${text(x)}" y="${text(y)}" width="${text(far.x - x)}" height="${text(far.y - y)}" fill="var(--accent)" fill-opacity="0.07" stroke="var(--accent)" stroke-width="2" stroke-dasharray="7 6"/>`;
}

function handles({ at }: Frame, { north, south, east, west }: Bounds): string {
  const middle = { lat: (north + south) / 2, lon: (east + west) / 2 };
  const places: [string, LatLon][] = [
    ["N", { ...middle, lat: north }],
    ["S", { ...middle, lat: south }],
    ["W", { ...middle, lon: west }],
    ["E", { ...middle, lon: east }],
  ];
  return places
    .map(([letter, place]) => {
      const { x, y } = at(place);
      return `<circle cx="${text(x)}" cy="${text(y)}" r="12" fill="var(--card)" stroke="var(--accent)" stroke-width="2"/><text x="${text(x)}" y="${text(y + 4)}" text-anchor="middle" font-size="11" font-weight="600" fill="var(--accent)">${letter}</text>`;
    })
    .join("");
}

/** What draws outlines and lines on a picture, and how wide a metre is there. */
function pen(frame: Frame, { north, south }: Bounds, fineness: Fineness) {
  const metresTall = (north - south) * 111_195;
  const top = frame.at({ lat: north, lon: 0 }).y;
  const metre = (frame.at({ lat: south, lon: 0 }).y - top) / metresTall;
  return {
    metre,
    course: (lines: readonly LatLon[][]): string => pathOf(lines, frame, fineness, ""),
    fill: (outlines: readonly LatLon[][], color: string, edge = ""): string =>
      `<path d="${pathOf(outlines, frame, fineness, "z")}" fill="${color}"${edge}/>`,
    line: (lines: readonly LatLon[][], width: number, color: string): string =>
      `<path d="${pathOf(lines, frame, fineness, "")}" fill="none" stroke="${color}" stroke-width="${text(width)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  };
}

/** What lies in the picture, each line in as few points as keep it within `slack` of its course. */
function pathOf(
  lines: readonly LatLon[][],
  frame: Frame,
  { slack, decimals }: Fineness,
  end: string,
): string {
  const step = 10 ** decimals;
  const whole = (value: number): number => Math.round(value * step);
  return lines
    .map((line) => line.map(frame.at))
    .filter((line) => line.some((point) => isInside(point, frame)))
    .map((line) => {
      let before = { x: 0, y: 0 };
      const steps = simplified(line, slack).map((point) => {
        const here = { x: whole(point.x), y: whole(point.y) };
        const moved = { x: (here.x - before.x) / step, y: (here.y - before.y) / step };
        before = here;
        return pointText(moved);
      });
      return `m${steps[0]}l${steps.slice(1).join(" ")}${end}`;
    })
    .map((path) => path.replace("m", "M"))
    .join("");
}

interface Point {
  x: number;
  y: number;
}

/** Ramer–Douglas–Peucker. */
function simplified(line: readonly Point[], slack: number): readonly Point[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let split = 0;
  for (const [index, point] of line.entries()) {
    const distance = distanceTo(point, first, last);
    if (distance > farthest) [farthest, split] = [distance, index];
  }
  if (farthest <= slack) return [first, last];
  return [
    ...simplified(line.slice(0, split + 1), slack).slice(0, -1),
    ...simplified(line.slice(split), slack),
  ];
}

/** How far a point lies from the line through two others; from them where they are the same. */
function distanceTo({ x, y }: Point, from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return Math.hypot(x - from.x, y - from.y);
  return Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y)) / length;
}

const isInside = ({ x, y }: Point, { width, height }: Frame): boolean =>
  x > -40 && x < width + 40 && y > -40 && y < height + 40;

const linesOf = ({ streets }: SampleTown, kind: "main" | "side"): LatLon[][] =>
  streets.filter((street) => street.kind === kind).flatMap(({ lines }) => lines);

const outlinesOf = (areas: readonly { outline: LatLon[] }[]): LatLon[][] =>
  areas.map(({ outline }) => outline);

const picture = ({ width, height }: Frame, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;

const pointText = ({ x, y }: { x: number; y: number }): string => `${text(x)} ${text(y)}`;

const text = (value: number): string => String(Math.round(value * 10) / 10);

import { clipped } from "./clip.ts";
import type { Label } from "./labels.ts";
import { overlap, pixelsPerMetre, tileSize, type WorldBox, worldPixels } from "./mercator.ts";
import type { Palette } from "./palette.ts";
import type { Shape, WorldMap } from "./tile-map.ts";

export interface TileAddress {
  zoom: number;
  column: number;
  row: number;
}

/** The closest zoom level that shows the world's land; its outline is too rough for a closer look. */
const landUntilZoom = 5;

interface Pen {
  address: TileAddress;
  /** What reaches into the tile, half a tile around it included. */
  box: WorldBox;
  pixelsPerMetre: number;
}

/** One map tile as an SVG picture. `labels` are those of the tile's zoom level. */
export function drawTile(
  map: WorldMap,
  labels: Label[],
  address: TileAddress,
  palette: Palette,
): string {
  const pen = penFor(map, address);
  const isFarOut = address.zoom <= landUntilZoom;
  const isSea = isFarOut || map.coast.length > 0;
  const parts = [
    `<rect width="${tileSize}" height="${tileSize}" fill="${isSea ? palette.sea : palette.land}"/>`,
    drawGraticule(pen, isSea ? palette.graticule : palette.streetEdge),
    isFarOut ? drawLand(map, pen, palette) : "",
    drawGround(map, pen, palette),
    drawStreets(map, pen, palette),
    drawPoints(map, pen, palette),
    ...labels
      .filter((label) => touches(label, address))
      .map((label, i) => drawLabel(label, i, address, palette)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSize}" height="${tileSize}" viewBox="0 0 ${tileSize} ${tileSize}" font-family="Inter, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif">${parts.join("")}</svg>\n`;
}

function penFor(map: WorldMap, address: TileAddress): Pen {
  const { zoom, column, row } = address;
  const tiles = 2 ** zoom;
  return {
    address,
    pixelsPerMetre: pixelsPerMetre(zoom, map.center),
    box: {
      west: (column - 0.5) / tiles,
      east: (column + 1.5) / tiles,
      north: (row - 0.5) / tiles,
      south: (row + 1.5) / tiles,
    },
  };
}

function drawLand(map: WorldMap, pen: Pen, palette: Palette): string {
  const within = map.land
    .filter(({ box }) => overlap(box, pen.box))
    .map((shape) => ({ ...shape, points: clipped(shape.points, pen.box) }))
    .filter(({ points }) => points.length > 0);
  const path = pathOf(within, pen, true);
  return path
    ? `<path d="${path}" fill="${palette.land}" fill-rule="evenodd" stroke="${palette.shore}" stroke-width="0.8" stroke-linejoin="round"/>`
    : "";
}

function drawGround(map: WorldMap, pen: Pen, palette: Palette): string {
  const { zoom } = pen.address;
  const coast = pathOf(map.coast, pen, true);
  const wide = (metres: number, opacity: number): string =>
    `<path d="${coast}" fill="none" stroke="${palette.shallows}" stroke-opacity="${opacity}" stroke-width="${text(metres * pen.pixelsPerMetre)}" stroke-linejoin="round"/>`;
  const fill = (shapes: Shape[], color: string, edge = ""): string => {
    const path = pathOf(shapes, pen, true);
    return path ? `<path d="${path}" fill="${color}"${edge}/>` : "";
  };
  return [
    ...(coast && zoom >= 9 ? [wide(900, 0.5), wide(420, 1)] : []),
    coast
      ? `<path d="${coast}" fill="${palette.land}" stroke="${zoom < 9 ? palette.land : palette.shore}" stroke-width="${coastWidth(zoom)}" stroke-linejoin="round"/>`
      : "",
    zoom >= 11 ? fill(map.parks, palette.park) : "",
    zoom >= 11 ? fill(map.water, palette.water) : "",
    fill(map.quays, palette.shore),
    zoom >= 14 ? fill(map.squares, palette.square) : "",
    zoom >= 16
      ? fill(
          map.buildings,
          palette.building,
          ` stroke="${palette.buildingEdge}" stroke-width="0.7"`,
        )
      : "",
  ].join("");
}

/** Far out the stroke keeps the town visible as a dot. */
function coastWidth(zoom: number): number {
  if (zoom < 9) return 4;
  return zoom < 13 ? 0.6 : 1.6;
}

const graticuleSteps = [45, 30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002];

/** Meridians and parallels, wider apart than 90 pixels. */
function drawGraticule({ address }: Pen, color: string): string {
  const { zoom, column, row } = address;
  const degreePixels = worldPixels(zoom) / 360;
  const step = graticuleSteps.filter((degrees) => degrees * degreePixels > 90).at(-1) ?? 45;
  const west = (column / 2 ** zoom) * 360 - 180;
  const latitude = (tileRow: number): number =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * tileRow) / 2 ** zoom))) * 180) / Math.PI;
  const south = latitude(row + 1);
  const lines: string[] = [];
  for (const line of multiples(step, west, west + 360 / 2 ** zoom)) {
    lines.push(`M${text((line - west) * degreePixels)} 0V${tileSize}`);
  }
  for (const line of multiples(step, south, latitude(row))) {
    const mercator = Math.asinh(Math.tan((line * Math.PI) / 180));
    const y = (1 - mercator / Math.PI) / 2;
    lines.push(`M0 ${text(y * worldPixels(zoom) - row * tileSize)}H${tileSize}`);
  }
  return `<path d="${lines.join("")}" fill="none" stroke="${color}" stroke-width="0.6"/>`;
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.max(0, Math.floor(to / step + 1e-9) - first + 1);
  return Array.from({ length: count }, (_, i) => (first + i) * step);
}

function drawStreets(map: WorldMap, pen: Pen, palette: Palette): string {
  const { zoom } = pen.address;
  const main = zoom >= 11 ? pathOf(map.mainStreets, pen, false) : "";
  const side = zoom >= 13 ? pathOf(map.sideStreets, pen, false) : "";
  const mainWidth = Math.max(15 * pen.pixelsPerMetre, zoom >= 14 ? 3.2 : zoom - 10.4);
  const sideWidth = Math.max(9 * pen.pixelsPerMetre, zoom >= 14 ? 1.5 : 0.8);
  const edge = zoom >= 15 ? 1.6 : 1;
  const stroke = (id: string, color: string, width: number): string =>
    `<use href="#${id}" stroke="${color}" stroke-width="${text(width)}"/>`;
  return `<defs><path id="side" d="${side}"/><path id="main" d="${main}"/></defs><g fill="none" stroke-linecap="round" stroke-linejoin="round">${[
    side && zoom >= 14 ? stroke("side", palette.streetEdge, sideWidth + edge) : "",
    main ? stroke("main", palette.mainStreetEdge, mainWidth + edge) : "",
    side ? stroke("side", zoom >= 14 ? palette.street : palette.farStreet, sideWidth) : "",
    main ? stroke("main", palette.mainStreet, mainWidth) : "",
  ].join("")}</g>`;
}

function drawPoints(map: WorldMap, pen: Pen, palette: Palette): string {
  const { zoom, column, row } = pen.address;
  const pixels = worldPixels(zoom);
  const radius = zoom >= 16 ? 2.6 : zoom >= 13 ? 1.7 : 1;
  const dots = map.points.flatMap(({ x, y }) =>
    overlap(pen.box, { west: x, east: x, north: y, south: y })
      ? [`M${text(x * pixels - column * tileSize)} ${text(y * pixels - row * tileSize)}h0`]
      : [],
  );
  return dots.length === 0
    ? ""
    : `<path d="${dots.join("")}" stroke="${palette.point}" stroke-opacity="0.7" stroke-width="${radius * 2}" stroke-linecap="round"/>`;
}

/** Shapes that reach into the tile, without points too near each other to matter. */
function pathOf(shapes: Shape[], { address, box }: Pen, isClosed: boolean): string {
  const pixels = worldPixels(address.zoom);
  const left = address.column * tileSize;
  const top = address.row * tileSize;
  const least = isClosed ? 1.2 : 5;
  let path = "";
  for (const shape of shapes) {
    if (!overlap(shape.box, box)) continue;
    let before = { x: Number.NaN, y: Number.NaN };
    for (const [i, point] of shape.points.entries()) {
      const here = { x: point.x * pixels - left, y: point.y * pixels - top };
      const isNear = Math.abs(here.x - before.x) < least && Math.abs(here.y - before.y) < least;
      if (isNear && i < shape.points.length - 1) continue;
      path += `${i === 0 ? "M" : "L"}${text(here.x)} ${text(here.y)}`;
      before = here;
    }
    if (isClosed) path += "Z";
  }
  return path;
}

const touches = ({ box }: Label, { column, row }: TileAddress): boolean =>
  box.west < (column + 1) * tileSize &&
  box.east > column * tileSize &&
  box.north < (row + 1) * tileSize &&
  box.south > row * tileSize;

function drawLabel(
  { kind, text: words, size, path }: Label,
  index: number,
  { column, row }: TileAddress,
  palette: Palette,
): string {
  const place = path.map(({ x, y }) => ({ x: x - column * tileSize, y: y - row * tileSize }));
  const [first] = place;
  if (!first) return "";
  const color = {
    town: palette.text,
    suburb: palette.quietText,
    park: palette.parkText,
    water: palette.waterText,
    square: palette.quietText,
    street: palette.text,
  }[kind];
  const style = {
    town: ' font-weight="600"',
    suburb: ' font-weight="600" letter-spacing="0.12em"',
    park: "",
    water: ' font-style="italic"',
    square: "",
    street: ' font-weight="500"',
  }[kind];
  const look = `font-size="${size}" fill="${color}" stroke="${palette.halo}" stroke-opacity="0.85" stroke-width="${kind === "street" ? 2.4 : 3}" stroke-linejoin="round" paint-order="stroke" text-anchor="middle"${style}`;
  const shown = escapeText(kind === "suburb" ? words.toUpperCase() : words);
  if (kind !== "street") {
    return `<text x="${text(first.x)}" y="${text(first.y + size * 0.35)}" ${look}>${shown}</text>`;
  }
  const line = place.map(({ x, y }) => `${text(x)} ${text(y)}`).join("L");
  return `<path id="s${index}" d="M${line}" fill="none"/><text dy="${text(size * 0.34)}" ${look}><textPath href="#s${index}" startOffset="50%">${shown}</textPath></text>`;
}

const text = (value: number): string => String(Math.round(value * 10) / 10);

const escapeText = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

import { between, curveThrough, distance, isInside, polar, type Spot } from "./plane.ts";

export interface NamedOutline {
  name: string;
  outline: Spot[];
}

const origin: Spot = { x: 0, y: 0 };
const harbourAngle = -1.36;

/** Distance of the coast from the middle, for an angle in radians; the harbour is a bay. */
function coastRadius(angle: number): number {
  const offHarbour = Math.atan2(Math.sin(angle - harbourAngle), Math.cos(angle - harbourAngle));
  return (
    1860 +
    120 * Math.sin(2 * angle + 0.6) +
    85 * Math.sin(3 * angle + 2.1) +
    48 * Math.sin(5 * angle + 1) +
    22 * Math.sin(9 * angle) +
    9 * Math.sin(23 * angle) -
    760 * Math.exp(-((offHarbour / 0.17) ** 2))
  );
}

const coastSteps = 240;
export const coast: Spot[] = Array.from({ length: coastSteps }, (_, step) => {
  const angle = (step / coastSteps) * 2 * Math.PI;
  return polar(origin, angle, coastRadius(angle));
});

const tableSteps = 4096;
const radiusByStep = Array.from({ length: tableSteps }, (_, step) => {
  const angle = (step / tableSteps) * 2 * Math.PI;
  const radius = coastRadius(angle);
  const slope = (coastRadius(angle + 0.01) - coastRadius(angle - 0.01)) / 0.02 / radius;
  return { radius, shortening: 1 / Math.sqrt(1 + slope ** 2) };
});

/** Roughly how far inland a spot lies, in metres; below 0 = in the sea. */
export function inland({ x, y }: Spot): number {
  const turn = Math.atan2(y, x) / (2 * Math.PI);
  const step = Math.floor((turn < 0 ? turn + 1 : turn) * tableSteps);
  const here = radiusByStep[step % tableSteps];
  return here ? (here.radius - Math.sqrt(x * x + y * y)) * here.shortening : 0;
}

const pondCenter: Spot = { x: -260, y: 1030 };
const riverCourse = curveThrough(
  [
    pondCenter,
    { x: -90, y: 860 },
    { x: -130, y: 620 },
    { x: 90, y: 430 },
    { x: 130, y: 180 },
    { x: -20, y: -40 },
    { x: 40, y: -290 },
    { x: 190, y: -520 },
    { x: 180, y: -760 },
    { x: 205, y: -900 },
    { x: 215, y: -1020 },
  ],
  8,
);

const riverHalfWidth = (share: number): number => 9 + 13 * share + 40 * share ** 8;

/** The river's outline, from the pond into the harbour. */
export const river: Spot[] = (() => {
  const banks = riverCourse.map((spot, i) => {
    const ahead = riverCourse[i + 1] ?? spot;
    const behind = riverCourse[i - 1] ?? spot;
    const angle = Math.atan2(ahead.y - behind.y, ahead.x - behind.x) + Math.PI / 2;
    const half = riverHalfWidth(i / (riverCourse.length - 1));
    return { left: polar(spot, angle, half), right: polar(spot, angle, -half) };
  });
  return [...banks.map(({ left }) => left), ...banks.map(({ right }) => right).reverse()];
})();

export const pond: NamedOutline = { name: "Heron Water", outline: blob(pondCenter, 118, 74, 4) };

export const parks: NamedOutline[] = [
  { name: "Heron Park", outline: blob({ x: -250, y: 1020 }, 300, 205, 1) },
  { name: "Castle Gardens", outline: blob({ x: -520, y: -330 }, 92, 80, 2) },
  { name: "Orchard Common", outline: blob({ x: -1190, y: 640 }, 235, 150, 3) },
  { name: "Lantern Hill", outline: blob({ x: -1190, y: -560 }, 165, 210, 5) },
  { name: "Saltfields Meadow", outline: blob({ x: 1260, y: -260 }, 190, 130, 6) },
  { name: "Mill Green", outline: blob({ x: 560, y: 470 }, 120, 95, 7) },
  { name: "Gannet Cliffs", outline: blob({ x: 1130, y: 1150 }, 175, 120, 8) },
  { name: "Rope Walk Gardens", outline: blob({ x: 640, y: -650 }, 85, 62, 9) },
];

export const squares: NamedOutline[] = [
  { name: "Market Square", outline: box({ x: -190, y: -480 }, 46, 34, 0.3) },
  { name: "Customs House Square", outline: box({ x: 40, y: -905 }, 36, 24, 0.1) },
  { name: "Fountain Square", outline: box({ x: 300, y: 130 }, 30, 30, 0.5) },
  { name: "Station Square", outline: box({ x: -620, y: 240 }, 40, 26, -0.2) },
  { name: "Corn Square", outline: box({ x: 800, y: -180 }, 28, 28, 0.2) },
];

/** Piers and the breakwater in the harbour. */
export const quays: Spot[][] = [
  box({ x: 184, y: -1130 }, 56, 7, -0.08),
  box({ x: 160, y: -1262 }, 70, 7, -0.1),
  box({ x: 486, y: -1330 }, 70, 7, 0.2),
  box({ x: 118, y: -1590 }, 130, 9, -0.32),
];

function blob(center: Spot, radiusX: number, radiusY: number, seed: number): Spot[] {
  return Array.from({ length: 36 }, (_, step) => {
    const angle = (step / 36) * 2 * Math.PI;
    const wobble = 1 + 0.1 * Math.sin(2 * angle + seed) + 0.07 * Math.sin(3 * angle + seed * 2.3);
    return {
      x: center.x + Math.cos(angle) * radiusX * wobble,
      y: center.y + Math.sin(angle) * radiusY * wobble,
    };
  });
}

function box(center: Spot, halfX: number, halfY: number, angle: number): Spot[] {
  return [
    [-halfX, -halfY],
    [halfX, -halfY],
    [halfX, halfY],
    [-halfX, halfY],
  ].map(([x = 0, y = 0]) => ({
    x: center.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: center.y + x * Math.sin(angle) + y * Math.cos(angle),
  }));
}

const greens = [...parks, ...squares].map(({ outline }) => withRadius(outline));

function withRadius(outline: Spot[]) {
  const center = outline.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), origin);
  const mean = { x: center.x / outline.length, y: center.y / outline.length };
  return { outline, mean, radius: Math.max(...outline.map((spot) => distance(spot, mean))) };
}

export const isGreen = (spot: Spot): boolean =>
  greens.some(
    ({ outline, mean, radius }) => distance(spot, mean) <= radius && isInside(outline, spot),
  );

const riverDiscs = riverCourse.flatMap((from, i) => {
  const to = riverCourse[i + 1] ?? from;
  const radius = riverHalfWidth(i / (riverCourse.length - 1));
  return [from, between(from, to, 0.5)].map((center) => ({ center, radius }));
});

/** In the river, or nearer to its bank than the given metres. */
export const isInRiver = (spot: Spot, marginMetres: number): boolean =>
  Math.abs(spot.x) < 400 &&
  riverDiscs.some(({ center, radius }) => distance(spot, center) < radius + marginMetres);

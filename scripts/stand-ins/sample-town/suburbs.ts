import { inland } from "./ground.ts";
import { between, distance, polar, type Spot } from "./plane.ts";

export interface SuburbPlan {
  name: string;
  postcode: string;
  center: Spot;
  /** Direction of its streets in radians, and metres between them. */
  angle: number;
  blocks: [number, number];
}

export const oldTown = "Old Quay";

export const suburbPlans: SuburbPlan[] = [
  plan(oldTown, "ZX1", { x: -180, y: -480 }, 0.12, [92, 128]),
  plan("Harbourside", "ZX2", { x: 620, y: -740 }, 0.35, [88, 150]),
  plan("Lantern Hill", "ZX3", { x: -1060, y: -640 }, -0.44, [104, 176]),
  plan("Saltfields", "ZX4", { x: 1200, y: -60 }, 0.12, [110, 190]),
  plan("Millreach", "ZX5", { x: 480, y: 420 }, 0.6, [96, 160]),
  plan("Northgate", "ZX6", { x: -330, y: 1180 }, -0.2, [108, 180]),
  plan("Orchard End", "ZX7", { x: -960, y: 420 }, 0.2, [112, 186]),
  plan("Gannet Point", "ZX8", { x: 980, y: 1060 }, -0.5, [112, 200]),
];

function plan(
  name: string,
  postcode: string,
  center: Spot,
  angle: number,
  blocks: [number, number],
): SuburbPlan {
  return { name, postcode, center, angle, blocks };
}

/** Bends the ruled plan a little, so that no street is perfectly straight. */
export const bent = ({ x, y }: Spot): Spot => ({
  x: x + 26 * Math.sin(y / 260 + 1) + 9 * Math.sin(x / 95 + y / 140),
  y: y + 24 * Math.sin(x / 300 + 2) + 8 * Math.sin(y / 110 - x / 170),
});

export function suburbAt({ x, y }: Spot): SuburbPlan | undefined {
  let nearest: SuburbPlan | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const suburb of suburbPlans) {
    const squared = (suburb.center.x - x) ** 2 + (suburb.center.y - y) ** 2;
    if (squared < least) [nearest, least] = [suburb, squared];
  }
  return nearest;
}

/** The line on which two suburbs meet, as points of the ruled plan in order. */
export function borderBetween(a: SuburbPlan, b: SuburbPlan): Spot[] {
  const middle = between(a.center, b.center, 0.5);
  const angle = Math.atan2(b.center.y - a.center.y, b.center.x - a.center.x) + Math.PI / 2;
  const points: Spot[] = [];
  for (let along = -2400; along <= 2400; along += 12) {
    const spot = polar(middle, angle, along);
    const metres = distance(spot, a.center) - 1;
    const isOurs = suburbPlans.every(
      (other) => other === a || other === b || distance(other.center, spot) > metres,
    );
    if (isOurs) points.push(spot);
  }
  return points;
}

/** Outline on the bent plan, cut at the coast. */
export function suburbOutline(suburb: SuburbPlan): Spot[] {
  return Array.from({ length: 72 }, (_, step) => {
    const angle = (step / 72) * 2 * Math.PI;
    let radius = 20;
    while (radius < 2600) {
      const spot = polar(suburb.center, angle, radius);
      if (suburbAt(spot) !== suburb || inland(bent(spot)) < 0) break;
      radius += 20;
    }
    return bent(polar(suburb.center, angle, radius));
  });
}

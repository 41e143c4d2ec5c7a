import { describe, expect, test } from "vitest";
import {
  pricingFraming,
  selectAreaFraming,
  viewOfPlace,
  wizardFraming,
  zoomCap,
} from "../../../../web/src/features/area/framing.ts";

const box = (span: number) => ({ north: span, south: 0, east: 1e-3, west: 0 });

describe("where a map looks when a place is chosen", () => {
  test("on the earlier screen the zoom is capped by the box's larger side", () => {
    const caps = [21, 20, 6, 5, 2, 1, 0.5, 0.1, 0.01].map(zoomCap);
    expect(caps).toEqual([4, 6, 6, 8, 8, 10, 10, 13, 13]);
    const wide = { north: 1, south: 0, east: 30, west: 0 };
    expect(viewOfPlace({ bounds: wide, isPoint: false }, selectAreaFraming)).toEqual({
      bounds: wide,
      paddingPx: 50,
      closestZoom: 4,
    });
  });

  test("the wizard and the pricing page fit the box with 40 pixels around it", () => {
    for (const framing of [wizardFraming, pricingFraming]) {
      const view = viewOfPlace({ bounds: box(3), isPoint: false }, framing);
      expect(view).toMatchObject({ bounds: box(3), paddingPx: 40 });
    }
  });

  test("a place without a box is shown at zoom 15 on the earlier screen, 13 on the pricing page", () => {
    const around = { north: 36.81, south: 36.79, east: 10.21, west: 10.19 };
    const zoom = (framing: typeof pricingFraming) =>
      viewOfPlace({ bounds: around, isPoint: true }, framing);
    expect(zoom(selectAreaFraming)).toMatchObject({ zoom: 15 });
    expect(zoom(pricingFraming)).toMatchObject({ zoom: 13 });
    expect(zoom(wizardFraming)).toMatchObject({ bounds: around, paddingPx: 40 });
  });
});

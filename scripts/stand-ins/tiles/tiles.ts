import { type Handler, send, sendPacked } from "../http.ts";
import { drawTile, type TileAddress } from "./draw-tile.ts";
import { type Label, placeLabels } from "./labels.ts";
import { dark, light } from "./palette.ts";
import { type TileMap, toWorldMap } from "./tile-map.ts";

const greatestZoom = 20;

/** Map tiles as SVG: `/stand-ins/tiles/{z}/{x}/{y}.svg`, with `?theme=dark` for dark pages. */
export function createTiles(source: TileMap): Handler {
  const map = toWorldMap(source);
  const labelsByZoom = new Map<number, Label[]>();
  const labelsAt = (zoom: number): Label[] => {
    const labels = labelsByZoom.get(zoom) ?? placeLabels(map, zoom);
    labelsByZoom.set(zoom, labels);
    return labels;
  };
  return async (req, res, url) => {
    const address = addressIn(url.pathname);
    if (!address) {
      send(res, 404, { "content-type": "text/plain; charset=utf-8" }, "404 Not Found\n");
      return;
    }
    const palette = url.searchParams.get("theme") === "dark" ? dark : light;
    const headers = {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "access-control-allow-origin": "*",
    };
    // As small as a map service's PNG: a picture of a whole town is 40 kB of text.
    await sendPacked(req, res, headers, drawTile(map, labelsAt(address.zoom), address, palette));
  };
}

function addressIn(path: string): TileAddress | null {
  const match = /^\/stand-ins\/tiles\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})\.svg$/.exec(path);
  if (!match) return null;
  const [zoom = 0, column = 0, row = 0] = match.slice(1).map(Number);
  const tiles = 2 ** zoom;
  return zoom <= greatestZoom && column < tiles && row < tiles ? { zoom, column, row } : null;
}

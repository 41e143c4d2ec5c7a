import type { ServerResponse } from "node:http";
import { type Handler, send, sendJson } from "../http.ts";
import type { Gazetteer, Place } from "./gazetteer.ts";
import { createGeocoding, type Geocoding } from "./search.ts";

const licence = "Stand-in gazetteer";
const defaultLimit = 10;
const greatestLimit = 40;

/** Stand-in for Nominatim; answers below `/stand-ins/geocoder`. */
export function createGeocoder(gazetteer: Gazetteer): Handler {
  const geocoding = createGeocoding(gazetteer);
  return (req, res, url) => {
    if (req.method === "OPTIONS") {
      const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
      send(res, 204, headers);
      return;
    }
    const path = url.pathname.replace("/stand-ins/geocoder", "");
    if (path === "/search") search(geocoding, url.searchParams, res);
    else if (path === "/reverse") reverse(geocoding, url.searchParams, res);
    else sendError(res, 404, "Page not found.");
  };
}

const sendError = (res: ServerResponse, code: number, message: string): void =>
  sendJson(res, code, { error: { code, message } });

function search(geocoding: Geocoding, parameters: URLSearchParams, res: ServerResponse): void {
  const text = (parameters.get("q") ?? "").trim();
  if (text === "") {
    sendError(res, 400, "Nothing to search for.");
    return;
  }
  const asked = Math.floor(Number(parameters.get("limit") ?? defaultLimit));
  const limit = asked > 0 ? Math.min(asked, greatestLimit) : defaultLimit;
  const places = geocoding.search(text, limit);
  const isSecondVersion = parameters.get("format") === "jsonv2";
  sendJson(
    res,
    200,
    places.map((place) => ({
      ...(isSecondVersion ? { category: place.category } : { class: place.category }),
      ...describe(place),
    })),
  );
}

function describe({ name, within, type, importance, point, bounds, address }: Place) {
  const { south, north, west, east } = bounds;
  const displayName = [name, ...within].join(", ");
  return {
    place_id: idOf(displayName),
    licence,
    lat: point.lat.toFixed(7),
    lon: point.lon.toFixed(7),
    type,
    importance,
    addresstype: type === "residential" ? "road" : type,
    name,
    display_name: displayName,
    address,
    boundingbox: [south, north, west, east].map((degrees) => degrees.toFixed(7)),
  };
}

/** The same number for the same place at every run. */
const idOf = (displayName: string): number =>
  [...displayName].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e9, 7);

function reverse(geocoding: Geocoding, parameters: URLSearchParams, res: ServerResponse): void {
  const spot = { lat: degreesIn(parameters, "lat", 90), lon: degreesIn(parameters, "lon", 180) };
  if (Number.isNaN(spot.lat) || Number.isNaN(spot.lon)) {
    sendError(
      res,
      400,
      `Parameter '${Number.isNaN(spot.lat) ? "lat" : "lon"}' missing or invalid.`,
    );
    return;
  }
  const found = geocoding.nearest(spot);
  if (!found) {
    sendJson(res, 200, { error: "Unable to geocode" });
    return;
  }
  const { country_code: _, ...shown } = found.address;
  const displayName = Object.values(shown).join(", ");
  sendJson(res, 200, {
    place_id: idOf(displayName),
    licence,
    lat: found.point.lat.toFixed(7),
    lon: found.point.lon.toFixed(7),
    type: "residential",
    addresstype: "road",
    name: found.address.road ?? "",
    display_name: displayName,
    address: found.address,
  });
}

function degreesIn(parameters: URLSearchParams, name: string, greatest: number): number {
  const text = parameters.get(name)?.trim();
  const degrees = text ? Number(text) : Number.NaN;
  return Math.abs(degrees) <= greatest ? degrees : Number.NaN;
}

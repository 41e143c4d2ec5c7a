import { type MapElement, pointOf } from "../map-element.ts";
import { boundsAround, type Gazetteer, type LatLon, meanOf, type Place } from "./gazetteer.ts";

interface Dump {
  name: string;
  elements: MapElement[];
  bounds: Place["bounds"];
}

/** The dump as a whole, and the cities, suburbs and streets its addresses name. */
export function gazetteerOfDump({ name, elements, bounds }: Dump): Gazetteer {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const whole: Place = {
    name: title,
    within: [],
    category: "place",
    type: "city",
    importance: 0.9,
    point: { lat: (bounds.north + bounds.south) / 2, lon: (bounds.east + bounds.west) / 2 },
    bounds,
    address: { city: title },
  };
  const named = (key: string, type: string, field: string, importance: number): Place[] =>
    [...pointsByValue(elements, key)].map(([value, points]) => ({
      name: value,
      within: value === title ? [] : [title],
      category: type === "residential" ? "highway" : "place",
      type,
      importance,
      point: meanOf(points),
      bounds: boundsAround(points),
      address: { [field]: value, ...(field === "city" ? {} : { city: title }) },
    }));
  return {
    places: [
      whole,
      ...named("addr:city", "city", "city", 0.6),
      ...named("addr:suburb", "suburb", "suburb", 0.5),
      ...named("addr:street", "residential", "road", 0.3),
    ],
    roads: elements
      .filter(({ tags }) => tags["addr:street"])
      .map((element) => ({ points: [pointOf(element)], address: addressOf(element, title) })),
  };
}

function pointsByValue(elements: MapElement[], key: string): Map<string, LatLon[]> {
  const found = new Map<string, LatLon[]>();
  for (const element of elements) {
    const value = element.tags[key];
    if (value) found.set(value, [...(found.get(value) ?? []), pointOf(element)]);
  }
  return found;
}

function addressOf({ tags }: MapElement, title: string): Record<string, string> {
  const parts: [string, string | undefined][] = [
    ["road", tags["addr:street"]],
    ["suburb", tags["addr:suburb"]],
    ["city", tags["addr:city"] ?? title],
    ["postcode", tags["addr:postcode"]],
    ["country_code", tags["addr:country"]?.toLowerCase()],
  ];
  return Object.fromEntries(parts.flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

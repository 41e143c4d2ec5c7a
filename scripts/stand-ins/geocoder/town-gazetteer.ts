import { boundsAround, type Gazetteer, type LatLon, meanOf, type Place } from "./gazetteer.ts";

interface Town {
  name: string;
  region: string;
  country: string;
  center: LatLon;
  bounds: Place["bounds"];
  suburbs: { name: string; postcode: string; center: LatLon; outline: LatLon[] }[];
  streets: { name: string; suburb: string; postcode: string; lines: LatLon[][] }[];
  squares: { name: string; outline: LatLon[] }[];
}

/** The town, its suburbs, streets and squares. */
export function gazetteerOfTown(town: Town): Gazetteer {
  const { name: city, region: state, country } = town;
  const around = { city, state, country };
  const roads = town.streets.map(({ name, suburb, postcode, lines }) => ({
    name,
    points: lines.flat(),
    address: { road: name, suburb, ...around, postcode },
  }));
  const streets = roads.map(({ name, points, address }): Place => {
    const within = [address.suburb, city, state, address.postcode, country];
    // The middle of the drawn line, so that the pin stands on the street.
    const point = points[Math.floor(points.length / 2)] ?? town.center;
    const bounds = boundsAround(points);
    return {
      name,
      within,
      category: "highway",
      type: "residential",
      importance: 0.3,
      point,
      bounds,
      address,
    };
  });
  const suburbs = town.suburbs.map(
    ({ name, postcode, center, outline }): Place => ({
      name,
      within: [city, state, country],
      category: "place",
      type: "suburb",
      importance: 0.5,
      point: center,
      bounds: boundsAround(outline),
      address: { suburb: name, ...around, postcode },
    }),
  );
  const squares = town.squares.map(
    ({ name, outline }): Place => ({
      name,
      within: [city, state, country],
      category: "place",
      type: "square",
      importance: 0.4,
      point: meanOf(outline),
      bounds: boundsAround(outline),
      address: { square: name, ...around },
    }),
  );
  const whole: Place = {
    name: city,
    within: [state, country],
    category: "place",
    type: "town",
    importance: 0.7,
    point: town.center,
    bounds: town.bounds,
    address: around,
  };
  return { places: [whole, ...suburbs, ...squares, ...streets], roads };
}

/** By the column `sources`; a preset of both, and a business that both know, name both. */
export const sourceNames = {
  osm: "OpenStreetMap",
  overture: "Overture Maps",
  both: "OpenStreetMap; Overture Maps",
} as const;

/** The same as one value of a table, where both must be short. */
export const sourceWords: Readonly<Record<string, string>> = {
  osm: "OpenStreetMap",
  overture: "Overture Maps",
  both: "OSM + Overture",
};

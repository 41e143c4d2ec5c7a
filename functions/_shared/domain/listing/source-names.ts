/** By the column `sources`; a preset of both, and a business that both know, name both. */
export const sourceNames = {
  osm: "OpenStreetMap",
  overture: "Overture Maps",
  both: "OpenStreetMap; Overture Maps",
} as const;

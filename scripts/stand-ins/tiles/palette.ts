export interface Palette {
  sea: string;
  shallows: string;
  graticule: string;
  land: string;
  shore: string;
  water: string;
  park: string;
  square: string;
  building: string;
  buildingEdge: string;
  street: string;
  streetEdge: string;
  /** From so far that a street is a hairline. */
  farStreet: string;
  mainStreet: string;
  mainStreetEdge: string;
  point: string;
  text: string;
  quietText: string;
  parkText: string;
  waterText: string;
  halo: string;
}

export const light: Palette = {
  sea: "#cfe1ec",
  shallows: "#d9e8f1",
  graticule: "#bfd5e2",
  land: "#f7f5f0",
  shore: "#e6dfcf",
  water: "#d9e8f1",
  park: "#dcead0",
  square: "#ece6da",
  building: "#ebe6dc",
  buildingEdge: "#ded7c9",
  street: "#ffffff",
  streetEdge: "#ddd7cb",
  farStreet: "#ddd7cb",
  mainStreet: "#fdf0cd",
  mainStreetEdge: "#e2cf9f",
  point: "#7a8fa3",
  text: "#4d5661",
  quietText: "#7b8490",
  parkText: "#5f8457",
  waterText: "#5d86a1",
  halo: "#ffffff",
};

export const dark: Palette = {
  sea: "#15202a",
  shallows: "#1b2934",
  graticule: "#22313d",
  land: "#283039",
  shore: "#3d4751",
  water: "#1b2934",
  park: "#284231",
  square: "#343d46",
  building: "#313b45",
  buildingEdge: "#3c4753",
  street: "#46525e",
  streetEdge: "#1f262d",
  farStreet: "#3a4550",
  mainStreet: "#66655f",
  mainStreetEdge: "#20262c",
  point: "#7f95a8",
  text: "#c3ccd5",
  quietText: "#8d98a4",
  parkText: "#86ad86",
  waterText: "#6d95b0",
  halo: "#1d242b",
};

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
  sea: "#17222c",
  shallows: "#1b2934",
  graticule: "#22313d",
  land: "#242b33",
  shore: "#333b44",
  water: "#1b2934",
  park: "#25382f",
  square: "#2d343c",
  building: "#2b333c",
  buildingEdge: "#333c46",
  street: "#3a444f",
  streetEdge: "#1f262d",
  mainStreet: "#56585a",
  mainStreetEdge: "#20262c",
  point: "#7f95a8",
  text: "#c3ccd5",
  quietText: "#8d98a4",
  parkText: "#86ad86",
  waterText: "#6d95b0",
  halo: "#1d242b",
};

/** First parts; each is used once with every ending before any pair repeats. */
const stems = `Abbey Alder Almond Anchor Apple Archer Ash Aspen Baker Barley Basket Beacon Beech Bell
Birch Blackthorn Bramble Brewer Bridge Broad Buttercup Candle Canon Carter Castle Chandler Chapel
Cherry Chestnut Church Clover Cobbler Cooper Coral Corn Cowslip Cross Crown Curlew Cypress Dove
Drake Drummer Eagle Elder Elm Falcon Farrier Fern Fern Hill Finch Fisher Flint Forge Fountain Fox
Fuller Garden Gate Glover Goldsmith Grange Granite Guildhall Hazel Heather Heron Hill Holly Hope
Ivy Jasmine Juniper Kestrel King's Kiln Lamb Lantern Larch Lark Laurel Lavender Lighthouse Lilac
Lime Linden Linnet Lower Magpie Maple Marigold Mariner Market Mason Meadow Mercer Mill Mint Moor
Mulberry Net Nettle New Nightingale North Oak Old Olive Orchard Osprey Otter Oyster Palm Park
Partridge Pear Pebble Petrel Pilgrim Pine Plover Poplar Primrose Priory Puffin Quarry Quay Queen's
Raven Reed Ridge River Robin Rope Rose Rowan Saddler Saffron Sage Sailmaker St Bride's St Elmo's
St Osyth's Sandpiper Schooner Shell Shepherd Ship Silver Smith Sorrel South Sparrow Spring Spruce
Station Stone Swallow Swan Sycamore Tanner Teal Temple Tern Thistle Thorn Thrush Thyme Tide Tower
Trinity Upper Violet Wagtail Walnut Water Weaver Well West Wharf Wheat White Willow Wood Wren Yew`;

const twoWordStems = ["Fern Hill", "St Bride's", "St Elmo's", "St Osyth's"];

export const streetStems: string[] = (() => {
  const text = twoWordStems.reduce((rest, stem) => rest.replace(stem, " "), stems);
  return [...new Set([...text.split(/\s+/).filter((stem) => stem !== ""), ...twoWordStems])];
})();

export const sideEndings = ["Street", "Lane", "Road", "Row", "Close", "Terrace", "Walk"] as const;

export const mainRoads = [
  "Ellory Avenue",
  "Great North Road",
  "Harbour Way",
  "Lantern Road",
  "Saltfield Avenue",
  "Mill Bridge Road",
  "Orchard Avenue",
  "Gannet Road",
  "Founders' Avenue",
  "Observatory Road",
  "Assembly Road",
  "Commercial Road",
  "Tidewater Avenue",
  "Victory Avenue",
  "Old Ferry Road",
  "Cannon Road",
];

export const coastRoads: Record<string, string> = {
  "Old Quay": "Customs Quay",
  Harbourside: "Harbour Promenade",
  "Lantern Hill": "Cliff Drive",
  Saltfields: "Shingle Beach Road",
  Millreach: "East Shore Road",
  Northgate: "North Shore Road",
  "Orchard End": "Sunset Drive",
  "Gannet Point": "Gannet Cliff Road",
};

export const ringRoads = [
  "Tollgate Circle",
  "Old Wall Street",
  "Chandlers' Crescent",
  "Outer Crescent",
];

import type { BusinessKind } from "./business-kinds.ts";
import type { Random } from "./random.ts";

type Words = [string, ...string[]];

const words = (text: string): Words => {
  const [first = "", ...others] = text.trim().split(/\s+/);
  return [first, ...others];
};

const surnames = words(`Abara Aldous Amos Ashdown Baptiste Barlow Bellweather Bidwell Blythe Bramley
Calloway Castellan Chaudhry Clearwater Corrigan Crane Dalgety Delacroix Dhillon Drummond Ekström
Ellery Fairweather Farrow Fitzroy Galbraith Garrick Goodall Greaves Haddad Halloran Harker Hartnell
Hawthorne Iversen Jessop Kaminski Kerrigan Kovač Lachlan Lindqvist Lovelace Maddox Marchetti Mbeki
Merriweather Moreau Nakamura Nettleton Novak Okafor Olsen Pascoe Penhallow Petrov Pellegrini
Quigley Rahman Ravenscroft Redfern Rosario Sandoval Santos Selwyn Sinclair Stavros Tamm Thackeray
Tregenza Trelawney Underhill Vance Vasquez Verhoeven Wainwright Whitlock Winterbourne Yilmaz Zhou`);

const firstNames =
  words(`Ada Agnes Amara Bella Carla Clara Daisy Dora Edie Elsa Fatima Flora Greta Hana
Ines Iris Jude Kofi Leo Lila Luca Mabel Marco Maya Milo Nadia Nico Olive Otto Paolo Priya Rafael
Rosa Rufus Sami Sofia Tessa Theo Uma Vera Yusuf Zara`);

const qualities =
  words(`Amber Blue Bright Brass Coastal Copper Coral Crimson Driftwood Early Emerald Evergreen
First Four Gilded Golden Granite Green Harbour Hidden High Honest Indigo Island Ivory Little Lucky
Lunar Merry Modern Mellow Midnight Noble Northern Olive Open Painted Pearl Prime Quiet Rosy Royal
Salt Scarlet Seaside Silver Simple Solid Sunny Swift Tidal Trusted Twin Velvet Wild Windward`);

const things = words(`Anchor Arrow Badger Beacon Bell Bird Bloom Boat Compass Crown Cup Dolphin Door
Feather Fig Fox Garden Gull Hare Hearth House Kettle Kite Lantern Leaf Lemon Lion Moon Oak Olive
Orchard Otter Owl Oyster Peacock Pebble Pepper Plum Quarter Rabbit Room Rose Sail Shell Ship Spoon
Star Stone Sun Swallow Table Thistle Tide Tree Wave Wheel Wren`);

const places =
  words(`Ellory Harbour Quayside Millreach Northgate Saltfields Lantern Gannet Orchard Island
Riverside Seafront Market Customs Atlantic Bayview Cliffside`);

/** A name as its owner might paint it over the door; what kind it is shows in most of them. */
export function nameOf(kind: BusinessKind, random: Random): string {
  const [first = "Shop", ...others] = kind.titles;
  const title = random.pick([first, ...others]);
  const surname = random.pick(surnames);
  const thing = random.pick(things);
  const quality = random.pick(qualities);
  switch (kind.trading) {
    case "food":
      return random.pick([
        `The ${quality} ${thing}`,
        `${random.pick(firstNames)}'s ${title}`,
        `${quality} ${title}`,
        `${thing} & ${random.pick(things)}`,
        `The ${thing} ${title}`,
        `${surname}'s`,
      ]);
    case "office":
    case "health":
      return random.pick([
        `${surname} ${title}`,
        `${surname} & ${random.pick(surnames)} ${title}`.replace("& Co ", ""),
        `${random.pick(places)} ${title}`,
        `${quality} ${title}`,
      ]);
    case "craft":
      return random.pick([
        `${surname} ${title}`,
        `${surname.slice(0, 1)}. ${surname} & Sons ${title}`,
        `${random.pick(places)} ${title}`,
        `${surname} Bros. ${title}`,
      ]);
    case "stay":
      return random.pick([
        `The ${thing} ${title}`,
        `${random.pick(places)} ${title}`,
        `${quality} ${thing} ${title}`,
      ]);
    default:
      return random.pick([
        `${surname}'s ${title}`,
        `${quality} ${title}`,
        `${random.pick(places)} ${title}`,
        `${random.pick(firstNames)} ${title}`,
        `${thing} ${title}`,
      ]);
  }
}

/** Lower case letters and digits for a host name: `Café Zoë & Sons` → `cafe-zoe-sons`. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f']/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 40);

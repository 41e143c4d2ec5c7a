import { fold } from "../../text/fold.ts";

/** Words in a name for the kind of place, in groups: a café and a bar are of one kind. */
const kinds: Record<string, string> = {
  lodging:
    "hotel hotels inn motel hostel resort lodge guesthouse suites bnb pension gasthof auberge hostal albergue albergo agriturismo pousada residence apartments camping campground gite chalet cottage cottages rooms parador فندق",
  food: "restaurant restaurants ristorante restaurante restaurang bistro bistrot brasserie cafe caffe kaffee coffee espresso bar grill grille pizzeria pizza trattoria osteria taverna tavern tavernkeeper pub gastropub diner eatery kitchen steakhouse sushi ramen noodle taqueria tapas cantina creperie gaststatte gasthaus wirtshaus weinstube biergarten brewery brewpub brewing brauerei winery wine bodega bakery backerei konditorei boulangerie patisserie panaderia panificio gelateria eis creamery confiserie bbq barbecue seafood burger burgers deli delicatessen roasters chophouse enoteca cerveceria cafeteria مطعم مقهى",
  sights:
    "museum musee museo museu gallery galerie galeria galleria theatre theater theatre teatro cinema kino park parc parque parco zoo aquarium castle schloss chateau castillo castello cathedral church kirche eglise iglesia chiesa abbey kloster lighthouse stadium arena golf ferris railway planetarium observatory speedway casino opera garden gardens monument متحف",
  health:
    "hospital clinic clinica klinik clinique pharmacy apotheke pharmacie farmacia apotheek dental dentist zahnarzt dentiste dentista physiotherapy physiotherapie veterinary tierarzt optician chiropractic doctors مستشفى صيدلية عيادة",
  retail:
    "boutique florist flowers blumen fleuriste jeweller jewelers jewelry juwelier bookshop bookstore books buchhandlung librairie libreria supermarket supermarkt market butcher metzgerei boucherie hardware toys shoes متجر",
  beauty:
    "salon hair barber barbers barbershop spa nails beauty friseur coiffeur peluqueria parrucchiere kapper صالون",
  making:
    "plumbing plumber plumbers electric electrical electrician roofing builders builder construction landscaping painting carpentry heating joinery contractors sanitar elektro dachdecker tischlerei schreinerei maler plomberie electricite fontaneria",
  office:
    "insurance law attorneys solicitors accountants accounting realty estate notary rechtsanwalte kanzlei steuerberater avocats abogados versicherung consulting agency",
  motor: "auto garage motors cars rental tyres tires autohaus werkstatt carrosserie taller",
  school:
    "school schule ecole escuela scuola university college academy kindergarten nursery institute universitat مدرسة",
};
const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind])),
);

/** Types of schema.org by the same kinds. */
const kindOfType: [RegExp, string][] = [
  [/Hotel|Lodging|Motel|Hostel|Resort|BedAndBreakfast|Campground/, "lodging"],
  [/Restaurant|FoodEstablishment|Cafe|Bar|Pub|Brewery|Winery|Bakery|IceCream/, "food"],
  [
    /Museum|Park|Zoo|Aquarium|Theater|Attraction|Landmark|Church|Stadium|GolfCourse|Casino|Gallery/,
    "sights",
  ],
  [/Hospital|Clinic|Pharmacy|Dentist|Physician|Medical|Optician|Veterinary/, "health"],
  [/Store|Florist|Shop/, "retail"],
  [/Salon|Spa|Beauty/, "beauty"],
  [/Plumber|Electrician|Contractor|Roofing|Painter|Locksmith|Construction/, "making"],
  [/Attorney|Legal|Insurance|Accounting|RealEstate|Notary|Financial/, "office"],
  [/Auto|Garage|Motor/, "motor"],
  [/School|University|Preschool/, "school"],
];

/** `The Copper Kettle Bistro` // => {"food"} */
export const tradesIn = (text: string): ReadonlySet<string> =>
  new Set(
    fold(text)
      .split(/[^\p{L}]+/u)
      .flatMap((word) => kindOf.get(word) ?? []),
  );

export const tradesOfTypes = (types: readonly string[]): ReadonlySet<string> =>
  new Set(
    types.flatMap((type) =>
      kindOfType.flatMap(([pattern, kind]) => (pattern.test(type) ? [kind] : [])),
    ),
  );

export const isTradeWord = (word: string): boolean => kindOf.has(word);

/** Whether both are known and have nothing in common. */
export const areForeign = (one: ReadonlySet<string>, two: ReadonlySet<string>): boolean =>
  one.size > 0 && two.size > 0 && [...one].every((kind) => !two.has(kind));

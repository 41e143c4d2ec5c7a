import { knownTypes } from "../matching/vocabulary.ts";

/** Types that two sources may give to one business. A type can be in several families. */
const families: readonly (readonly string[])[] = [
  "Restaurant, Bakery, Coffee Shop, Food Truck, Catering Service, Fast Food, Bar, Pub, Creperie, Ice Cream Shop, Pastry Shop, Delicatessen, Brewery, Winery, Night Club",
  "Hotel, Bed & Breakfast, Motel, Hostel, Holiday Apartment",
  "Hair Salon, Nail Salon, Spa, Barber Shop, Massage Therapist, Tattoo Artist, Beauty Salon, Sauna",
  "Massage Therapist, Chiropractor, Spa, Yoga Studio, Physiotherapist",
  "Gym, Personal Trainer, Yoga Studio, Dance Studio, Sports Centre, Swimming Pool",
  "Dance Studio, Music Teacher, Tutor, Day Care, Kindergarten, School, Language School, College, University, Art School",
  "Dentist, Clinic",
  "Doctor, Clinic, Hospital, Nurse, Psychologist, Physiotherapist, Nursing Home",
  "Plumber, Electrician, Carpenter, Landscaper, House Cleaner, Painter, Handyman, Locksmith, Interior Designer, Moving Company, Roofer, Solar Installer, Heating Engineer, Builder, Mason, Glazier, Tiler, Plasterer, Upholsterer",
  "Lawyer, Accountant, Insurance Agent, Notary, Financial Adviser, Consultant",
  "Real Estate Agent, Insurance Agent",
  "Web Designer, Marketing Agency, Photographer, Graphic Designer, Software Company, Printer, Copy Shop",
  "Wedding Planner, Catering Service, Photographer, Florist",
  "Photographer, Art Gallery, Museum",
  "Travel Agency, Tour Guide",
  "Auto Repair, Car Rental, Car Dealer, Tyre Shop, Car Parts Shop, Car Wash, Petrol Station, Motorcycle Shop",
  "Bike Shop, Sports Shop, Ski Rental",
  "Pet Groomer, Pet Shop, Veterinarian",
  "Supermarket, Convenience Store, Grocery Store, Butcher, Greengrocer, Fishmonger, Delicatessen, Wine Shop, Liquor Store, Beverage Store, Bakery, Kiosk, Petrol Station",
  "Tobacconist, Newsagent, Kiosk, Bar, Stationery Shop, Convenience Store, Bookshop",
  "Department Store, Clothes Shop, Shoe Shop, Cosmetics Shop, Drugstore, Pharmacy, Bag Shop, Jeweller, Watch Shop, Toy Shop, Gift Shop, Second-hand Shop, Antique Shop",
  "Cosmetics Shop, Beauty Salon",
  "Tailor, Dressmaker, Dry Cleaner, Laundry, Shoe Repair, Fabric Shop",
  "Hardware Store, Garden Centre, Paint Shop, Kitchen Shop, Furniture Store, Lighting Shop, Carpet Shop, Florist",
  "Electronics Store, Computer Shop, Mobile Phone Shop, Phone Repair, Computer Repair, Electronics Repair, Music Shop",
  "Optician, Hearing Aid Shop, Medical Supply Store, Pharmacy",
  "Bank, Money Transfer, Bureau de Change",
  "Post Office, Courier",
  "Cinema, Theatre, Casino",
].map((types) => types.split(", "));

const familiesOfType = new Map<string, number>();
for (const [at, types] of families.entries()) {
  for (const type of types) familiesOfType.set(type, (familiesOfType.get(type) ?? 0) | (1 << at));
}

/** One bit a family, of the types or of broader ones; 0 where none is in one. */
export const familiesOf = (types: readonly string[]): number =>
  [...types, ...broaderTypes(types)].reduce(
    (bits, type) => bits | (familiesOfType.get(type) ?? 0),
    0,
  );

/** All types that are broader than one of these: `City Hall` // => Town Hall */
export function broaderTypes(types: readonly string[]): readonly string[] {
  const broader = types.flatMap((type) => knownTypes().get(type)?.broader ?? []);
  return broader.length === 0 ? none : [...broader, ...broaderTypes(broader)];
}

/** Nearly all have none. */
const none: readonly string[] = [];

/** Whether both may be types of one business. An unknown type rules nothing out. */
export const areKindred = (one: number, other: number): boolean =>
  one === 0 || other === 0 || (one & other) !== 0;

/**
 * The places of Overture's taxonomy that are a type of the catalogue, each with all that lies below
 * it. Overture renames categories every quarter: names of 2026-03-04 first, then former ones.
 */
export const taxonomyOfTypes: Readonly<Record<string, readonly string[]>> = {
  Dentist: ["dental_clinic", "dentist"],
  Gym: ["gym", "boxing_gym"],
  "Personal Trainer": ["fitness_trainer"],
  "Massage Therapist": ["massage_therapy"],
  Chiropractor: ["chiropractic", "chiropractor"],
  "Yoga Studio": ["yoga_studio"],
  Plumber: ["plumbing"],
  Electrician: ["electrician"],
  Carpenter: ["carpenter"],
  Landscaper: ["landscaping"],
  "House Cleaner": ["home_cleaning", "carpet_cleaning"],
  Painter: ["painting"],
  Handyman: ["handyman"],
  Locksmith: ["key_and_locksmith"],
  "Real Estate Agent": ["real_estate_agent", "real_estate_service"],
  "Insurance Agent": ["insurance_agency"],
  "Web Designer": ["web_designer", "graphic_designer"],
  "Marketing Agency": [
    "marketing_agency",
    "advertising_agency",
    "internet_marketing_service",
    "social_media_agency",
  ],
  Accountant: ["accountant", "bookkeeper", "tax_service"],
  Lawyer: ["attorney_or_law_firm", "notary_public", "lawyer"],
  "Hair Salon": ["hair_salon"],
  "Nail Salon": ["nail_salon"],
  Spa: ["spa", "sauna"],
  "Barber Shop": ["barber"],
  Restaurant: ["restaurant"],
  Bakery: ["bakery", "patisserie_cake_shop"],
  "Coffee Shop": ["coffee_shop", "cafe"],
  "Food Truck": ["food_truck_stand", "food_truck"],
  "Catering Service": ["caterer"],
  Photographer: ["photography_service", "photographer"],
  "Art Gallery": ["art_gallery"],
  "Dance Studio": ["dance_studio"],
  "Music Teacher": ["music_school"],
  "Travel Agency": ["travel_agent"],
  "Tour Guide": ["tour_operator", "tour"],
  Hotel: ["hotel"],
  "Bed & Breakfast": ["bed_and_breakfast", "guest_house"],
  "Auto Repair": ["automotive_repair"],
  "Car Rental": ["car_rental_service"],
  "Bike Shop": ["bike_store", "bike_repair_maintenance"],
  Tutor: ["tutoring_service", "test_preparation", "tutoring_center"],
  "Day Care": ["child_care_and_day_care", "preschool", "kindergarten"],
  "Moving Company": ["mover"],
  Florist: ["florist"],
  "Wedding Planner": ["wedding_planning"],
  "Interior Designer": ["interior_design"],
  "Pet Groomer": ["pet_groomer"],
  "Tattoo Artist": ["tattoo_and_piercing"],
};

/** The top of the taxonomy of 2026-03-04: a place below another one is of a kind we know nothing of. */
const knownTops = new Set([
  "arts_and_entertainment",
  "community_and_government",
  "cultural_and_historic",
  "education",
  "food_and_drink",
  "geographic_entities",
  "health_care",
  "lifestyle_services",
  "lodging",
  "services_and_business",
  "shopping",
  "sports_and_recreation",
  "travel_and_transportation",
]);

const typesByName = new Map<string, string[]>();
for (const [type, names] of Object.entries(taxonomyOfTypes)) {
  for (const name of names) typesByName.set(name, [...(typesByName.get(name) ?? []), type]);
}

/** A row's taxonomy: the path to its main category from the top, and its other categories. */
export interface Taxonomy {
  hierarchy: readonly string[];
  alternates: readonly string[];
}

/** The catalogue's types of a place. Below `food_and_drink`, `restaurant` // => ["Restaurant"] */
export function typesIn({ hierarchy, alternates }: Taxonomy): string[] {
  const names = [...hierarchy, ...alternates];
  return [...new Set(names.flatMap((name) => typesByName.get(name) ?? []))];
}

/** The top of a taxonomy that we don't know, or `null`. */
export function unknownTopOf({ hierarchy }: Taxonomy): string | null {
  const top = hierarchy[0] ?? null;
  return top === null || knownTops.has(top) ? null : top;
}

/** Types that two sources may give to one business. A type can be in several families. */
const families: readonly (readonly string[])[] = [
  ["Restaurant", "Bakery", "Coffee Shop", "Food Truck", "Catering Service"],
  ["Hotel", "Bed & Breakfast"],
  ["Hair Salon", "Nail Salon", "Spa", "Barber Shop", "Massage Therapist", "Tattoo Artist"],
  ["Massage Therapist", "Chiropractor", "Spa", "Yoga Studio"],
  ["Gym", "Personal Trainer", "Yoga Studio", "Dance Studio"],
  ["Dance Studio", "Music Teacher", "Tutor", "Day Care"],
  ["Dentist"],
  [
    "Plumber",
    "Electrician",
    "Carpenter",
    "Landscaper",
    "House Cleaner",
    "Painter",
    "Handyman",
    "Locksmith",
    "Interior Designer",
    "Moving Company",
  ],
  ["Lawyer", "Accountant", "Insurance Agent"],
  ["Real Estate Agent", "Insurance Agent"],
  ["Web Designer", "Marketing Agency", "Photographer"],
  ["Wedding Planner", "Catering Service", "Photographer", "Florist"],
  ["Photographer", "Art Gallery"],
  ["Travel Agency", "Tour Guide"],
  ["Auto Repair", "Car Rental"],
  ["Bike Shop"],
  ["Pet Groomer"],
];

const familiesOfType = new Map<string, number>();
for (const [at, types] of families.entries()) {
  for (const type of types) familiesOfType.set(type, (familiesOfType.get(type) ?? 0) | (1 << at));
}

/** One bit a family; 0 where none of the types is in one. */
export const familiesOf = (types: readonly string[]): number =>
  types.reduce((bits, type) => bits | (familiesOfType.get(type) ?? 0), 0);

/** Whether both may be types of one business. An unknown type rules nothing out. */
export const areKindred = (one: number, other: number): boolean =>
  one === 0 || other === 0 || (one & other) !== 0;

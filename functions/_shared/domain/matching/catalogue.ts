/** The business types offered for picking: ten groups in the order they are shown. */
export const catalogue: readonly { group: string; types: readonly string[] }[] = [
  {
    group: "Health & Wellness",
    types: [
      "Dentist",
      "Gym",
      "Personal Trainer",
      "Massage Therapist",
      "Chiropractor",
      "Yoga Studio",
    ],
  },
  {
    group: "Home Services",
    types: [
      "Plumber",
      "Electrician",
      "Carpenter",
      "Landscaper",
      "House Cleaner",
      "Painter",
      "Handyman",
      "Locksmith",
    ],
  },
  {
    group: "Professional Services",
    types: [
      "Real Estate Agent",
      "Insurance Agent",
      "Web Designer",
      "Marketing Agency",
      "Accountant",
      "Lawyer",
    ],
  },
  {
    group: "Beauty & Personal Care",
    types: ["Hair Salon", "Nail Salon", "Spa", "Barber Shop"],
  },
  {
    group: "Food & Beverage",
    types: ["Restaurant", "Bakery", "Coffee Shop", "Food Truck", "Catering Service"],
  },
  {
    group: "Arts & Entertainment",
    types: ["Photographer", "Art Gallery", "Dance Studio", "Music Teacher"],
  },
  {
    group: "Travel & Hospitality",
    types: ["Travel Agency", "Tour Guide", "Hotel", "Bed & Breakfast"],
  },
  { group: "Automotive", types: ["Auto Repair", "Car Rental", "Bike Shop"] },
  { group: "Education", types: ["Tutor", "Day Care"] },
  {
    group: "Other Services",
    types: [
      "Moving Company",
      "Florist",
      "Wedding Planner",
      "Interior Designer",
      "Pet Groomer",
      "Tattoo Artist",
    ],
  },
];

/** Types whose customers come at a time they have agreed. */
export const bookable: ReadonlySet<string> = new Set(
  "Hair Salon,Barber Shop,Nail Salon,Beauty Salon,Spa,Massage Therapist,Dentist,Chiropractor,Tattoo Artist,Pet Groomer,Yoga Studio,Personal Trainer,Photographer,Tutor,Music Teacher,Dance Studio,Tour Guide,Hotel,Bed & Breakfast,Veterinarian,Physiotherapist,Driving School,Hostel,Car Rental".split(
    ",",
  ),
);

/** Types that sell goods over a counter. */
export const retail: ReadonlySet<string> = new Set(
  "Florist,Bakery,Bike Shop,Art Gallery,Clothes Shop,Jeweller,Shoe Shop,Bookshop,Gift Shop,Furniture Store,Toy Shop,Butcher,Wine Shop,Pet Shop,Electronics Store,Hardware Store,Sports Shop,Garden Centre,Chocolate Store".split(
    ",",
  ),
);

/** Types whose customers often come from elsewhere. */
export const forTravellers: ReadonlySet<string> = new Set(
  "Hotel,Bed & Breakfast,Hostel,Restaurant,Coffee Shop,Tour Guide,Travel Agency,Car Rental,Spa,Art Gallery,Museum".split(
    ",",
  ),
);

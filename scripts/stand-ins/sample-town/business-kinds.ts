const tradings = ["food", "shop", "office", "health", "craft", "stay", "leisure"] as const;

/** What a business does, as far as its hours and extra tags depend on it. */
export type Trading = (typeof tradings)[number];

export interface BusinessKind {
  /** The catalogue's name for it; `null` for everyday kinds the catalogue does not have. */
  catalogueType: string | null;
  count: number;
  tags: Record<string, string>;
  trading: Trading;
  /** Last words of its names. */
  titles: string[];
}

/** `type or - | count | tags | trading | titles` */
const catalogueKinds = `
Dentist|14|amenity=dentist healthcare=dentist|health|Dental Practice,Dental Care,Dental Studio,Smiles
Dentist|3|healthcare=dentist|health|Dental Clinic,Orthodontics
Gym|8|leisure=fitness_centre|leisure|Gym,Fitness,Strength Club
Gym|3|leisure=fitness_centre sport=fitness|leisure|Personal Training,Coaching Studio
Massage Therapist|6|shop=massage|health|Massage,Massage Therapy,Bodywork
Chiropractor|4|healthcare=chiropractor healthcare:speciality=chiropractic|health|Chiropractic,Spine Clinic
Yoga Studio|5|leisure=fitness_centre sport=yoga|leisure|Yoga,Yoga Studio,Yoga Loft
Plumber|9|craft=plumber|craft|Plumbing,Plumbing & Heating,Plumbers
Electrician|10|craft=electrician|craft|Electrical,Electrics,Electricians
Carpenter|8|craft=carpenter|craft|Joinery,Carpentry,Woodworks
Landscaper|5|craft=gardener|craft|Gardens,Landscapes
House Cleaner|4|craft=cleaning|craft|Cleaning,Cleaning Services
House Cleaner|2|office=cleaning|office|Home Cleaning
Painter|6|craft=painter|craft|Painters,Painting & Decorating
Handyman|4|craft=handyman|craft|Handyman,Odd Jobs
Locksmith|4|shop=locksmith|shop|Locksmiths,Keys & Locks
Locksmith|2|craft=key_cutter|craft|Key Cutting
Real Estate Agent|18|office=estate_agent|office|Estates,Properties,Homes,Lettings
Insurance Agent|9|office=insurance|office|Insurance,Insurance Brokers
Web Designer|3|office=web_design|office|Web Studio,Websites
Web Designer|2|office=graphic_design|office|Design
Web Designer|5|office=it|office|Digital,Systems,IT Services
Marketing Agency|6|office=advertising_agency|office|Advertising,Creative,Media
Accountant|11|office=accountant|office|Accountants,& Co Accountants
Accountant|4|office=tax_advisor|office|Tax Advisers
Lawyer|16|office=lawyer|office|Solicitors,Law,& Partners,Legal
Lawyer|2|office=notary|office|Notaries
Hair Salon|24|shop=hairdresser|shop|Hair,Hairdressing,Hair Studio,Cuts
Barber Shop|5|shop=hairdresser hairdresser=barber male=yes|shop|Barbers,Barber Shop
Nail Salon|5|shop=beauty beauty=nails|shop|Nails,Nail Bar
Spa|3|leisure=spa|leisure|Spa,Day Spa
Spa|3|leisure=sauna|leisure|Sauna
Restaurant|46|amenity=restaurant|food|Restaurant,Kitchen,Table,Grill,Bistro,Dining Room
Bakery|15|shop=bakery|shop|Bakery,Bakehouse,Bread,Patisserie
Coffee Shop|38|amenity=cafe|food|Café,Coffee,Tea Room,Coffee House,Espresso
Coffee Shop|3|shop=coffee|shop|Coffee Roasters
Food Truck|4|amenity=fast_food street_vendor=yes|food|Street Kitchen,Van
Food Truck|2|amenity=food_truck|food|Truck
Catering Service|5|craft=caterer|craft|Catering,Events Catering
Photographer|6|craft=photographer|craft|Photography,Portraits
Photographer|4|shop=photo|shop|Photo
Art Gallery|6|tourism=gallery|leisure|Gallery,Fine Art
Art Gallery|5|shop=art|shop|Art,Prints
Dance Studio|3|leisure=dance dance:teaching=yes|leisure|Dance Studio,Dance Academy
Dance Studio|2|amenity=dancing_school|leisure|School of Dance
Music Teacher|5|amenity=music_school|office|School of Music,Piano Lessons
Travel Agency|9|shop=travel_agency|office|Travel,Holidays
Tour Guide|3|tourism=guide office=guide|office|Harbour Walks,Town Tours,Boat Tours
Hotel|17|tourism=hotel|stay|Hotel,Grand Hotel,Inn
Bed & Breakfast|13|tourism=guest_house|stay|Guest House,Bed & Breakfast,Lodge
Bed & Breakfast|3|tourism=guest_house guest_house=bed_and_breakfast|stay|B&B
Auto Repair|15|shop=car_repair|craft|Garage,Motors,Auto Repairs
Car Rental|5|amenity=car_rental|office|Car Hire,Rent-a-Car
Bike Shop|8|shop=bicycle|shop|Cycles,Bikes
Tutor|3|amenity=prep_school|office|Tuition Centre
Tutor|2|office=tutoring|office|Tutors
Day Care|6|amenity=childcare|office|Day Nursery,Childcare
Day Care|7|amenity=kindergarten|office|Nursery School,Kindergarten
Moving Company|4|office=moving_company|office|Removals,Movers
Florist|11|shop=florist|shop|Flowers,Florist,Blooms
Wedding Planner|3|office=wedding_planner|office|Weddings
Wedding Planner|2|shop=wedding|shop|Bridal
Interior Designer|3|shop=interior_decoration|shop|Interiors
Interior Designer|2|office=interior_design|office|Interior Design
Pet Groomer|5|shop=pet_grooming|shop|Dog Grooming,Pet Parlour
Tattoo Artist|7|shop=tattoo|shop|Tattoo,Ink`;

const everydayKinds = `
-|16|shop=supermarket|shop|Supermarket,Foods,Market
-|56|shop=convenience|shop|Stores,Corner Shop,News & Wine,Mini Market
-|17|amenity=pharmacy healthcare=pharmacy dispensing=yes|health|Pharmacy,Chemist
-|13|amenity=bank atm=yes|office|Bank,Building Society
-|44|amenity=pub|food|Arms,Tavern,Head,Inn
-|22|amenity=bar|food|Bar,Wine Bar,Lounge
-|62|amenity=fast_food|food|Fish & Chips,Kebab,Pizza,Noodles,Burgers,Chicken
-|10|amenity=ice_cream|food|Ices,Gelato
-|64|shop=clothes|shop|Clothing,Boutique,Menswear,Outfitters,Vintage
-|17|shop=shoes|shop|Shoes,Footwear
-|15|shop=jewelry|shop|Jewellers,Silver
-|13|shop=optician healthcare=optometrist|health|Opticians,Eyecare
-|26|shop=beauty|shop|Beauty,Beauty Rooms,Skin
-|16|shop=gift|shop|Gifts,Curios
-|13|shop=books|shop|Books,Bookshop
-|13|shop=newsagent|shop|News
-|15|shop=furniture|shop|Furniture,Beds,Sofas
-|13|shop=hardware|shop|Hardware,Ironmongers
-|12|shop=butcher|shop|Butchers
-|11|shop=greengrocer|shop|Greengrocers,Fruit & Veg
-|8|shop=seafood|shop|Fishmongers
-|8|shop=deli|shop|Deli,Delicatessen
-|12|shop=alcohol|shop|Wines,Off Licence
-|9|shop=laundry|shop|Laundry,Laundrette
-|10|shop=dry_cleaning|shop|Dry Cleaners
-|12|shop=mobile_phone|shop|Phones,Mobile
-|10|shop=electronics|shop|Electronics
-|8|shop=computer|shop|Computers,PC Repair
-|10|shop=car|shop|Cars,Car Sales
-|6|shop=car_parts|shop|Motor Factors
-|6|shop=tyres|craft|Tyres
-|13|shop=charity|shop|Hospice Shop,Charity Shop
-|10|shop=pet|shop|Pets,Pet Supplies
-|8|shop=sports|shop|Sports
-|7|shop=toys|shop|Toys
-|9|shop=cosmetics|shop|Cosmetics,Perfumery
-|8|shop=stationery|shop|Stationers
-|7|shop=antiques|shop|Antiques
-|6|shop=music|shop|Music,Records
-|7|shop=doityourself|shop|DIY,Builders' Merchants
-|7|shop=garden_centre|shop|Garden Centre
-|5|shop=tailor craft=tailor|craft|Tailors
-|7|craft=shoemaker|craft|Shoe Repairs
-|6|craft=roofer|craft|Roofing
-|5|craft=metal_construction|craft|Metalworks
-|4|craft=boatbuilder|craft|Boatyard
-|4|craft=brewery|craft|Brewery
-|20|amenity=doctors healthcare=doctor|health|Surgery,Medical Practice
-|9|healthcare=physiotherapist|health|Physiotherapy
-|6|healthcare=podiatrist|health|Foot Clinic
-|6|amenity=veterinary|health|Vets,Veterinary Surgery
-|9|office=architect|office|Architects
-|5|office=surveyor|office|Surveyors
-|38|office=company|office|Group,Trading,Shipping,Holdings
-|8|office=employment_agency|office|Recruitment
-|5|office=financial_advisor|office|Wealth,Financial Planning
-|5|office=coworking|office|Workspace
-|5|amenity=driving_school|office|School of Motoring
-|4|amenity=language_school|office|School of English
-|7|amenity=fuel|shop|Filling Station
-|5|amenity=car_wash|shop|Car Wash
-|3|amenity=cinema|leisure|Cinema,Picture House
-|3|amenity=theatre|leisure|Theatre
-|4|amenity=nightclub|leisure|Club
-|5|shop=bookmaker|shop|Bookmakers
-|5|tourism=apartment|stay|Apartments
-|4|tourism=hostel|stay|Hostel
-|4|tourism=museum|leisure|Museum
-|3|leisure=sports_centre|leisure|Leisure Centre
-|4|shop=funeral_directors|office|Funeral Directors
-|8|shop=variety_store|shop|Pound Store,Bargains
-|6|shop=e-cigarette|shop|Vapes
-|5|shop=kitchen|shop|Kitchens
-|5|shop=fabric|shop|Fabrics
-|5|shop=chocolate|shop|Chocolates
-|4|shop=storage_rental|shop|Self Storage`;

export const businessKinds: BusinessKind[] = `${catalogueKinds}${everydayKinds}`
  .trim()
  .split("\n")
  .map((row) => {
    const [type = "", count = "", tags = "", trading = "", titles = ""] = row.split("|");
    return {
      catalogueType: type === "-" ? null : type,
      count: Number(count),
      tags: parseTags(tags),
      trading: tradings.find((known) => known === trading) ?? "shop",
      titles: titles.split(","),
    };
  });

/** `shop=bakery name=…` without spaces in the values. */
function parseTags(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(" ").map((pair) => {
      const [key = "", value = ""] = pair.split("=");
      return [key, value];
    }),
  );
}

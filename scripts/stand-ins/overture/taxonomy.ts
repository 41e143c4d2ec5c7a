/** The catalogue's types as Overture's taxonomy has them: the path from the top to the category. */
const paths = `
Dentist|health_care outpatient_care_facility dental_clinic
Gym|sports_and_recreation sport_or_fitness_facility gym
Massage Therapist|lifestyle_services wellness_service massage_therapy
Chiropractor|health_care outpatient_care_facility complementary_and_alternative_medicine chiropractic
Yoga Studio|sports_and_recreation sport_or_fitness_facility fitness_studio yoga_studio
Plumber|services_and_business home_service plumbing
Electrician|services_and_business home_service electrician
Carpenter|services_and_business home_service carpenter
Landscaper|services_and_business home_service landscaping
House Cleaner|services_and_business home_service home_cleaning
Painter|services_and_business home_service painting
Handyman|services_and_business home_service handyman
Locksmith|services_and_business home_service key_and_locksmith
Real Estate Agent|services_and_business real_estate_service real_estate_agent
Insurance Agent|services_and_business financial_service insurance_agency
Web Designer|services_and_business design_service web_designer
Marketing Agency|services_and_business professional_service marketing_agency
Accountant|services_and_business financial_service accountant
Lawyer|services_and_business legal_service attorney_or_law_firm
Hair Salon|lifestyle_services personal_or_beauty_service hair_salon
Barber Shop|lifestyle_services personal_or_beauty_service barber
Nail Salon|lifestyle_services personal_or_beauty_service nail_salon
Spa|lifestyle_services wellness_service spa
Restaurant|food_and_drink restaurant
Bakery|food_and_drink casual_eatery bakery
Coffee Shop|food_and_drink non_alcoholic_beverage_venue coffee_shop
Food Truck|food_and_drink casual_eatery food_truck_stand
Catering Service|services_and_business event_or_party_service caterer
Photographer|services_and_business media_service photography_service
Art Gallery|arts_and_entertainment arts_and_crafts_space art_gallery
Dance Studio|sports_and_recreation sport_or_fitness_facility dance_studio
Music Teacher|education place_of_learning specialty_school music_school
Travel Agency|travel_and_transportation travel_service travel_agent
Tour Guide|travel_and_transportation travel_service tour_operator
Hotel|lodging hotel
Bed & Breakfast|lodging bed_and_breakfast
Auto Repair|travel_and_transportation vehicle_service automotive_service automotive_repair
Car Rental|services_and_business rental_service vehicle_rental_service car_rental_service
Bike Shop|shopping specialty_store sporting_goods_store bike_store
Tutor|education educational_service tutoring_service
Day Care|services_and_business family_service child_care_and_day_care
Moving Company|services_and_business home_service mover
Florist|shopping specialty_store flowers_and_gifts_store florist
Wedding Planner|services_and_business event_or_party_service wedding_planning
Interior Designer|services_and_business home_service interior_design
Pet Groomer|lifestyle_services animal_or_pet_service pet_care_service pet_groomer
Tattoo Artist|lifestyle_services personal_or_beauty_service body_modification tattoo_and_piercing
-|shopping specialty_store`;

const hierarchies = new Map(
  paths
    .trim()
    .split("\n")
    .map((line) => {
      const [type = "", path = ""] = line.split("|");
      return [type, path.split(" ")];
    }),
);

/** The path of a type; every other business is some shop. */
export const hierarchyOf = (catalogueType: string | null): string[] =>
  hierarchies.get(catalogueType ?? "-") ?? ["shopping", "specialty_store"];

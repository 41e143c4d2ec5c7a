/** The commonest everyday English by type; see synonyms.ts. */
export const englishWords = `
Dentist: dental practice, dental clinic, dental office, dental surgery, dental surgeon, tooth
  doctor, dentistry
Gym: fitness center, fitness centre, fitness studio, fitness club, health club, fitness, gymnasium,
  workout studio, crossfit
Personal Trainer: fitness trainer, fitness coach, fitness instructor, personal training
Massage Therapist: massage, massage studio, massage parlour, massage parlor, massage therapy,
  masseur, masseuse
Chiropractor: chiropractic, chiropractic clinic
Yoga Studio: yoga, yoga school, yoga center, yoga centre, yoga class
Plumber: plumbing, plumbing service, plumbing company
Electrician: electrical contractor, electrical service
Carpenter: joiner, carpentry, woodworker, cabinet maker
Landscaper: landscaping, landscape gardener, gardener, gardening, gardening service, lawn care,
  landscaping company
House Cleaner: cleaner, cleaning, cleaning service, cleaning company, maid, maid service, house
  cleaning, home cleaning, housekeeper, janitor
Painter: house painter, painting company, painting contractor, decorator, painter and decorator
Handyman: handyman service, odd job man, handy man, handyperson
Locksmith: key cutter, key cutting, lock smith, key shop
Real Estate Agent: realtor, real estate agency, real estate, estate agent, estate agency, property
  agent, letting agent, real estate broker, realty, real estate office
Insurance Agent: insurance, insurance agency, insurance broker, insurance company, insurance office
Web Designer: web design, web design agency, web design studio, website designer, web developer, web
  agency, web design company
Marketing Agency: advertising agency, ad agency, marketing, marketing company, advertising, digital
  marketing agency, advertising company
Accountant: cpa, accounting, accounting firm, accountancy, tax adviser, tax advisor, tax consultant,
  bookkeeper, bookkeeping, certified public accountant, chartered accountant, tax preparer
Lawyer: attorney, law firm, solicitor, law office, barrister, legal service, attorney at law
Hair Salon: hairdresser, hair dresser, hairdressing, hairdressing salon, hair stylist, hair studio,
  hair, hair cutter, haircut, salon, coiffeur
Nail Salon: nail studio, nail bar, manicure, manicurist, nails, pedicure, nail shop, nail technician
Spa: day spa, wellness center, wellness centre, wellness, health spa, thermal bath
Barber Shop: barber, barbers shop, mens hairdresser
Restaurant: diner, eatery, bistro, brasserie, dining, place to eat
Bakery: baker, bread shop, bakers shop, bake shop, boulangerie
Coffee Shop: cafe, coffee house, coffee bar, coffee, tea room, tea house, caff, espresso bar, coffee
  roaster
Food Truck: food van, food cart, street food, street vendor, food stall
Catering Service: caterer, catering, catering company
Photographer: photo studio, photography, photography studio, photo shop, wedding photographer,
  portrait studio
Art Gallery: gallery, art dealer, art shop, art
Dance Studio: dance school, dancing school, dance, dance class, ballet school
Music Teacher: music school, music lesson, piano teacher, guitar teacher, music academy, music
  tutor, conservatory
Travel Agency: travel agent, travel bureau, tour operator, travel
Tour Guide: tourist guide, tour company, guide, city guide
Hotel: hotels and resorts, resort, inn
Bed & Breakfast: b and b, bnb, guest house, pension, guest room
Auto Repair: car repair, mechanic, garage, auto mechanic, car mechanic, auto shop, body shop, auto
  body shop, car garage, auto repair shop, auto service, car service, car workshop, vehicle repair,
  motor mechanic
Car Rental: car hire, rental car, rent a car, auto rental, vehicle rental, car rental agency, car
  rental company
Bike Shop: bicycle shop, bicycle store, cycle shop, bike store, bicycle, bike repair
Tutor: tutoring, tutoring center, tutoring centre, private tutor, prep school, tuition center,
  tuition centre, homework help, private lesson
Day Care: child care, nursery, preschool, pre school, daycare center, daycare centre, creche,
  nursery school
Moving Company: mover, removal company, removals, moving, removal man, relocation company, furniture
  mover
Florist: flower shop, flower store, flowers
Wedding Planner: wedding planning, bridal shop, event planner, wedding shop, event management, event
  organiser, event organizer, event agency
Interior Designer: interior design, interior decorator, interior decoration, home decorator,
  interior architect
Pet Groomer: dog groomer, pet grooming, dog grooming, pet salon, dog salon
Tattoo Artist: tattoo, tattoo shop, tattoo studio, tattoo parlour, tattoo parlor, tattooist
Bar: cocktail bar, wine bar, lounge bar, lounge, sports bar
Pub: public house, tavern, beer house, alehouse
Fast Food: fast food restaurant, takeaway, take away, takeout, take out, snack bar, fast food joint
Ice Cream Shop: ice cream, ice cream parlour, ice cream parlor, gelateria, gelato shop
Night Club: disco, discotheque, dance club, club
Supermarket: super market, hypermarket, food market
Convenience Store: corner shop, corner store, mini market, minimart, mini mart, bodega, convenience
  shop
Grocery Store: grocery, grocer, groceries, grocery shop, food store, food shop
Butcher: butcher shop, butchery, meat shop
Greengrocer: fruit shop, vegetable shop, fruit and vegetable shop, green grocer, produce store
Fishmonger: fish shop, seafood shop, fish market
Delicatessen: deli
Pastry Shop: patisserie, confectionery, confectioner, cake shop, sweet shop, candy store, candy
  shop, pastry
Wine Shop: wine store, wine merchant, wine dealer
Liquor Store: off licence, off license, alcohol store, liquor shop, bottle shop
Beverage Store: drinks shop, beverage shop
Pharmacy: chemist, drugstore, drug store, pharmacist, apothecary
Doctor: physician, general practitioner, doctors office, doctors surgery, gp, medical practice,
  family doctor, medical doctor
Clinic: medical clinic, medical center, medical centre, health center, health centre, polyclinic
Hospital: infirmary
Veterinarian: vet, veterinary, animal doctor, animal hospital, vet clinic, veterinary clinic,
  veterinary surgeon, veterinary practice, vets office
Optician: optometrist, eyeglasses, glasses shop, eye doctor, optical shop, spectacles
Physiotherapist: physio, physical therapist, physiotherapy, physical therapy
Psychologist: psychotherapist, therapist, counsellor, counselor, psychotherapy
Medical Supply Store: medical supply, medical supplies
Hearing Aid Shop: hearing aid, hearing aid acoustician
Nursing Home: care home, retirement home, old peoples home
Clothes Shop: clothing store, clothes store, clothing shop, fashion store, fashion shop, boutique,
  clothing, clothes, apparel store, fashion, garment shop
Shoe Shop: shoe store, shoes, footwear, footwear store
Bookshop: book shop, bookstore, book store, books, bookseller
Jeweller: jeweler, jewelry store, jewellery shop, jewelry, jewellery, jewellery store, jewelry shop
Gift Shop: souvenir shop, gift store, souvenir, souvenirs
Toy Shop: toy store, toys
Furniture Store: furniture shop, furniture, furniture dealer
Hardware Store: hardware shop, diy store, diy, do it yourself store, home improvement store,
  ironmonger, building supplies
Electronics Store: electronics shop, electronics, electrical store
Computer Shop: computer store, pc shop, computers
Mobile Phone Shop: phone shop, phone store, cell phone store, mobile shop, mobile phone store,
  cellphone store
Pet Shop: pet store, pet supplies, zoo shop
Sports Shop: sporting goods store, sports store, sport shop, sporting goods, sports equipment store
Beauty Salon: beautician, beauty, beauty parlour, beauty parlor, cosmetologist, beauty shop, beauty
  studio, esthetician, aesthetician, beauty therapist
Cosmetics Shop: cosmetics, perfumery, perfume shop, make up shop, cosmetics store
Stationery Shop: stationer, stationery, stationery store, office supplies
Newsagent: newspaper shop, newsstand, news agent
Kiosk: news kiosk
Tobacconist: tobacco shop, smoke shop, cigar shop, tobacco
Garden Centre: garden center, plant nursery, garden shop
Department Store: warehouse store
Shopping Mall: mall, shopping center, shopping centre
Antique Shop: antiques, antique store, antique dealer, antiques shop
Second-hand Shop: thrift store, charity shop, second hand store, thrift shop, consignment shop, op
  shop
Music Shop: record shop, record store, music store, musical instruments, instrument shop
Fabric Shop: fabric store, textile shop
Bag Shop: handbag shop, luggage shop, bag store
Watch Shop: watchmaker, watch store, watches, clockmaker
Laundry: laundromat, launderette, coin laundry, laundrette, washateria
Dry Cleaner: dry cleaning, dry cleaners shop
Tailor: tailoring, alterations, alteration shop
Shoe Repair: cobbler, shoemaker, shoe repair shop
Copy Shop: copy center, copy centre, photocopy shop
Funeral Director: funeral home, undertaker, mortuary, funeral parlour, funeral parlor, funeral
  service
Paint Shop: paint store
Kitchen Shop: kitchen studio, kitchen store, kitchens
Lighting Shop: lighting store, lamp shop
Carpet Shop: carpet store, carpets, rug shop
Car Dealer: car dealership, auto dealer, used car dealer, car showroom, car shop, car seller, auto
  dealership
Motorcycle Shop: motorbike shop, motorcycle dealer, motorcycle store
Tyre Shop: tire shop, tyre dealer, tire store, tire dealer, tyre, tire
Car Parts Shop: auto parts store, auto parts, car parts, car parts store, auto parts shop
Car Wash: auto wash, carwash
Petrol Station: gas station, filling station, fuel station, service station, petrol pump
Driving School: driving lesson, driving instructor, drivers education
Taxi: taxis, taxi company, cab, cab company, taxi service
Bank: banker, bank branch, savings bank
Bureau de Change: currency exchange, money exchange, exchange office
Money Transfer: money transfer office, remittance
Post Office: post
Financial Adviser: financial advisor, financial planner, financial service, wealth manager
Consultant: consulting, consultancy, consulting company, business consultant, management consultant
Architect: architecture firm, architects office, architecture office
Engineer: engineering office, engineering firm, civil engineer
Employment Agency: staffing agency, recruitment agency, temp agency, recruiter, job agency
Coworking Space: coworking, co working space, shared office
Software Company: it company, software developer, it service, software house, software development
  company, it support
Security Company: security service, security guard
School: primary school, secondary school, elementary school, high school
Kindergarten: kinder garden
Language School: language course, english school
University: uni
College: community college
Library: public library
Hostel: youth hostel, backpackers hostel
Motel: motor inn
Campsite: campground, camping, camping ground, caravan park
Holiday Apartment: vacation rental, holiday flat, vacation apartment, serviced apartment
Museum: museums
Cinema: movie theater, movie theatre, movies
Theatre: theater, playhouse
Casino: gambling house
Bowling Alley: bowling, bowling center, bowling centre
Sports Centre: sports center, leisure centre, sports complex
Swimming Pool: public pool, pool
Golf Course: golf club, golf
Roofer: roofing, roofing company, roofing contractor
Heating Engineer: hvac, heating, air conditioning, heating and cooling, hvac contractor, ac repair,
  heating engineer and plumber
Builder: construction company, building contractor, general contractor, building company, contractor
Mason: stonemason, bricklayer
Glazier: glass repair, glazing, window repair
Tiler: tile setter, tiling
Plasterer: plastering
Upholsterer: upholstery
Brewery: microbrewery, brew house
Winery: vineyard, wine maker
Printer: print shop, printing company, printing, printing house
Dressmaker: seamstress
Welder: welding
Pest Control: exterminator, pest control company
Electronics Repair: appliance repair, tv repair
Self Storage: storage unit, storage facility, storage
`;

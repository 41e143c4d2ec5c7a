/** Everyday English for trades, services and pastimes; see synonyms.ts. */
export const englishServiceWords = `
Notary: notary, notary public
Graphic Designer: graphic designer, graphic design, graphic design studio, design studio, design
  agency
Sauna: sauna, steam room, steam bath
Dentist: dental care, dental, family dentist, dds, teeth whitening, tooth clinic
Gym: workout gym, weight room, work out place, pilates studio, pilates
Massage Therapist: spa massage, thai massage, sports massage, massage spa, massage salon
Chiropractor: back doctor, back specialist
Plumber: drain cleaning, drain cleaner, drainage company, pipe fitter, plumbing contractor, plumbing
  and heating, boiler repair, water heater repair
Electrician: electric company, sparky, electrical, electrical repair, wiring
Carpenter: cabinetmaker, woodworking, joinery, kitchen fitter, furniture maker
Landscaper: lawn mowing, lawn service, lawn mowing service, garden designer, landscape architect,
  tree surgeon, tree service, arborist, yard work, grass cutting, tree removal, tree trimming, stump
  grinding
House Cleaner: cleaning lady, cleaning agency, office cleaning, domestic cleaner, char lady,
  commercial cleaning, window cleaner, window cleaning, carpet cleaning, carpet cleaner, janitorial
Painter: house painting, painters and decorators, wall painter
Handyman: odd jobs, home repair, home repairs, fix it man, home maintenance, property maintenance
Locksmith: lock and key, keys cut, lock repair, key maker, lockout service, locksmiths shop
Real Estate Agent: real estate broker, property broker, realtors office, house agent, lettings,
  letting agency, property company, realty office, real estate company, property dealer
Insurance Agent: insurer, car insurance, health insurance, life insurance, home insurance, auto
  insurance
Web Designer: website design, web development, web developers, website developer, website builder,
  web designer, seo agency, digital agency, internet agency
Accountant: accountants office, tax accountant, tax service, tax return, payroll service, auditor,
  tax preparation, income tax service, chartered accountants
Lawyer: legal advice, legal aid, lawyers office, law offices, legal firm, counsel, advocate,
  conveyancer
Hair Salon: hair shop, hair parlour, hair place, hair colorist, hairdo, hair stylists, hair and
  beauty
Nail Salon: nail parlor, nail parlour, nail spa, nail place, nail artist, nail tech, mani pedi
Spa: spa resort, wellness spa, beauty spa, medical spa, med spa, hot springs, thermal spa
Food Truck: street kitchen, mobile food, food trailer, street food stall, taco truck, lunch wagon
Catering Service: caterers, event catering, party catering, wedding catering, banquet service
Photographer: photo shop, photography business, photographer studio, passport photos, headshots,
  family photographer, photographers
Art Gallery: art galleries, picture gallery, exhibition space, paintings
Dance Studio: dance academy, dance lessons, ballet studio, salsa school, dance instructor, ballroom
  dancing, dance teacher
Music Teacher: music tutor, violin teacher, singing teacher, voice coach, guitar lessons, piano
  lessons, drum teacher, music lessons, singing lessons, vocal coach, school of music
Travel Agency: holiday agency, travel shop, travel company, vacation planner, ticket agency, tourist
  agency, tourism agency, holiday company
Tour Guide: guided tours, sightseeing tours, sightseeing, walking tours, tours, tour company, city
  tours
Bed & Breakfast: bed breakfast, guesthouse, rooms to let, homestay, lodging house, room for rent
Auto Repair: car garage, auto garage, repair garage, car repairs, mot garage, mot, oil change, lube
  shop, auto body, panel beater, smash repairs, car body shop, collision repair, transmission
  repair, brake shop, muffler shop, service garage, auto repairs, autoshop, smog check, windscreen
  repair, windshield repair, auto glass, tow truck, towing, towing service
Car Rental: car hire company, rent a car agency, vehicle hire, van hire, van rental, auto hire,
  truck rental
Tutor: tutors, private lessons, tutorial center, cram school, exam preparation, math tutor, after
  school tuition, learning center, coaching center, tuition
Day Care: daycare, day nursery, child minder, childminder, child daycare, nursery, kids nursery,
  infant care, child care center, childcare centre, toddler group, babysitter, preschools
Moving Company: moving service, house movers, removalist, removals firm, removals company, removal
  service, man and van, furniture removal, furniture removals, home movers, relocation
Florist: floral shop, bouquets, flower delivery, floral designer, flower seller, flower stand
Wedding Planner: wedding organiser, wedding organizer, wedding coordinator, bridal consultant, party
  planner, event organisers, events company, wedding services
Interior Designer: home stager, home staging, interior decorating, room designer, interior design
  studio, interior architecture
Pet Groomer: dog wash, dog hairdresser, dog parlour, cat groomer, pet spa, pet grooming salon, dog
  grooming salon, dog beauty salon
Tattoo Artist: ink shop, tattooer, tattoo artist studio, tattoo and piercing
Pediatrician: pediatrics, paediatrician, childrens doctor, kids doctor, child doctor
Dermatologist: skin doctor, skin specialist, skin clinic
Cardiologist: heart doctor, heart specialist
Obstetrician: gynaecologist, gynecologist, obgyn, ob gyn, womens doctor, gyno, obstetrician
Ophthalmologist: eye specialist, eye clinic, eye surgeon
Otolaryngologist: ent, ent doctor, ear nose and throat doctor, ear nose throat
Orthopedic Surgeon: orthopaedist, orthopedist, orthopedic doctor, bone doctor, orthopaedic surgeon
Psychiatrist: mental health doctor
Plastic Surgeon: cosmetic surgeon, cosmetic surgery, plastic surgery
Urologist: urology
Neurologist: brain doctor, nerve doctor
Orthodontist: braces, orthodontics
Podiatrist: foot doctor, chiropodist, foot care, foot clinic
Psychologist: shrink, psychologist office, mental health clinic, psychoanalyst, talk therapy,
  marriage counselor, family therapist
Counseling Center: counselling, counseling, counselling service
Acupuncture Practitioner: acupuncturist, acupuncture
Homeopath: homeopathy
Osteopath: osteopathy
Naturopath: natural healer
Midwife: birth center, doula
Medical Laboratory: blood test, lab, diagnostic centre, diagnostic lab
Physiotherapist: physical therapy clinic, physical therapy, physio clinic, sports therapist, physios
Audiologist: audiologist, hearing test, hearing clinic
Optician: optometrist, eye test, eye exam, contact lenses
Speech Therapist: speech therapy, speech pathologist
Electronics Repair: electronics repair shop, washing machine repair
Tanning Salon: solarium, tanning studio, sunbed, sunbeds, tanning bed, sun studio, tanning
Beauty Salon: waxing, waxing salon, facial, facials, lash studio, eyelash extensions, brow bar,
  eyebrow threading, cosmetic studio, skin care, skincare, aesthetics clinic, beauty clinic,
  beauticians, beauty treatment
Piercing Studio: piercer, piercing, body piercing
Dive Center: diving school, diving center, scuba school, dive school
Tool Rental: tool hire, equipment rental, plant hire, equipment hire
Floorer: floor fitter, floor layer, flooring contractor, flooring company, flooring
Window Construction: window fitter, window company, double glazing, window installer, window
  installation, windows and doors, window replacement
Insulator: insulation, insulation contractor, insulation company
Chimney Sweeper: chimney sweep, chimney cleaner
Scaffolder: scaffolding, scaffolding company
Signmaker: sign maker, sign shop, signage, sign company, sign writer, signwriter
Blacksmith: forge, smith, ironworker, farrier
Metalworker: metal fabrication, metal fabricator, metal workshop, steel construction, fabricator
Solar Installer: solar panels, solar company, solar installer, solar panel company, photovoltaics,
  solar energy company
Roofer: roof repair, roofing service, roofers, roofing specialist
Builder: home builder, house builder, construction, building firm, bricklayers, construction firm,
  renovation, renovation company, remodeling, remodeler, remodeling contractor, kitchen remodeling,
  bathroom fitter, property developer
Heating Engineer: heating contractor, air conditioning repair, air conditioning contractor, air
  conditioner repair, ac service, ac technician, furnace repair, gas engineer, heating company, air
  con, aircon, heating repair, cooling
Pest Control: pest controller, rat catcher, bug exterminator, termite control
Security Company: alarm company, security guards, guard service, burglar alarms, security systems
Private Investigator Office: private detective, detective agency, private investigator, detective,
  private eye
Translation Office: translator, translation agency, translation service, interpreter, translation
  bureau
Property Management: property manager, property management company, building management, facility
  manager
Surveyor Office: surveyor, land surveyor, quantity surveyor, surveying
Architect: architectural firm, architects, architectural practice, building designer
Engineer: structural engineer, engineering company, engineers, mechanical engineer
Employment Agency: head hunter, headhunter, recruitment, recruiting firm, job center, job centre,
  temping agency, hr agency, recruiters, staffing, recruitment consultant, job office
Financial Adviser: investment adviser, investment advisor, investment firm, investment company,
  mortgage broker, mortgage adviser, mortgage advisor, wealth management, pension adviser, money
  manager, stockbroker, asset manager
Money Lender: payday loan, payday loans, cash advance, loan company, loan shop, lender, credit
Bank: credit union, building society, banks
Software Company: tech company, app developer, it consultant, it services, computer company,
  software firm, it consulting, tech firm, programmer, it firm, app development, tech support
Coworking Space: shared workspace, hot desk, cowork, co work, flexible office, business center
Printer: printers, printing shop, printing service, print shop, printing press, tshirt printing,
  digital printing
Funeral Director: funeral parlour, mortician, cremation service, funeral services, undertakers,
  burial service
Self Storage: storage units, lockup, storage space, mini storage, storage company, storage locker,
  self store
Recycling Center: recycling, scrap yard, scrap metal, recycling depot, scrapyard
Car Dealer: used cars, auto sales, new cars, car sales, vehicle dealer, auto dealers, car lot
Used Car Dealership: second hand cars, used car lot
RV Dealership: camper dealer, caravan dealer, motorhome dealer
Car Wash: hand car wash, car valeting, car detailing, auto detailing, detailer, valeting, car
  cleaning
Petrol Station: fuel, gas, petrol, gasoline, gasoline station, petrol garage, fuel pump
Vehicle Inspection: mot test, mot station, mot centre, car inspection, vehicle testing
Parking: car park, parking lot, parking garage, parking
Boat Rental: boat hire, boat charter, yacht charter, kayak rental, canoe hire, canoe rental
Bicycle Rental: bike hire, bike rental, cycle hire, rent a bike
Motorcycle Rental: scooter rental, scooter hire, moped rental, motorbike rental, motorbike hire
Taxi: minicab, cab firm, taxi rank, cab service, taxi stand, taxi firm, chauffeur
Animal Boarding Facility: kennels, dog kennel, kennel, cattery, dog hotel, pet hotel, dog boarding,
  cat hotel, pet boarding, dog sitter, doggy daycare, dog daycare, pet sitter, dog walker
Animal Shelter: dog shelter, animal rescue, dogs home, pet rescue, cat shelter
Veterinarian: animal clinic, pet doctor, dog doctor, vet practice, pet clinic, vet hospital, vets
  practice, veterinary hospital, cat doctor
Horseback Riding Center: riding school, horse riding, stables, equestrian centre, riding stables,
  horse riding school
Campsite: camp site, rv park, trailer park, tent site, glamping
RV Park: caravan site, caravan park, motorhome site, rv campground
Holiday Apartment: airbnb, holiday rental, holiday let, vacation home, short let, apartment rental,
  holiday rentals, holiday apartments, vacation rentals
Holiday Cottage: cottage, chalet, holiday home, cabin, cabins, cabin rental, holiday house, vacation
  cottage
Resort: holiday resort, beach resort
Events Venue: wedding venue, event venue, function room, party venue, banquet hall, event hall,
  event space, reception hall, party hall, wedding hall
Convention Center: conference center, conference centre, congress center, meeting venue
Cinema: movie house, film theater, picture house, multiplex, cinemas
Night Club: clubs, dance bar, nightclubs, dancing
Escape Room: escape game, escape rooms
Amusement Arcade: arcade, game arcade, video arcade
Go Kart Facility: go karting, go kart track, karting
Climbing Gym: climbing wall, climbing hall, bouldering, bouldering gym, climbing center
Indoor Play Center: soft play, indoor playground, play center, kids play area
Trampoline Park: trampolines
Theme Park: amusement park, fun park
Dojo: martial arts, martial arts school, karate school, karate, judo club, taekwondo, kung fu
  school, boxing club, boxing gym, karate club, jiu jitsu, mma gym
Sports Club: football club, tennis club, soccer club, rowing club, athletics club
Sports Centre: sports hall, leisure center, sport center, recreation center, sports facility
Swimming Pool Facility: swimming baths, swimming centre, swim school, swimming lessons, swimming
  school
Language School: language academy, language center, english classes, language classes, esl school
Driving School: driving lessons, driver education, drivers ed, driving instructors, learn to drive
Kindergarten: preschool, pre school, nursery school, kindergartens
Recording Studio: sound studio, music studio
Film Studio: video production, film production
Newspaper Office: newspaper, newspaper publisher
Nonprofit Organization Office: nonprofit, association
Charity Office: charity
Blood Donation Center: blood bank
Rehabilitation Facility: rehab, rehab center, detox
Alternative Medicine: alternative healer, healer, reiki
Nursing Home: senior home, home for the elderly, elderly care, aged care, old age home, retirement
  village
Senior Assisted Living Facility: assisted living, sheltered housing
Dressmaker: seamstress, clothes maker
Watchmaker: watch maker
Bookbinder: book binding
Upholsterer: upholstery repair, furniture upholstery, furniture restoration, furniture repair
Pottery Maker: potter, pottery studio, ceramics studio, ceramics
Distillery: distiller, whisky distillery, gin distillery
Ticket Seller: ticket office, box office, ticket shop
Nurse: nursing service, home nursing, home care
Courier: courier service, delivery service, parcel service, delivery company, parcel delivery
Cash Machine: atm, cashpoint, cash point, cash dispenser
Charging Station: ev charging, ev charger, electric car charging, charging point
Cooking School: cooking classes, cookery school, culinary school
Art School: drawing school, art classes, painting classes
Surf School: surfing lessons, surf camp
Ski Rental: ski shop, ski hire, snowboard rental, ski school
Christian Church: church, chapel, parish church
Muslim Mosque: mosque
Jewish Synagogue: synagogue
Clinic: urgent care, walk in clinic, walk in centre, outpatient clinic
Karaoke Box: karaoke, karaoke bar
Computer Repair: computer repair shop, laptop repair, pc repair, computer technician, mac repair,
  computer service
Phone Repair: phone repair shop, mobile phone repair, cell phone repair, smartphone repair, iphone
  repair, screen repair, mobile repair, cellphone repair
Logistics Company: logistics, freight company, freight forwarder, trucking company, haulier,
  shipping company, trucking, haulage, warehouse, transport company
Laser Tag: laser game
Paintball: paintball park
Billiard Hall: pool hall, snooker hall, snooker club, billiards, pool bar
Bingo Hall: bingo
`;

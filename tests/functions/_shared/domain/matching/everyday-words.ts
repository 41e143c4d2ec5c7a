/**
 * What people call businesses, with the tag they mean: written down from usage (adverts, shop signs,
 * directories) before the matcher was asked about any of it, and not changed to suit its answers.
 * `+` joins tags that must both fit, `|` separates answers that are equally right.
 */
const table = `
en | realtor | office=estate_agent
en | letting agents | office=estate_agent
en | CPA | office=accountant
en | tax preparer | office=tax_advisor | office=accountant
en | bookkeeper | office=accountant
en | attorney | office=lawyer
en | solicitors | office=lawyer
en | law firm | office=lawyer
en | vet | amenity=veterinary
en | animal hospital | amenity=veterinary
en | body shop | shop=car_repair
en | mechanic | shop=car_repair
en | tire shop | shop=tyres
en | gas station | amenity=fuel
en | petrol station | amenity=fuel
en | laundromat | shop=laundry
en | launderette | shop=laundry
en | dry cleaners | shop=dry_cleaning
en | drugstore | amenity=pharmacy | shop=chemist
en | chemist | amenity=pharmacy | shop=chemist
en | GP | amenity=doctors
en | pediatrician | healthcare:speciality=paediatrics
en | physio | healthcare=physiotherapist
en | shrink | healthcare=psychotherapist
en | eye doctor | shop=optician | healthcare=optometrist | healthcare:speciality=ophthalmology
en | shoe shop | shop=shoes
en | cobbler | shop=shoe_repair | craft=shoemaker
en | clothing store | shop=clothes
en | jewelry store | shop=jewelry
en | book store | shop=books
en | phone repair | shop=mobile_phone | craft=electronics_repair | shop=mobile_phone_repair
en | computer repair | shop=computer | craft=electronics_repair
en | tutoring center | amenity=prep_school | office=tutoring
en | daycare | amenity=childcare
en | nursery school | amenity=kindergarten
en | caterers | craft=caterer
en | maid service | craft=cleaning | office=cleaning
en | air conditioning repair | craft=hvac
en | exterminator | craft=pest_control
en | movers | office=moving_company
en | removals company | office=moving_company
en | storage units | shop=storage_rental
en | undertaker | shop=funeral_directors
en | liquor store | shop=alcohol
en | off licence | shop=alcohol
en | corner shop | shop=convenience
en | bodega | shop=convenience
en | takeaway | amenity=fast_food
en | diner | amenity=restaurant
en | pizza place | amenity=restaurant+cuisine=pizza
en | sushi restaurant | amenity=restaurant+cuisine=sushi
en | italian restaurant | amenity=restaurant+cuisine=italian
en | steakhouse | amenity=restaurant | amenity=restaurant+cuisine=steak_house
en | ice cream parlor | amenity=ice_cream
en | cocktail bar | amenity=bar
en | tanning salon | shop=beauty | shop=beauty+beauty=tanning | leisure=tanning_salon
en | manicurist | beauty=nails | shop=beauty+beauty=nails
en | hairstylist | shop=hairdresser
en | barbers | shop=hairdresser+hairdresser=barber | hairdresser=barber
en | gift store | shop=gift
en | DIY store | shop=doityourself
en | thrift store | shop=second_hand | shop=charity
en | pawn shop | shop=pawnbroker
en | vape store | shop=e-cigarette
en | head hunter | office=employment_agency
en | staffing agency | office=employment_agency
en | investment adviser | office=financial | office=financial_advisor
en | print shop | shop=copyshop | craft=printer | shop=printing
en | kennels | amenity=animal_boarding
en | garden center | shop=garden_centre
en | glasses shop | shop=optician
en | motorbike shop | shop=motorcycle
en | boat rental | amenity=boat_rental
en | bike hire | amenity=bicycle_rental
en | caravan park | tourism=caravan_site | tourism=camp_site
en | seamstress | craft=dressmaker | shop=tailor
en | scaffolders | craft=scaffolder
en | signwriter | craft=signmaker
en | solar installer | craft=solar_panels | craft=electrician | craft=solar_panel_installer
de | Friseur | shop=hairdresser
de | Frisör | shop=hairdresser
de | Bäckerei | shop=bakery
de | Bäcker | shop=bakery
de | Zahnarzt | amenity=dentist
de | Zahnärzte | amenity=dentist
de | Hausarzt | amenity=doctors
de | Tierarztpraxis | amenity=veterinary
de | Metzgerei | shop=butcher
de | Fleischerei | shop=butcher
de | Autowerkstatt | shop=car_repair
de | Kfz-Werkstatt | shop=car_repair
de | Tankstelle | amenity=fuel
de | Apotheke | amenity=pharmacy
de | Rechtsanwalt | office=lawyer
de | Steuerberater | office=tax_advisor | office=accountant
de | Immobilienmakler | office=estate_agent
de | Klempner | craft=plumber
de | Schreinerei | craft=carpenter | craft=joiner
de | Tischler | craft=carpenter | craft=joiner
de | Elektriker | craft=electrician
de | Dachdecker | craft=roofer
de | Maler | craft=painter
de | Blumenladen | shop=florist
de | Buchhandlung | shop=books
de | Fahrradladen | shop=bicycle
de | Fahrschule | amenity=driving_school
de | Umzugsunternehmen | office=moving_company
de | Reisebüro | shop=travel_agency
de | Fitnessstudio | leisure=fitness_centre
de | Kneipe | amenity=pub | amenity=bar
de | Imbiss | amenity=fast_food
de | Eisdiele | amenity=ice_cream
de | Schlüsseldienst | shop=locksmith | craft=locksmith
de | Putzfirma | craft=cleaning | office=cleaning
de | Kita | amenity=kindergarten | amenity=childcare
de | Versicherungsmakler | office=insurance
de | Optiker | shop=optician
de | Nagelstudio | beauty=nails | shop=beauty+beauty=nails
de | Kosmetikstudio | shop=beauty
de | Baumarkt | shop=doityourself
de | Schneiderei | shop=tailor | craft=tailor
de | Ferienwohnung | tourism=apartment
fr | coiffeur | shop=hairdresser
fr | boulangerie | shop=bakery
fr | garagiste | shop=car_repair
fr | dentiste | amenity=dentist
fr | médecin | amenity=doctors
fr | plombier | craft=plumber
fr | électricien | craft=electrician
fr | menuisier | craft=carpenter | craft=joiner
fr | agence immobilière | office=estate_agent
fr | notaire | office=notary
fr | avocat | office=lawyer
fr | expert-comptable | office=accountant
fr | pharmacie | amenity=pharmacy
fr | boucherie | shop=butcher
fr | fleuriste | shop=florist
fr | librairie | shop=books
fr | vétérinaire | amenity=veterinary
fr | auto-école | amenity=driving_school
fr | crèche | amenity=childcare | amenity=kindergarten
fr | salle de sport | leisure=fitness_centre
fr | station-service | amenity=fuel
fr | serrurier | shop=locksmith | craft=locksmith
fr | tabac | shop=tobacco
fr | bureau de tabac | shop=tobacco
fr | fromagerie | shop=cheese
fr | caviste | shop=wine
fr | chambre d'hôtes | tourism=guest_house
fr | épicerie | shop=convenience | shop=grocery
fr | kinésithérapeute | healthcare=physiotherapist
fr | laverie | shop=laundry
fr | déménageur | office=moving_company
fr | restaurant chinois | amenity=restaurant+cuisine=chinese
es | peluquería | shop=hairdresser
es | panadería | shop=bakery
es | fontanero | craft=plumber
es | plomero | craft=plumber
es | taller mecánico | shop=car_repair
es | abogado | office=lawyer
es | dentista | amenity=dentist
es | farmacia | amenity=pharmacy
es | inmobiliaria | office=estate_agent
es | carnicería | shop=butcher
es | ferretería | shop=hardware | shop=doityourself
es | floristería | shop=florist
es | gimnasio | leisure=fitness_centre
es | gestoría | office=accountant | office=tax_advisor | office=lawyer
es | zapatería | shop=shoes
es | joyería | shop=jewelry
es | librería | shop=books
es | gasolinera | amenity=fuel
es | cafetería | amenity=cafe
es | autoescuela | amenity=driving_school
es | guardería | amenity=childcare | amenity=kindergarten
es | lavandería | shop=laundry
es | carpintero | craft=carpenter
es | cerrajero | shop=locksmith | craft=locksmith
es | electricista | craft=electrician
es | agencia de viajes | shop=travel_agency
es | tienda de ropa | shop=clothes
es | frutería | shop=greengrocer
es | heladería | amenity=ice_cream
es | médico de cabecera | amenity=doctors
ar | مطعم | amenity=restaurant
ar | مطاعم | amenity=restaurant
ar | حلاق | shop=hairdresser
ar | صيدلية | amenity=pharmacy
ar | طبيب أسنان | amenity=dentist
ar | مخبز | shop=bakery
ar | محامي | office=lawyer
ar | سباك | craft=plumber
ar | كهربائي | craft=electrician
ar | فندق | tourism=hotel
ar | مقهى | amenity=cafe
ar | صالون تجميل | shop=beauty
ar | ورشة سيارات | shop=car_repair
ar | محطة بنزين | amenity=fuel
ar | طبيب | amenity=doctors
ar | مستشفى | amenity=hospital
ar | نادي رياضي | leisure=fitness_centre | leisure=sports_centre
ar | محل ورد | shop=florist
ar | مكتب عقارات | office=estate_agent
ar | حضانة | amenity=kindergarten | amenity=childcare
ar | نجار | craft=carpenter
ar | سوبرماركت | shop=supermarket
ar | جزار | shop=butcher
ar | تأجير سيارات | amenity=car_rental
`;

export interface EverydayWord {
  language: string;
  phrase: string;
  /** One of them is expected: `amenity=restaurant+cuisine=pizza`. */
  expected: string[];
}

export const everydayWords: readonly EverydayWord[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [language = "", phrase = "", ...expected] = line.split(" | ");
    return { language, phrase, expected };
  });

/** Nonsense, brands, places, people, things and trades nobody maps. */
export const unknownPhrases: readonly string[] = [
  "asdfghjkl",
  "qwertz",
  "xylophone tuner",
  "unicorn breeder",
  "blorbification",
  "lorem ipsum",
  "hello world",
  "businesses",
  "something nice",
  "Starbucks",
  "McDonald's",
  "IKEA",
  "Burger King",
  "Deutsche Bank",
  "Pizza Hut",
  "Coca-Cola",
  "Toyota",
  "Google",
  "Berlin",
  "Monaco",
  "New York",
  "Andalucía",
  "London Bridge",
  "John Smith",
  "astronaut",
  "time travel",
  "dragon",
  "quantum teleportation",
  "submarine pilot",
  "Monday morning",
  "12345",
  "!!!",
  "الرياض",
  "محمد",
  "Donaudampfschiff",
  "Schmetterling",
  "papillon bleu",
  "lluvia de ideas",
  "volcano",
  "sdkfj wlekrj",
];

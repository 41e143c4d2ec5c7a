/** Type: one/more and the gender. Words for the business and not the person need no declension. */
export const germanNouns = `
Dentist: Zahnarztpraxis/Zahnarztpraxen f
Gym: Fitnessstudio/Fitnessstudios n
Massage Therapist: Massagepraxis/Massagepraxen f
Chiropractor: Chiropraktik-Praxis/Chiropraktik-Praxen f
Yoga Studio: Yogastudio/Yogastudios n
Plumber: Klempnerbetrieb/Klempnerbetriebe m
Electrician: Elektrobetrieb/Elektrobetriebe m
Carpenter: Tischlerei/Tischlereien f
Landscaper: Gartenbaubetrieb/Gartenbaubetriebe m
House Cleaner: Reinigungsfirma/Reinigungsfirmen f
Painter: Malerbetrieb/Malerbetriebe m
Handyman: Hausmeisterservice/Hausmeisterservices m
Locksmith: Schlüsseldienst/Schlüsseldienste m
Real Estate Agent: Immobilienbüro/Immobilienbüros n
Insurance Agent: Versicherungsbüro/Versicherungsbüros n
Web Designer: Webagentur/Webagenturen f
Marketing Agency: Werbeagentur/Werbeagenturen f
Accountant: Steuerbüro/Steuerbüros n
Lawyer: Anwaltskanzlei/Anwaltskanzleien f
Notary: Notariat/Notariate n
Hair Salon: Friseursalon/Friseursalons m
Nail Salon: Nagelstudio/Nagelstudios n
Spa: Wellnesscenter/Wellnesscenter n
Sauna: Sauna/Saunen f
Barber Shop: Barbershop/Barbershops m
Restaurant: Restaurant/Restaurants n
Bakery: Bäckerei/Bäckereien f
Coffee Shop: Café/Cafés n
Food Truck: Foodtruck/Foodtrucks m
Catering Service: Cateringservice/Cateringservices m
Photographer: Fotostudio/Fotostudios n
Art Gallery: Kunstgalerie/Kunstgalerien f
Dance Studio: Tanzschule/Tanzschulen f
Music Teacher: Musikschule/Musikschulen f
Travel Agency: Reisebüro/Reisebüros n
Hotel: Hotel/Hotels n
Bed & Breakfast: Pension/Pensionen f
Auto Repair: Autowerkstatt/Autowerkstätten f
Car Rental: Autovermietung/Autovermietungen f
Bike Shop: Fahrradladen/Fahrradläden m
Tutor: Nachhilfeschule/Nachhilfeschulen f
Day Care: Kita/Kitas f
Kindergarten: Kindergarten/Kindergärten m
Moving Company: Umzugsfirma/Umzugsfirmen f
Florist: Blumenladen/Blumenläden m
Pet Groomer: Hundesalon/Hundesalons m
Tattoo Artist: Tattoostudio/Tattoostudios n
Creperie: Crêperie/Crêperien f
Cash Machine: Geldautomat/Geldautomaten m
Charging Station: Ladestation/Ladestationen f
Cooking School: Kochschule/Kochschulen f
Art School: Kunstschule/Kunstschulen f
Surf School: Surfschule/Surfschulen f
Ski Rental: Skiverleih/Skiverleihe m
Bar: Bar/Bars f
Pub: Kneipe/Kneipen f
Fast Food: Schnellrestaurant/Schnellrestaurants n
Ice Cream Shop: Eisdiele/Eisdielen f
Night Club: Nachtclub/Nachtclubs m
Supermarket: Supermarkt/Supermärkte m
Butcher: Metzgerei/Metzgereien f
Delicatessen: Feinkostladen/Feinkostläden m
Pastry Shop: Konditorei/Konditoreien f
Wine Shop: Weinhandlung/Weinhandlungen f
Beverage Store: Getränkemarkt/Getränkemärkte m
Pharmacy: Apotheke/Apotheken f
Doctor: Arztpraxis/Arztpraxen f
Clinic: Klinik/Kliniken f
Hospital: Krankenhaus/Krankenhäuser n
Veterinarian: Tierarztpraxis/Tierarztpraxen f
Optician: Optikgeschäft/Optikgeschäfte n
Physiotherapist: Physiotherapiepraxis/Physiotherapiepraxen f
Psychologist: Psychotherapiepraxis/Psychotherapiepraxen f
Medical Supply Store: Sanitätshaus/Sanitätshäuser n
Nursing Home: Pflegeheim/Pflegeheime n
Clothes Shop: Modegeschäft/Modegeschäfte n
Shoe Shop: Schuhgeschäft/Schuhgeschäfte n
Bookshop: Buchhandlung/Buchhandlungen f
Jeweller: Schmuckgeschäft/Schmuckgeschäfte n
Gift Shop: Geschenkeladen/Geschenkeläden m
Toy Shop: Spielzeugladen/Spielzeugläden m
Furniture Store: Möbelhaus/Möbelhäuser n
Hardware Store: Baumarkt/Baumärkte m
Electronics Store: Elektronikgeschäft/Elektronikgeschäfte n
Computer Shop: Computerladen/Computerläden m
Mobile Phone Shop: Handyladen/Handyläden m
Pet Shop: Zoohandlung/Zoohandlungen f
Sports Shop: Sportgeschäft/Sportgeschäfte n
Beauty Salon: Kosmetikstudio/Kosmetikstudios n
Stationery Shop: Schreibwarenladen/Schreibwarenläden m
Kiosk: Kiosk/Kioske m
Tobacconist: Tabakladen/Tabakläden m
Garden Centre: Gartencenter/Gartencenter n
Department Store: Kaufhaus/Kaufhäuser n
Shopping Mall: Einkaufszentrum/Einkaufszentren n
Antique Shop: Antiquitätengeschäft/Antiquitätengeschäfte n
Second-hand Shop: Secondhandladen/Secondhandläden m
Laundry: Wäscherei/Wäschereien f
Dry Cleaner: Reinigung/Reinigungen f
Tailor: Schneiderei/Schneidereien f
Copy Shop: Copyshop/Copyshops m
Car Dealer: Autohaus/Autohäuser n
Car Wash: Autowaschanlage/Autowaschanlagen f
Petrol Station: Tankstelle/Tankstellen f
Driving School: Fahrschule/Fahrschulen f
Bank: Bank/Banken f
Post Office: Postfiliale/Postfilialen f
Architect: Architekturbüro/Architekturbüros n
Engineer: Ingenieurbüro/Ingenieurbüros n
Software Company: Softwarefirma/Softwarefirmen f
School: Schule/Schulen f
Language School: Sprachschule/Sprachschulen f
University: Universität/Universitäten f
Library: Bibliothek/Bibliotheken f
Hostel: Hostel/Hostels n
Motel: Motel/Motels n
Campsite: Campingplatz/Campingplätze m
Holiday Apartment: Ferienwohnung/Ferienwohnungen f
Museum: Museum/Museen n
Cinema: Kino/Kinos n
Theatre: Theater/Theater n
Casino: Casino/Casinos n
Sports Centre: Sportzentrum/Sportzentren n
Swimming Pool: Schwimmbad/Schwimmbäder n
Golf Course: Golfplatz/Golfplätze m
Roofer: Dachdeckerbetrieb/Dachdeckerbetriebe m
Glazier: Glaserei/Glasereien f
Brewery: Brauerei/Brauereien f
Winery: Weingut/Weingüter n
Printer: Druckerei/Druckereien f
`;

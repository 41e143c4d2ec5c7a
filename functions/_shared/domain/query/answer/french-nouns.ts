/** Type: one/more and the gender. */
export const frenchNouns = `
Dentist: cabinet dentaire/cabinets dentaires m
Gym: salle de sport/salles de sport f
Massage Therapist: salon de massage/salons de massage m
Chiropractor: chiropracteur/chiropracteurs m
Yoga Studio: studio de yoga/studios de yoga m
Plumber: plombier/plombiers m
Electrician: électricien/électriciens m
Carpenter: menuiserie/menuiseries f
Landscaper: paysagiste/paysagistes m
House Cleaner: entreprise de nettoyage/entreprises de nettoyage f
Painter: peintre en bâtiment/peintres en bâtiment m
Locksmith: serrurier/serruriers m
Real Estate Agent: agence immobilière/agences immobilières f
Insurance Agent: agence d'assurance/agences d'assurance f
Web Designer: agence web/agences web f
Marketing Agency: agence de publicité/agences de publicité f
Accountant: cabinet comptable/cabinets comptables m
Lawyer: cabinet d'avocats/cabinets d'avocats m
Notary: étude notariale/études notariales f
Hair Salon: salon de coiffure/salons de coiffure m
Nail Salon: onglerie/ongleries f
Spa: spa/spas m
Sauna: sauna/saunas m
Barber Shop: barbier/barbiers m
Restaurant: restaurant/restaurants m
Bakery: boulangerie/boulangeries f
Coffee Shop: café/cafés m
Food Truck: food truck/food trucks m
Catering Service: traiteur/traiteurs m
Photographer: photographe/photographes m
Art Gallery: galerie d'art/galeries d'art f
Dance Studio: école de danse/écoles de danse f
Music Teacher: école de musique/écoles de musique f
Travel Agency: agence de voyages/agences de voyages f
Hotel: hôtel/hôtels m
Bed & Breakfast: chambre d'hôtes/chambres d'hôtes f
Auto Repair: garage automobile/garages automobiles m
Car Rental: agence de location de voitures/agences de location de voitures f
Bike Shop: magasin de vélos/magasins de vélos m
Day Care: crèche/crèches f
Kindergarten: école maternelle/écoles maternelles f
Moving Company: entreprise de déménagement/entreprises de déménagement f
Florist: fleuriste/fleuristes m
Pet Groomer: salon de toilettage/salons de toilettage m
Tattoo Artist: salon de tatouage/salons de tatouage m
Creperie: crêperie/crêperies f
Cash Machine: distributeur de billets/distributeurs de billets m
Charging Station: borne de recharge/bornes de recharge f
Cooking School: école de cuisine/écoles de cuisine f
Art School: école d'art/écoles d'art f
Surf School: école de surf/écoles de surf f
Bar: bar/bars m
Pub: pub/pubs m
Fast Food: restaurant rapide/restaurants rapides m
Ice Cream Shop: glacier/glaciers m
Night Club: boîte de nuit/boîtes de nuit f
Supermarket: supermarché/supermarchés m
Convenience Store: supérette/supérettes f
Grocery Store: épicerie/épiceries f
Butcher: boucherie/boucheries f
Greengrocer: primeur/primeurs m
Fishmonger: poissonnerie/poissonneries f
Delicatessen: épicerie fine/épiceries fines f
Pastry Shop: pâtisserie/pâtisseries f
Wine Shop: caviste/cavistes m
Pharmacy: pharmacie/pharmacies f
Doctor: cabinet médical/cabinets médicaux m
Clinic: clinique/cliniques f
Hospital: hôpital/hôpitaux m
Veterinarian: clinique vétérinaire/cliniques vétérinaires f
Optician: opticien/opticiens m
Physiotherapist: cabinet de kinésithérapie/cabinets de kinésithérapie m
Psychologist: cabinet de psychologie/cabinets de psychologie m
Nursing Home: maison de retraite/maisons de retraite f
Clothes Shop: magasin de vêtements/magasins de vêtements m
Shoe Shop: magasin de chaussures/magasins de chaussures m
Bookshop: librairie/librairies f
Jeweller: bijouterie/bijouteries f
Gift Shop: boutique de cadeaux/boutiques de cadeaux f
Toy Shop: magasin de jouets/magasins de jouets m
Furniture Store: magasin de meubles/magasins de meubles m
Hardware Store: quincaillerie/quincailleries f
Electronics Store: magasin d'électronique/magasins d'électronique m
Computer Shop: magasin d'informatique/magasins d'informatique m
Mobile Phone Shop: boutique de téléphonie/boutiques de téléphonie f
Pet Shop: animalerie/animaleries f
Sports Shop: magasin de sport/magasins de sport m
Beauty Salon: institut de beauté/instituts de beauté m
Stationery Shop: papeterie/papeteries f
Newsagent: maison de la presse/maisons de la presse f
Kiosk: kiosque/kiosques m
Tobacconist: bureau de tabac/bureaux de tabac m
Garden Centre: jardinerie/jardineries f
Department Store: grand magasin/grands magasins m
Shopping Mall: centre commercial/centres commerciaux m
Antique Shop: magasin d'antiquités/magasins d'antiquités m
Laundry: laverie/laveries f
Dry Cleaner: pressing/pressings m
Tailor: tailleur/tailleurs m
Car Dealer: concession automobile/concessions automobiles f
Car Wash: station de lavage/stations de lavage f
Petrol Station: station-service/stations-service f
Driving School: auto-école/auto-écoles f
Bank: banque/banques f
Post Office: bureau de poste/bureaux de poste m
Architect: cabinet d'architecture/cabinets d'architecture m
School: école/écoles f
Language School: école de langues/écoles de langues f
University: université/universités f
Library: bibliothèque/bibliothèques f
Hostel: auberge de jeunesse/auberges de jeunesse f
Motel: motel/motels m
Campsite: camping/campings m
Holiday Apartment: appartement de vacances/appartements de vacances m
Museum: musée/musées m
Cinema: cinéma/cinémas m
Theatre: théâtre/théâtres m
Casino: casino/casinos m
Sports Centre: centre sportif/centres sportifs m
Swimming Pool: piscine/piscines f
Golf Course: terrain de golf/terrains de golf m
Roofer: couvreur/couvreurs m
Brewery: brasserie artisanale/brasseries artisanales f
Winery: domaine viticole/domaines viticoles m
Printer: imprimerie/imprimeries f
`;

/** Everyday German by type; see synonyms.ts. */
export const germanWords = `
Dentist: Zahnarzt, Zahnarztpraxis, Zahnklinik, Zahnmedizin, Zahnmediziner, Zahnärztin
Orthodontist: Kieferorthopäde, Kieferorthopädie, Kieferorthopädin
Gym: Fitnessstudio, Fitnesscenter, Fitness Studio, Muckibude, Sportstudio, Fitnessclub,
  Fitnesszentrum, Kraftraum, Pilatesstudio
Personal Trainer: Fitnesstrainer, Personaltrainer
Massage Therapist: Massage, Massagepraxis, Massagestudio, Masseur, Masseurin, Thaimassage
Chiropractor: Chiropraktiker, Chiropraktik
Yoga Studio: Yogastudio, Yogaschule, Yoga
Plumber: Klempner, Klempnerei, Installateur, Sanitär, Sanitärinstallateur, Spengler, Sanitärbetrieb,
  Rohrreinigung, Rohrreiniger, Heizung und Sanitär, Wasserinstallateur, Gas Wasser Installateur
Electrician: Elektriker, Elektroinstallateur, Elektrobetrieb, Elektrotechniker, Elektroinstallation,
  Elektromeister, Elektrofachbetrieb
Carpenter: Schreiner, Schreinerei, Tischler, Tischlerei, Zimmermann, Zimmerei, Zimmerer, Möbelbauer
Landscaper: Gärtner, Gartenbau, Landschaftsgärtner, Gartenpflege, Gartenbauer, Baumpfleger, Garten-
  und Landschaftsbau, Gärtnerin, Landschaftsbau, Galabau
House Cleaner: Reinigungsfirma, Putzfirma, Gebäudereinigung, Reinigungsdienst, Putzfrau, Putzdienst,
  Gebäudereiniger, Hausreinigung, Reinigungskraft, Fensterputzer, Reinigungsservice, Raumpflege,
  Putzhilfe, Haushaltshilfe
Painter: Maler, Malerbetrieb, Malermeister, Anstreicher, Maler und Lackierer, Malerfirma
Handyman: Hausmeister, Hausmeisterservice, Handwerker, Hausmeisterdienst, Allrounder
Locksmith: Schlüsseldienst, Schlosser, Schlosserei, Aufsperrdienst, Schlüsselnotdienst,
  Schlüsselmacher, Schlüsseldienste
Real Estate Agent: Immobilienmakler, Makler, Immobilien, Immobilienbüro, Immobilienagentur,
  Maklerbüro, Wohnungsmakler, Immobilienfirma, Hausmakler
Insurance Agent: Versicherung, Versicherungsmakler, Versicherungsvertreter, Versicherungsagentur,
  Versicherungsbüro, Versicherungsagent, Versicherungsberater
Web Designer: Webdesign, Webdesigner, Webagentur, Internetagentur, Webentwickler
Graphic Designer: Grafiker, Grafikdesigner, Grafikbüro, Grafikdesign
Marketing Agency: Werbeagentur, Marketingagentur, Werbung, Werbefirma, Marketing, Agentur für
  Werbung
Accountant: Steuerberater, Buchhalter, Steuerberatung, Buchhaltung, Wirtschaftsprüfer,
  Steuerkanzlei, Treuhänder, Lohnsteuerhilfe, Steuerbüro, Buchhaltungsbüro, Treuhand
Lawyer: Rechtsanwalt, Anwalt, Anwaltskanzlei, Rechtsanwältin, Kanzlei, Jurist, Rechtsanwaltskanzlei,
  Anwältin, Advokat, Rechtsberatung, Fachanwalt, Scheidungsanwalt
Notary: Notar, Notariat, Notarin
Hair Salon: Friseur, Frisör, Friseursalon, Friseurin, Coiffeur, Haarsalon, Haarstudio,
  Haarschneider, Frisörsalon, Friseurgeschäft, Friseuse, Frisur, Damenfriseur
Nail Salon: Nagelstudio, Maniküre, Nageldesign, Nagelsalon, Pediküre, Nageldesignerin
Spa: Wellness, Therme, Wellnesscenter, Thermalbad, Wellnessoase, Tagesspa, Wellnesszentrum
Sauna: Saunalandschaft, Dampfbad, Saunaclub
Barber Shop: Barbier, Herrenfriseur, Herrensalon, Barbershop, Herrenfrisör, Bartpflege
Restaurant: Gaststätte, Lokal, Gasthaus, Wirtshaus, Gasthof, Speiselokal, Wirtschaft, Essen gehen,
  Speisegaststätte, Beisl, Restaurants, Esslokal
Bakery: Bäckerei, Bäcker, Backstube, Brotladen, Backshop, Bäckereien, Bäckerladen, Brotbäcker
Coffee Shop: Café, Kaffeehaus, Kaffee, Cafés, Stehcafé, Kaffeebar, Kaffeestube, Kaffeeladen
Food Truck: Imbisswagen, Foodtruck, Streetfood, Essenswagen, Würstchenwagen
Catering Service: Catering, Partyservice, Caterer, Cateringservice
Photographer: Fotograf, Fotostudio, Fotografin, Hochzeitsfotograf, Fotoatelier, Passbilder,
  Fotoladen
Art Gallery: Galerie, Kunstgalerie, Kunsthändler, Kunsthandlung, Kunsthandel
Dance Studio: Tanzschule, Tanzstudio, Tanzkurs, Ballettschule, Tanzlehrer, Tanzkurse
Music Teacher: Musikschule, Musiklehrer, Klavierlehrer, Gitarrenlehrer, Musikunterricht,
  Gesangslehrer, Klavierunterricht, Gitarrenunterricht, Gesangsunterricht, Geigenlehrer
Travel Agency: Reisebüro, Reiseveranstalter, Reiseagentur, Reisen, Reisebüros
Tour Guide: Fremdenführer, Reiseführer, Reiseleiter, Stadtführer, Stadtführung, Gästeführer,
  Stadtführungen
Hotel: Hotels, Unterkunft, Übernachtung, Herberge
Bed & Breakfast: Pension, Gästehaus, Fremdenzimmer, Frühstückspension, Zimmer mit Frühstück,
  Privatzimmer, Gästezimmer
Auto Repair: Autowerkstatt, KFZ-Werkstatt, Werkstatt, Automechaniker, Mechaniker, Kfz,
  Autoreparatur, Karosseriewerkstatt, Autoservice, Lackiererei, Kfz-Mechaniker, Autogarage, KFZ
  Meisterbetrieb, Autolackierer, Kfz Service, Karosseriebau, Kfz Betrieb, Garage, Abschleppdienst,
  Autoglas
Car Rental: Autovermietung, Mietwagen, Autoverleih, Leihwagen, Mietauto, Transportervermietung
Bike Shop: Fahrradladen, Fahrradgeschäft, Radladen, Fahrrad, Fahrradhändler, Fahrradwerkstatt,
  Velogeschäft, Veloladen, Fahrräder, Fahrradreparatur, Radgeschäft, Zweiradhändler
Tutor: Nachhilfe, Nachhilfelehrer, Nachhilfeinstitut, Nachhilfeschule, Privatlehrer,
  Nachhilfeunterricht
Day Care: Kita, Krippe, Kinderkrippe, Kindertagesstätte, Tagesmutter, Hort, Kinderbetreuung,
  Krabbelgruppe, Kinderhort, Kindertagespflege, Kitas
Kindergarten: Kindergarten, Kindergärten
Moving Company: Umzugsunternehmen, Umzugsfirma, Umzüge, Umzug, Spedition, Möbelspedition,
  Umzugshelfer, Umzugsservice, Möbelpacker, Umzugsdienst
Florist: Blumenladen, Blumengeschäft, Florist, Floristin, Blumen, Blumenhändler, Blumenhandlung,
  Floristik
Wedding Planner: Hochzeitsplaner, Weddingplaner, Eventplaner, Hochzeitsplanerin, Eventagentur,
  Veranstaltungsplaner, Hochzeitsplanung, Eventmanagement
Interior Designer: Innenarchitekt, Raumausstatter, Innenausstatter, Inneneinrichter,
  Einrichtungsberater, Innendesigner, Raumausstattung, Innenarchitektin, Innenarchitektur
Pet Groomer: Hundefriseur, Hundesalon, Tierfriseur, Hundefrisör, Hundepflege, Tiersalon
Tattoo Artist: Tätowierer, Tattoostudio, Tattooladen, Tätowierstudio, Tätowierung, Tattoo
Bar: Cocktailbar, Weinbar, Lounge, Bierbar
Pub: Kneipe, Wirtshaus, Bierlokal, Schenke, Bierkneipe, Schänke, Beiz, Gastwirtschaft, Trinkhalle
Biergarten: Biergarten
Fast Food: Imbiss, Schnellimbiss, Imbissbude, Pommesbude, Schnellrestaurant, Snackbar, Würstelstand,
  Currywurst, Frittenbude, Wurstbude, Imbissstand
Kebab Fast Food: Döner, Dönerladen, Dönerbude, Dönerimbiss, Kebabladen
Burger Fast Food: Burger, Burgerladen, Burgerlokal, Burgerrestaurant, Hamburgerladen, Burgerbude
Pizza Restaurant: Pizzeria, Pizzaladen, Pizzalokal, Pizzarestaurant, Pizzabude
Italian Restaurant: Italiener
Greek Restaurant: Grieche
Chinese Restaurant: Chinese, Chinarestaurant
Indian Restaurant: Inder
Turkish Restaurant: Türke
Thai Restaurant: Thailänder
Spanish Restaurant: Spanier
Mexican Restaurant: Mexikaner
Japanese Restaurant: Japaner
Seafood Restaurant: Fischrestaurant, Fischlokal
Sushi Restaurant: Sushibar, Sushiladen, Sushirestaurant, Sushilokal
Cafeteria: Kantine, Mensa
Ice Cream Shop: Eisdiele, Eiscafé, Eis, Eisladen, Eissalon, Gelateria
Night Club: Disko, Diskothek, Nachtclub, Nachtklub, Club, Tanzlokal
Hookah Lounge: Shishabar, Wasserpfeife
Supermarket: Supermarkt, Lebensmittelmarkt, Discounter, Supermärkte
Convenience Store: Späti, Spätkauf, Tante-Emma-Laden, Nahversorger, Minimarkt
Grocery Store: Lebensmittel, Lebensmittelgeschäft, Lebensmittelladen, Feinkost
Health Food Store: Bioladen, Reformhaus, Biomarkt, Naturkost, Naturkostladen
Butcher: Metzger, Metzgerei, Fleischer, Fleischerei, Schlachter, Fleischhauer, Schlachterei
Greengrocer: Gemüseladen, Obst und Gemüse, Obstladen, Gemüsehändler, Obsthändler, Obst- und
  Gemüseladen
Fishmonger: Fischhändler, Fischladen, Fischgeschäft, Fischhandlung
Delicatessen: Feinkostladen, Feinkostgeschäft, Delikatessen
Pastry Shop: Konditorei, Konditor, Patisserie, Tortenladen, Süßwaren, Süßwarenladen
Wine Shop: Weinhandlung, Weinladen, Weinhändler, Vinothek, Weingeschäft, Weinhandel
Winery: Weingut, Winzer, Kellerei, Weinkellerei, Weinbauer
Beverage Store: Getränkemarkt, Getränkehandel, Getränkeladen
Liquor Store: Spirituosen, Schnapsladen, Spirituosenhandlung
Pharmacy: Apotheke, Apotheker, Apothekerin
Drugstore: Drogerie, Drogeriemarkt
Doctor: Arzt, Hausarzt, Arztpraxis, Ärztin, Allgemeinarzt, Allgemeinmediziner, Doktor, Praxis,
  Mediziner, Allgemeinmedizin, Facharzt, Hausärztin
Clinic: Klinik, Ärztehaus, Poliklinik, Ambulanz, Gesundheitszentrum, MVZ, Medizinisches
  Versorgungszentrum
Hospital: Krankenhaus, Spital, Klinikum, Krankenhäuser
Pediatrician: Kinderarzt, Kinderärztin, Kinderarztpraxis
Dermatologist: Hautarzt, Hautärztin, Hautarztpraxis
Obstetrician: Frauenarzt, Gynäkologe, Frauenärztin, Gynäkologin
Ophthalmologist: Augenarzt, Augenärztin, Augenklinik
Otolaryngologist: HNO, HNO-Arzt, Hals-Nasen-Ohren-Arzt
Orthopedic Surgeon: Orthopäde, Orthopädin, Orthopädie
Cardiologist: Kardiologe, Herzspezialist
Psychiatrist: Psychiater
Urologist: Urologe
Internist: Internist
Neurologist: Neurologe, Nervenarzt
Radiologist: Radiologe, Röntgen, Radiologie
General Surgeon: Chirurg
Plastic Surgeon: Schönheitschirurg
Naturopath: Heilpraktiker, Heilpraktikerin
Midwife: Hebamme
Occupational Therapist: Ergotherapie, Ergotherapeut
Speech Therapist: Logopädie, Logopäde, Logopädin
Podiatrist: Fußpflege, Podologe, Podologie, medizinische Fußpflege
Psychologist: Psychologe, Psychotherapeut, Psychologin, Psychotherapie, Therapeut
Veterinarian: Tierarzt, Tierklinik, Tierarztpraxis, Tierärztin, Veterinär, Kleintierpraxis
Optician: Optiker, Brillenladen, Brillengeschäft, Augenoptiker, Brillen
Physiotherapist: Physiotherapeut, Physiotherapie, Krankengymnastik, Physiopraxis, Physio
Medical Supply Store: Sanitätshaus
Hearing Aid Shop: Hörgeräte, Hörgeräteakustiker, Hörakustiker, Hörgeräteladen
Nursing Home: Altersheim, Pflegeheim, Altenheim, Seniorenheim, Seniorenresidenz
Clothes Shop: Kleidung, Kleidungsgeschäft, Modegeschäft, Bekleidung, Klamottenladen, Boutique, Mode,
  Bekleidungsgeschäft, Kleiderladen, Modeladen, Damenmode, Herrenmode, Modehaus, Kleidergeschäft
Wedding Clothes Store: Brautmode, Brautkleider, Brautmodengeschäft
Underwear Store: Unterwäsche, Dessous
Shoe Shop: Schuhgeschäft, Schuhladen, Schuhe, Schuhhaus
Bookshop: Buchhandlung, Buchladen, Bücher, Buchhändler, Büchergeschäft
Jeweller: Juwelier, Schmuck, Schmuckgeschäft, Goldschmied, Schmuckladen, Juweliergeschäft
Watch Shop: Uhrmacher, Uhrengeschäft, Uhren, Uhrenladen
Gift Shop: Geschenkeladen, Geschenke, Souvenirladen, Andenkenladen, Geschenkladen, Souvenirs,
  Andenken
Toy Shop: Spielzeugladen, Spielwaren, Spielzeug, Spielwarengeschäft, Spielzeuggeschäft,
  Spielwarenladen
Furniture Store: Möbelhaus, Möbelgeschäft, Möbel, Einrichtungshaus, Möbelladen
Bedding: Matratzen, Bettenhaus, Matratzengeschäft, Bettengeschäft
Hardware Store: Eisenwaren, Eisenwarenhandlung, Werkzeugladen, Haushaltswaren, Baumarkt,
  Heimwerkermarkt, Baumärkte
Electronics Store: Elektronikmarkt, Elektromarkt, Elektronik, Elektrogeschäft, Elektronikladen
Appliance Store: Haushaltsgeräte, Küchengeräte
Electronics Repair: Elektroreparatur
Computer Shop: Computerladen, Computergeschäft, Computer, PC Laden
Mobile Phone Shop: Handyladen, Handyshop, Handygeschäft, Handy, Mobilfunkladen
Pet Shop: Zoohandlung, Tierhandlung, Tierbedarf, Zoogeschäft, Tierfutter, Zooladen
Sports Shop: Sportgeschäft, Sportartikel, Sportladen, Sporthaus
Beauty Salon: Kosmetikstudio, Kosmetiksalon, Kosmetikerin, Schönheitssalon, Kosmetik,
  Kosmetikinstitut, Wimpernstudio, Haarentfernung, Schönheitsstudio
Cosmetics Shop: Kosmetikgeschäft, Parfümerie, Kosmetikladen
Tanning Salon: Sonnenstudio, Solarium, Bräunungsstudio
Stationery Shop: Schreibwaren, Schreibwarenladen, Papeterie, Schreibwarengeschäft, Bürobedarf,
  Papierwaren
Newsagent: Zeitungsladen, Zeitschriften, Zeitungskiosk, Zeitungen
Kiosk: Kiosk, Büdchen, Trafik
Tobacconist: Tabakladen, Tabakwaren, Tabakgeschäft, Zigarrenladen
Garden Centre: Gartencenter, Gartenmarkt, Baumschule, Gärtnerei, Pflanzenmarkt
Department Store: Kaufhaus, Warenhaus
Shopping Mall: Einkaufszentrum, Shoppingcenter
Antique Shop: Antiquitäten, Antiquitätenhändler, Antiquitätengeschäft, Antiquariat
Second-hand Shop: Secondhandladen, Gebrauchtwarenladen, Trödler, Trödelladen, Sozialkaufhaus,
  Brockenhaus
Pawnshop: Pfandhaus, Pfandleihe, Pfandleiher, Leihhaus
Music Shop: Musikgeschäft, Musikladen, Musikhaus, Gitarrenladen, Instrumente
Fabric Shop: Stoffladen, Stoffgeschäft, Stoffe
Sewing Supply Shop: Kurzwaren, Wollladen, Handarbeitsladen
Bag Shop: Taschenladen, Koffer, Lederwaren
Laundry: Wäscherei, Waschsalon, Waschcenter
Dry Cleaner: Reinigung, chemische Reinigung, Textilreinigung, Kleiderreinigung
Tailor: Schneider, Schneiderei, Änderungsschneiderei, Schneiderin, Maßschneider, Änderungsschneider
Shoe Repair: Schuster, Schuhmacher, Schuhreparatur, Schuhmacherei
Copy Shop: Copyshop, Kopierladen
Printer: Druckerei, Drucker
Funeral Director: Bestatter, Bestattungsinstitut, Bestattung, Bestattungen, Bestattungsunternehmen,
  Beerdigungsinstitut
Kitchen Shop: Küchenstudio, Küchengeschäft, Küchen, Küchenbauer
Lighting Shop: Lampengeschäft, Lampen, Leuchten, Lampenladen
Carpet Shop: Teppichgeschäft, Teppiche, Teppichladen
Floorer: Bodenleger, Fußbodenleger, Parkettleger
Car Dealer: Autohaus, Autohändler, Autohandel, Gebrauchtwagen, Gebrauchtwagenhändler, Autoverkauf
Motorcycle Shop: Motorradladen, Motorradhändler, Motorradgeschäft, Motorrad, Rollerladen
Tyre Shop: Reifenhändler, Reifen, Reifenservice, Reifenhandel, Reifenwechsel
Car Parts Shop: Autoteile, Ersatzteile, Autozubehör
Car Wash: Autowäsche, Waschanlage, Waschstraße, Autowaschanlage, Autopflege
Petrol Station: Tankstelle, Tanke, Benzin
Vehicle Inspection: TÜV, Prüfstelle
Parking: Parkhaus, Parkplatz, Tiefgarage
Driving School: Fahrschule, Fahrlehrer, Führerschein, Fahrstunden
Taxi: Taxi, Taxiunternehmen, Taxizentrale
Bicycle Rental: Fahrradverleih, Fahrradvermietung, Radverleih
Boat Rental: Bootsverleih, Bootsvermietung, Kanuverleih
Bank: Sparkasse, Bankfiliale, Volksbank, Kreditinstitut
Bureau de Change: Wechselstube, Geldwechsel
Post Office: Postamt, Postfiliale
Financial Adviser: Finanzberater, Vermögensberater, Finanzberatung, Anlageberater,
  Vermögensverwalter
Consultant: Unternehmensberatung, Berater, Unternehmensberater, Beratung
Architect: Architekt, Architekturbüro, Architektin, Architekten
Engineer: Ingenieur, Ingenieurbüro, Statiker
Translation Office: Übersetzer, Übersetzungsbüro, Dolmetscher
Private Investigator Office: Detektiv, Detektei, Privatdetektiv
Property Management: Hausverwaltung, Immobilienverwaltung
Employment Agency: Arbeitsvermittlung, Zeitarbeit, Personalvermittlung, Zeitarbeitsfirma,
  Arbeitsamt, Personalberatung, Personaldienstleister, Jobvermittlung
Coworking Space: Gemeinschaftsbüro, Coworking
Software Company: Softwarefirma, IT-Firma, IT-Dienstleister, IT Unternehmen, Softwareentwickler, EDV
Security Company: Sicherheitsdienst, Wachdienst, Sicherheitsfirma, Wachschutz
School: Schule, Grundschule, Gymnasium, Realschule, Volksschule
Language School: Sprachschule, Sprachkurs, Deutschkurs
University: Universität, Hochschule, Uni
Library: Bibliothek, Bücherei
Hostel: Jugendherberge
Campsite: Campingplatz, Zeltplatz, Camping
Holiday Apartment: Ferienwohnung, Ferienappartement, Ferienwohnungen, Fewo
Holiday Cottage: Ferienhaus, Ferienhäuser
Museum: Museum, Museen
Cinema: Kino, Lichtspielhaus, Kinos, Filmtheater
Theatre: Theater, Schauspielhaus
Casino: Spielbank, Kasino
Gambling Hall: Spielhalle, Spielothek
Bowling Alley: Kegelbahn, Bowlingbahn, Bowlingcenter
Sports Centre: Sportzentrum, Sporthalle
Swimming Pool: Schwimmbad, Hallenbad, Freibad
Horseback Riding Center: Reitschule, Reithof, Reitstall
Animal Boarding Facility: Tierpension, Hundepension, Katzenpension, Hundehotel
Animal Shelter: Tierheim
Roofer: Dachdecker, Dachdeckerei, Bedachung, Dachdeckerbetrieb
Solar Installer: Photovoltaik, Solarfirma, Solaranlagen
Heating Engineer: Heizungsbauer, Heizungsinstallateur, Heizung, Klimaanlage, Klimatechnik,
  Heizungsmonteur
Builder: Bauunternehmen, Baufirma, Bauunternehmer, Hausbau
Mason: Maurer, Steinmetz
Glazier: Glaser, Glaserei
Tiler: Fliesenleger, Plattenleger
Plasterer: Stuckateur, Verputzer, Gipser, Trockenbauer
Upholsterer: Polsterer, Polsterei
Chimney Sweeper: Schornsteinfeger, Kaminkehrer, Rauchfangkehrer, Kaminfeger
Scaffolder: Gerüstbauer, Gerüstbau
Brewery: Brauerei, Bierbrauerei
Pest Control: Schädlingsbekämpfung, Kammerjäger, Schädlingsbekämpfer
Blacksmith: Schmied, Schmiede
Self Storage: Lagerraum, Mietlager
Marketplace: Flohmarkt, Wochenmarkt, Markthalle, Bauernmarkt
Produce Stand: Hofladen, Bauernladen
Events Venue: Hochzeitslocation, Festsaal, Veranstaltungsort, Eventlocation
Bookmaker: Wettbüro
E-Cigarette Shop: E-Zigaretten
Creperie: Crêperie, Pfannkuchenhaus
Nurse: Pflegedienst, ambulante Pflege, Krankenpflege
Courier: Kurier, Kurierdienst, Paketdienst, Lieferdienst
Cash Machine: Geldautomat, Bankomat
Charging Station: Ladesäule, Ladestation
Cooking School: Kochschule, Kochkurs
Christian Church: Kirche
Window Construction: Fensterbauer, Fensterbau
Computer Repair: Computerreparatur, Laptop Reparatur, PC Reparatur, Computerservice
Phone Repair: Handyreparatur, Handy Reparatur, Smartphone Reparatur
Logistics Company: Logistik, Transportunternehmen, Logistikfirma
Hat Shop: Hutladen, Hutmacher
Billiard Hall: Billard
`;

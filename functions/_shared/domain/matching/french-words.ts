/** Everyday French by type; see synonyms.ts. */
export const frenchWords = `
Dentist: dentiste, cabinet dentaire, chirurgien dentiste, clinique dentaire, chirurgien-dentiste
Orthodontist: orthodontiste
Gym: salle de sport, salle de gym, club de fitness, salle de fitness, salle de musculation, fitness,
  musculation, club de sport, centre de remise en forme, gym
Personal Trainer: coach sportif, coach personnel, entraîneur personnel, coach fitness
Massage Therapist: masseur, salon de massage, massage, masseuse, massothérapeute, institut de
  massage
Chiropractor: chiropracteur, chiropraticien
Yoga Studio: studio de yoga, cours de yoga, école de yoga, centre de yoga
Plumber: plombier, plomberie, plombier chauffagiste, dépannage plomberie, débouchage
Electrician: électricien, électricité, entreprise d'électricité, électricien dépannage
Carpenter: menuisier, menuiserie, charpentier, ébéniste, ébénisterie, charpente
Landscaper: jardinier, paysagiste, jardinage, entretien de jardin, élagueur, architecte paysagiste
House Cleaner: femme de ménage, nettoyage, société de nettoyage, ménage, entreprise de nettoyage,
  service de ménage, aide ménagère, entreprise de ménage, laveur de vitres, agent d'entretien
Painter: peintre, peintre en bâtiment, peinture en bâtiment, entreprise de peinture
Handyman: bricoleur, homme à tout faire, petits travaux, multiservices, multi-services
Locksmith: serrurier, serrurerie, clé minute, clefs minute, reproduction de clés
Real Estate Agent: agence immobilière, agent immobilier, immobilier, courtier immobilier, agences
  immobilières, agence immo, immo
Insurance Agent: assurance, assureur, agence d'assurance, courtier en assurance, assurances,
  compagnie d'assurance, agent d'assurance, courtier d'assurance
Web Designer: agence web, création de site web, webdesigner, création de site internet, développeur
  web
Graphic Designer: graphiste, infographiste, studio graphique
Marketing Agency: agence de publicité, agence marketing, agence de communication, publicité, agence
  de pub, publicitaire
Accountant: comptable, expert-comptable, cabinet comptable, expertise comptable, cabinet d'expertise
  comptable, comptabilité, conseiller fiscal, fiscaliste
Lawyer: avocat, cabinet d'avocat, avocate, juriste, cabinet d'avocats, conseil juridique, avocats
Notary: notaire, étude notariale, office notarial
Hair Salon: coiffeur, coiffeuse, salon de coiffure, coiffure, coiffeurs
Nail Salon: onglerie, manucure, bar à ongles, prothésiste ongulaire, salon de manucure, ongles,
  pédicure
Spa: institut de bien-être, centre de bien-être, thermes, balnéo, bains
Sauna: hammam
Barber Shop: barbier, coiffeur pour hommes, coiffeur homme, barbershop, salon de barbier
Restaurant: resto, restaurants, auberge, bistrot, brasserie, bistro, table d'hôtes, gastronomique,
  restaurant gastronomique, bouchon
Bakery: boulangerie, boulanger, boulangerie pâtisserie, boulangère, pain, dépôt de pain,
  boulangeries
Coffee Shop: café, salon de thé, torréfacteur, cafés, bar à café
Food Truck: camion à pizza, camion restaurant, camion repas, cuisine de rue, camion pizza
Catering Service: traiteur, service traiteur, traiteurs
Photographer: photographe, studio photo, photographe de mariage, photographie
Art Gallery: galerie d'art, galerie, marchand d'art
Dance Studio: école de danse, studio de danse, cours de danse, danse
Music Teacher: école de musique, professeur de musique, professeur de piano, cours de piano, cours
  de guitare, cours de musique, conservatoire, prof de musique, cours de chant, professeur de
  guitare, prof de piano
Travel Agency: agence de voyage, agence de voyages, voyagiste, tour opérateur, voyages, agences de
  voyage
Tour Guide: guide touristique, guide, visite guidée, guide conférencier, visites guidées
Hotel: hôtel, hôtels, hébergement, logement touristique
Bed & Breakfast: chambre d'hôtes, chambre d'hôte, maison d'hôtes, gîte, pension de famille, chambres
  d'hôtes, maison d'hôte
Auto Repair: garagiste, garage, garage automobile, mécanicien, réparation automobile, carrossier,
  carrosserie, réparation voiture, garage auto, mécanique auto, atelier mécanique, mécanicien auto,
  réparation auto, dépanneuse, dépannage auto, pare-brise
Car Rental: location de voiture, location voiture, loueur de voitures, location de voitures,
  location auto, location de véhicules, location utilitaire
Bike Shop: magasin de vélo, vélo, réparation de vélo, vélociste, magasin de vélos, vendeur de vélo,
  vélos, réparateur de vélo, cycles
Tutor: soutien scolaire, cours particuliers, prof particulier, aide aux devoirs, cours de soutien,
  tuteur, professeur particulier
Day Care: crèche, garderie, halte-garderie, nounou, assistante maternelle, micro-crèche, garde
  d'enfants, nourrice
Kindergarten: école maternelle, maternelle, jardin d'enfants
Moving Company: déménageur, déménagement, entreprise de déménagement, société de déménagement,
  déménageurs
Florist: fleuriste, magasin de fleurs, fleurs, boutique de fleurs
Wedding Planner: organisateur de mariage, organisatrice de mariage, wedding planner, événementiel,
  agence événementielle, organisateur d'événements, mariage
Interior Designer: architecte d'intérieur, décorateur d'intérieur, décoratrice d'intérieur,
  décorateur, décoration d'intérieur, designer d'intérieur, décoration
Pet Groomer: toiletteur, toilettage, salon de toilettage, toilettage canin, toiletteur pour chien,
  toiletteuse
Tattoo Artist: tatoueur, salon de tatouage, tatouage, tatoueuse, studio de tatouage
Bar: bar à vin, bar à cocktails, bar à vins, bar à bières
Pub: taverne, brasserie à bière
Fast Food: restauration rapide, friterie, baraque à frites, snack, fast-food, vente à emporter,
  plats à emporter
Kebab Fast Food: kebab, kébab
Burger Fast Food: burger, hamburger, resto de burgers
Pizza Restaurant: pizzeria, pizzéria, pizza, resto de pizzas
Italian Restaurant: italien
Japanese Restaurant: japonais
Indian Restaurant: indien
Sushi Restaurant: resto de sushis, bar à sushis, sushi
Mexican Restaurant: mexicain
Thai Restaurant: thaï
Chinese Restaurant: chinois
Ice Cream Shop: glacier, glace, marchand de glaces, glaces
Night Club: boîte de nuit, discothèque, night-club
Hookah Lounge: bar à chicha, chicha
Supermarket: supermarché, hypermarché, supermarchés, grande surface
Convenience Store: épicerie, supérette, épicerie de nuit, dépanneur, alimentation générale,
  alimentation
Grocery Store: épicerie fine, magasin d'alimentation
Health Food Store: magasin bio, épicerie bio
Butcher: boucherie, boucher, charcuterie, boucherie charcuterie, charcutier
Greengrocer: primeur, fruits et légumes, maraîcher, marchand de légumes, marchand de fruits
Fishmonger: poissonnerie, poissonnier
Cheese Store: fromagerie, fromager, crémerie
Delicatessen: traiteur italien
Pastry Shop: pâtisserie, pâtissier, confiserie, confiseur
Chocolate Store: chocolatier, chocolaterie
Wine Shop: caviste, cave à vin, marchand de vin, vins, cave à vins
Winery: vignoble, domaine viticole, vigneron, viticulteur
Liquor Store: magasin d'alcool, spiritueux
Pharmacy: pharmacie, pharmacien, pharmacies, parapharmacie
Drugstore: droguerie
Doctor: médecin, docteur, médecin généraliste, généraliste, cabinet médical, médecins, toubib
Clinic: clinique, centre médical, maison de santé, centre de santé, polyclinique, dispensaire
Hospital: hôpital, centre hospitalier, CHU, hôpitaux
Pediatrician: pédiatre
Dermatologist: dermatologue, dermato
Obstetrician: gynécologue, gynéco
Ophthalmologist: ophtalmologue, ophtalmo, ophtalmologiste, oculiste
Otolaryngologist: ORL, oto-rhino
Cardiologist: cardiologue
Psychiatrist: psychiatre
Orthopedic Surgeon: orthopédiste
Radiologist: radiologue, centre de radiologie
Neurologist: neurologue
Urologist: urologue
General Surgeon: chirurgien
Plastic Surgeon: chirurgien esthétique
Osteopath: ostéopathe, ostéo
Naturopath: naturopathe
Acupuncture Practitioner: acupuncteur, acupunctrice
Podiatrist: podologue, pédicure podologue
Speech Therapist: orthophoniste, logopède
Midwife: sage-femme
Medical Laboratory: laboratoire d'analyses, laboratoire d'analyses médicales, labo
Psychologist: psychologue, psychothérapeute, psy, psychanalyste, thérapeute
Veterinarian: vétérinaire, clinique vétérinaire, cabinet vétérinaire, véto, vétérinaires
Optician: opticien, lunettes, lunetterie, magasin d'optique
Physiotherapist: kinésithérapeute, kiné, kinésithérapie, physiothérapeute
Medical Supply Store: matériel médical
Hearing Aid Shop: audioprothésiste, appareils auditifs
Nursing Home: maison de retraite, EHPAD, résidence senior
Clothes Shop: magasin de vêtements, vêtements, boutique de mode, prêt-à-porter, boutique, boutique
  de vêtements, habits, mode, fringues, magasin d'habits
Wedding Clothes Store: robes de mariée, robe de mariée
Underwear Store: lingerie, sous-vêtements
Shoe Shop: magasin de chaussures, chaussures, chausseur
Bookshop: librairie, libraire, livres, bouquiniste, librairies
Jeweller: bijouterie, bijoutier, joaillier, bijoux, horlogerie bijouterie, joaillerie
Watch Shop: horloger, montres, horlogerie
Gift Shop: magasin de souvenirs, cadeaux, boutique de cadeaux, boutique de souvenirs
Toy Shop: magasin de jouets, jouets, magasin de jeux
Furniture Store: magasin de meubles, meubles, mobilier, ameublement
Bedding: literie, matelas, magasin de literie
Hardware Store: quincaillerie, quincaillier, magasin de bricolage, bricolage
Electronics Store: magasin d'électronique, électronique, hi-fi
Appliance Store: électroménager, magasin d'électroménager
Electronics Repair: réparation électroménager
Computer Shop: magasin informatique, informatique, magasin d'informatique, ordinateurs
Mobile Phone Shop: magasin de téléphone, téléphonie, boutique de téléphonie, téléphone portable
Pet Shop: animalerie, magasin pour animaux
Sports Shop: magasin de sport, articles de sport
Beauty Salon: institut de beauté, esthéticienne, salon de beauté, esthétique, soins esthétiques,
  épilation, salon d'esthétique
Cosmetics Shop: parfumerie, cosmétiques, produits de beauté
Tanning Salon: centre de bronzage, bronzage, solarium
Stationery Shop: papeterie, fournitures de bureau
Newsagent: maison de la presse, marchand de journaux, presse, kiosque à journaux
Tobacconist: tabac, bureau de tabac, débit de tabac, buraliste, tabac presse, bar-tabac
E-Cigarette Shop: cigarette électronique
Garden Centre: jardinerie, pépinière, pépiniériste
Department Store: grand magasin
Shopping Mall: centre commercial, galerie marchande
Antique Shop: antiquaire, antiquités
Second-hand Shop: friperie, brocante, dépôt-vente, seconde main, ressourcerie, brocanteur
Music Shop: magasin de musique, instruments de musique, luthier
Fabric Shop: magasin de tissus, tissus
Sewing Supply Shop: mercerie
Bag Shop: maroquinerie, sacs
Laundry: laverie, laverie automatique, blanchisserie, lavomatique, lavoir automatique
Dry Cleaner: pressing, nettoyage à sec, teinturerie
Tailor: tailleur, retoucheur, couturier, retouches, atelier de couture
Dressmaker: couturière
Shoe Repair: cordonnier, cordonnerie
Copy Shop: reprographie, photocopie
Printer: imprimeur, imprimerie
Funeral Director: pompes funèbres, entreprise de pompes funèbres, croque-mort
Kitchen Shop: cuisiniste, cuisines
Lighting Shop: luminaires, magasin de luminaires
Carpet Shop: tapis
Floorer: parqueteur, poseur de sol
Car Dealer: concessionnaire, concessionnaire automobile, vendeur de voitures, concession automobile,
  concessionnaire auto
Motorcycle Shop: magasin de moto, moto, concessionnaire moto, motos
Tyre Shop: pneus, pneu, centre de pneus, magasin de pneus
Car Parts Shop: pièces auto, pièces détachées auto, pièces détachées
Car Wash: lavage auto, station de lavage, lavage de voiture, lave-auto
Petrol Station: station-service, station essence, essence, pompe à essence, stations-service
Vehicle Inspection: contrôle technique
Parking: parking
Driving School: auto-école, école de conduite, moniteur d'auto-école, permis de conduire
Taxi: chauffeur de taxi, VTC
Bicycle Rental: location de vélo, location de vélos, location vélo
Boat Rental: location de bateau, location de bateaux
Bank: banque, caisse d'épargne, banques
Bureau de Change: bureau de change, change
Post Office: bureau de poste, la poste, poste
Financial Adviser: conseiller financier, gestion de patrimoine, conseiller en patrimoine, courtier
  en prêt
Consultant: cabinet de conseil, conseil, société de conseil
Architect: architecte, cabinet d'architecte, cabinet d'architecture
Engineer: bureau d'études, ingénieur
Translation Office: traducteur, agence de traduction, traductrice, interprète
Private Investigator Office: détective privé, détective
Property Management: syndic, gestion immobilière
Employment Agency: agence d'intérim, intérim, agence de recrutement, cabinet de recrutement, pôle
  emploi
Coworking Space: espace de coworking
Software Company: société informatique, éditeur de logiciels, services informatiques
Security Company: société de sécurité, agence de sécurité, gardiennage
School: école, collège, lycée, école primaire
Language School: école de langues, cours de langue
University: université, faculté, fac
Library: bibliothèque, médiathèque
Hostel: auberge de jeunesse
Campsite: camping, terrain de camping
Holiday Apartment: appartement de vacances, location de vacances, location saisonnière
Holiday Cottage: maison de vacances, gîte rural
Museum: musée, musées
Cinema: cinéma, ciné, cinémas
Theatre: théâtre
Bowling Alley: bowling
Sports Centre: centre sportif, complexe sportif, gymnase
Swimming Pool: piscine
Horseback Riding Center: centre équestre, club hippique, équitation, poney club
Animal Boarding Facility: pension pour chiens, pension canine, chenil, pension pour chats
Animal Shelter: refuge pour animaux, SPA animaux
Roofer: couvreur, toiture, entreprise de toiture, zingueur
Solar Installer: panneaux solaires, installateur de panneaux solaires
Heating Engineer: chauffagiste, climatisation, chauffage, frigoriste, installateur de climatisation
Builder: entreprise de construction, constructeur de maisons, entreprise du bâtiment, BTP,
  rénovation, entreprise générale
Mason: maçon, maçonnerie, tailleur de pierre
Glazier: vitrier, vitrerie, miroiterie
Tiler: carreleur, carrelage
Plasterer: plâtrier, plaquiste
Upholsterer: tapissier
Chimney Sweeper: ramoneur, ramonage
Blacksmith: forgeron, ferronnier, maréchal-ferrant
Brewery: brasserie artisanale, brasseur, microbrasserie
Pest Control: dératisation, désinsectisation, lutte antiparasitaire
Self Storage: garde-meuble, box de stockage
Marketplace: marché, marché aux puces, halles
Events Venue: salle de mariage, salle de réception, salle des fêtes, salle de fête
Creperie: crêperie
Nurse: infirmier, infirmière, soins à domicile, cabinet infirmier
Courier: coursier, livraison, service de livraison
Cash Machine: distributeur de billets, distributeur automatique
Charging Station: borne de recharge
Cooking School: école de cuisine, cours de cuisine
Christian Church: église
Computer Repair: réparation ordinateur, dépannage informatique, réparation d'ordinateur, réparateur
  informatique
Phone Repair: réparation de téléphone, réparation téléphone, réparation de portable, réparation
  smartphone
Logistics Company: transporteur, logistique, entreprise de transport
Hat Shop: chapelier, chapellerie
Billiard Hall: billard
`;

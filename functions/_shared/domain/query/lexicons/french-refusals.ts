/** French refusals; see english-refusals.ts. */
export const frenchRefusals = `
refuse.not_allowed.: mot de passe, mots de passe, clé api, clés api, prompt système, prompt system, invite système, message système, ton prompt, tes instructions, vos instructions, tes règles, instructions précédentes, instructions cachées, instructions internes, consignes précédentes, tes consignes, ignore toutes les instructions précédentes, ignore les instructions précédentes, ignore tes instructions, ignore, ignorez, ignorer, oublie tes instructions, oublie toutes tes instructions, oublie tes règles, oublie les règles, oublie toutes les règles, oublie les instructions, autres utilisateurs, autre utilisateur, autres clients, autre client, autres presets, autre preset, autres comptes, autre compte, données des autres, comptes des autres, variables d environnement, identifiants, carte bancaire numéro, numéro de carte, numéros de carte, administrateur, admin, mode admin, mode développeur, secret, secrets, utilisateurs, adresse personnelle, adresses personnelles, numéro personnel, numéros personnels, numéro privé, numéros privés, téléphone personnel, téléphones personnels, portable personnel, portables personnels, domicile, date de naissance, fais semblant, fais comme si, tu es maintenant, tu es désormais, à partir de maintenant, désormais tu es, comporte toi, joue le rôle, code source, jeton, compte bancaire, comptes bancaires, adresse privée, adresses privées
refuse.read_only.: table pour, une table pour, réserver une table, réserve une table, réserve moi, supprime, supprimer, supprimez, efface, effacer, effacez, modifie, modifier, modifiez, change, changer, changez, ajoute, ajouter, ajoutez, mets à jour, mettre à jour, mettez à jour, remplace, remplacer, crée, créer, renomme, renommer, corrige, corriger, envoie, envoyer, envoyez, réserve, réserver, réservez, commande, commander, achète, acheter, appelle, appelle les, vide, déplace, enregistre, sauvegarde, retire, enlève, insère, annule, drop, delete, update, truncate
refuse.no_such_field.assurances acceptées: mutuelle, mutuelles, assurance maladie, carte vitale, tiers payant, assurance dentaire
refuse.no_such_field.chiffre d'affaires: chiffre d affaires, revenus, revenu, recettes, gagne, gagnent, ca annuel
refuse.no_such_field.bénéfices: bénéfice, bénéfices, profit, profits, rentable, rentables, rentabilité, marge
refuse.no_such_field.salaires: salaire, salaires
refuse.no_such_field.employés: employés, employé, salariés, salarié, effectif, effectifs, personnel, travaillent
refuse.no_such_field.offres d'emploi: embauche, embauchent, recrutent, recrute, offres d emploi, stage
refuse.no_such_field.clients: clients, clientèle, visiteurs, touristes, patients, nouveaux patients
refuse.no_such_field.fréquentation: fréquentation, affluence, temps d attente, bondé, bondés, heures de pointe
refuse.no_such_field.ambiance: ambiance, branché, branchés, romantique, romantiques, cosy, sympa, plus beau, plus beaux, belle vue
refuse.no_such_field.l'avenir: l année prochaine, l an prochain, le mois prochain, la semaine prochaine, à l avenir, vont fermer, va fermer, prévision, fermeront, faire faillite
refuse.no_such_field.le passé: l année dernière, l an dernier, le mois dernier, croissance, évolution, autrefois
refuse.no_such_field.faillites: faillite, insolvable, dettes, dette, solvabilité
refuse.no_such_field.numéros fiscaux: siret, siren, numéro de tva, forme juridique
refuse.no_such_field.responsables: gérant, gérants, directeur, directrice, pdg, interlocuteur
refuse.no_such_field.loyers: loyer, loyers, prix au mètre carré, appartement, appartements, prix de l immobilier
refuse.no_such_field.prix de location: louer, location de skis, tarif de location, tarifs de location
refuse.no_such_field.surfaces: mètres carrés, surface, surfaces, m2
refuse.no_such_field.places assises: places assises, nombre de places
refuse.no_such_field.chambres: chambres, nombre de chambres, lits
refuse.no_such_field.disponibilités: disponibilité, disponibilités, chambre libre, table libre, en stock, complet ce soir
refuse.no_such_field.parking: parking, places de parking, se garer
refuse.no_such_field.accès fauteuil roulant: fauteuil roulant, accessible aux handicapés
refuse.no_such_field.wifi: wifi
refuse.no_such_field.climatisation: climatisation, climatisés, clim
refuse.no_such_field.animaux: animaux acceptés, animaux, chiens, chiens acceptés
refuse.no_such_field.enfants: aire de jeux, menu enfant
refuse.no_such_field.toilettes: toilettes
refuse.no_such_field.prix: combien coûte, combien coûtent, ça coûte, coûte, coûtent, c est combien, prix d un, prix d une, prix du, prix de la nuit, prix des chambres, tarif, tarifs, prix de l essence, prix du gazole, par nuit, entrée gratuite
refuse.no_such_field.réductions: réduction, réductions, promotions, bon de réduction, promo, promos, soldes
refuse.no_such_field.menus: menu, menus, plats, plat du jour, carte des plats, calories
refuse.no_such_field.régimes alimentaires: végan, vegan, végétarien, végétariens, végétarienne, sans gluten, halal, casher
refuse.no_such_field.produits: produits, stock
refuse.no_such_field.photos: photo, photos, image, images, logo
refuse.no_such_field.opinions: plaintes, satisfaction, que disent les clients, que disent les gens
refuse.no_such_field.sécurité: sécurité, criminalité, dangereux
refuse.no_such_field.hygiène: hygiène, propre, propreté
refuse.no_such_field.certificats: certificat, certificats, licence iv, autorisation
refuse.no_such_field.distinctions: michelin, étoile michelin, étoiles michelin, prix gagnés
refuse.no_such_field.habitants: habitants, population, pouvoir d achat
refuse.no_such_field.concurrence: concurrents, concurrence, part de marché
refuse.no_such_field.domaines juridiques: divorce, droit pénal, droit de la famille
refuse.out_of_scope.traduction.first: traduis, traduction, traduire, traduisez, comment dit on, comment on dit, comment dire, en portugais, en espagnol, en anglais, en allemand, en italien, en arabe
refuse.out_of_scope.météo.first: météo, temps fera t il, temps qu il fait, quel temps, pluie, pleut, pleuvoir, température, neige, neiger, fait il froid, fait il chaud
refuse.out_of_scope.actualités: actualités, nouvelles, infos du jour
refuse.out_of_scope.blagues, poèmes et histoires.first: blague, blagues, poème, poèmes, histoire, chanson, conte, devinette
refuse.out_of_scope.recettes de cuisine: recette, recettes de cuisine, recette de, cuisiner
refuse.out_of_scope.politique: président, premier ministre, élections, politique, maire, roi
refuse.out_of_scope.culture générale: capitale, sens de la vie, qui a inventé, qui a écrit, planète, lune
refuse.out_of_scope.bourse: bourse, bitcoin, taux de change, investir
refuse.out_of_scope.sport: football, foot, coupe du monde, qui a gagné, gagné le match, match
refuse.out_of_scope.textes et programmes.first: programme, code, écris, écrire un, écrire une, écris moi, rédige, rédiger, devoirs, dissertation, python, lettre de motivation, dessine
refuse.out_of_scope.calculs: racine carrée, calcule
refuse.out_of_scope.voyages: train, trains, vol, vols, horaires de bus, horaires des trains, taxi, comment aller
refuse.out_of_scope.films et musique: film, films, musique
refuse.out_of_scope.heure et date: quelle heure est il, quel jour sommes nous, quelle date
refuse.out_of_scope.conseils: dois je, devrais je, mal de tête, conseil juridique
refuse.out_of_scope.: horoscope, es tu humain, es tu un robot, es tu une ia, chatgpt, quel modèle, quel âge as tu, explique, expliquer, raconte, dieu, amour
`;

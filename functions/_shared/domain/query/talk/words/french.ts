/** See english.ts. */
export const frenchTalk = `
data: données, les données, liste, base, base de données, jeu de données, preset, infos, informations, fichier, tableau, ce, ça, cela, ces, cette, elles, ils, elle, il, celles ci, ici, là dedans, dedans, c
row: lignes, ligne, enregistrements, fiches, fiche, entrées, entreprises, commerces, établissements, magasins
column: colonnes, colonne, champs, champ, attributs, propriétés, variables, critères, filtres
filter: puis je filtrer, filtrer, peut on filtrer, je peux filtrer, filtrer sur, filtrer par, trier par, sur quoi je peux filtrer, sur quoi filtrer
howmany: combien, combien de, nombre de, le nombre de, combien y a t il de
which: quel, quelle, quels, quelles, qu est ce que, que, quoi, quels sont, quelles sont, c est quoi, liste, montre, donne, quel est, quelle est
when: quand, de quand, depuis quand, à quelle date, de quelle date, date de quand, quel jour
collect: collectées, collectée, collectés, récoltées, récupérées, mises à jour, mise à jour, mis à jour, actualisées, actualisée, recueillies, extraites, créée, générée, téléchargées, date, datent, dates, maj
howfresh: quel âge ont, quel âge, de quand datent, de quand date, à quel point, sont elles à jour, est ce à jour
fresh: âge, anciennes, ancienne, vieilles, vieux, récentes, récente, récents, fraîches, fraîcheur, à jour, actuelles, périmées, obsolètes, toujours à jour
last: dernière, dernier, dernières, dernière fois
come: viennent, vient, proviennent, provient, viennent elles, sortent, sort, issues de, tirées de, venir, avez vous eu, vous avez eu
wherefrom: d où, d où viennent, d où proviennent, d où sortent, qui a collecté, qui a fait
source: source, sources, origine, provenance, fournisseur
vendor: google, google maps, de google maps, de google, yelp, tripadvisor, bing, facebook, pages jaunes, foursquare, apple maps
osm: openstreetmap, open street map, osm, d openstreetmap
licence: licence, licences, droits, droits d auteur, conditions d utilisation, copyright, odbl, open data, rgpd, sous quelle licence, quelle licence
mayuse: puis je, puis je utiliser, peut on utiliser, ai je le droit, a t on le droit, on peut, je peux, utiliser, utilisation, usage commercial, usage, commercialement, commercial, commerciale, des fins commerciales, fins commerciales, revendre, vendre, publier, republier, partager, pour du démarchage, légal, légalement, le droit
complete: complet, complète, complètes, complets, exhaustif, exhaustive, exhaustives, exhaustivité, couverture, couvre, couvrent, couvert, il manque, manque t il, manque, fiable, fiables, fiabilité, qualité, lacunes, comprend, inclut, inclus, incluses, compris
whole: tout, toute, tous, toutes, entier, entière, ensemble, chaque, vraiment, vraiment tous, vraiment toutes, partout, tous les, toutes les, tout le, toute la, intégralité
only: seulement, juste, uniquement, ou juste, ou seulement, ou que, une partie, partie, quelques, certains, certaines, quelques uns, quelques unes
centre: centre, centre ville, le centre, capitale, ville, quartier, quartiers, zone, région, pays, banlieue, périphérie, principauté, nord, sud, est, ouest, alentours
dup: doublon, doublons, en double, double, doubles, deux fois, plusieurs fois, plus d une fois, répétés, répétées, dupliqués, dupliquées
same: même, mêmes, même nom, le même nom, du même nom, identiques
mean: veut dire, veulent dire, signifie, signifient, signification, signification de, que veut dire, que signifie, correspond, définition, sens de, explique
difference: différence entre, différence
asked: ai je demandé, j ai demandé, ai je cherché, j ai cherché, ai je choisi, j ai choisi, j avais demandé, ai je commandé, j ai saisi
types: types, types d entreprises, types de commerces, catégories, type, catégorie
tier: tier, quel tier, niveau
help: aide, aide moi, que peux tu faire, que puis je demander, qu est ce que je peux demander, je peux demander quoi, comment ça marche, exemples, que sais tu faire, tu sais faire quoi, à quoi tu sers
empty: vide, vides, complètement vides, entièrement vides, sans valeur, sans valeurs, non remplies, jamais remplies, non renseignées
filled: rempli, remplie, remplis, remplies, renseigné, renseignée, renseignés, renseignées, connu, connue, connus, connues, disponible, disponibles, présent, présents, indiqué, indiqués
any: quelqu un, au moins un, au moins une, quelque part, aucun, aucune, un seul, une seule
percent: pourcentage, quel pourcentage, part, quelle part, proportion
contain: contient, contiennent, y a t il, il y a, avez vous, as tu, existe, existent, se trouve, se trouvent
fill: le, la, les, l, d, de, du, des, un, une, est, sont, a, ont, été, était, étaient, y, t, vous, tu, je, on, nous, vos, votre, tes, ton, mes, ma, mon, leur, leurs, et, ou, pour, par, dans, sur, sous, avec, en, au, aux, à, svp, stp, s il vous plaît, s il te plaît, merci, bonjour, salut, aussi, alors, donc, exactement, bien, encore, ai, peux, puis, peut, qui, qu, est ce, est ce que, n, ne, pas, se, s, vous avez, petite question, au fait, maintenant, plus
`;

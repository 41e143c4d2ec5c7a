/** The meanings of French phrases; see english.ts for what may be a filler. */
export const frenchGrammar = `
count: combien, combien de, combien d, nombre de, nombre d, nombre total de, nombre total d, le nombre de, compte, compter, comptez, quel est le nombre de, quel est le nombre d, y a t il des, nombre, quantité de, dénombre
list: liste, lister, listez, montre, montrez, donne, donnez, affiche, affichez, trouve, trouvez, cherche, chercher, énumère, indique, indiquez, cite, citez, liste des, liste de, recherche, afficher, montrer, trouver, la liste de, la liste des, la liste d, une liste de, une liste des, une liste d, dresse la liste de, dresse la liste des, dresse une liste de, fournis, fournissez, prépare, préparez, génère, générez, crée un csv, établis, extrais, extraire, extrayez, me sortir, nous sortir
ask: quelles, quels, quelles sont, quels sont, lesquels, lesquelles
ask1.what: quel est, quelle est, quelle était, quel était, quel, quelle, qu est ce que
ask1: lequel, laquelle, qui, qui est
file: csv, fichier csv, fichier, exporte, exporter, exportez, export, télécharge, télécharger, téléchargez, tableur, excel, fichier excel, feuille de calcul, tableau, téléchargement, xlsx, crée un fichier, crée un csv, crée moi un fichier, crée moi un csv, génère un fichier, génère un csv, prépare un fichier, prépare un csv
map: sur une carte, sur la carte, sur carte, sous forme de carte, en vue carte, vue carte, sur un plan, sur le plan
subject: entreprises, entreprise, commerces, commerce, établissements, établissement, lieux, lieu, sociétés, société, entrées, entrée, fiches, fiche, magasins, magasin, tout, adresses au total, endroits, endroit, boutiques au total, enregistrements, lignes, résultats, résultat, prospects, données, business, preset, points de vente, enseignes, enseigne
have: ont, a, possèdent, possède, disposent de, dispose de, disposent d, dispose d, ayant, avoir, disposant de, possédant, connaît on, on connaît, connaissons, nous connaissons, connaissons nous
with: avec, dotés de, doté de, comprenant
no: aucun, aucune, pas de, pas d
without: sans
lack: n ont pas de, n ont pas d, n a pas de, n a pas d, ne possèdent pas de, n ont aucun, n ont aucune, n a aucun, n a aucune, manquent de, ne disposent pas de, ne disposent pas d, n ont pas, n a pas, il manque, manque, n ayant pas de, n ayant pas d, ne disposent d aucun, ne disposent d aucune, n ont ni, ont pas de, ont pas d, a pas de, ne connaissons pas, nous ne connaissons pas, ne connaît pas, on ne connaît pas, ignorons, nous ignorons, n avons pas, nous n avons pas, il n y a aucun, il n y a aucune, il n y a pas de, il n y a pas d, il n existe aucun
missing: inconnu, inconnue, inconnus, manquant, manquante, manquants, non renseigné, non renseignée, absent, absente, pas connu, non connu, n est pas connu, non renseignés, non renseignées
known: connu, connue, renseigné, renseignée, connus, connues, renseignés, renseignées, indiqué, indiquée, indiqués, indiquées, enregistré, enregistrée, publié, publiée, disponible, disponibles
not: pas, ne sont pas, n est pas, non, jamais, ne se trouvent pas, qui ne sont pas, n acceptent pas, ne proposent pas
except: sauf, excepté, hormis, à l exception des, à l exception de, à part, autres que, en dehors des
outside: hors de, en dehors de, hors
neither: ni
nor: ni
both: à la fois
either: soit, soit
and: et, ainsi que, et aussi
or: ou, ou bien
but: mais
in: à, dans, en, au, aux, dans le quartier de, dans le quartier, ayant leur siège à, situées à, situés à, installés à, installées à
on: sur, dans la rue, le long de
of: de, d, du, des, pour, parmi, concernant, d entre
to: vers, à, jusqu à
as: en, comme, sous forme de, au format
reach: joignables, joignable, contactables, contactable, joindre, contacter, peut joindre, peut contacter, peut on joindre, peut on contacter, on peut joindre, on peut contacter, peuvent être contactés, peuvent être contactées, peuvent être joints, peuvent être jointes, pouvons nous contacter, pouvons nous joindre, pouvons contacter, pouvons joindre, puis je contacter, puis je joindre, peux contacter, peux joindre
reach.phone: peut appeler, peut on appeler, on peut appeler, puis je appeler, peux appeler, pouvons nous appeler, pouvons appeler
via: via
by: par, selon
per: par, pour chaque, dans chaque, chaque, selon le, selon la, réparti par, répartis par, répartition par, regroupé par, groupé par, ventilé par, répartition des, en fonction de, regroupe par, regroupés par
be: sont, est, se trouvent, se trouve, étaient, était, situés, situées, situé, y a, présent, présente, présents, présentes
offer: proposent, propose, offrent, offre, vendent, vend, proposant, offrant
accept: acceptent, accepte, prennent, acceptant, payer par, payer avec, payer en, paiement par, paiement en
serve: desservent, dessert, couvrent, livrent
cmp.gt: plus de, plus d, supérieur à, supérieure à, au dessus de, plus que, dépassant, dépasse, supérieurs à, plus grand que, supérieures à, mieux que
cmp.gte: au moins, minimum, au minimum, pas moins de, d au moins, à partir de, minimale de, supérieure ou égale à, égale ou supérieure à
cmp.lt: moins de, moins d, inférieur à, inférieure à, en dessous de, inférieurs à, moins que, au dessous de, inférieures à
cmp.lte: au plus, maximum, au maximum, pas plus de, jusqu à, inférieure ou égale à, maximale de
cmp.eq: exactement, précisément
after.gte: ou plus, ou mieux, et plus, ou davantage, minimum, au moins, ou après, et mieux, au minimum
after.lte: ou moins, et moins, maximum, ou avant
between: entre
num.1: un seul, une seule
num.2: deux
num.3: trois
num.4: quatre
num.1.5: un et demi, une et demie
num.2.5: deux et demi, deux et demie
num.3.5: trois et demi, trois et demie
num.4.5: quatre et demi, quatre et demie
num.5: cinq
num.6: six
num.7: sept
num.8: huit
num.9: neuf
num.10: dix
num.12: douze, une douzaine
num.15: quinze
num.20: vingt
num.50: cinquante
num.100: cent, une centaine
num.1000: mille, un millier
unit.m: m, mètre, mètres
unit.km: km, kilomètre, kilomètres
unit.mi: mille marin, miles
unit.star: étoiles, étoile
unit.am: du matin, le matin
unit.pm: du soir, de l après midi, le soir
unit.night: de la nuit
unit.hour: heures, heure, h
rated: noté, notés, notée, notées, évalués, évaluées, évalué
unrated: non noté, non notés, non notées, sans étoiles, pas encore notés, pas encore notées
super.best: meilleur, meilleurs, meilleure, meilleures, mieux notés, mieux notées, les mieux notés, les mieux notées, mieux noté, mieux notée, le mieux noté, la mieux notée, les meilleurs, les meilleures, le meilleur, la meilleure, plus haut notés, les plus appréciés
super.worst: pire, pires, moins bien notés, moins bien notées, les moins bien notés, les moins bien notées, plus mal notés, les plus mal notés, le moins bien noté, plus mauvais, les pires, moins bien noté, plus mal notées, les plus mal notées, plus mauvaise, pire note
super.most: le plus de, le plus d, plus grand nombre de, le plus grand nombre de, le plus, les plus, le plus grand nombre d
super.least: le moins de, le moins d, le moins, les moins
super.highest: plus élevée, plus élevé, la plus élevée, le plus élevé, plus haute, la plus haute, plus haut, les plus élevées, plus forte
super.lowest: plus basse, la plus basse, plus bas, plus faible, la plus faible, le plus bas, les plus basses
super.reviewed: plus commentés, les plus commentés, les plus commentées, plus populaires, les plus populaires, plus d avis, le plus d avis, le plus populaire, plus commentées, avec le plus d avis
super.unreviewed: moins populaires, les moins commentés
super.near: plus proche, plus proches, les plus proches, le plus proche, la plus proche, le plus près, les plus près
super.far: plus loin, plus éloigné, plus éloignés, les plus éloignés, le plus éloigné
super.old: plus ancien, plus anciens, les plus anciens, le plus ancien, plus ancienne, plus anciennes, la plus ancienne, les plus anciennes, plus vieux, plus vieilles
super.new: plus récent, plus récents, les plus récents, plus récente, plus récentes, les plus récentes, plus jeunes
super.cheap: moins cher, moins chers, les moins chers, le moins cher, moins chères, les moins chères
super.dear: plus cher, plus chers, les plus chers, le plus cher, plus chères, les plus chères
common: courant, courante, fréquent, fréquente, répandu, répandue, courants, fréquents, représenté, représentée, fréquemment
rare: plus rare, le plus rare, la plus rare, les plus rares
leading: premiers, premières, premier, première, top
cheap: bon marché, pas cher, pas chers, abordables, abordable, économiques
dear: chers, cher, chères, haut de gamme
vague.avec au moins 4 étoiles: bien notés, bien notées, bons, bonnes
vague.à moins de 1 km de: à pied, accessible à pied
vague.ouverts après 22:00: ouverts tard, ouvert tard
fn.avg: moyenne, moyen, en moyenne, la moyenne de, moyenne des, moyennes
fn.median: médiane, médian
fn.sum: somme, total, au total, en tout, totale, cumulé, cumulés, ensemble, totalisent, totalise, totaliser, cumulent, cumule
fn.share: part, pourcentage, proportion, pourcentage de, pourcentage des, part des, proportion des, quel pourcentage, quelle part, quelle proportion, pour cent, quel pourcentage des, quel pourcentage de, part de
different: différents, différentes, distincts, distinctes
field.name: nom, noms
field.category: métier, métiers, secteur, secteurs, catégorie, catégories, type, types, type d entreprise, types d entreprises, genre, secteur, secteurs, activité, type de commerce, types de commerces, type d établissement, type d activité, types de commerce, types d établissements, secteur d activité
field.phone: téléphone, numéro de téléphone, numéros de téléphone, numéro, tél, téléphones, numéros, coordonnées téléphoniques
field.website: site web, site internet, site, sites web, sites internet, page web, url, adresse web, site en ligne, sites, présence en ligne
field.emails: e mail, email, e mails, emails, adresse e mail, adresses e mail, adresse email, courriel, courriels, mail, mails, adresse électronique, adresse mail, adresses mail, courriel, courriels, adresse courriel, adresses courriel
field.hours: horaires, horaires d ouverture, heures d ouverture, horaire
field.address: adresse, adresses, adresse postale
field.street: rue, rues
field.house_number: numéro de rue
field.suburb: quartier, quartiers, arrondissement, arrondissements, secteur de la ville
field.city: ville, villes, commune, communes
field.region: région, régions
field.postcode: code postal, codes postaux
field.country: pays
field.lat: latitude, latitudes
field.lon: longitude, longitudes
field.rating: note, notes, évaluation, notation, note client
field.review_count: avis, nombre d avis, commentaires, avis clients, évaluations, nombre de commentaires, le nombre d avis
field.phones: deuxième numéro, autre numéro de téléphone, second numéro de téléphone
field.socials: réseaux sociaux, réseau social, médias sociaux, profil social, compte sur les réseaux sociaux, profils sociaux, présence sur les réseaux sociaux
field.description: description, descriptions
field.price_level: niveau de prix, gamme de prix, prix, fourchette de prix
field.payments: moyens de paiement, moyen de paiement, mode de paiement, modes de paiement
field.currencies: devise, devises, monnaie
field.services: service, services, prestations, prestation
field.founded_year: année de création, année de fondation, date de création, années de création
field.founders: fondateur, fondateurs, fondatrice, nom du fondateur, noms des fondateurs, nom de la fondatrice
field.fit: adéquation marketing, marketing fit, potentiel marketing, score marketing, fit marketing, fit, marketing fit
field.distance: distance
spread: répartition, distribution
band: tranche de note, tranche de notes
decade: décennie, décennies, décennie de création
founded: fondé, fondés, fondée, fondées, créé, créés, créée, créées, ouverts en, ouvertes en
since: depuis
role.owner: propriétaire, du propriétaire, gérant, patron, propriétaires
role.info: info
role.support: support, service client
role.booking: réservation, réservations
network.facebook: facebook, page facebook, compte facebook
network.instagram: instagram, compte instagram, page instagram
network.x: twitter, compte twitter
network.linkedin: linkedin, profil linkedin, page linkedin
network.youtube: youtube
network.tiktok: tiktok
fitvalue.Unsure: unsure, incertain, incertaine
fitvalue.Yes: oui, yes, un bon potentiel marketing, bon potentiel marketing, une bonne adéquation marketing, bonne adéquation marketing, adapté au marketing, adaptée au marketing, adaptés au marketing, adaptées au marketing
fitvalue.No: no, un mauvais potentiel marketing, mauvais potentiel marketing, inadapté au marketing, inadaptée au marketing, inadaptés au marketing, inadaptées au marketing
near: près de, près du, proche de, proches de, à côté de, autour de, aux alentours de, à proximité de, proche du, autour du, à proximité du, proches du, près d
within: à moins de, dans un rayon de, à moins d, rayon de, dans un périmètre de, à une distance de moins de, à, à maximum, à une distance de, dans un rayon d, dans un rayon d un, dans un rayon d une
away: loin, de distance, rayon, à la ronde, distance de
dir.north: au nord de, au nord du, nord, au nord, au nord d, plus au nord que
dir.south: au sud de, au sud du, sud, au sud, plus au sud que
dir.east: à l est de, à l est du, est de, plus à l est que
dir.west: à l ouest de, à l ouest du, ouest, ouest de, plus à l ouest que
centre: centre, centre ville, le centre
point: les coordonnées, aux coordonnées, des coordonnées, coordonnées gps, du point, le point, au point, point
howfar: à quelle distance, quelle est la distance entre, quelle distance, distance entre, à quelle distance se trouve, à quelle distance est, quelle distance sépare
open: ouvert, ouverts, ouverte, ouvertes, ouvrent, ouvre, ouverture
closed: fermé, fermés, fermée, fermées, ne sont pas ouverts, ne sont pas ouvertes
closes: ferment, ferme
now.open: ouverts en ce moment, ouvertes en ce moment, ouvert en ce moment, ouverte en ce moment
now: maintenant, en ce moment, actuellement, à l heure actuelle, là maintenant, à présent, tout de suite, en ce moment, actuellement, à l heure actuelle, à cet instant
today: aujourd hui, aujourdhui
tomorrow: demain
tonight: ce soir
day.0: lundi, lundis
day.1: mardi, mardis
day.2: mercredi, mercredis
day.3: jeudi, jeudis
day.4: vendredi, vendredis
day.5: samedi, samedis
day.6: dimanche, dimanches
weekend.whole: tout le week end, tout le weekend, le week end entier
weekend: week end, weekend, le week end, les week ends
weekdays: en semaine, jours de semaine, du lundi au vendredi
everyday: tous les jours, chaque jour, toute la semaine, 7 jours sur 7, sept jours sur sept, tous les jours de la semaine, chaque jour de la semaine
always: 24h 24, 24 heures sur 24, jour et nuit, en permanence, 24 7, 24h sur 24, non stop, 24 heures sur 24 7 jours sur 7, 24h 24 et 7j 7, vingt quatre heures sur vingt quatre
allday: toute la journée
after: après, passé
before: avant
until: jusqu à, jusqu au, jusque
from: de, à partir de, dès
at: à
noon.720.840: midi
meal.720.840: heure du déjeuner, à l heure du déjeuner, au déjeuner, pour le déjeuner, pause déjeuner, pause de midi, pendant la pause déjeuner, pendant la pause de midi, entre midi et deux, entre midi et deux heures, entre midi et 2, entre midi et 2 h, entre midi et 2h, entre midi et 2 heures
meal.1080.1260: heure du dîner, à l heure du dîner, au dîner, pour le dîner
meal.420.600: heure du petit déjeuner, à l heure du petit déjeuner, au petit déjeuner, pour le petit déjeuner
midnight: minuit
named: nommé, nommés, nommées, appelé, appelés, appelées, s appellent, s appelle, dont le nom est, du nom de, intitulés, nommée
contain: contient, contiennent, contenant, mentionnent, mentionne, comporte, comportent, le mot, mot, incluant, inclut
start: commence par, commencent par, commençant par, débute par
end: se termine par, se terminent par, finit par, finissent par
pron: ceux ci, celles ci, parmi eux, parmi elles, d entre eux, d entre elles, ces, ceux, celles, eux, elles, parmi ceux ci, parmi celles ci, ils, entre eux, entre elles
pron.list: la liste, cette liste
whatabout: plutôt, à la place, qu en est il de, qu en est il des, et pour, et pour les, même chose pour, pareil pour, et à, et dans, et les, qu en est il à, et si on prend
whetherall: tous les, toutes les, est ce que tous les, est ce que toutes les, est ce que chaque
pricier: plus cher que, plus chers que, plus chère que, plus chères que, moins cher que, moins chers que, moins chère que, moins chères que
unsaid: au lieu de, au lieu du, au lieu des
only: seulement, uniquement, juste, que, ne garde que, garde seulement, limite à, limite toi à, garde, gardez, garde uniquement, ne gardez que, conserve, conserve uniquement, ne conserve que, restreins à, filtre sur
everywhere: dans tous les quartiers, dans toute la ville, partout
condition: filtre, filtres, critère, critères, restriction, restrictions
drop: sans le filtre
now_: maintenant seulement, ensuite, aussi, également, encore
rest: reste, le reste
reset: on oublie tout ça, on oublie tout, oublions tout, oublie ça, oublie cela, oublie, nouvelle question, recommençons, repartons de zéro, oubliez ça, oublie tout, autre question, oublions ça
sort: trie, trier, triés, triées, triez, classe, classés, classées, classer, classez, ordonne, trié par, triés par, triées par, trie par, classe par, ordonnés par, trier par, classés par, ordonne par
alpha: alphabétique, par ordre alphabétique, ordre alphabétique, de a à z
asc: croissant, ordre croissant, par ordre croissant, alphabétique, par ordre alphabétique, ordre alphabétique, du plus bas au plus haut, du pire au meilleur, du plus faible au plus élevé, du plus petit au plus grand
desc: décroissant, ordre décroissant, par ordre décroissant, du plus haut au plus bas, du meilleur au pire, du plus élevé au plus faible, du plus grand au plus petit
more: plus, plus élevé que, davantage, meilleure note, mieux
fewer: moins
than: que les, que, par rapport à, par rapport aux, comparé aux, contre, qu
difference: différence, de combien, écart
compare: compare, comparez, comparaison, comparer
describe: comment contacter, comment joindre, comment puis je contacter, comment puis je joindre, parle moi de, décris, décrivez, détails, informations sur, infos sur, dis moi tout sur, que sais tu de, détails sur, que sais tu sur, coordonnées de, coordonnées
where: où, où est, où se trouve, où se situe
when: quand, à quelle heure, quand ouvre, à quelle heure ouvre
whoowns: qui a fondé, à qui appartient
their: leur, leurs, son, sa, ses
that: dont
letter: lettre, lettres
part: partie de
filler: calcule, calculez, calculer, toutes les colonnes, avec toutes les colonnes, le, la, l, les, un, une, des, du, de, d, il, y, a t il, y a t il, il y a, qui, que, quoi, me, moi, nous, je, j, tu, vous, on, s il te plaît, s il vous plaît, svp, stp, merci, bonjour, salut, peux tu, pouvez vous, pourrais tu, pourriez vous, je veux, je voudrais, j aimerais, j ai besoin de, j ai besoin d, je souhaite, veux, tous, toutes, tout, toute, ce, cet, cette, ici, là, dans ce preset, dans le preset, dans mes données, dans la base, dans la base de données, dans les données, dans la liste, de la liste, du preset, existe, existent, existe t il, avons nous, sais tu, savoir, voir, donc, alors, situés, situées, situé, au, aux, ensemble des, c, est ce que, est ce qu, est ce qu il y a, qu est ce, sur place, répertoriés, répertoriées, recensés, actuel, être, t il, ont ils, ont elles, ne, n, se, s, m, propre, propres, sous, enregistrés, enregistrées, dis, connais tu, combien, dispose, en, indiqué, indiquée, valeur, disponibles, disponible, listés, listées, t, sont ils, sont elles, l année, de l année, en l an, l an, à vol d oiseau, en ligne droite, m, t, qu est ce qu il y a comme, qu est ce qu il y a, qu il y a, qu y a t il comme, qu y a t il, auxquelles, auxquels, desquels, desquelles, lesquels, lesquelles, se compose
`;

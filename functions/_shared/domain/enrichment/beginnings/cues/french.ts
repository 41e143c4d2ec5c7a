import type { CueWords } from "./classes.ts";

export const french: CueWords = {
  found:
    "fondé fondée fondés fondées fonda fondent fonde fondèrent fonder fondation créé créée créés créées créa crée créer création créent créons",
  start:
    "ouvre ouvrent ouvrir ouvrit ouvert ouverte ouverts ouvertes ouverture ouvrons ouvrais lance lancent lancé lancée lancés lança lancer lancement est_née est_né sont_nés sont_nées naît naissance né_du née_du née_de vu_le_jour voit_le_jour début débuts débute débutent débuté commence commencent commencé commencement démarre démarrent démarré démarrage inaugure* aventure monte_sa monté_son monté_sa établit établi établie",
  self: "à_son_compte à_leur_compte à_mon_compte à_notre_compte s'installe s'installent s'installa s'est_installé* s'établit se_lance* se_lancent s'est_lancé* me_suis_lancé* me_suis_installé* nous_sommes_lancés propre_boutique propre_atelier propre_entreprise propre_affaire propre_cabinet propre_salon tout_plaqué tout_quitté sauter_le_pas sauté_le_pas",
  step: "premiers_clients premières_clientes premier_client premières_commandes première_commande premiers_élèves premiers_patients premiers_hôtes premier_four premier_atelier premier_magasin première_boutique premiers_scions premiers_pains première_fournée alluma allume loue loué louent louait achète achètent acheta plante enseigne accroche accroché rideau bail quitte quitté",
  modest:
    "hangar garage grange cave sous-sol cuisine remise échoppe occasion camionnette fourgonnette escabeau réchaud scie économies emprunt prêt prêté* baraque charrette étal friche avec_un avec_deux sans_salarié seul",
  since: "depuis",
  founder:
    "fondateur fondatrice fondateurs fondatrices cofondateur* cofondatrice* co-fondateur* co-fondatrice* créateur créatrice créateurs",
  kin: "grand-père grand-mère grands-parents arrière-* aïeul* bisaïeul génération générations père mère papa parents",
  descent:
    "fils fille filles petit-fils petite-fille neveu nièce gendre belle-fille successeur* beau-fils",
  others:
    "fournisseur* marque marques fabricant* fabrique fabriqué* fabrication partenaire* partenariat lunetier maison_italienne produit produits gamme coopérative distribu* torréfact* association fondation_de institut banque moulin laboratoire concessionnaire éditeur* franchise* producteur* voisin* rue",
  career:
    "serment barreau a_rejoint rejointe diplôm* formé formée formés formation études étudié école salarié* apprenti* apprentissage né_en née_en né_le arrivé arrivée bts cap bac+ bp brevet université faculté promotion obtenu expérience carrière stage ancien_élève au_cabinet_depuis dans_la_maison rejoint rejoints rejoignent intègre intégré entre_en vétérinaire_depuis docteur_en",
  change:
    "déménag* rénov* restaur* agrandi* agrandit agrandissement deuxième second seconde nouveau nouvelle nouveaux nouvelles retraite transféré* flambeau transforme* devient passe_en refait* travaux incendie succursale reconstru* informatis* troisième emménag*",
  took: "repris* reprend reprennent reprit reprise rachet* rachat succéd* succède succession prend_la_suite transmis* transmet cédé*",
  house:
    "bâti bâtie bâtiment construit* construction bastide immeuble planté* ancien ancienne siècle datant date_de édifi* maison_de architecte* château couvent usine caserne",
  award:
    "prix médaille* élu élue lauréat* récompens* concours meilleur* distingué* trophée* champion* gagné* gagnons remport* palmarès",
  member:
    "agréé* agrément membre* adhérent* adhère label* labellis* certifi* inscrit* ordre assermenté* qualifi* affilié* rge habilité*",
  copy: "copyright droits réservés mis_à_jour mise_à_jour réalisation site mentions webmaster",
  media:
    "blog publié* article* photo* photographe* auteur* presse journal loi décret tarif* tarifs version édition arrêté livre norme actualités règlement avis",
  customer: "client cliente clients merci avis témoignage* recommande",
  own: "nous notre nos",
  me: "je j'ai mon ma mes j'avais moi me",
  business:
    "entreprise société boutique cabinet atelier affaire auberge pépinière boulangerie maison garage salon restaurant hôtel librairie pharmacie école menuiserie fromagerie crêperie clinique domaine commerce magasin fournil familiale artisan artisans studio agence traiteur à_votre_service",
  role: "chef_de responsable employé* employée opticien* assistant* vendeur* vendeuse* gérant* directeur directrice secrétaire technicien* contremaître ouvrier* collaborateur* formateur* monitrice moniteur infirmière",
  today:
    "aujourd'hui désormais maintenant actuel* dirige dirigé* tient gère propriétaire* exploit* toujours",
  by: "par",
  iam: "je_suis m'appelle moi_c'est voici nous_sommes c'est nous_autres",
  they: "il elle ils elles ensemble deux tous_deux les_deux à_deux les_trois à_trois couple frères soeurs amis amies",
  history:
    "histoire à_propos qui_sommes famille notre_maison présentation parcours origine* racines chronologie dates_clés générations qui_est",
  team: "équipe collaborateurs visages personnel",
  idea: "idée rêve projet envie décidé décide décident pari imaginé* volonté derrière",
  life: "rencontré* rencontrent connus mariés marient épouse_en décès décédé* mort morte disparu* guerre né_en née_en",
  about: "vers environ circa autour avant jusqu* entre photo cliché",
};

import type { ClaimPage } from "./claim-page.ts";

export const frenchPages: ClaimPage[] = [
  {
    about: "un plombier qui énumère ses travaux et ses communes",
    country: "FR",
    html: `<html lang="fr"><title>Plombier à Vaucluzeau – Dépannage Perrault</title><nav><a href="/">Accueil</a><a href="/realisations">Réalisations</a><a href="/devis">Devis</a></nav>
<h1>Une fuite ? On arrive.</h1><h2>Nos prestations</h2><ul><li>Dépannage plomberie</li><li>Installation de chaudières</li><li>Débouchage de canalisations</li><li>Rénovation de salle de bains</li></ul>
<p>Nous intervenons à Vaucluzeau, Saint-Ouen-des-Prés et Mérignac.</p><p>Entreprise fondée en 1989 par Lucien Perrault.</p>
<p>Perrault, 3 rue du Lavoir, 24340 Vaucluzeau</p><p>Règlement par chèque, espèces ou virement.</p>`,
    services: [
      "Dépannage plomberie",
      "Installation de chaudières",
      "Débouchage de canalisations",
      "Rénovation de salle de bains",
    ],
    areas: ["Vaucluzeau", "Saint-Ouen-des-Prés", "Mérignac"],
    founders: ["Lucien Perrault"],
    year: 1989,
    payments: ["check", "cash", "bank transfer"],
  },
  {
    about: "un institut de beauté avec un menu de soins",
    country: "FR",
    html: `<html lang="fr"><title>Institut Églantine</title><ul class="menu"><li><a href="/">Accueil</a></li><li><a href="/soins">Nos soins</a><ul><li><a href="/soins/visage">Soins du visage</a></li><li><a href="/soins/massages">Massages du dos</a></li><li><a href="/soins/epilation">Épilation à la cire</a></li></ul></li><li><a href="/tarifs">Tarifs</a></li><li><a href="/avis">Avis clients</a></li></ul>
<h1>Prenez une heure pour vous</h1><p>Depuis 2006, Maud Églantier vous accueille au calme. Elle a étudié à Lille puis travaillé à Bruxelles.</p>
<div class="avis-client"><p>« Je viens exprès de Roubaix ! »</p></div>`,
    services: ["Soins du visage", "Massages du dos", "Épilation à la cire"],
    areas: [],
    year: 2006,
  },
  {
    about: "un traiteur qui écrit des phrases",
    country: "BE",
    html: `<html lang="fr"><title>Traiteur La Louche d'Or</title><meta name="description" content="Nous proposons des buffets froids, des cocktails dînatoires et des repas de mariage dans tout le Hainaut.">
<p>Créée par Amandine et Hugo Lestrade en 2013, La Louche d'Or cuisine pour vos fêtes.</p><h2>Zone d'intervention</h2><ul><li>Tournai</li><li>Ath</li><li>Mons</li></ul>`,
    services: ["buffets froids", "cocktails dînatoires"],
    alsoServices: ["repas de mariage"],
    areas: ["Hainaut", "Tournai", "Ath", "Mons"],
    founders: ["Amandine Lestrade", "Hugo Lestrade"],
    year: 2013,
  },
];

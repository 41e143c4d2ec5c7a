import type { TalkBook } from "./english-talk.ts";

export const frenchTalk: TalkBook = {
  s_columns:
    "Chaque entreprise a {n} colonnes, dont {filled} avec une valeur pour au moins une. Nombre de valeurs connues pour {all} :",
  s_age_column: "Il n’y a pas de date propre à cette colonne : {field}, connue pour {n} sur {all}.",
  s_coverage_claim:
    "On ne peut pas dire si toutes les entreprises y sont : seul ce qui figure dans {source} a été collecté.",
  s_reach:
    "Les entreprises se trouvent entre {south} et {north} degrés de latitude et entre {west} et {east} degrés de longitude.",
  s_reach_cities: "La ville est connue pour {n} d’entre elles : {list}.",
  s_licence_use:
    "L’usage commercial est permis à condition de citer {source} ; une base de données qui en est tirée doit être partagée sous la même licence.",
  s_same_names:
    "{n} noms apparaissent plus d’une fois et désignent {what}. Les plus fréquents : {list}.",
  s_same_names_why:
    "Les magasins d’une chaîne portent le même nom : ce ne sont pas forcément des doublons.",
  s_no_same_names: "Aucun nom n’apparaît plus d’une fois : {all}.",
  s_types_asked: "Ce preset a été collecté pour : {list}. Il contient {all}.",
  s_tier_one: "Ce preset est Tier 1 : {all}, de la carte seule.",
  s_tier_two: "Ce preset est Tier 2 : {all}, de la carte et de leurs sites web.",
  s_meaning: "« {column} » : {what}. Indiqué pour {n} sur {all}.",
  talk_greet: "Bonjour ! Posez-moi vos questions sur les entreprises de ce preset.",
  talk_how: "Je suis prêt, merci. Posez-moi vos questions sur les entreprises de ce preset.",
  talk_thanks: "Avec plaisir !",
  talk_bye: "Au revoir !",
  talk_who: "Je suis un programme qui répond aux questions sur les entreprises de ce preset.",
};

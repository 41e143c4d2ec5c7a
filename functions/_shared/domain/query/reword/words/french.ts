import { table } from "../rewording.ts";

const weekday = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)";
const key = "catégorie|type|métier|secteur|rue|ville|quartier|branche";
const contact =
  "téléphones?|tel|tél|numéros? de téléphone|numéros?|sites? web|sites? internet|sites?|e-?mails?|mails?|adresses? (?:e-?)?mail|horaires|noms?|adresses?|facebook|instagram";
const ranking = "(?:classement|palmarès|ranking|top)";

export const french = table([
  [
    "^(?:hey|hé|salut|bonjour|coucou|bonsoir|hello|dis|dis moi|dis-moi|dites|alors|euh|pardon|désolé|question)[ ,:!]+",
    "",
  ],
  ["(?:s[’']?il (?:te|vous) plaît|stp|svp|merci)", ""],
  ["(?:(?:est-?ce qu[e’'] ?)?il )?y ?[’']? ?a combien(?= de | d[’'])", "combien"],
  ["y[’']?a(?:[- ]t[- ]il)?(?= un| une| des)", "y a-t-il"],
  ["y[’']?a(?:[- ]t[- ]il)?(?= plus| pas)", "y a-t-il"],
  ["(?:t[’']as|tu as|vous avez|as-tu|avez-vous)(?= combien)", ""],
  ["(?:t[’']as|tu as|vous avez|as-tu|avez-vous)(?= le | la | l[’']| les )", "donne"],
  ["(?:t[’']as|tu as|vous avez|as-tu|avez-vous)(?= des | un | une )", "y a-t-il"],
  [
    "(?:tu peux|tu pourrais|vous pouvez|vous pourriez|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous) (?:me )?(?:filer|donner|passer|dire|sortir|trouver|envoyer|montrer)",
    "donne",
  ],
  ["(?:file|passe|balance|sors|trouve)(?:[- ]moi)?", "donne"],
  ["(?:num|numéro)(?: de (?:tel|tél|téléphone))?(?= d[eu’'])", "téléphone"],
  ["insta", "instagram"],
  ["fb", "facebook"],
  [`(?:bosse|travaille|taffe|tourne) (?:aussi )?((?:le )?${weekday})`, "est ouvert $1"],
  [`(?:bossent|travaillent|taffent|tournent) (?:aussi )?((?:le )?${weekday})`, "sont ouverts $1"],
  [
    "(?:qui )?(?:font|fait|proposent|propose) (?:de )?(?:la )?(?:vente )?à emporter",
    "avec vente à emporter",
  ],
  [
    "(?:accessibles? (?:en|au|aux|pour) (?:les )?(?:fauteuils?(?: roulants?)?|handicapés)|(?:accessibles?|accès) (?:aux )?pmr)",
    "avec accès fauteuil roulant",
  ],
  ["(.{3,60}?),? (?:ou|et) (?:bien )?(?:l[’']?inverse|le contraire)", "$1"],
  ["du plus (?:au|vers le) moins", "décroissant"],
  ["du moins (?:au|vers le) plus", "croissant"],
  ["(?<!\\p{N} ?|une |deux |trois |quatre |cinq )étoiles?(?! (?:d|h))", "étoiles d'hôtel"],
  ["quelque part|par ici|dans le coin", ""],
  [
    "(.{3,40}) (?:ça|ca) (?:fait|représente) quel pourcentage(?: du total| de l[’']ensemble)?",
    "quel pourcentage sont $1",
  ],
  ["(?:il )?y a(?:-t-il)? (?:un|une) ([\\p{L}-]+)[ ?]*$", "combien de $1 y a-t-il"],
  ["(.+)[?.!] ?(?:je veux|je voudrais|c[’']est pour|on veut) .{3,40}", "$1"],
  [`(?:le )?(${weekday}) matin`, "le $1 avant 12h", "morning"],
  [`(?:le )?(${weekday}) soir`, "le $1 après 18h", "evening"],
  [
    `(?:dans|pour) (?:quelle|quel) (${key}) manque(?:nt)?(?:[- ]t[- ](?:il|elle|on))? le plus(?: souvent)? (?:les |la |le |l[’']|des )?(${contact})`,
    "nombre d'entreprises sans $2 par $1, décroissant",
  ],
  [
    `(?:quelle|quel) (${key}) a le plus de (${contact})`,
    "nombre d'entreprises avec $2 par $1, décroissant",
  ],
  [
    `${ranking} des (\\p{L}+) (?:selon|par|d[’']après) (?:le )?(?:nombre|nb) (?:de |d[’'])(.{3,20}?) (?:manquante?s|inconnue?s|absente?s)`,
    "nombre d'entreprises sans $2 par $1, décroissant",
  ],
  [
    `${ranking} des (\\p{L}+) (?:selon|par|d[’']après) (?:le )?(?:nombre|nb) (?:de |d[’'])(${contact})`,
    "nombre d'entreprises avec $2 par $1, décroissant",
  ],
  [
    `${ranking} des (\\p{L}+) (?:selon|par|d[’']après) (?:le )?(?:nombre|nb) (d[’']|de )(\\p{L}+)`,
    "nombre $2$3 par $1, décroissant",
  ],
  [
    `${ranking} des (\\p{L}+) (?:selon|par|d[’']après) (?:la part|le pourcentage|pourcentage|part) (avec|sans) (.+)`,
    "pourcentage d'entreprises $2 $3 par $1, décroissant",
  ],
]);

/** "Founded … by": the names come after. */
const foundedBy =
  /(?<!\p{L})(?:founded|established|started|opened|created|formed|launched|begun|set up|co-founded|gegründet|eröffnet|ins leben gerufen|aus der taufe gehoben|fondée?s?|créée?s?|ouverte?s?|lancée?s?|fundad[ao]s?|cread[ao]s?|abiert[ao]s?|abrió|nació|iniciad[ao]s?|fondat[ao]|nat[ao]|creat[ao]|opgericht|gestart|تأسس\p{L}*|أسس\p{L}*|أنشئ\p{L}*|انطلق\p{L}*|افتتح\p{L}*)(?!\p{L})[^.;!?“”"]{0,60}?(?<!\p{L})(?:by|von|durch|par|por|de la mano de|da|door|على يدي?|على أيدي|من قبل|بواسطة)(?!\p{L})\s*/giu;
/** German puts the verb at the end: "von A und B gegründet". */
const germanEnd =
  /(?<!\p{L})(?:von|durch)\s+(?=[^.;!?]{4,80}?\s(?:gegründet|eröffnet|aufgebaut)(?!\p{L}))/giu;
/** "Als A 1968 die Schreinerei gründete", "cuando A dejó el taller y abrió la tienda" */
const whenFounded =
  /(?<!\p{L})(?:als|nachdem|when|quand|lorsque|cuando)\s+(?=\p{L}[^;!?]{4,140}?\s(?:gründete[n]?|eröffnete[n]?|selbst(?:st)?ändig machte[n]?|founded|opened|(?:a|ont) (?:fondé|créé|ouvert|lancé)|fundó|fundaron|abrió|abrieron|montó|montaron|creó)(?!\p{L}))/giu;
/** "The business began when A …", and A is the founder. */
const bornWhen =
  /(?<!\p{L})(?:a vu le jour|est née?|a commencé|began|started|was born|entstand|begann|nació|empezó|comenzó)(?!\p{L})[^.;!?]{0,40}?,?\s(?:quand|lorsque|when|als|cuando)\s+/giu;
/** "The brainchild of A", "est née du rêve de A". */
const brainchild =
  /(?<!\p{L})(?:(?:the )?(?:brainchild|vision|idea|dream|creation) of|(?:est |sont )?née?s? (?:de |du |d['’])(?:(?:la |l['’]|une? )?\p{L}+ )?(?:de |d['’])|nació (?:de |del )(?:(?:la |el )?\p{L}+ )?de)\s*/giu;
/** "A founded it": Arabic and old-fashioned stories put the verb first. */
const arabicFounded =
  /(?<!\p{L})[وف]?(?:أسس|أسّس|أنشأ|افتتح|أطلق|فتح)(?:ت?ها|ته?|ه)?(?!\p{L})\s+(?=\p{L})/gu;
/** "A was a carpenter and then founded the workshop". */
const arabicWas =
  /(?<!\p{L})كانت?\s+(?=\p{L}[^.!؟]{4,160}?\s[وف]?(?:أسس|أنشأ|افتتح|أطلق)(?:ت|ها|ه|تها|ته)?(?!\p{L}))/gu;
/** "1968 gründete Karl Obermeier die Schreinerei" */
const germanInverted =
  /(?<!\p{L})(?:gründete[n]?|eröffnete[n]?|öffnete[n]?|sperrte[n]?|schloss(?:en)?)\s+(?=\p{L}[^.;!?]{4,60}?\s(?:die|den|das|unsere?n?|ihr(?:en?)?|sein(?:en?)?)\s)/giu;
/** "1990 machte sich Karl Obermeier selbständig" */
const ownFeet =
  /(?<!\p{L})(?:machte[n]? sich|wagte[n]?)\s+(?=\p{L}[^.;!?]{4,80}?\s(?:selbst(?:st)?ändig|den schritt in die selbst(?:st)?ändigkeit)(?!\p{L}))/giu;
/** "My name is A and I started this business": a person who speaks. */
export const introductions =
  /(?<!\p{L})(?:my name is|i['’]m|i am|ich bin|mein name ist|je m['’]appelle|je suis|me llamo|soy|أنا|اسمي)\s+(?=[^;!?]{4,400}(?:i (?:started|founded|opened|set up)|gründete|eröffnete|habe ich [^.;!?]{0,60}(?:gegründet|eröffnet)|j['’]ai (?:créé|ouvert|fondé|lancé)|fundé|abrí|monté|creé|أسست|افتتحت|أطلقت))/giu;
export const leads = [
  foundedBy,
  germanEnd,
  whenFounded,
  bornWhen,
  brainchild,
  germanInverted,
  ownFeet,
  arabicFounded,
  arabicWas,
] as const;

// The Arabic word for a woman who founds is the word for an institution, too.
const founderWord =
  "(?:(?:co-?)?found(?:ers?|ing (?:partners?|father|mother|members?|owners?))|(?:mit)?gründer(?:in|innen)?|(?:co-?)?fondat(?:eur|rice)s?|(?:co)?fundador(?:a|es|as)?|(?:co-?)?fondator[ei]|fondatrice|oprichters?|مؤسس(?:و|ي)?|المؤسس(?:ون|ين)?|المؤسسان|مؤسساها?|مؤسسوها|مؤسسها|مؤسستها|المؤسسة(?=\\s*[:–-]))";
/** "Founder and owner: …", "our founders, …": the names come after. */
export const founderThen = new RegExp(
  `(?<!\\p{L})${founderWord}(?!\\p{L}|['’]s? )(?:\\s*(?:&|and|und|et|y|e|en|/|,)\\s*(?:owners?|ceo|president|director|managing director|chef|inhaber(?:in)?|geschäftsführer(?:in)?|gérante?|directeur|directrice|propietari[oa]|directora?|titolare|eigenaar))*\\s*(?:of [\\p{Lu}][\\p{L}’'& ]{2,40})?\\s*(?:(?:ال)\\p{L}+\\s+(?=هو|هي|هما))?(?:[:–-]|,|\\(|is|was|were|are|ist|war|sind|est|sont|es|son|è|sono|zijn|هو|هي|هما)?\\s*`,
  "giu",
);
/** "A, founder of …", "A is the founder": the names come before. */
export const thenFounder = new RegExp(
  `\\s*(?:[,(–|-]\\s*|\\s(?:is|are|was|were|ist|est|es|è)\\s)(?:(?:the|our|and|a|one of|original|die|der|unsere?|la|le|les|el|los|il|de|het|owner|ceo|president|inhaber(?:in)?|master \\p{L}+|chef|&|/|und|et|y|sole|proud|co-owner|its|original),?\\s*){0,6}${founderWord}(?!\\p{L})`,
  "giu",
);
/** "A opened the shop", "A gründete den Betrieb": the names come before, the business after. */
export const opensBusiness =
  /\s(?:first |jointly |both |proudly )?(?:founded|established|started|opened|created|launched|co-founded|set up|gründete[n]?|eröffnete[n]?|(?:a|ont) (?:fondé|créé|ouvert|lancé)(?: ensemble)?|fondent?|crée|fundó|fundaron|abrió|abrieron|creó|crearon|montó|montaron|puso en marcha|pusieron en marcha|inició|fondò|fondarono|aprì|richtte)(?:\s(?:im jahre? |in |en )?\d{4},?)?\s+(?=(?:(?:the|our|their|his|her|this|a|an|its|up|small|little|family|what is now|die|den|das|ihren?|seinen?|unser(?:e|en)?|le|la|les|leur|son|sa|ce|cette|cet|notre|el|su|est[ea]|nuestra?|una?|un|il|lo) |l['’])*(?:(?<business>company|firm|business|shop|store|practice|clinic|salon|studio|restaurant|bakery|agency|school|doors|family business|caf[eé]|bar|inn|hotel|workshop|garage|nursery|gallery|office|firma|betrieb|unternehmen|kanzlei|praxis|werkstatt|laden|geschäft|entreprise|société|maison|boutique|cabinet|atelier|agence|comptoir|librairie|boulangerie|empresa|negocio|tienda|taller|despacho|estudio|cocina|academia|clínica|bodega|casa|panadería|azienda|bedrijf)(?!\p{L})|(?<name>[^.,;!?]{2,60})))/giu;
export const saysFounder = new RegExp(
  `(?<!\\p{L})(?:${founderWord}|(?:founded|started|established|opened|created|gründete|eröffnete|fonda|fundó|abrió|créé|fondé)\\s+(?:the|our|this|the company|den|die|das|la|el|l['’]|cette|esta))`,
  "iu",
);
/** "Founder of the Red Cross". */
export const founderOf = new RegExp(
  `${founderWord} (?:and \\p{L}+ )?(?:of|der|des|von|du|de|del) (?:the )?(\\p{Lu}[^.,;!?]{2,40})`,
  "iu",
);
export const anyWord =
  /found|establish|start|open|creat|form|launch|begun|began|born|brainchild|set up|gründ|eröffn|öffne|sperr|schloss|aufgebaut|leben gerufen|taufe|ständig|fond|cré|ouvert|lanc|né|vu le jour|fund|abr|abier|inici|naci|mont[óé]|marcha|nat[ao]|aprì|opricht|opgericht|richtte|سس|أنش|انطلق|افتتح|أطلق|فتح/i;

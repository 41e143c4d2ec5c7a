/** The business in its own words, its people or its vehicles. */
const ourselves =
  /(?<!\p{L})(?:we|we['’](?:ll|re|ve)|our|us|I|I['’]ll|my|on your patch|comes? out|wir|unser\p{L}*|uns|ich|mein\p{L}*|nous|notre|nos|on|je|j['’]\p{L}+|nuestr[oa]s?|nos|me|\p{L}{2,}(?:amos|emos|imos)|llevo|reparto|trabajo|atiendo|a domicilio|servicio|entregas?|envíos?|desplazamientos?|interventions?|livraisons?|déplacements?|anfahrt|lieferung|deliver(?:y|ies)|call-?outs?)(?!\p{L})/iu;

/** Words that take the work to a place. */
const goes =
  /(?<!\p{L})(?:serv(?:e|es|ing|ice|icing)|cover(?:s|ing)?|travel(?:s|ling|ing)?|deliver(?:s|y|ies|ing)?|driv(?:e|es|ing)|go(?:es)?|com(?:e|es) (?:out|to)|call-?outs?|visits?|work(?:s|ing)?|operat(?:e|es|ing)|photograph|available|look(?:s|ing)? after|patch|round|rounds|protect(?:s|ing)?|on the road|runs?|roam|rove|install(?:s|ing)?|collect(?:s|ions?)?|pick(?:s|ing)? up|clean(?:s|ing)?|teach|arbeite[nt]?|arbeitsgebiet|komme[nt]?|liefer(?:n|e|t|ung|ungen)|fahre?n?|fährt|unterwegs|einsatz\p{L}*|da|betreue[nt]?|besuche[nt]?|hausbesuche?|montiere[nt]?|reinige[nt]?|tätig|anfahrt|gebiet\p{L}*|\p{L}+gebiet|bediene[nt]?|holen|abholung|vor ort|interv(?:iens|ient|enons|ention|entions)|(?:nous )?déplaçons|déplace(?:ments?)?|livr(?:e|ons|aison|aisons)|couvr(?:e|ons)|desserv\p{L}*|travaill(?:e|ons)|visites?|à domicile|install(?:e|ons)|plantons|sillonn\p{L}*|rayonn\p{L}*|secteurs?|tournées?|vamos|llevamos|llevo|repart(?:imos|o)|reparto|atend(?:emos|o)|atiendo|trabaj(?:amos|o)|cubrimos|llegamos|servimos|servicio|entregas?|entregamos|env(?:íos?|iamos)|desplaz\p{L}+|representamos|recorremos|instalamos|recogemos|a domicilio|zonas?)(?!\p{L})/iu;

/** The same in Arabic, where the verb tells the person: "we reach", "our cars go". */
const goesInArabic =
  /(?<!\p{L})(?:و|ف)?(?:نصل|نغطي|نخدم|نعمل|نزور|نوص[لّ]ل?|نوصّل|نتنقل|ننتقل|ننقل|نلبي|نقدم|نقوم|نسلم|نأتي|نجي|بنوصل|بنخدم|خدمة التوصيل|التوصيل|توصيل|الدليفري|(?:تصل|يصل|تغطي|يغطي|تخدم|يخدم|تنقل|تعمل|يعمل|تجوب) \p{L}*(?:نا|ها)|خدماتنا|(?:سياراتنا|فرقنا|فريقنا|باصاتنا|شاحناتنا))(?!\p{L})/u;

/** Somebody else, the past, the origin of goods or of people, and where one can't come. */
const ofOthers =
  /(?<!\p{L})(?:friends?|mates?|colleagues?|neighbou?rs?|partners?|suppliers?|compet\p{L}+|born|grew|raised|trained|graduat\p{L}+|studied|lived|moved|met|founded|opened|award\p{L}*|don['’]t|do not|doesn['’]t|not|no longer|never|sorry, no|freunde?\p{L}*|kolleg\p{L}+|nachbar\p{L}*|partner\p{L}*|lieferant\p{L}*|aufgewachsen|geboren|studier\p{L}+|gelernt|ausbildung|gegründet|eröffne\p{L}+|stammt|kommt aus|kommen aus|bezieh\p{L}+|nicht|keine?n?|amis?|confrères?|collègues?|voisine?s?|partenaires?|fournisseurs?|né|née|diplômée?|étudi\p{L}+|formée?|fondée?|vien(?:t|nent)|proviennent|provient|ne [\p{L} ]+ pas|amig[oa]s?|colegas?|vecin[oa]s?|soci[oa]s?|proveedor\p{L}*|nací|nació|estudi\p{L}+|formad[oa]|fundad[oa]|vienen?|llegan? de|procede\p{L}*|no|شريك\p{L}*|شركاؤنا|جار\p{L}*|زميل\p{L}*|نحيلكم|نتعاون|لا|ليس|درس|ولد|تخرج|تخرّج|تأتي من|يأتي من|لـ?يست)(?!\p{L})/iu;

/** "Not only in Kent" says no less. */
const notOnly =
  /(?<!\p{L})(?:not (?:only|just)|nicht nur|non seulement|no (?:solo|sólo|matter))(?!\p{L})/giu;

/** Whether a sentence tells where the business goes to work. */
export const tellsOfServing = (sentence: string): boolean => {
  if (isOfOthers(sentence)) return false;
  return (
    (ourselves.test(sentence) && goes.test(sentence)) ||
    goesInArabic.test(sentence.normalize("NFC"))
  );
};

export const isOfOthers = (sentence: string): boolean =>
  ofOthers.test(sentence.replace(notOnly, ""));

/** Words in front of a list of places in such a sentence. */
export const beforePlaces =
  /(?<!\p{L})(?:in|to|into|around|across|throughout|about|as far as|near|all over|cover(?:s|ing)?|serv(?:e|es|ing)|between|nach|um|bis(?: nach)?|rund um|im raum|ist (?:das|der|die)|sind|à|au|aux|en|sur|dans|autour d[e’']|de|desde|vers|jusqu['’](?:à|au|aux|en)|couvr(?:e|ons)|desserv(?:ons|ant)|a|por|hasta|cubrimos|los juzgados de|في|إلى|الى|ل|لـ|نغطي|نخدم|تغطي|تخدم|أحياء|مدن|أنحاء|مناطق)\s*:?\s+(?=\p{Lu}|(?:the|les?|la|l['’]|el|los|las)\s\p{Lu}|\p{Script=Arabic}|[dDlL]['’]\p{Lu})/gu;

/** Headings of parts of a page that tell where the business works, delivers or comes to. */
export const servingHeading =
  /(?<!\p{L})(?:where (?:we|I|you['’]ll find us) (?:work|go|roam|deliver|travel|serve|operate|cover|drive|come|ride|clean)|(?:service|delivery|coverage|call-?out|catchment) (?:area|zone|round|radius)s?|areas? (?:we|I|covered|served)|(?:our|my) (?:patch|round|area|areas|territory|turf|delivery)|how far (?:we|do we)|we come to you|(?:proudly |now )?(?:serving|protecting|covering)|wo (?:wir|ich) (?:\p{L}+ )?(?:unterwegs|arbeiten?|liefern?|fahren?|sind|bin|im einsatz|tätig|hinkommen?|helfen?)|wir kommen (?:auch )?zu|wohin wir|(?:arbeits|einsatz|liefer|einzugs|service|tätigkeits|wirkungs|versorgungs)(?:gebiet|bereich|radius|ort)e?|zones?|secteurs?|territoire|où (?:nous )?(?:intervenons|livrons|allons|travaillons|nous déplaçons)\p{L}*|rayon d['’]action|(?:nos )?(?:déplacements|tournées)|communes (?:desservies|couvertes)|zonas?|d[óo]nde (?:trabajamos|llegamos|repartimos|vamos|atendemos|entregamos)|hasta d[óo]nde|cobertura|territorio|مناطق|المناطق|أين (?:نعمل|نصل|نخدم|نوصل)|نطاق|التغطية|نصل إلى|نخدم)(?!\p{L})|^\W*(?:deliver(?:y|ies)|lieferung|lieferservice|hausbesuche|livraisons?|à domicile|reparto|reparto a domicilio|envíos|a domicilio|التوصيل|توصيل|الدليفري|خدمة التوصيل)\W*$/iu;

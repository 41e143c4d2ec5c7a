import { remembered } from "../../text/remembered.ts";

const plural =
  "services|treatments|procedures|specialties|specialities|therapies|leistungen|dienstleistungen|behandlungen|leistungsspektrum|prestations|soins|spécialités|servicios|tratamientos|especialidades|servizi|trattamenti|diensten|behandelingen|serviços|tratamentos";

/** Headings that say nothing but "our services". */
const exact = new RegExp(
  `^\\W*(?:(?:our|all|unsere|nos|nuestros|nuestras|i nostri|onze|os nossos|the|my|meine|mes|mis|main|core|key|full|list of|die|les|los) ){0,2}(?:${plural}|service|what we (?:do|offer)|practice areas?|areas of (?:practice|expertise)|expertise|schwerpunkte|tätigkeitsschwerpunkte|rechtsgebiete|rechtsgebieden|angebote?|unser angebot|leistungsangebot|domaines? d['’](?:activité|intervention|expertise)|nos (?:activités|métiers|savoir-faire)|qué (?:hacemos|ofrecemos)|áreas de práctica|specialità|cosa facciamo|specialisaties|wat wij doen|خدماتنا|الخدمات|خدمات|ماذا نقدم|تخصصاتنا|علاجاتنا)(?: (?:we (?:offer|provide)|offered|provided|overview|list|include|available|im überblick|auf einen blick|proposée?s|que ofrecemos|offerti|menu|& prices|and prices|und preise|et tarifs|y precios|and treatments|& treatments|التي نقدمها))?\\W*$`,
  "iu",
);
/** Headings on the services of one kind: "Residential Plumbing Services". */
const kinds = new RegExp(
  `(?<!\\p{L})(?:${plural})\\W*$|(?<!\\p{L})services (?:we (?:offer|provide)|offered|provided|available|include)\\W*$|^(?:leistungen|services|prestations|servicios|soins|behandlungen|خدمات) (?:für|for|pour|para|rund um|de|im|in)(?!\\p{L})`,
  "iu",
);
const notServices =
  /(?<!\p{L})(customer|client|terms|community|after[- ]?sales|emergency numbers|web|social|search|church|armed|secret|support|about|why|other|partner|google|public|use of|kunden|conditions|our (?:company|team)|read|areas?|your|how)(?!\p{L})/iu;

export type Topic = "exact" | "kind" | null;

/** Whether a heading or a menu's entry opens a list of the business's services. */
export function topicOf(text: string): Topic {
  if (text.length > 70) return null;
  if (exact.test(text)) return "exact";
  return kinds.test(text) && !notServices.test(text) && text.split(/\s+/).length <= 8
    ? "kind"
    : null;
}

/** Addresses of a page that lists the services: `/our-services.html`. */
export const isServicesPage = (url: string): boolean =>
  /\/(?:our-|all-|unsere-|nos-|nuestros-)?(?:services?|treatments|procedures|what-we-do|practice-areas|leistungen|dienstleistungen|behandlungen|prestations|soins|servicios|tratamientos|servizi|diensten|behandelingen|specialties|expertise)(?:\.\w{3,5})?\/?(?:[?#].*)?$/i.test(
    url,
  );

/** Parents in menus whose entries are reading matter, other people or places. */
export const isOtherTopic = remembered(
  (text) =>
    text.length <= 70 &&
    /(?<!\p{L})(blogs?|news|tips?|(?:buyers?|sellers?|home ?owners?|tenants?|landlords?|consumers?)[’']?s? (?:info\w*|advice|education|cent(?:er|re)|corner)|useful info\w*|good to know|wissenswertes|bon à savoir|infos pratiques|articles?|resources?|librar(y|ies)|topics?|guides?|about|galler(y|ies)|portfolio|projects?|testimonials?|reviews?|careers?|jobs|education|health info\w*|links?|partners?|brands?|clients?|categories|tags|archives?|posts?|recent|related|directory|neighbou?rs?|neighbou?rhood|attractions?|things to do|events? calendar|press|media|faqs?|questions?|why|areas?|locations?|cities|companies|aktuelles|ratgeber|referenzen|partner|karriere|actualités|partenaires|réalisations|noticias|proyectos|clientes|socios|المدونة|الأخبار|شركاؤنا|عملاؤنا)(?!\p{L})/iu.test(
      text,
    ),
);

/** Words after which a sentence or a list names services. */
export const leadIn =
  /(?<!\p{L})(?:(?:we|i|who|that|which|also|and|team|company|firm|clinic|practice|salon|studio|shop|now|to|currently|proudly|can|will|lawyers|attorneys) (?:also |can |proudly |currently |specifically |now )?(?:offers?|provides?|speciali[sz]es? in|deals? (?:in|with)|handles?|performs?|supply|supplies|undertakes?|carry out|carries out|covers?|handle|do)|\p{L}+ (?:also |proudly )?(?:offers|provides|speciali[sz]es in)|(?:offering|providing|speciali[sz]ing in|speciali[sz]ed in|speciali[sz]es? in|specialists? in|experts? in|experienced in|focus(?:es|ing|ed)? (?:on|in)|dedicated to)|services?,? (?:such as|like|includ(?:e|es|ing)|ranging from|range from|are|available|for|in)|(?:treatments|services|work|jobs|procedures|practice areas?) (?:such as|like|includ(?:e|es|ing)|ranging from)|(?:range|variety|types?|kinds?|array|aspects) of [\p{L} ]{3,40}? (?:including|such as|from)|available for|(?:everything|anything|work|services) from|(?:sale|sales|supply|repair|installation|verkauf|reparatur|vente|réparation|pose|venta|reparación|verkoop|reparatie)(?: and [\p{L}]+| en [\p{L}]+| et [\p{L}]+| und [\p{L}]+| y [\p{L}]+)? (?:of|von|de|van)|ich (?:biete|übernehme|mache)(?: ihnen| auch)*|je (?:propose|réalise|vous propose)|ofrezco|realizo|wir (?:bieten|führen|übernehmen|erledigen|machen|sind spezialisiert auf|vertreten|beraten|behandeln)(?: (?:ihnen|sie|für sie|auch|unter anderem|gerne|ihnen auch))*|spezialisiert auf|zu unseren (?:leistungen|schwerpunkten) (?:gehören|zählen)|unsere leistungen(?: umfassen| sind|:)|leistungen wie|angebot (?:umfasst|reicht von)|nous (?:proposons|offrons|réalisons|effectuons|assurons|intervenons pour|prenons en charge)(?: (?:également|aussi|vos|tous))*|spécialis(?:é|ée|és|ées|te|tes) (?:en|dans|de)|nos (?:prestations|services)(?: comprennent|:| sont| incluent)|(?:prestations|services) (?:comme|tels? que)|ofrecemos|realizamos|hacemos|nos encargamos de|nos dedicamos a|especiali(?:zados|zadas|stas|zado|zada|sta) en|nuestros servicios(?: incluyen| son|:)|servicios (?:como|de)|offriamo|i nostri servizi(?: comprendono|:)|wij bieden|onze diensten(?: zijn|:)|gespecialiseerd in|oferecemos|نقدم(?: لكم)?(?: خدمات)?|نوفر(?: لكم)?(?: خدمات)?|متخصصون في|متخصصة في|متخصص في|تشمل خدماتنا|خدماتنا تشمل)(?!\p{L})\s*:?\s*/giu;

/** Sentences about somebody else, about the past or about work refused. */
export const notOffered =
  /(?<!\p{L})(partners?|affiliat\w*|sponsor\w*|neighbou?r\w*|former(?:ly)?|previously|used to|do not|don['’]t|does not|doesn['’]t|no longer|not offer\w*|cannot|suppliers?|manufacturers?|studied|graduat\w*|degree|nicht|keine?n?|früher|ne [\p{L}]+ (?:pas|plus)|ya no|no \p{L}{2,}[aei]mos|anteriormente|لا نقدم)(?!\p{L})/iu;

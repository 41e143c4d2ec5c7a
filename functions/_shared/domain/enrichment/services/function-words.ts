/** Entries that lead around a site or tell of its comforts: none is work on offer. */
const whole =
  /^(?:online )?(?:reservations?|reservierung(?:en)?|r[ée]servations?|reservas?|reserveren|reservering(?:en)?|prenotazion[ei]|bookings?|buchung(?:en)?|(?:room |hotel |our )?amenities|ausstattung|équipements|comodidades|faciliteiten|voorzieningen|customer (?:services?|care|support)|kundenservice|kundendienst|service clients?|servicio al cliente|atenci[óo]n al cliente|servizio clienti|klantenservice|(?:change|select|choose) (?:your )?language|languages?|sprachen?|sprache w[äa]hlen|langues?|idiomas?|taal|talen|lingue|legal (?:notice|information|info|stuff)|rechtliches|rechtliche hinweise|mentions l[ée]gales|aviso legal|informaci[óo]n legal|note legali|juridische informatie|neighbou?rhood|nachbarschaft|le quartier|el barrio|de buurt|accessibility|barrierefreiheit|accessibilit[ée]|accesibilidad|toegankelijkheid|site search|suche|recherche|b[úu]squeda|buscar|zoeken|ricerca|خدمة العملاء|اللغة|بحث)$/iu;

/** The same amid other words. "Search marketing" and "executive search" are work. */
const part =
  /^(?:search|browse|filter|refine|sort) (?!engine|marketing|ads?\b|advertising|and rescue|& rescue|optimi)|^(?:property|home|house|listing|advanced|quick) search$|\b(?:change|select|choose) (?:your )?language\b|^neighbou?rhood (?:\/|&|and) |(?:\/|&|and) neighbou?rhood$|^shop by\b|\.(?:com|net|org|info|biz|eu|co\.uk|de|at|ch|fr|es|it|nl|be)$/iu;

/** Praise of a stock: "wide assortment". */
const stock =
  /^(?:large|wide|huge|great|big|vast|gro(?:ß|ss)es?|gro(?:ß|ss)e|breites?|riesige?|grand|large|vaste|gran|amplio|amplia|groot|ruim|breed|uitgebreid) (?:selection|assortment|choice|range|variety|auswahl|sortiment|choix|assortiment|gamme|surtido|variedad|selecci[óo]n|gama|aanbod|keuze)$/iu;

/** Properties by which a visitor narrows a list of goods. */
const filter =
  /(?:^|\s)(?:types|sizes|brands|price ranges?|gr[öo](?:ß|ss)en|marken|preisklassen?|tailles|marques|tallas|marcas|maten|merken|prijsklassen?)$/iu;

/** Whether a phrase is a word of navigation, of a filter or of praise for the stock. */
export const isFunctionWord = (value: string): boolean =>
  whole.test(value) || part.test(value) || stock.test(value) || filter.test(value);

/** Headings of a shop's filters; those beside them are filters, too. */
export const isFilterHeading = (text: string): boolean =>
  text.length <= 40 &&
  (filter.test(text) ||
    /^(?:shop by|filter|refine|sort by|narrow|filtern|filtrer|filtrar|prices?|colou?rs?|sizes?|brands?|material|preis|farben?|prix|couleurs?|precio|colores|prijs|kleuren?)(?!\p{L})/iu.test(
      text,
    ));

/** Titles of advice rather than of work. */
const advice =
  /^(?:(?:the )?(?:importance|benefits?|signs?|causes?|symptoms?|history|basics|advantages?|pros and cons|dangers?|myths?) of|how |what |why |when |guide to|(?:a|the|your) .*guide|(?:tips|obtain|obtaining|understanding|choosing|preparing|avoiding) |wie |was |warum |comment |pourquoi |quels? |quelles? |c[óo]mo |por qu[ée] |qu[ée] |hoe |waarom |welke )|\b(?:tips|guide|guides|checklist|mistakes|explained|ratgeber|checkliste|conseils|consejos|gu[íi]a|advies voor)$|^(?:importance|wichtigkeit|bedeutung|l['’]importance|importancia|belang) (?:of|von|de|van)\b|\?$/iu;
export const isAdvice = (text: string): boolean => text.length <= 90 && advice.test(text.trim());

/** A single development or listing: "Larkspur Ridge building lots". */
const singleProperty =
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:.* )?(?:lots?|villas?|town(?: |-)?houses?|condos?|condominiums?|homesteads?|homesites?|apartments|plots?|units|wohnungen|baugrundst[üu]cke|appartements|terrains|parcelas|viviendas|kavels|woningen)$/u;
const landmark =
  /(?<=\p{L} )(?:Estates?|Ridge|Point|Landing|Heights|Meadows?|Creek|Grove|Hills?|Village|Court|Manor|Woods|Park|Shores?|Terrace|Gardens|Bay|Ranch|Crossing|Wohnpark)(?!\p{L})/u;
export const isSingleProperty = (value: string): boolean =>
  singleProperty.test(value) && landmark.test(value);

/** Whether a heading opens good works for the town rather than work for customers. */
export const isCause = (heading: string): boolean =>
  /^\W*(?:our )?(?:community (?:involvement|outreach|events?|support)|in the community|charit(?:y|ies)|giving back|soziales engagement|sponsoring|m[ée]c[ée]nat|nos engagements|solidaridad|compromiso social|maatschappelijke betrokkenheid)\W*$/iu.test(
    heading,
  );

const dishes =
  /(?<!\p{L})(?:eggs?|cereals?|toast|juices?|waffles?|pancakes?|bagels?|yogh?urts?|oatmeal|bacon|sausages?|butter|jams?|milk|ham|muffins|eier|rührei|m[üu]sli|saft|wurst|schinken|marmelade|br[öo]tchen|[œo]ufs?|jus|c[ée]r[ée]ales|confitures?|jambon|beurre|huevos?|zumos?|jam[óo]n|mermeladas?|mantequilla|tostadas?|eieren|ontbijtgranen|broodjes|sap)(?!\p{L})/giu;
/** Whether a list names the food of a buffet: its cakes are not for sale. */
export const isBuffet = (list: string): boolean =>
  new Set([...list.matchAll(dishes)].map(([word]) => word.toLowerCase())).size >= 3;

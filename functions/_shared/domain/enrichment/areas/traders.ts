import { isTradeWord } from "../services/trades.ts";

/** Those who do the work, and the houses it is done in. */
const traders =
  /^(plumbers?|electricians?|lawyers?|attorneys?|solicitors?|notar(y|ies)|dentists?|orthodontists?|doctors?|physicians?|vets?|veterinarians?|contractors?|builders?|roofers?|painters?|decorators?|carpenters?|joiners?|locksmiths?|gardeners?|landscapers?|cleaners?|movers?|photographers?|designers?|architects?|accountants?|bookkeepers?|advisers?|advisors?|agents?|agency|brokers?|consultants?|therapists?|chiropractors?|physiotherapists?|hairdressers?|barbers?|stylists?|beauticians?|florists?|bakers?|butchers?|caterers?|jewell?ers?|opticians?|tutors?|teachers?|instructors?|trainers?|mechanics?|garage|installers?|fitters?|specialists?|experts?|engineers?|surveyors?|planners?|tailors?|hotels?|inn|motel|hostel|restaurants?|cafe|bistro|bakery|salon|spa|medspa|clinic|practice|studio|gym|school|nursery|firm|company|contractor|store|shop|boutique|pharmacy|winery|brewery|gallery|klempner|installateur|elektriker|rechtsanwalt|rechtsanwalte|anwalt|kanzlei|zahnarzt|zahnarztpraxis|praxis|tierarzt|maler|tischler|schreiner|dachdecker|gartner|friseur|friseursalon|fotograf|steuerberater|backerei|metzgerei|konditorei|gasthof|pension|werkstatt|makler|plombier|electricien|avocate?s?|notaire|dentiste|veterinaire|menuisier|couvreur|macon|peintre|serrurier|jardinier|paysagiste|coiffeur|coiffeuse|institut|photographe|comptable|boulangerie|boucherie|fleuriste|bijouterie|opticien|garagiste|auberge|gite|chauffagiste|fontanero|fontaneros|electricistas?|abogad[oa]s?|notaria|dentistas?|veterinari[oa]s?|carpinter[oa]s?|pintor(es)?|cerrajeros?|jardineros?|peluqueria|fotograf[oa]s?|asesoria|panaderia|floristeria|joyeria|optica|taller|posada|hostal|clinica|gestoria|advocaten|advocaat|loodgieter|tandarts|kapper|juweliers?|aannemer|bakkerij|restaurante|ristorante|avvocato|idraulico|سباك|كهربائي|محامي|محامون|طبيب|عيادة|صالون|مطعم|فندق|مصور|محاسب|ورشة|شركة|مخبز|مكتب)$/;

/** Whether a folded word is a trader, a trader's house or the trade's work. */
export const isTrader = (word: string): boolean => isTraderOrHouse(word) || isTradeWord(word);

export const isTraderOrHouse = (word: string): boolean => traders.test(word);

/** Those who work at their customers', by the beginnings of their folded names in five languages. */
const travelling =
  /^(?:plumb|electric|roof|paint(?:er|ing)|decorat|carpent|locksmith|garden|landscap|tree|clean|junk|remov|mov(?:er|ing)|pest|handym|builder|contract|photograph|videograph|cater|taxi|transfer|limousin|tow(?:ing)?$|hvac|heating|boiler|drain|fenc|paving|chimney|mobile|website|webdesign|realtor|klempner|installateur|sanitar|elektri|dachdeck|maler|gartn|garten|galabau|gebaudereinig|reinigung|umzug|umzuge|schadling|schlusseldienst|fotograf|hochzeitsfotograf|partyservice|entrumpel|rohrreinig|makler|immobilien|plomb|chauffag|couvreur|couverture|peintre|macon|serrur|jardin|paysag|nettoy|demenag|derat|traiteur|depannage|fontaner|cerrajer|pintor|mudanza|plagas|limpieza|desatasc|reformas|inmobiliari|albanil|سباك|كهرب|تكييف|تنظيف|نقل|مكافحه|مكافحة|صيانة|صيانه|دهان|عفش|تصوير|مصور|عقار)/u;

/** Whether a folded word names a trade that goes to its customers. */
export const goesOut = (word: string): boolean => travelling.test(word);

/** Headings of parts that are about somebody else, in the languages the crawler reads. */
const neighbours =
  /(?<!\p{L})(local (attractions?|restaurants?|dining|businesses|favou?rites|eats|gems)|area (attractions?|guide|restaurants?|dining)|nearby (attractions?|restaurants?|dining|places|shops|bars|sights|pubs|caf[eé]s|museums?|activities)|(attractions?|restaurants?|dining|places|shops|bars|sights|pubs|caf[eé]s|museums?|activities) (nearby|near (us|here|the (hotel|inn|house))|(with)?in walking distance|in the (area|neighbou?rhood|vicinity)|around (us|here|the corner))|(our|the|your|friendly) neighbou?rs$|neighbou?rhood (guide|favou?rites)|things to (do|see)|what to (do|see)|where to (eat|drink|go)|places to (eat|visit|go|see|drink)|recommended (restaurants?|places)|points of interest|explore the area|(restaurant|city|town|local) guide|ausflugs(ziele|tipps)\p{L}*|sehenswürdigkeiten|unsere (nachbarn|empfehlungen|ausflugstipps)|(restaurants|lokale|gaststätten|einkehr\p{L}*|freizeit\p{L}*|aktivitäten) in der (nähe|umgebung|nachbarschaft)|essen und trinken in der|que faire|où (manger|sortir|boire)|(nos )?bonnes adresses|à (voir|visiter)|(restaurants?|activités|commerces|visites) (à proximité|aux alentours|dans les environs|du quartier)|nos voisins|qué (ver|hacer|visitar)|dónde (comer|ir)|nuestros vecinos|(restaurantes|bares|lugares|sitios) (cerca|cercanos|en la zona|recomendados)|cosa (fare|vedere)|dove (mangiare|andare)|(ristoranti|locali|attrazioni) (nei dintorni|nelle vicinanze|vicino|consigliati)|te doen in|o que (fazer|ver)|onde comer)(?!\p{L})|المطاعم القريبة/iu;
/** Phrases that say "nearby" alone; in a longer heading they praise the business itself. */
const nearby =
  /^\W*(\p{L}+ )?(nearby|near(by)? us|around us|around here|in the (area|neighbou?rhood|vicinity)|within walking distance|local area|neighbou?rhood|we recommend|our recommendations|(in der|unsere|die) (nähe|umgebung|nachbarschaft)|rund um uns|umgebung|empfehlungen|à proximité|aux alentours|dans (les environs|le quartier)|cerca|alrededores|en la zona|(te )?recomendamos|nei dintorni|nelle vicinanze|consigliamo|in de (buurt|omgeving)|nas proximidades|بالقرب منا|أماكن قريبة)\W*$/iu;
const partners =
  /^\W*(our |unsere |unser |nos |nuestros |i nostri |onze |os nossos )?((\p{L}+ )?(partners?|partnern?|partenaires?|sponsors?|sponsoren|socios|colaboradores|patrocinadores|parceiros|suppliers?|lieferanten|fournisseurs|proveedores|fornitori|leveranciers|vendors|affiliates?|affiliations)( (we (love|recommend|trust|like)|list|directory))?|(partners?|sponsors?|friends|freunde|amis|amigos) (and|&|und|et|y|e|en) \p{L}+|useful (links|contacts|numbers)|important (numbers|contacts)|nützliche (links|nummern)|wichtige (nummern|rufnummern|telefonnummern)|liens utiles|numéros utiles|enlaces de interés|teléfonos (de interés|útiles)|(numeri|link) utili|handige (links|nummers)|member directory|our clients|our customers|client list|(some of )?our references|referenzen|unsere kunden|nos références|rivenditori|stockists|authori[sz]ed (dealers?|resellers?)|find a (dealer|reseller|retailer|stockist)|händler(verzeichnis|suche)?|bezugsquellen|revendeurs|distribuidores|(our )?(other|sister) (businesses|companies|restaurants?|hotels?|propert(y|ies)|brands|venues|business|company)|(unsere )?(weitere[nr]? (restaurants|betriebe|häuser|hotels|lokale|marken)|schwester(betriebe?|hotels?|restaurants?|unternehmen))|nos autres (restaurants|hôtels|établissements|marques)|nuestros otros (restaurantes|hoteles|locales|negocios)|(i )?nostri altri (ristoranti|hotel|locali)|friends of \p{L}+|emergency numbers|notrufnummern|(upcoming |next |past )?(shows|gigs|concerts)|tour ?dates|(konzert|tour)termine|auftritte|(dates de |prochains )concerts?|(próximos )?conciertos|(prossimi )?concerti|شركاؤنا|الشركاء|الرعاة|أرقام مهمة)\W*$/iu;
const links = /^\W*(links?|web ?links|liens|enlaces|linkliste|partnerlinks)\W*$/iu;
const reviewers =
  /(?<!\p{L})(testimonials?|what (our |my )?(customers?|clients?|guests?|patients?|people|others|they)( \w+)? (say|are saying|think)|(customer|client|guest|google|our|patient) reviews?|^reviews?$|kundenstimmen|gästestimmen|kundenmeinungen|bewertungen|das sagen|was (unsere )?(kunden|gäste|patienten)|avis (clients?|de nos)|témoignages|ils nous font confiance|ce que disent|opiniones|testimonios|lo que dicen|recensioni|dicono di noi|testimonianze|ervaringen|klanten vertellen|depoimentos|آراء|شهادات)(?!\p{L})/iu;
/** Makers and keepers of the site, and offices that its small print has to name. */
const makers =
  /^\W*((web ?site|site|web ?seite|page|sito|sitio) ((design(ed)?|built|created|developed|realisation|réalisation)( (and|&) \w+)?( by)?|credits?)|web ?design(ed by)?|web ?(site )?(development|entwicklung|hosting|agency|agentur)|(technische )?umsetzung|realisierung|realisation|programmierung|konzeption( und gestaltung)?|gestaltung und (umsetzung|programmierung)|hosting( ?provider)?|hosted by|h[eé]berge(ur|ment)( du site)?|(le |ce )?site (internet |web )?est h[eé]berg[eé]|(site )?h[eé]berg[eé] (par|chez)|gehostet (bei|von)|hébergeur du site|conception( et réalisation)?( du site)?|création( du)? site( internet)?|réalisation( du site)?|crédits?( photos?)?|photo credits?|bildnachweise?|fotonachweise?|alojamiento( web)?|diseño (web|y desarrollo)|desarrollo web|realizzazione( sito)?|sviluppo web|webbouw|websitebouw|realisatie( website)?|credits|استضافة|تصميم الموقع)(?!\p{L})/iu;
const authorities =
  /(?<!\p{L})(aufsichts(behörde|stelle)|zuständige\p{L}* [\p{L}-]*(kammer|behörde)|berufshaftpflicht\w*|haftpflichtversicher\w*|landesbeauftragte\w*|datenschutz(beauftragte|behörde|aufsicht)\w*|data protection (officer|authority|commissioner)|delegado de protección de datos|délégué à la protection des données|responsabile della protezione dei dati|functionaris (voor )?gegevensbescherming|information commissioner|supervisory (authority|body)|licensing authority|verbraucherschlichtung\w*|schlichtungsstelle|online dispute|médiateur de la consommation|assurance (responsabilité )?(civile )?professionnelle|agencia española de protección|garante (per la|della) (protezione|privacy)|autoriteit persoonsgegevens|geschillencommissie|autorité de contrôle|livro de reclamações)(?!\p{L})/iu;

/** In a sentence: "Nearby attractions include …", "Complaints: the furniture ombudsman, …". */
const sentence =
  /(?<!\p{L})((nearby|local|area|surrounding) (attractions|restaurants|sights|pubs|museums|shops) (include|are|range)|attractions (nearby|in the area) include|ombudsman|better business bureau|citizens advice|trading standards|in der (nähe|umgebung) (finden|gibt|liegt|befinde[nt])|schlichter\p{L}*|à proximité(,)? (vous|se|on)|médiateur de la consommation|nelle vicinanze (si|trov)|cerca (encontrará|hay|del hotel))(?!\p{L})/iu;
/** Whether a line of text, however long, speaks of others and may give their numbers. */
export const speaksOfOthers = (text: string): boolean =>
  text.length <= 1_000 &&
  !invitesToUs(text) &&
  (sentence.test(text) || (text.length <= 400 && authorities.test(text)));

/** Headings over members of staff. */
const staff =
  /^\W*(our |the |meet |unser |unsere |das |notre |nos |nuestro |nuestros |il nostro |i nostri |ons )*(meet )?(the )?(\p{L}+ )?(team|staff|agents|people|attorneys|lawyers|solicitors|doctors|dentists|physicians|advis[eo]rs|brokers|consultants|stylists|trainers|instructors|teachers|coaches|therapists|directors|leadership|management|partners|associates|ärzte|mitarbeiter(innen)?|mitarbeitende|ansprechpartner(innen)?|anwälte|berater|équipe|praticiens|avocats|conseillers|equipo|abogados|médicos|asesores|personale|avvocati|agenti|medewerkers|medici|equipe)\W*$/iu;
export const isOfStaff = (text: string): boolean => staff.test(text);

/** Headings that lead back to the business, wherever they are. */
const ourselves =
  /^\W*(contact( us)?|get in touch|call us|visit us|find us|reach us|our (address|office|location|details)|how to (find|reach) us|(make a )?reservations?|book( now| a table| your stay)?|opening hours|hours|kontakt|so erreichen sie uns|anfahrt|adresse|anschrift|öffnungszeiten|impressum|contactez[- ]nous|nous (contacter|trouver|joindre)|nos coordonnées|horaires( d['’]ouverture)?|contact[oa]|contáctanos|dónde estamos|horarios?|dirección|contatti|dove siamo|orari|neem contact op|openingstijden|contato|onde estamos|اتصل بنا|تواصل معنا|ساعات العمل|عنواننا)\W*$/iu;
/** Words of a heading that names nobody. */
const generic =
  /(?<!\p{L})(about|us|our|we|welcome|home|info\w*|inquir\w+|enquir\w+|general|main|head|office|phone|telephone|tel|fax|mobile|e-?mail|mail|address|directions|map|hours|today|appointments?|reservations?|bookings?|sales|service|services|parts|support|customer|reception|front|desk|events?|weddings?|catering|groups?|press|media|jobs|careers|team|staff|management|owner|director|manager|accounts?|billing|emergency|after|dining|restaurant|spa|bar|shop|follow|connect|newsletter|subscribe|quick|links|more|legal|notice|imprint|kontakt\w*|adresse|anfahrt|telefon|zentrale|rezeption|empfang|verkauf|vertrieb|werkstatt|buchhaltung|verwaltung|leitung|inhaber\w*|geschäftsführ\w*|verantwortlich\w*|angaben|gemäß|contact\w*|coordonn\p{L}*|accueil|réception|mentions|légales|éditeur|responsable|publication|direct\p{L}+|siège|social|contacto|dirección|teléfono|recepción|reservas|aviso|contatti|indirizzo|prenotazioni|adres|telefoon|the|and|of|for|in|at|to|a|und|der|die|das|für|von|et|de|du|des|la|le|les|y|el|los|del|e|il|di|per|en|het|van|voor|questions?|fragen|any|call|call|get|touch|with|your|free|quote|estimate|new|patients?|clients?|customers?|menu|location|visit|find|now|please|here|what|why|how|who|is|are)(?!\p{L})/giu;

export const isOfNeighbours = (text: string): boolean =>
  neighbours.test(text) || nearby.test(text) || partners.test(text);
/** A page that has such a name lists other people's sites; a heading may mean the site's own. */
export const isOfLinks = (text: string): boolean => links.test(text);
export const isOfReviewers = (text: string): boolean => reviewers.test(text);
export const isOfMakers = (text: string): boolean => makers.test(text) || authorities.test(text);
export const isOfOurselves = (text: string): boolean => ourselves.test(text);
/** Whether nothing is left of a heading without the words that every site uses. */
export const isGeneric = (text: string): boolean =>
  text.replace(generic, " ").replace(/[^\p{L}]+/gu, "").length < 3;

/** Public services and ways to come that a text names with their numbers. */
const publicService =
  /^\W*(?:[\p{L}’'.-]{1,20}\s){0,2}?(taxis?|taxi ?zentrale|cabs?|airport( shuttle)?|police( station| department)?|fire (brigade|department|station)|ambulance|hospital|poison control|tourist (office|information|board)|train station|coast ?guard|polizei\p{L}*|feuerwehr|krankenhaus|giftnotruf|notarzt|flughafen|bahnhof|tourist[- ]?info\p{L}*|gendarmerie|pompiers|samu|hôpital|aéroport|office de tourisme|gare|polic[ií]a( local| nacional)?|bomberos|ambulancias|hospital|aeropuerto|oficina de turismo|polizia|carabinieri|vigili del fuoco|ospedale|aeroporto|politie|brandweer|ziekenhuis|luchthaven|شرطة|إسعاف|المطار)(?!\p{L})[^.!?]{0,30}?\+?\(?\d/iu;
/** `Taxi: 020 7946 0171` // => "taxi" */
export const publicServiceIn = (text: string): string | null =>
  text.length <= 120 ? (publicService.exec(text)?.[1]?.toLowerCase() ?? null) : null;

/** "Call us": nobody says so of somebody else. */
const invitation =
  /(?<!\p{L})((call|ring|phone|text|contact|e-?mail|reach|visit|write( to)?|speak to|talk to|give) (us|me|our)|rufen sie (uns|mich)|ruf(t)? uns|schreiben sie uns|kontaktieren sie uns|erreichen (sie )?uns|sie erreichen uns|appelez[- ](nous|moi)|contactez[- ](nous|moi)|écrivez[- ]nous|ll[aá]m[ea](nos|n[oó]s)|llámanos|ll[aá]menos|cont[aá]cta?e?nos|escríb[ae]nos|chiama(ci|teci)|contatta(ci|teci)|scrivi(ci|teci)|bel ons|mail ons|ligue[- ]nos|اتصل بنا|اتصلوا بنا|راسلنا)(?!\p{L})/iu;
export const invitesToUs = (text: string): boolean => text.length <= 400 && invitation.test(text);

/** `0.4 miles`, `5 min. Fußweg`: nobody is at a distance from himself. */
export const namesDistance = (text: string): boolean =>
  /(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})?\s?(?:-?minutes?|-?mins?\.?|Minuten|Gehminuten|minuti|minutos|minuten)[\s-](?:walk|drive|on foot|by car|away|zu Fuß|Fußweg|entfernt|mit dem Auto|à pied|en voiture|a pie|andando|en coche|a piedi|in auto|lopen|a pé)|(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})?\s?(?:mi\.?|miles?|km|kilomet\w+|m|meters?|metres?|mètres|metros|metri|blocks?|yards?)\s(?:away|from (?:the|our)|entfernt|vom (?:haus|hotel)|à pied|de (?:l['’]hôtel|distancia)|dall['’]|verderop)|\(\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:mi\.?|miles?|km)\s?\)/iu.test(
    text,
  );

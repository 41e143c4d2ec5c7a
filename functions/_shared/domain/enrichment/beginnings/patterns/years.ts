const year = "((?:1[0-9]|20)\\d{2})";
const filler = '[^.!?;|·"“”„«»]';
const months =
  "January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember";

/** "Founded in 1926". */
export const founded = new RegExp(
  `(?<!\\p{L})(?:founded|established|est\\.?|estd\\.?|opened( its doors)?|started|began|incorporated|in business since|family[- ](?:owned|run)(?: business)? since|gegründet|gründung|gegr\\.|gründete[n]?|eröffnet(?:en?)?|fondée?s?|créée?|création|ouverte?|a vu le jour|fundad[ao]|fund[éó]|fundamos|fundaron|abrieron|mont[óé]|montaron|(?:tienda|empresa|negocio|taller|estudio|casa|proyecto) nació|(?:boutique|maison|entreprise|société|librairie) est née|creada|abiert[ao]|abr[ií][óo]?|abrimos|inaugur\\p{L}+|establecid[ao]|inici(?:ó|amos) (?:sus|nuestras) actividades|fondat[ao]|nat[ao]|apert[ao]|opgericht|gestart|geopend|założon\\w+|založen\\w+|grundlagt|grundat|perustettu|formed|set up|launched|[وف]?(?:تأسس\\p{L}*|أسس\\p{L}*|أنشئ\\p{L}*|أنشأ\\p{L}*|أطلق\\p{L}*|انطلق\\p{L}*|انطلاقت\\p{L}*|افتتح\\p{L}*|إنشاء|تأسيس\\p{L}*))(?!\\p{L})(?:\\s+(?:l['’]année|el año|${months}|:)|\\s+[\\p{L}&'’“”«»-]+){0,8}?\\s*[:,|]?\\s*${year}\\b`,
  "giu",
);
/** "Year founded: 1926". */
export const labelled = new RegExp(
  `(?<!\\p{L})(?:year (?:founded|established)|gründungsjahr|gegründet|année de (?:création|fondation)|año de (?:fundación|creación|inicio)|(?:سنة|عام) (?:ال)?(?:تأسيس|إنشاء))\\s*[:–|-]?\\s*${year}\\b`,
  "giu",
);
/** "Since 1926". */
export const since = new RegExp(
  `(?<!\\p{L})(?:since|seit|depuis|desde|dal|sinds|anno|od|منذ)\\s+(?:the\\s+year\\s+|dem\\s+jahre?\\s+|jahr\\s+|l['’]an(?:née)?\\s+|el\\s+año\\s+|عام\\s+|سنة\\s+)?${year}\\b`,
  "giu",
);
/** "In 1926 … opened", with the verb after the year. */
export const afterYear = new RegExp(
  `(?<![\\p{L}\\d.])${year}(?![\\d.])(?=${filler}{1,120}?(?<!\\p{L})(?:founded|established|opened|started|set up|gegründet|gründeten?|eröffnet(?:en?)?|zum ersten mal die tür|fonda|fondèrent|(?:a|ont|avons|ai) (?:fondé|créé|ouvert)|créa|ouvrit|fund[óé]|fundaron|fundamos|abri[óo]|abrieron|abrimos|mont[óé]|montaron|creó|fondò|aprì|richtte|opende|fundou|abriu|[وف]?(?:افتتح|أسس|أنشأ|أطلق)\\p{L}*)(?!\\p{L}))`,
  "giu",
);
/** "Our story begins in 1926", "At first, in 1926, there was a van". */
export const storyBegins = new RegExp(
  `(?<!\\p{L})(?:(?:our|the) (?:story|history|journey) (?:beg[ia]n\\p{L}*|start\\p{L}*|goes)|(?:it|this) all (?:began|started)|unsere (?:geschichte|reise) (?:beginnt|begann)|alles begann|(?:notre|l['’])\\s?(?:histoire|aventure) (?:commence|débute|a (?:commencé|débuté))|tout a commencé|au (?:départ|début)|nuestra (?:historia|andadura) (?:arranc|empez|empiez|comenz|comienz)\\p{L}+|todo (?:empezó|comenzó)|(?:بدأت|بدأنا|تبدأ) (?:حكايت\\p{L}*|الحكاية|قصت\\p{L}*|القصة|رحلت\\p{L}*|الرحلة))(?!\\p{L})${filler}{0,40}?${year}\\b`,
  "giu",
);

/** Other things that begin in a year: a membership, a person's career, a partner, a law, a branch. */
export const otherBeginnings =
  /(?<!\p{L})(member(ship)?s?( of .{0,40})?(?= since)|copyright|©|licen[cs]ed|certifi\p{L}*|zertifi\p{L}*|accredited|approved|chartered|graduat\w*|born|geboren|nacid[oa]|joined|moved|married|degree|university|abitur|studied|studiert\w*|étudi\w+|award\w*|rated|renovat\w*|updated|last|version|legislation|act of|law of|directive|worked|working (as|at|for)|practi[cs]ing|experience|elected|appointed|acquired|purchased|took over|übernommen|übernahm\w*|rachet\p{L}*|repris\p{L}*|customers? since|client since|building|gebäude|bâtiment|edificio|المبنى|البيت|mitglied\p{L}*|innung\p{L}*|membres?|miembros?|soci[oa]s?|asociad[ao]s?|colegiad[ao]s?|agréée?s?|label\p{L}*|trader|distribu\p{L}+|(her|his|their) own|suppliers?|mentor|lieferant\p{L}*|fournisseurs?|proveedor\p{L}*|(?:our|unser\p{L}*|notre|nuestr[oa]) (?:partner\p{L}*|partenaire|socio)|(?:new|second|third|another|neue[nrs]?|zweite[nrs]?|nouve\p{L}+|deuxième|nuev[oa]|segund[oa]|otr[oa]) (?:shop|store|branch|location|site|restaurant|clinic|office|filiale|standort|laden|praxis|werkstatt|betrieb|boutique|magasin|restaurant|cabinet|atelier|tienda|sede|clínica|local|taller)|(?:we )?(?:work(?:ing)? with|recommend)|empfehlen|travaillons avec|trabajamos con|training cent\p{L}+|academy|schulungszentrum|ausbildungszentrum|centre de formation|centro de formación|مركز تدريب|فرع\p{L}*|عضو\p{L}*|معتمد\p{L}*|موزع\p{L}*|وكيل|شريك\p{L}*|ترميم\p{L}*)(?!\p{L})/iu;

/** "working with local families": customers rather than a named partner. */
export const withCustomers =
  /(?<!\p{L})(?:[Ww]ork(?:ing|ed)? with|[Tt]ravaill(?:ons|e) avec|[Tt]rabaj(?:amos|a) con)(?: \p{Ll}[\p{Ll}-]*,?){0,4}? (?:clients?|customers|families|individuals|people|(?:home|house|business )?owners|landlords|couples|patients|students|companies|corporations|businesses|firms|organi[sz]ations|schools|charities|particuliers|familles|entreprises|commerces|familias|empresas|particulares|clientes|pacientes)(?!\p{L})/gu;
/** The next clause of a sentence, about something else: ", and you can book online". */
export const nextClause = /(\d{4}),\s(?:and|but|so|und|aber|et|mais|y|pero)\s.*/;

/** A clause with "since" that is about the business being there. */
export const isThereSince =
  /['’]ve been(?!\p{L})|(?<!\p{L})(?:exist\p{L}*|trading|in (?:business|operation)|at your service|here for you|serv(?:ing|ed|es?)|open|providing|helping|family[- ](?:owned|run|business)|famil\p{L}*|proudly|trusted|(?:has|have|['’]ve) been|gründer(?:in)?|founders?|fondat(?:eur|rice)|fundadora?|المؤسس|there (?:has|have)|besteht|bestehen|gibt es|für sie (?:da|tätig)|sind wir|im dienst\p{L}*|in (?:dritter|zweiter|vierter|familienhand)|tradition\p{L}*|meisterbetrieb|au service|à votre (?:service|écoute)|est (?:là|présent)\p{L}*|vous accueill\p{L}+|al servicio|a su servicio|a tu servicio|atend\p{L}+|estamos|abiert[ao]s?|llevamos|نعمل|نخدم\p{L}*|نقدم|نستقبل\p{L}*|في خدم\p{L}*|خدمت\p{L}*|انطلاق\p{L}*|قائم\p{L}*|موجود\p{L}*|wir \p{L}+ seit|nous \p{L}+ depuis|\p{L}+[aei]mos (?:\p{L}+ ){0,5}desde)(?!\p{L})/iu;
/** "Since 1926 we …", "Desde 1926 amasamos …". */
export const sinceWe =
  /^[^\p{L}\d]*(?:since|seit|depuis|desde|منذ)\s(?:\p{L}+\s){0,2}\d{4},?\s+(?:(?:we|our|nous|notre|nuestr\p{L}+)(?!\p{L})|\p{L}+ (?:wir|unser\p{L}*)(?!\p{L})|\p{L}+[aei]mos(?!\p{L})|(?:و?نحن|ن\p{L}{3,}))/iu;
/** Habits and staff that a business took on in some year. */
export const isHabit =
  /seit \d{4} mit(?!\p{L})|(?<!\p{L})(?:chef|manager|leiter\p{L}*|geschäftsführer\p{L}*|gérante?|directora?|apprenti\p{L}*|lehrling\p{L}*|azubi\p{L}*|aprendi[cz]\p{L}*|use[sd]?|using|nutzen|verwenden|papierlos|digital\p{L}*|paperless|utilis\p{L}+|usamos|utiliz\p{L}+|recycl\p{L}*|recicl\p{L}+|reutiliz\p{L}+|database|datenbank|base de (?:données|datos)|products?|produkte?|produits?|productos?|sessions?|hangers?|kleiderbügel|cintres|perchas|déchets|waste|abfälle?|residuos|ökostrom|electric|strom|website|webseite|online|software|نستخدم|تستخدم|موقع\p{L}*|منتجات\p{L}*|شهاد\p{L}+)(?!\p{L})/iu;
export const ourselves =
  /(?<!\p{L})(we|we've|our|us|wir|unser\w*|nous|notre|nuestr\w+|nos|noi|nostr\w+|wij|ons|onze|nós|nossa?|company|business|firm|family|agency|practice|shop|store|restaurant\p{L}*|studio|salon|clinic|hotel|team|bakery|inn|guesthouse|workshop|garage|unternehmen|betrieb|firma|familie\w*|geschäft|haus|praxis|kanzlei|werkstatt|laden|gasthof|gasthaus|die tür|entreprise|maison|société|famille|boutique|cabinet|atelier|librairie|hôtel|comptoir|au départ|au début|empresa|familia\w*|negocio|casa|estudio|taller|tienda|despacho|clínica|cocina|academia|panadería|fund(?:é|amos)|abrimos|azienda|impresa|famiglia|bedrijf|zaak|serving|proudly|trusted|its doors|sus puertas|ses portes|fundador\p{L}*|gründer\p{L}*|fondat\p{L}+|founder\p{L}*|providing|helping|tradition|شركت?ن?ا?|الشركة|عيادت?ن?ا?|العيادة|المكتب|المطعم|الورشة|المركز|المتجر|المقهى|الاستوديو|مؤسست?ن?ا|محل|عائل\p{L}*|نحن|ونحن|نعمل|نستقبلكم|نقدم|نخدم\p{L}*|خدمتكم|انطلاقتنا)(?!\p{L})/iu;

import { fold } from "../../text/fold.ts";
import { remembered } from "../../text/remembered.ts";
import { isTraderOrHouse } from "../areas/traders.ts";
import { withoutMarked } from "../page.ts";
import { isAdvice, isFunctionWord, isSingleProperty } from "./function-words.ts";
import { isTradeWord, type Trade, tradeIn } from "./trades.ts";

/** Words no service's name has: those of menus, of offers to act, of whole sentences. */
const never: ReadonlySet<string> = new Set(
  fold(
    "welcome about contacts gallery galleries photos pictures image images portfolio blog news newsroom article articles press faq faqs question questions testimonial testimonials review reviews career careers job jobs vacancies apply staff crew history story mission vision philosophy values why how what who when where which our your my we us you i me they their his her its it this that these those more read learn click view see find get call request join buy add login logout log register account cart basket checkout sitemap map directions location locations areas hours open opening policy policies privacy terms cookies cookie disclaimer copyright rates price prices pricing fees cost costs quote quotes quotation quotations estimate estimates offer offers coupon coupons specials deal deals discount discounts promotion promotions voucher vouchers newsletter subscribe follow share facebook twitter instagram linkedin youtube google download downloads form forms brochure resource resources links link partner partners affiliate affiliates affiliations client clients customer customers guarantee guaranteed accreditation accreditations award awards tip tips guide guides calendar timetable timetables experience years here is are was were be been have has had do does can would should make makes keep help helps let company companies firm firms agency agencies plumber plumbers lawyer lawyers attorney attorneys solicitor solicitors dentist dentists electrician electricians contractor contractors specialist specialists expert experts designer designers planner planners installer installers fitter fitters provider providers supplier suppliers manufacturer manufacturers doctor doctors products product categories category tags archive archives recent popular featured latest next previous top menu menus options option status portal showroom projects studies library libraries topics topic brand brands free now today available ready qualified licensed certified insured started meet introduction overview webmaster email address telephone fax complaints referral referrals referring feedback survey pdf located based serving information details licenses licences refresh logo banner include includes consist consists wanted employment past source sources reform sponsor sponsors member members membership memberships community communities zipcodes zip satisfaction choose choice reasons reason advantage advantages difference different always never every step process approach thank thanks thankyou sorry error loading enter select please must not no yes don't if because since but so than then also just only very most much many some any each both reserved startseite über uns kontakt impressum datenschutz agb galerie bilder referenzen aktuelles aktuell karriere stellen stellenangebote preise preisliste anfahrt öffnungszeiten mehr warum wie wer unser unsere unserer unseren unserem ihr ihre ihren ihrem ihrer wir sie ich mein jetzt termin termine anfrage anfragen kunden kundenstimmen philosophie geschichte warenkorb anmelden suche weiter zurück hier lesen erfahren ratgeber tipps willkommen angebote aktionen ist sind haben accueil propos mentions légales réalisations actualités actualité équipe tarifs tarif prix horaires accès avis témoignages recrutement devis pourquoi comment notre nos votre vos nous vous je mon savoir plus lire voir découvrir découvrez cliquez partenaires histoire boutique panier connexion ici bienvenue est sont inicio nosotros contacto contacta aviso privacidad galería fotos proyectos noticias equipo precios precio tarifas horarios horario ubicación opiniones testimonios trabaja empleo presupuesto presupuestos qué cómo nuestro nuestra nuestros nuestras su tu sus leer ver más saber conocer clientes socios historia tienda carrito quiénes somos bienvenidos es son siamo contatti dove galleria prezzi offerte scopri leggi over ons nieuws tarieven openingstijden vacatures fotoalbum lees meer medewerkers الرئيسية نحن اتصل تواصل بنا معنا المدونة الأخبار معرض الصور الأسعار الأسئلة الشائعة آراء العملاء عملائنا فريق فريقنا وظائف سياسة الخصوصية المزيد اقرأ لماذا كيف ماذا أين هل شروط نستخدم احجز الآن مرحبا شركائنا homepage websites webpage",
  ).split(" "),
);

/** Praise and quantities in front of a name. */
const before =
  /^(?:(?:and|or|plus|also|including|includes?|such as|like|from|as well as|both|either|other|various|many|several|all|any|a|an|the|(?:(?:full|wide|complete|comprehensive|whole|entire|broad|extensive|large|huge|vast|great)\s+)?(?:range|ranges|variety|selection|array|types?|kinds?|aspects?|forms?|sorts?|makes|number)\s+of|professional|outstanding|quality|high(?:est)?[- ]quality|top[- ](?:quality|rated)|(?:the )?(?:very )?best|affordable|reliable|expert|experienced|trusted|leading|premier|superior|excellent|exceptional|unique|exciting|beautiful|finest|friendly|efficient|und|sowie|oder|auch|dazu|außerdem|alle|aller|die|der|das|den|von|zum|zur|rund um|wie|professionelle[rsn]?|hochwertige[rsn]?|et|ou|mais|aussi|également|tous|toutes|tous types de|toutes sortes de|ainsi que|une?|une gamme de|y|o|e|también|además|una?|todo|toda|todos|todas|todo tipo de|servicios? de|así como|het|een|alle|also offer|such)\s+)+/iu;
/** "Personal injury lawyers" do personal injury. */
const people =
  /(?<=\S\s+\S+)\s+(?:lawyers?|attorneys?|solicitors?|specialists?|experts?|contractors?|installers?|fitters?|engineers?|technicians?|consultants?|compan(?:y|ies)|firms?|agenc(?:y|ies)|architects?|planners?|designers?|photographers?|teachers?|tutors?|trainers?|therapists?)$/iu;

/** Articles of Romance languages; "Los Angeles" keeps its own. */
const articles =
  /^(?:(?:(?:de|des|du|la|le|les|el|los|las|i|gli|lo|di|il|en) |[ld]['’])+|(?:Les|La|Le|Los|Las|El|I|Gli|Il|Des|Du|De) (?=\p{Ll}))/u;
const after =
  /\s+(?:and|or|und|et|y|etc|and (?:much )?more|and so on|u\.? ?v\.? ?m|usw|entre otros|y más|et plus)\.?$/iu;

export interface Phrase {
  value: string;
  trade: Trade;
}

/** The text as it may name a service; `null` for a sentence, a menu's word or an empty phrase. */
export const phraseOf = remembered(readPhrase);

function readPhrase(text: string): Phrase | null {
  const value = cleaned(text);
  if (value.length < 3 || value.length > 60) return null;
  const words = fold(value)
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean);
  if (words.length === 0 || words.length > 7 || !/\p{L}{3}/u.test(value)) return null;
  if (/\.(png|jpe?g|gif|webp)$/i.test(value) || openEnd.test(value)) return null;
  if (/\p{Extended_Pictographic}|^\p{Lu}\p{L}+['’]s\s/u.test(value)) return null;
  if (/[,،;؛].*[,،;؛]/u.test(value)) return null;
  if (/n['’]t(?!\p{L})/u.test(value)) return null;
  if (/[@?؟!<>{}"“”…]|https?:|www\.|\d{3,}|\.\s|[€£$%]/.test(value)) return null;
  // Words of menus are none in names such as "contact lenses".
  const others = value.replace(allowed, "");
  const isOfMenu = fold(others)
    .split(/[^\p{L}\p{N}'’]+/u)
    .some((word) => never.has(word));
  if (isOfMenu || elsewhere.test(others)) return null;
  if (plainWords.test(value) || isFunctionWord(value)) return null;
  if (isAdvice(value) || isSingleProperty(value)) return null;
  return { value, trade: tradeIn(value) };
}

const openEnd =
  /\s(of|for|in|with|to|the|by|at|on|von|für|mit|de|des|du|pour|avec|para|con|van|voor)$/i;

/** Whether the phrase names a house or people rather than work: "Golf Club", "design architects". */
export const isVenue = (value: string): boolean =>
  isTraderOrHouse(fold(value.split(" ").at(-1) ?? "")) || otherVenues.test(value);
const otherVenues =
  /\b(club|bar|pub|cent(er|re)s?|hospital|schools?|office|ballroom|radio|safe|house|church|museum|park|gmbh|ltd|inc|llc)$/i;

/** Words of menus that some services have in their names, too. */
const elsewhere =
  /\b(contact|team|area|builders?|year|value|homepage|projects|sites?|pages?|shops|stores?)\b|^(shop|store|home|photo|picture|project|special|new)$|^(book|make|schedule|arrange|after[- ]sales) |\bshop$|^(media|search|benefits|back)$|^back to/i;
const allowed =
  /\b(contact lens(es)?|powers? of attorney|team[- ]?(building|workshops?|training|coaching|days?|events?)|area rugs?|after[- ]builders?|year[- ]end|end of year|after[- ]hours|call[- ]?outs?|(contract|document|lease) reviews?|career (coaching|counsel\w+|advice)|(brochure|catalogue?|menu|form|image) (design|printing|production)|portfolio management|community (care|nursing)|email marketing|contr[oô]le d['’]acc[eè]s|site (clearance|survey\w*|preparation|management))\b/gi;

/** Names of nothing in particular. */
const plainWords =
  /^virtual (office )?tours?$|^(our )?((all|other|additional|more|main|core|customer|client|value added|specialty|specialities|specialties|quick|useful) )?(services?|treatments?|events?|sales|support|service|care|leistungen|dienstleistungen|behandlungen|prestations?|services?|soins|servicios?|tratamientos?|servizi|diensten|خدماتنا|خدمات|الخدمات|restaurant menu|personal|business|commercial|residential|domestic|private|health|design|management|development|resources|training and|parties|video|videos|books?|rooms?|drinks?|wine|beer|emergency|finance|home|health|life)$/i;

const cleaned = (text: string): string =>
  withoutMarked(text)
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/^[\s•·*✓✔►▶»›>–—|+\-.:,;()]+/u, "")
    .replace(/^\d{1,2}[.)]\s+/u, "")
    .replace(/\s*\((?:[^()]{0,40})\)?\s*$/u, "")
    .replace(/[\s.:;,|»›>–—+*-]+$/u, "")
    .replace(before, "")
    .replace(articles, "")
    .replace(after, "")
    .replace(people, "")
    .replace(/[\s.:;,|»›>–—+*-]+$/u, "")
    .trim();

const modifiers: ReadonlySet<string> = new Set(
  "children kids teens adults men women families residential commercial domestic industrial emergency custom wet dry central full complete professional general specialist mobile local same day long distance new service services solutions care work works and und et y of de for fur pour".split(
    " ",
  ),
);

/** Whether every word is one of a trade or goes with any: titles hold names as well. */
export const isOnlyTrade = (value: string): boolean =>
  fold(value.replace(/\p{L}+-(?=\s)/gu, ""))
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .every((word) => isTradeWord(word) || modifiers.has(word));

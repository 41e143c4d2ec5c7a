import { servingHeading } from "../areas/serving-words.ts";

/** Words of headings over what a business does or sells. */
const offers =
  /(?<!\p{L})(?:what (?:we|I) (?:do|make|bake|offer|fix|treat|sell|teach|cook|repair|build|cover)|what can we|what[’']s on|(?:how|where) (?:we|I) can help|(?:we|I) (?:can )?(?:help with|do)|services?|treatments?|therap(?:y|ies)|procedures|classes|courses|lessons|workshops|programmes?|programs|prices?|price list|pricing|rates|fees|menu|specialit(?:y|ies)|specialt(?:y|ies)|expertise|practice areas|packages|sessions|rooms|products|from the (?:oven|kitchen)|repairs|everything (?:under|from|you)|leistung\p{L}*|dienstleistungen|angebote?|sortiment|was wir|(?:das|wir) (?:machen|können|bieten|helfen|bauen|nähen|backen)|bieten|kannst du|kurse|kursangebot|preise|richtpreise|preisliste|behandlung\p{L}*|schwerpunkte?|\p{L}*gebiete|fächer|zimmer|klassen|therapien|produkte|seminare|prestations?|soins|interventions|savoir-faire|tarifs?|prix|nos (?:métiers|activités|produits|pains|cours|formules|spécialités|ateliers)|ce que nous|nous (?:faisons|proposons|fabriquons|produisons|réalisons|vendons|cultivons)\p{L}*|cours|formules|chambres|compétences|spécialités|servicios|tratamientos|qué (?:hacemos|ofrecemos|podemos|comer|vendemos)|lo que hacemos|áreas de práctica|precios|tarifas|clases|cursos|talleres|especialidades|productos|habitaciones|trabajos|خدمات\p{L}*|الخدمات|نقدم\p{L}*|بنقد\p{M}?م|نقترح\p{L}*|برامج\p{L}*|البرامج|أسعار\p{L}*|الأسعار|علاجات\p{L}*|دورات\p{L}*|تخصصات\p{L}*|منتجات\p{L}*|نبيع|نصنع|أعمالنا)(?!\p{L})/iu;

/** Words of headings over anything else: people, the past, the way, news, others. */
const others =
  /(?<!\p{L})(?:team|crew|staff|people|doctors?|dentists?|vets|physios|teachers|meet|about|story|history|beginnings|who (?:we|I)|contact|find|visit us|hours|opening|where|directions|news|blog|journal|reviews?|testimonials?|sa(?:y|id|ys)|kind words|customers?|clients|faqs?|questions?|good to know|did you know|partners?|brands?|neighbou?rs?|friends|gallery|careers?|jobs|hiring|vacancies|awards?|press|accept|insurances?|checklist|tips|advice|why|values|promise|paper|suppliers?|materials?|delivery|areas?|around|explore|nearby|offices?|locations?|privacy|cookies|house rules|timetable|financing|community|sponsor\p{L}*|mission|über (?:uns|mich)|geschichte|chronik|historie|anfing|kontakt|anfahrt|öffnungszeiten|openingstijden|orari|sprechzeiten|aktuelles|neuigkeiten|presse|kunden\p{L}*|stimmen|sagen|gästebuch|fragen|partner|marken|galerie|karriere|ausbildung|impressum|datenschutz|netzwerk|checkliste|tipps|umgebung|filialen|standorte?|warum|menschen|(?:das|unser) haus|werte|lieferanten|auszeichnung\p{L}*|inhaber\p{L}*|equipe|équipe|à propos|histoire|qui sommes|accès|horaires|venir|actualités|presse|avis|livre d['’]or|disent|confiance|foire|questions|partenaires|marques|créateurs|fournisseurs|galerie|recrutement|alentours|réalisations|chantiers|références|nous|pourquoi|matériaux|mentions|equipo|nosotros|historia|quiénes|contacto|dónde|horarios?|noticias|prensa|opiniones|dicen|preguntas|socios|marcas|galería|empleo|alrededores|por qué|profes|amigos|proveedores|conócenos|conoce|reparto|envíos|promociones|reseñas|فريق\p{L}*|الفريق|من نحن|عنا|حكاي\p{L}*|قص[تّ]\p{L}*|قصة|اتصل|تواصل|مواعيد|أخبار\p{L}*|المدونة|مقالات|آراء|قالوا|أسئلة|الأسئلة|شركا\p{L}*|ماركات|معرض|وظائف|لماذا|نصائح|الكادر|محطات|كيف|العنوان|أين|مناطق|التوصيل|ضيوفنا|زباين\p{L}*)(?!\p{L})/iu;

export type Head = "offer" | "other" | "none";

/** The content that a heading announces. */
export const headOf = (text: string): Head =>
  text.length > 70
    ? "none"
    : others.test(text) || servingHeading.test(text)
      ? "other"
      : offers.test(text)
        ? "offer"
        : "none";

import type { Language, Trade } from "./kinds.ts";

/** The services of each trade, as owners name them on a page. */
const services: Record<Language, Record<Trade, string>> = {
  en: {
    food: "Breakfast|Lunch menu|Catering|Take-away|Private parties|Sunday roast",
    health:
      "Check-ups|Home visits|Teeth whitening|Emergency appointments|Physiotherapy|Vaccinations",
    craft: "Boiler repairs|Bathroom fitting|Maintenance contracts|Rewiring|Free estimates|Tiling",
    office: "Tax returns|Bookkeeping|Conveyancing|Wills and probate|Project planning|Payroll",
    stay: "Double rooms|Breakfast buffet|Airport transfer|Bicycle hire|Meeting room|Sauna",
    shop: "Gift wrapping|Home delivery|Repairs|Special orders|Gift cards|Alterations",
  },
  de: {
    food: "Frühstück|Mittagstisch|Catering|Speisen zum Mitnehmen|Familienfeiern|Eisbecher",
    health: "Vorsorge|Hausbesuche|Zahnreinigung|Notfalltermine|Krankengymnastik|Impfungen",
    craft:
      "Heizungswartung|Badsanierung|Elektroinstallation|Fliesenarbeiten|Notdienst|Malerarbeiten",
    office: "Steuererklärungen|Buchhaltung|Vertragsrecht|Erbrecht|Bauplanung|Lohnabrechnung",
    stay: "Doppelzimmer|Frühstücksbuffet|Flughafentransfer|Fahrradverleih|Tagungsraum|Sauna",
    shop: "Geschenkverpackung|Lieferung nach Hause|Reparaturen|Sonderbestellungen|Gutscheine|Änderungen",
  },
  fr: {
    food: "Petit déjeuner|Menu du midi|Traiteur|Plats à emporter|Banquets|Brunch du dimanche",
    health:
      "Bilans de santé|Visites à domicile|Détartrage|Urgences dentaires|Kinésithérapie|Vaccinations",
    craft:
      "Dépannage|Rénovation de salle de bain|Installation électrique|Carrelage|Peinture|Entretien de chaudière",
    office:
      "Déclarations fiscales|Comptabilité|Droit des contrats|Successions|Suivi de chantier|Fiches de paie",
    stay: "Chambres doubles|Buffet du petit déjeuner|Navette aéroport|Location de vélos|Salle de réunion|Hammam",
    shop: "Emballage cadeau|Livraison à domicile|Réparations|Commandes spéciales|Chèques cadeaux|Retouches",
  },
  es: {
    food: "Desayunos|Menú del día|Comida para llevar|Celebraciones|Tapas|Banquetes",
    health: "Revisiones|Visitas a domicilio|Limpieza dental|Urgencias|Fisioterapia|Vacunas",
    craft:
      "Reparaciones|Reforma de baños|Instalaciones eléctricas|Alicatados|Pintura|Mantenimiento de calderas",
    office: "Declaraciones de la renta|Contabilidad|Contratos|Herencias|Dirección de obra|Nóminas",
    stay: "Habitaciones dobles|Desayuno bufé|Traslado al aeropuerto|Alquiler de bicicletas|Sala de reuniones|Piscina",
    shop: "Envoltorio para regalo|Envío a domicilio|Arreglos|Pedidos especiales|Tarjetas regalo|Reparaciones",
  },
  ar: {
    food: "فطور|قائمة الغداء|تموين الحفلات|طلبات خارجية|مناسبات عائلية|مشويات",
    health: "فحوصات دورية|زيارات منزلية|تنظيف الأسنان|مواعيد طارئة|علاج طبيعي|تطعيمات",
    craft: "صيانة السخانات|تجديد الحمامات|تمديدات كهربائية|تركيب البلاط|دهان|كشف مجاني",
    office: "إقرارات ضريبية|مسك الدفاتر|صياغة العقود|قضايا الميراث|تخطيط المشاريع|كشوف الرواتب",
    stay: "غرف مزدوجة|بوفيه الفطور|توصيل إلى المطار|تأجير دراجات|قاعة اجتماعات|ساونا",
    shop: "تغليف الهدايا|توصيل إلى المنزل|إصلاحات|طلبات خاصة|بطاقات هدايا|تعديل الملابس",
  },
};

export const servicesIn = (language: Language, trade: Trade): readonly string[] =>
  services[language][trade].split("|");

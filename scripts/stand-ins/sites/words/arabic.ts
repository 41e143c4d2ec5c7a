import type { Words } from "./site-words.ts";

/** Many an Arabic page of the town gives its guests the English word beside its own. */
export const arabic: Words = {
  contact: "اتصل بنا Contact",
  about: "من نحن About us",
  services: ["خدماتنا", "ماذا نقدم"],
  imprint: null,
  paths: {
    contact: "/contact",
    about: "/about",
    services: "/services",
    imprint: "/imprint",
  },
  phone: "هاتف Tel",
  fax: "فاكس Fax",
  second: { emergency: "طوارئ Emergency", booking: "الحجوزات Reservations" },
  email: "بريد إلكتروني",
  desks: {
    info: "استفسارات عامة",
    support: "خدمة العملاء",
    booking: "الحجوزات",
    accounting: "الحسابات",
    jobs: "وظائف",
    owner: "المالك Owner",
  },
  trades: {
    food: "مطعم",
    health: "عيادة",
    craft: "ورشة",
    office: "مكتب",
    stay: "بيت ضيافة",
    shop: "متجر",
  },
  describe: [
    (name, trade) =>
      `${name} ${trade} في قلب بورت إيلوري، يديره أناس يعرفون الجزيرة وضيوفها منذ زمن طويل.`,
    (name, trade) =>
      `أهلا بكم في ${name}. نحن ${trade} صغير على بعد خطوات من الميناء، وبابنا مفتوح لكم طوال أيام الأسبوع.`,
  ],
  started: [
    (year, names) => `تأسس عام ${year} على يد ${names}.`,
    (year, names) => `افتتح ${names} المكان سنة ${year} بطاولتين فقط.`,
  ],
  since: [(year) => `تأسس سنة ${year}`, (year) => `في خدمتكم منذ ${year}`],
  foundedBy: [(names) => `المؤسس: ${names}`],
  areasTitle: "مناطق الخدمة",
  serve: [(places) => `نخدم ${places}.`, (places) => `مناطق التوصيل: ${places}`],
  payTitle: "طرق الدفع",
  pay: [(ways) => `نقبل ${ways}.`, (ways) => `طرق الدفع: ${ways}`],
  and: "و",
  pricesIn: (codes) => `الأسعار بعملة ${codes}.`,
  range: "مستوى الأسعار",
  book: ["احجز الآن", "الحجز الإلكتروني"],
  cart: "سلة التسوق",
  addToCart: "أضف إلى السلة",
  message: "رسالتك",
  send: "إرسال",
  cookies: "يستخدم هذا الموقع ملفات تعريف الارتباط.",
  objection: "نرجو عدم إرسال أي إعلانات.",
};
